import type { Phrase } from '../../../../shared/phrase'
import type { FightContext } from '../../fight-model/context'
import type { StepId } from '../../fight-model/steps'
import type { FightChange } from './change'

/** Gives a combatant's label by their id. */
export type NameOf = (combatantId: string) => string

/** Gives the id of whom an attack is aimed at; null for an attack that is not known. */
export type TargetOf = (attackId: string) => string | null

interface Labelled<Event> {
  /** What the history calls it. */
  label: (event: Event, nameOf: NameOf, targetOf: TargetOf) => Phrase
}

/** An event that belongs to no step: to the beginning, or to any moment before the end. */
interface OutOfSteps<Event> extends Labelled<Event> {
  when: 'ready' | 'anytime'
  /** Why it cannot happen now; null when it can. */
  refuse: (fight: FightContext, event: Event) => Phrase | null
  change: (fight: FightContext, event: Event) => FightChange
}

/** An event of the fifteen steps. */
interface InStep<Event> extends Labelled<Event> {
  when: 'inStep'
  refuse: (fight: FightContext, event: Event, step: StepId) => Phrase | null
  change: (fight: FightContext, event: Event, step: StepId) => FightChange
}

/** All that is known of one event beside what it carries: when it comes, its judge and what it does. */
export type EventRecord<Event> = OutOfSteps<Event> | InStep<Event>

/** A record for each event of a topic, none left out. */
export type EventRecords<Event extends { type: string }> = {
  [Type in Event['type']]: EventRecord<Extract<Event, { type: Type }>>
}
