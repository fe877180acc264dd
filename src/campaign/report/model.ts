import type { Fact } from '../../shared/fact'
import type { Phrase } from '../../shared/phrase'
import type { Term } from '../../shared/term'
import type { JournalEntry } from '../journal/api'
import type { Mission } from '../mission/read'

/** Who reads a report. Players never see a secret fact, nor what a secret fact alone tells. */
export type Audience = 'gm' | 'players'

/** Kinds that run a fight but tell no story. */
const bookkeeping = new Set([
  'declaration.made',
  'declaration.withdrawn',
  'step.closed',
  'turn.begun',
  'attack.missed',
  'attack.passed',
  'fatigue.taken',
  'move.made',
  'act.done',
  'sheet.changed',
  'mission.rolled',
  'mission.modifierSummed',
  'phase.switched',
  'condition.carried',
  'condition.changed',
])

/** What a character took home: the roll, its modifier (its terms for the GM only), and what changed. */
export interface Reward {
  id: string
  name: string
  modifier: number
  terms: Term[]
  total: number
  band: string
  changes: Fact[]
}

/** Somebody who did not walk away from a fight. */
export interface Casualty {
  label: string
  side: 'party' | 'foe'
  /** How he was when it ended. */
  state: Phrase
}

/** A fight of a mission, once it is over. */
export interface FightNote {
  name: string
  turns: number
  casualties: Casualty[]
}

/** A mission's report: what a reader of this audience may know, in order. */
export interface MissionReport {
  audience: Audience
  name: string
  client: string
  brief: string
  reward: string
  outcome: string | null
  objectives: { text: string; state: string }[]
  timeline: JournalEntry[]
  rewards: Reward[]
  fights: FightNote[]
}

/** What is written on a sheet to stay, or struck off it: it joins a list, or leaves one. */
const isLasting = ({ kind, from, to }: Fact) =>
  kind === 'sheet.changed' && (from === '' || to === '')

const isAbout = (fact: Fact, id: string) => fact.about[0]?.id === id

function rewardsFrom(facts: Fact[], names: { id: string; name: string }[]): Reward[] {
  return names.flatMap(({ id, name }) => {
    const roll = facts.findLast((fact) => fact.kind === 'mission.rolled' && isAbout(fact, id))
    if (!roll) return []
    const summed = facts.findLast(
      (fact) => fact.kind === 'mission.modifierSummed' && isAbout(fact, id),
    )
    const changes = facts
      .slice(facts.indexOf(roll))
      .filter((fact) => fact.kind === 'sheet.changed' && isAbout(fact, id))
    return {
      ...{ id, name, changes },
      modifier: Number(roll.with?.modifier ?? 0),
      terms: summed?.terms ?? [],
      total: Number(roll.with?.total ?? 0),
      band: String(roll.with?.band ?? ''),
    }
  })
}

/** Reduces the journal to a mission's report. Pure; `entries` in the order they happened. */
export function missionReport(
  mission: Mission,
  entries: readonly JournalEntry[],
  audience: Audience,
  fights: readonly FightNote[] = [],
): MissionReport {
  const readable = entries.filter(({ fact }) => audience === 'gm' || !fact.secret)
  const { name, client, brief, reward, outcome } = mission
  const rewards = rewardsFrom(
    readable.map((entry) => entry.fact),
    mission.participants,
  )
  const rewarded = new Set(rewards.flatMap(({ changes }) => changes))
  const isTold = (fact: Fact) =>
    isLasting(fact) ? !rewarded.has(fact) : !bookkeeping.has(fact.kind)
  return {
    ...{ audience, name, client, brief, reward, outcome },
    objectives: mission.objectives.map(({ text, state }) => ({ text, state })),
    timeline: readable.filter(({ fact }) => isTold(fact)),
    rewards,
    fights: [...fights],
  }
}
