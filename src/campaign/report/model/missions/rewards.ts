import { isReward } from '../../material/as-if-without'
import type { Entry } from '../../material/entries'
import type { Report } from '../schema'
import { signed } from '../../../../shared/figure'
import { tellOwn, type ReportContext } from '../report-context'

/** What the missions pay, summed by what it is paid in, each sum with its sources. */
export function rewardsOf({ material, audience }: ReportContext): Report['rewards'] {
  const sums = new Map<string, Report['rewards'][number]>()
  const open = material.rewards.filter(({ secret }) => audience === 'gm' || secret === 0)
  for (const { unit, amount, source, name } of open) {
    const sum = sums.get(unit) ?? { unit, total: 0, lines: [] }
    sum.total += amount
    sum.lines.push({ amount, source, to: name ?? '' })
    sums.set(unit, sum)
  }
  return [...sums.values()]
}

function changesOf(context: ReportContext, entries: readonly Entry[], roll: Entry, id: string) {
  return entries
    .filter(({ missionId, fact }) => missionId === roll.missionId && isReward(fact))
    .filter(({ fact }) => fact.about[0]?.id === id)
    .map(({ fact }) => tellOwn(context, fact))
}

/**
 * The closing rolls: what each came to and brought. Players read of none: the total tells what the others
 * reported (IF-069), and band and changes who heard it (IF-071): the one whom a pick brought nothing.
 */
export function rollsOf(
  context: ReportContext,
  people: readonly { id: string; name: string }[],
): Report['rolls'] {
  const { material, words } = context
  const { entries, missions } = material
  const last = (kind: string, missionId: string, id: string) =>
    entries.findLast(
      (entry) =>
        entry.fact.kind === kind && entry.missionId === missionId && entry.fact.about[0]?.id === id,
    )
  return missions.flatMap((mission) =>
    people.flatMap(({ id, name }) => {
      const roll = last('mission.rolled', mission.id, id)
      if (!roll) return []
      const own = roll.fact.with ?? {}
      const chosen = (roll.fact.chosen ?? []).map(words.say).join('; ')
      const terms = last('mission.modifierSummed', mission.id, id)?.fact.terms ?? []
      const modifier = Number(own.modifier ?? 0)
      return {
        name,
        mission: mission.name,
        band: String(own.band ?? ''),
        chosen,
        modifier,
        total: Number(own.total ?? 0),
        modifierText: signed(modifier),
        terms: terms.map(({ label, value, rule }) => ({
          label: words.say(label),
          value,
          rule,
          valueText: signed(value),
        })),
        changes: changesOf(context, entries, roll, id),
      }
    }),
  )
}

/** The confidential reports of the missions, by name. */
export function votesOf({ material, words, audience }: ReportContext): Report['votes'] {
  if (audience !== 'gm') return []
  return material.missions.flatMap(({ end, participants }) => {
    const nameOf = (id: string | null) =>
      id === null ? words.t('report.gm') : (participants.find((each) => each.id === id)?.name ?? '')
    return end.reports.map(({ from, to, value }) => ({
      from: nameOf(from),
      to: nameOf(to),
      value: signed(value),
    }))
  })
}
