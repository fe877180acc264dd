import type { Given, GivenWeapon } from './case'

/** Classes that the program calls otherwise. */
const classes: Record<string, string> = { dagger: 'fencing', club: 'staff', sling: 'thrown' }
const ammo: Record<string, string> = { bow: 'arrow', crossbow: 'bolt' }
const shooting = ['bow', 'crossbow', 'thrown']

/** A weapon as a sheet has it. */
export function weaponOn(given: GivenWeapon, thrown = shooting.includes(classOf(given))): object {
  const { name, dice, reach, hands, crit, fatigue, vsT, quality } = given
  return {
    ...{ name, dice, reach, hands, crit, fatigue, vsT, quality },
    class: classOf(given),
    missile: thrown,
    hp: given.hp ?? 0,
    rangeRow: given.rangeRow ?? null,
    loadTurns: given.loadTurns ?? 1,
    strReq: given.strReq2H ?? 0,
    everReady: given.everReady ?? false,
    ammo: ammo[given.class] ?? 'none',
    fumblePenalty: given.fumblePenalty ?? 0,
  }
}

function classOf(given: GivenWeapon): string {
  return classes[given.class] ?? given.class
}

/** What somebody fights with: the case's figures under the names of the sheet. */
export function sheetOf(given: Given, weapons: readonly object[]): object {
  const { armour, shield, large, hitOnly, ...rest } = given
  const optional = (name: string, value: unknown) => (value === undefined ? {} : { [name]: value })
  return {
    ...figures(given),
    ...optional('dWeapon', given['dWithWeaponOnly']),
    ...optional('large', large),
    ...optional('hitOnly', hitOnly),
    ...Object.fromEntries(plain.flatMap((name) => (name in rest ? [[name, rest[name]]] : []))),
    armor: {
      name: 'Armour',
      ...{ T: armour.T, C: armour.C, fitted: armour.fitted },
      ...{ hpGrace: armour.hpGrace, hpSteps: armour.hpSteps },
      dragon: (armour as { dragon?: string }).dragon ?? 'none',
    },
    shield: { name: 'shield', hp: shield?.hp ?? 0 },
    maFull: rest['maFull'] ?? hexes,
    ...magic(rest),
    shieldD: shield?.D ?? 0,
    weapons,
  }
}

/** Magic of whoever has any: mana without end where the case does not count it. */
function magic({ aml, ml, wilAdj, mpMax, save }: Record<string, unknown>): object {
  if (typeof save === 'number') return { willAdj: save }
  const level = aml ?? ml
  return level === undefined
    ? { willAdj: wilAdj ?? 0 }
    : { aml: level, willAdj: wilAdj ?? 0, mpMax: mpMax ?? 99, items }
}

/** As many charged items as anybody uses. */
const items = Array.from({ length: 4 }, (_, place) => ({
  name: `Item ${place + 1}`,
  level: 1,
  aml: 1,
}))

/** Hexes a turn of whoever is given none; every movement of the cases is within it. */
const hexes = 12

/** Fields that have the same name and meaning on both sides. */
const plain = [
  ...['h', 'htH', 'db', 'dbL', 'd', 'parryMode', 'stD', 'sizD', 'sizHtH', 'siz', 'pt', 'con'],
  ...['undead', 'dex', 'strAdj', 'unarmedLevel', 'alt', 'aml', 'pml', 'talAdj', 'mpMax', 'will'],
  ...[
    'mptPerLevel',
    'maHorse',
    'desperationMax',
    'fighterLevel',
    'willAdj',
    'conAdj',
    'str',
    'enhancedVision',
    'regenPerTurn',
  ],
]

function figures({ hs, hw, hm, dw, dm, db }: Given): object {
  const given = { hs, hw, hm, dw, dm: dm ?? db }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
}

/** What earlier fights have left on somebody, by the names the game master sets it under. */
export function leftOn(given: Given): Record<string, number> {
  const { damage, tempFatigue, dailyFatigue, armour, shield, mpUsed, unconscious } = given
  const magicHealed = Number(given['magicHealedToday'] ?? 0)
  const left = {
    ...{ wounds: damage, tempFatigue, dailyFatigue, armorDamage: armour.damage, magicHealed },
    shieldDamage: shield?.damageTaken ?? 0,
    manaSpent: Number(mpUsed ?? 0),
    knockedOut: Number(unconscious === true),
  }
  return Object.fromEntries(Object.entries(left).filter(([, value]) => value > 0))
}

/** What the game master sets of somebody by hand as the fight begins. */
export function flagsOf(given: Given): Record<string, unknown> {
  const flags: Record<string, unknown> = {
    berserk: given.berserk,
    fleshT: given['fleshT'] ?? 0,
    heightAdvantage: given['heightAdvantage'] === true,
    mounted: given['mounted'] === true,
    surprised: given['surprised'] === true && given['still'] !== true,
    stationary: given['still'] === true,
    magicOnly: given['needsMagicWeapon'] === true,
    cramped: given['cramped'] === true,
    asleep: given['asleep'] === true,
    helmetOn: given.armour.helmetOn,
    berserkTurns: Math.max(0, Number(given['berserkTurns'] ?? 0) - 1),
    immuneFlesh: given.immuneFlesh,
  }
  const usual: Record<string, unknown> = {
    helmetOn: true,
    ...{ fleshT: 0, berserkTurns: 0, immuneFlesh: 0 },
  }
  return Object.fromEntries(
    Object.entries(flags).filter(([name, value]) => value !== (usual[name] ?? false)),
  )
}
