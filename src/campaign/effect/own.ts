import { ownEffectChart, ownEffectsIn, type OwnEffect } from '../../rules/effects/own'
import { refuse } from '../../shared/reply'
import type { Read, Write } from '../file/handles'
import { ruledSystems } from '../setting/known'
import { rulingsOf } from '../setting/read'
import { editChart } from '../setting/write'

/** The effects of the table's own, of all systems in play, each once, by name. */
export function ownEffects(read: Read): OwnEffect[] {
  const all = ruledSystems(read).flatMap((system) => ownEffectsIn(rulingsOf(read, system).charts))
  const byName = new Map(all.map((each) => [each.name, each]))
  return [...byName.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}

/** Keeps an effect in the chart of the first system in play; one of the same name is written anew. */
export function keepOwnEffect(write: Write, effect: OwnEffect): void {
  const systems = ruledSystems(write)
  const linesOf = (system: (typeof systems)[number]) =>
    ownEffectsIn(rulingsOf(write, system).charts)
  const isThere = (each: OwnEffect) => each.name === effect.name
  const system =
    systems.find((each) => linesOf(each).some(isThere)) ?? systems[0] ?? refuse('refusal.gone')
  const lines = linesOf(system).filter((each) => !isThere(each))
  const kept = ownEffectChart.schema.safeParse([...lines, effect])
  if (!kept.success) refuse('effect.refused.tooMany')
  editChart(write, system, ownEffectChart, kept.data)
}
