import type { ApiName, InputOf } from '../../campaign/api'

/** What a game master does where a tour stops: then it goes on by itself. */
export type Task =
  /** A view of the campaign, by its name. */
  | { view: string }
  /** An action, by its id. */
  | { action: string }
  /** A command that was carried out. */
  | { command: ApiName }

/** A stop of a tour. Its words stand under the words of the tour, by its id. */
export interface Stop {
  id: string
  /** Ids of the actions that are named with their keys; it stands beside the button of the first. */
  actions?: readonly string[]
  /** What it stands beside, as a selector, where that is no button of an action. */
  beside?: string
  /** The view of the campaign on which it is done; whoever comes by passing over a stop is taken there. */
  view?: string
  /** The stop without whose deed there is nothing to be done here, by its id. */
  follows?: string
  /** The action without which it cannot be done, by its id. */
  needs?: string
  /** The action that brings what it needs, by its id: done for whoever has passed over it. */
  opens?: string
  /** What it waits for; a stop that only tells of something is left with its own button. */
  awaits?: Task
}

/** A tour through the program, played in a copy of a sample. */
export interface Tour {
  sample: NonNullable<InputOf<'tour.begin'>['sample']>
  /** Key of its words. */
  words: string
  stops: readonly Stop[]
}
