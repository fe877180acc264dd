import { againstWhom, type ModifierGrant } from '../../../src/rules/moves/modifiers'
import type { Choice, Effect } from '../../../src/rules/moves/effect'
import type { FollowUp, Outcome } from '../../../src/rules/moves/outcome'
import type { TrackChange } from '../../../src/rules/moves/tracks'
import type { Phrase } from '../../../src/shared/phrase'
import type { Term } from '../../../src/shared/term'

const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`)

/** The last part of a phrase's key: its name among its like. */
export const nameOf = ({ key }: Phrase) => key.split('.').at(-1) ?? key

/** A change of a sheet: `actor.xp +1 DW-002`. */
export function tellEffect({ on, field, from, to, rule }: Effect): string {
  const side = on.startsWith('character:') ? 'others' : on
  const change =
    typeof from === 'number' && typeof to === 'number'
      ? signed(to - from)
      : from === ''
        ? `+${to}`
        : to === ''
          ? `−${from}`
          : `${from}→${to}`
  return `${side}.${field} ${change} ${rule}`
}

function tellModifier({ on, value, kind, scope, until, rule }: ModifierGrant): string {
  const whom = againstWhom({ scope })
  const fits = whom === undefined ? [scope].flat().join('/') : `against ${whom}`
  return `modifier ${on} ${signed(value)} ${kind} ${fits} until ${until} ${rule}`
}

function tellTrack({ purpose, rule, ...change }: TrackChange): string {
  const figures = Object.entries(change).filter(([name]) => name !== 'kind' && name !== 'name')
  const told = figures.map(([name, value]) => `${name} ${String(value)}`).join(' ')
  return `track ${purpose} ${change.kind} ${told} ${rule}`
}

function tellFollowUp({ oneOf, by, given, rule }: FollowUp): string {
  const figures = Object.entries(given).map(([name, value]) => `${name} ${value}`)
  const told = figures.length > 0 ? ` (${figures.join(', ')})` : ''
  return `then ${oneOf.join('/')}${by === 'actor' ? '' : ` by ${by}`}${told} ${rule}`
}

/** Everything that an outcome changes, one text a change; what is only said is left out. */
export function tellChanges({
  effects,
  holds,
  gmMoves,
  leadsTo,
  modifiers,
  tracks,
}: Outcome): string[] {
  return [
    ...effects.map(tellEffect),
    ...holds.map(({ count, owner, rule }) => `${owner} holds ${count} ${rule}`),
    ...(modifiers ?? []).map(tellModifier),
    ...(tracks ?? []).map(tellTrack),
    ...leadsTo.map(tellFollowUp),
    ...gmMoves.map(
      ({ due, against, rule }) =>
        `GM ${due}${against === 'actor' ? '' : ` against ${against}`} ${rule}`,
    ),
  ]
}

/** A note by its name and the figures in it: `harmDealt (harm 3, ap 0)`; words that stand for people are none. */
export function tellNote(note: Phrase): string {
  const figures = Object.entries(note.with ?? {})
    .filter(([, value]) => !String(value).startsWith('@'))
    .map(([name, value]) => `${name} ${value}`)
  return figures.length > 0 ? `${nameOf(note)} (${figures.join(', ')})` : nameOf(note)
}

/** What is to be picked: `player picks 2 of a, b, c`. */
export function tellChoice({ who, count, upTo, picks }: Choice): string {
  return `${who} picks ${upTo ? 'up to ' : ''}${count} of ${picks.map(({ id }) => id).join(', ')}`
}

/** What is added to the dice: `steel +2 IF-001`. */
export function tellTerms(terms: readonly Term[]): string[] {
  const added = terms.filter(({ label }) => nameOf(label) !== 'dice')
  return added.map(({ label, value, rule }) => `${nameOf(label)} ${signed(value)} ${rule}`)
}

/** What one list has beyond another, and what it lacks: each entry counts as often as it stands. */
export function beyond(these: readonly string[], those: readonly string[]): string[] {
  const left = [...those]
  const more = these.filter((each) => {
    const at = left.indexOf(each)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return [...more, ...left.map((each) => `without ${each}`)]
}
