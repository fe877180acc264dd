import type { Given, GivenCharacter, Step } from './case'
import { system, weakened } from './words'
import type { CastMember, Run } from '../campaign'

/** Things to carry: one for everything that is dropped later, and stones of 1 for the rest. */
function packed(weight: number, drops: readonly number[]) {
  const big = drops.filter((drop) => drop > 1)
  const stones = weight - big.reduce((total, each) => total + each, 0)
  return [
    ...big.map((each, at) => ({ name: `Crate ${at + 1}`, weight: each })),
    ...Array.from({ length: stones }, (_, at) => ({ name: `Stone ${at + 1}`, weight: 1 })),
  ]
}

function sheetFrom({ class: className, weight, bonds, ...given }: GivenCharacter, drops: number[]) {
  const { level, xp, scores, hp, maxHp, armor, load, rations, coins, ammo, preparation } = given
  return {
    ...{ className, level, xp, scores, hp, maxHp, armor, load, rations, coins, ammo },
    ...{ preparation, life: given.life, debilities: given.debilities.map(weakened) },
    inventory: packed(weight, drops),
    bonds: Object.entries(bonds).flatMap(([name, count]) =>
      Array.from({ length: count }, (_, at) => ({ with: name, text: `Bond ${at + 1}` })),
    ),
    spells: Array.from({ length: given.spells }, (_, at) => `Spell ${at + 1}`),
  }
}

/** The weights that somebody drops in the course of a case. */
const dropsOf = (name: string, steps: readonly Step[]) =>
  steps.flatMap((step) =>
    step.do === 'roll' && step.actor === name && step.drop !== undefined ? [step.drop] : [],
  )

/** Lays what waits on somebody when a case begins. */
async function layModifiers(run: Run, characterId: string, own: GivenCharacter): Promise<void> {
  const laid = { characterId, system }
  for (const { value, purpose } of own.forward) {
    const scope = purpose === 'any' ? ('anyRoll' as const) : ('judged' as const)
    const modifier = { value, kind: 'forward' as const, scope, until: 'nextMatching' as const }
    await run('effect.lay', { ...laid, ...modifier, words: purpose })
  }
  for (const { value, cause } of own.ongoing) {
    const modifier = { value, kind: 'ongoing' as const, scope: 'anyRoll' as const }
    await run('effect.lay', { ...laid, ...modifier, until: 'hand', words: cause })
  }
}

/** Everybody of a case with their sheets, by name, and its settings. */
export async function seat(
  run: Run,
  { characters, foes, settings }: Given,
  steps: readonly Step[],
): Promise<ReadonlyMap<string, CastMember>> {
  const members = new Map<string, CastMember>()
  for (const [name, own] of Object.entries(characters)) {
    const sheets = { [system]: sheetFrom(own, dropsOf(name, steps)) }
    const { characterId } = await run('character.create', { name, sheets })
    members.set(name, { type: 'character', id: characterId })
    await layModifiers(run, characterId, own)
  }
  for (const [name, { hp, armor }] of Object.entries(foes)) {
    const sheets = { [system]: { hp, maxHp: hp, armor } }
    members.set(name, { type: 'npc', id: (await run('npc.create', { name, sheets })).npcId })
  }
  const scope = settings['journey.rationScope']
  if (scope) await run('setting.set', { system, key: 'journey.rationScope', value: scope })
  const away = settings['recruit.awayBands']
  if (away) {
    const value = away.includes('7-9') ? 'weakAndMiss' : 'missOnly'
    await run('setting.set', { system, key: 'recruit.awayBands', value })
  }
  return members
}
