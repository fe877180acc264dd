import type { z } from 'zod'
import { phrase } from '../../../shared/phrase'
import { measured, rungOf, type Attack, type Gauge, type MemberType } from '../../system/conversion'
import { npcSchema, type npcKindSchema } from '../npc'
import { characterSchema, type Character } from '../sheet'

/** The harm from which each degree of force counts, the first one first. */
export const harmLadder = [2, 3, 4, 4, 5, 5, 6, 6, 7, 8]

/** The same for protection: every point of it is two degrees. */
export const protectionLadder = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]

type Kind = z.infer<typeof npcKindSchema>

/** What each kind of foe stands for: there is no other figure to read skill and toughness from. */
const ofKind: Record<Kind, { skill: number; toughness: number }> = {
  minion: { skill: 2, toughness: 1 },
  relevant: { skill: 4, toughness: 4 },
  monster: { skill: 5, toughness: 6 },
  demon: { skill: 7, toughness: 8 },
}

/** What a character has without any stat: those who are played know how to fight. */
const ofCharacter = { skill: 3, toughness: 3 }

const of = (name: string, gaps: Record<string, string | number>) =>
  phrase(`ironFist.conversion.gauge.${name}`, gaps)

/** Blows by what they do to a body: piercing harm counts in full. */
function attacksOf(known: readonly { name: string; harm: number; ap: number }[]) {
  return known.map(({ name, harm, ap }) => ({ name, harm: harm + ap }))
}

function forceOf(attacks: readonly { name: string; harm: number }[]) {
  const hardest = Math.max(0, ...attacks.map(({ harm }) => harm))
  const label = attacks.length === 0 ? of('unarmed', {}) : of('force', { harm: hardest })
  return measured(label, rungOf(harmLadder, hardest))
}

const forceful = (attacks: readonly { name: string; harm: number }[]): Attack[] =>
  attacks.flatMap(({ name, harm }) =>
    name === '' ? [] : [{ name, force: rungOf(harmLadder, harm) }],
  )

/** A foe has a kind, protection and attacks; the harm it has suffered is left out. */
function gaugeFoe(sheet: object): Gauge {
  const npc = npcSchema.parse(sheet)
  const attacks = attacksOf(npc.attacks)
  const protection = npc.armor + npc.shield + npc.otherProtection.value
  const kind = of('kind', { kind: `@ironFist.kind.${npc.kind}` })
  return {
    measures: {
      skill: measured(kind, ofKind[npc.kind].skill),
      toughness: measured(kind, ofKind[npc.kind].toughness),
      force: forceOf(attacks),
      armour: measured(of('armour', { protection }), rungOf(protectionLadder, protection)),
    },
    count: Object.keys(npc.bodies).length + 1,
    attacks: forceful(attacks),
    aptitudes: {},
    lines: { traits: [], wants: [], deeds: npc.customMoves },
  }
}

/** What a character carries that the sheet itself says the harm of. */
function carried({ gear }: Character) {
  return gear.weapons.flatMap(({ name, custom }) => (custom ? [{ name, ...custom }] : []))
}

function gaugeCharacter(sheet: object): Gauge {
  const character = characterSchema.parse(sheet)
  const { stats, counterMax, gear, playbook } = character
  const attacks = attacksOf(carried(character))
  const worn = gear.armors.filter(({ inUse }) => inUse).length
  return {
    measures: {
      skill: measured(of('steel', { value: stats.steel }), ofCharacter.skill + stats.steel),
      toughness: measured(
        of('health', { value: counterMax.health }),
        ofCharacter.toughness + counterMax.health,
      ),
      force: forceOf(attacks),
      armour: measured(of('worn', { count: worn }), rungOf(protectionLadder, worn)),
    },
    count: 1,
    attacks: forceful(attacks),
    aptitudes: {
      strength: stats.steel,
      quickness: stats.edge,
      presence: stats.charm,
      stealth: stats.shadow,
      wits: stats.brains,
    },
    lines: { traits: playbook === '' ? [] : [playbook], wants: [], deeds: [] },
  }
}

/** What a sheet amounts to. */
export function gauge(type: MemberType, sheet: object): Gauge {
  return type === 'npc' ? gaugeFoe(sheet) : gaugeCharacter(sheet)
}
