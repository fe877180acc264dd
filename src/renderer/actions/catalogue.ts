import type { Keys } from './keys'

/** What a catalogue says of an action; its words stand under `action.<id>` unless it says otherwise. */
interface Entry {
  keys?: Keys
  /** Keys that do it on the control that has the focus, as they do everywhere: they are not heard for it. */
  onControl?: Keys
  /** Catalogue key of the words on its button. */
  label?: string
}

/** A folder's `actions.json`: where its actions answer to keys, and which those are by their ids. */
type Source = Record<string, Record<string, Entry>>

const sources = import.meta.glob<Source>('../**/actions.json', { import: 'default', eager: true })

/**
 * Where actions answer to keys, in the order that the keyboard settings show them. What stands before
 * the dot is shown together on one screen; dialogs have their keys to themselves.
 */
export const places = [
  'always',
  'everywhere',
  'table',
  'table.preparation',
  'table.fight',
  'table.combat',
  'table.quest',
  'cast',
  'fronts',
  'missions',
  'sessions',
  'reports',
  'notes',
  'tools',
  'handed',
  'dialog.move',
  'dialog.dice',
  'dialog.inbox',
  'dialog.tracks',
  'dialog.oracles',
  'dialog.calendar',
  'dialog.charts',
  'dialog.milestone',
  'dialog.session',
  'dialog.handbook',
  'dialog.pictures',
  'dialog.library',
  'dialog.stage',
  'dialog.guide',
] as const
export type ActionPlace = (typeof places)[number]

/** An action as the keyboard settings know it, whether or not its screen has been met. */
export interface KnownAction {
  id: string
  label: string
  /** Keys it has unless the game master gave it others. */
  keys: Keys | undefined
  /** Keys that do it on its own control, shown where it has no others. */
  onControl: Keys | undefined
  place: ActionPlace
}

function listed(): KnownAction[] {
  const all = Object.values(sources)
  return places.flatMap((place) =>
    all.flatMap((source) =>
      Object.entries(source[place] ?? {}).map(
        ([id, { label = `action.${id}`, keys, onControl }]) => ({
          id,
          label,
          keys,
          onControl,
          place,
        }),
      ),
    ),
  )
}

/** Every action of the program by its id, place by place: the folders' own lists joined. */
export const catalogue: ReadonlyMap<string, KnownAction> = new Map(
  listed().map((action) => [action.id, action]),
)

const isDialog = (place: ActionPlace) => place.startsWith('dialog.') || place === 'handed'
const screenOf = (place: ActionPlace) => place.split('.', 1)[0]

/** Whether actions of two places may answer to keys at the same time. */
export function canMeet(one: ActionPlace, other: ActionPlace): boolean {
  if (one === other || one === 'always' || other === 'always') return true
  if (isDialog(one) || isDialog(other)) return false
  return one === 'everywhere' || other === 'everywhere' || screenOf(one) === screenOf(other)
}

/** Whether an action belongs to the whole program, and not to a view of it. */
export function isEverywhere(id: string): boolean {
  const place = catalogue.get(id)?.place
  return place === 'everywhere' || place === 'always'
}
