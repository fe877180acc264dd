import { computed, inject, provide, type ComputedRef, type InjectionKey } from 'vue'
import type { OutputOf } from '../../../campaign/api'
import { phrase, type Phrase } from '../../../shared/phrase'
import type { Tone } from '../../parts/tone'

/** A fight as it is prepared. */
export type Preparation = OutputOf<'encounter.preparation'>
/** One of those in it. */
export type PrepCombatant = Preparation['combatants'][number]
/** What else is in it. */
export type PrepRow = OutputOf<'encounter.rows'>['rows'][number]

export type Side = PrepCombatant['side']

/** The sides in the order they are shown. */
export const sides = ['party', 'foe'] as const

/** Those of a side by group, in the order their groups were first met; no group comes first. */
export function groupsOf(
  combatants: readonly PrepCombatant[],
  side: Side,
): { group: string; members: PrepCombatant[] }[] {
  const members = combatants.filter((each) => each.side === side)
  const names = [...new Set(members.map(({ group }) => group))]
  const ordered = [...names.filter((name) => name === ''), ...names.filter((name) => name !== '')]
  return ordered.map((group) => ({
    group,
    members: members.filter((each) => each.group === group),
  }))
}

/** Part of a sheet as nested fields, from figures by dotted path. */
export function sheetPatch(figures: readonly { path: string; value: number }[]): object {
  const patch: Record<string, unknown> = {}
  for (const { path, value } of figures) {
    const [field = '', ...rest] = path.split('.')
    const inner = patch[field]
    const under = typeof inner === 'object' && inner !== null ? inner : {}
    patch[field] =
      rest.length > 0 ? { ...under, ...sheetPatch([{ path: rest.join('.'), value }]) } : value
  }
  return patch
}

const systemKey: InjectionKey<ComputedRef<string>> = Symbol('rule system of the fight prepared')

/** Says which rule system the fight goes by whose preparation this component holds. */
export function providePrepSystem(system: ComputedRef<string>): void {
  provide(systemKey, system)
}

/** The id of the rule system of the fight that is prepared around this component. */
export function usePrepSystem(): ComputedRef<string> {
  return inject(
    systemKey,
    computed(() => ''),
  )
}

/** The colour of how near a row is; its words say the same. */
export const rowTone: Record<PrepRow['state'], Tone> = {
  happened: 'moss',
  standing: 'neutral',
  due: 'ember',
  next: 'gold',
  later: 'neutral',
}

/** What a row is called: a reinforcement by how many of whom. */
export function rowName({ kind, name, quantity }: PrepRow): Phrase {
  if (kind !== 'reinforcement' || quantity === null) return phrase('prep.rowName', { name })
  return phrase('prep.times', { name, quantity })
}

/** In which group a row comes, what it does, and how often, in words; nothing of one that only comes once. */
export function rowDoes({ group, every, tick }: PrepRow): Phrase[] {
  return [
    ...(group === '' ? [] : [phrase('prep.inGroup', { group })]),
    ...(tick ? [phrase(`prep.harmText.${tick.kind}`, { dice: tick.dice })] : []),
    ...(every === null ? [] : [phrase('prep.again', { count: every })]),
  ]
}

/** When a row comes, or comes next, in words. */
export function rowWhen({ state, nextTurn: turn, step, doneTurn }: PrepRow): Phrase {
  if (state === 'happened') return phrase('prep.when.happened', { turn: doneTurn ?? 0 })
  if (turn === null) return phrase('prep.when.standing')
  return step === null
    ? phrase('prep.when.turn', { turn })
    : phrase('prep.when.step', { turn, step })
}
