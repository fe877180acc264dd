import { isOfOne } from '../../../milestone/read'
import type { Mission } from '../../../mission/read'
import { letterTextOf } from './letter'
import type { Report } from '../schema'
import { proseOf } from '../prose'
import { dayWords, type ReportContext } from '../report-context'

/** A mission as its report heads it. Its front and its secret are the game master's alone. */
export function missionOf(context: ReportContext, mission: Mission): Report['missions'][number] {
  const { material, words, audience } = context
  const { name, client, brief, reward, status, outcome, objectives } = mission
  const isGm = audience === 'gm'
  return {
    name,
    client,
    promised: reward,
    outcome,
    brief: proseOf(context, brief),
    status: words.t(`missions.life.${status}`),
    outcomeText: words.t(
      outcome === 'uncertain' ? 'report.undecided' : `mission.outcome.${outcome ?? 'open'}`,
    ),
    letterText: letterTextOf(context, mission),
    isSuccess: outcome === 'success',
    isFailure: outcome === 'failure',
    isUncertain: outcome === 'uncertain',
    isAbandoned: String(outcome) === 'abandoned',
    deadline: dayWords(context, material.deadlines.get(mission.id) ?? null),
    front: isGm ? (mission.front ?? '') : '',
    secret: isGm ? proseOf(context, mission.secret) : [],
    objectives: objectives.map(({ text, state }) => ({
      text,
      state,
      stateText: words.t(`mission.objective.${state}`),
      isReached: state === 'reached',
      isMissed: state === 'missed',
      // Nothing is still to do of a mission that was a success: which of them it was is left unsaid.
      isOpen: state === 'open' && outcome !== 'success',
    })),
  }
}

/** The milestones of a report: who claimed which deed, and what became of it. */
export function milestonesOf(context: ReportContext): Report['milestones'] {
  const { material, words, audience, scope } = context
  const { id: wantedId } = material.wanted
  const missions = new Set(material.missions.map(({ id }) => id))
  const named = new Set(material.entries.flatMap(({ fact }) => fact.about.map(({ id }) => id)))
  const nameOf = (id: string) => material.company.find((each) => each.id === id)?.name ?? ''
  return material.milestones
    .filter(({ id, mission_id: missionId, awarded_to: to, claimants }) => {
      if (scope === 'campaign') return true
      if (scope === 'mission') return missionId !== null && missions.has(missionId)
      if (scope === 'session') return named.has(id)
      return to === wantedId || claimants.some((each) => each.id === wantedId)
    })
    .filter(({ awarded_to: to }) => audience !== 'dispatch' || to !== null)
    .map(({ deed, gm, awarded_to: to, claimants, exchanged_for: spent, ...kept }) => ({
      deed,
      who: to === null ? claimants.map(({ name }) => name).join(', ') : nameOf(to),
      state: words.t(`report.milestone.${audience === 'gm' && isOfOne(kept) ? 'ofOne' : 'ofAll'}`, {
        state: words.t(`report.milestone.${to === null ? gm : 'awarded'}`),
      }),
      isAwarded: to !== null,
      spent: spent === null || audience === 'dispatch' ? '' : words.t('report.milestone.spent'),
    }))
}
