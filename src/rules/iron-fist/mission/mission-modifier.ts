import { phrase } from '../../../shared/phrase'
import { refuse } from '../../../shared/reply'
import { sum, term, type Sum, type Term } from '../../../shared/term'
import type { MissionEnd } from '../../system/mission-rules'
import { clamp } from '../../system/bounds'
import { defaultSettings, type Deciding } from '../settings'

/**
 * What a character adds to the closing roll (IF-064 to IF-069), capped either way only where the
 * campaign says so (decision `eom.modifierCap`). Each report is a term of its own that does not
 * say who gave it, and the terms are sorted so that their order does not tell either. Refuses someone
 * who took no part.
 */
export function missionModifier(
  end: MissionEnd,
  characterId: string,
  settings: Deciding<'eom.modifierCap'> = defaultSettings,
): Sum {
  if (!end.participants.includes(characterId)) {
    refuse('ironFist.endOfMission.refused.tookNoPart')
  }
  const milestones = end.milestones[characterId] ?? 0
  return capped(
    [
      ...reportTerms(end, characterId),
      ...outcomeTerms(end),
      ...(end.absent.includes(characterId) ? [modifier('absent', -1, 'IF-067')] : []),
      ...(milestones > 0 ? [modifier('milestones', milestones, 'IF-068')] : []),
    ],
    settings['eom.modifierCap'],
  )
}

function capped(terms: Term[], cap: number | null): Sum {
  const free = sum(terms)
  if (cap === null) return free
  const cut = clamp(free.total, { min: -cap, max: cap }) - free.total
  return cut === 0 ? free : sum([...terms, modifier('cap', cut, 'IF-069')])
}

function reportTerms({ reports }: MissionEnd, characterId: string): Term[] {
  const received = reports.filter(({ to }) => to === characterId)
  const peers = received.filter(({ from }) => from !== null).map(({ value }) => value)
  const gm = received.filter(({ from }) => from === null)
  return [
    ...peers.sort((a, b) => b - a).map((value) => modifier('report', value, 'IF-064')),
    ...gm.map(({ value }) => modifier('gmReport', value, 'IF-065')),
  ]
}

function outcomeTerms({ outcome }: MissionEnd): Term[] {
  if (outcome === 'uncertain') return []
  return [modifier(outcome, outcome === 'success' ? 1 : -1, 'IF-066')]
}

function modifier(name: string, value: number, rule: string): Term {
  return term(phrase(`ironFist.endOfMission.term.${name}`), value, rule)
}
