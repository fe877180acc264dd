import { dungeonWorld } from '../../../src/rules/dungeon-world'
import { isDone } from '../../../src/rules/system/act'
import { applyEffects } from '../../../src/rules/moves/apply'
import { playRules } from '../../../src/rules/system/system'
import type { Phrase } from '../../../src/shared/phrase'
import { character, npc } from './moves/play'

function actNamed(id: string, settings: object = {}) {
  const act = playRules(dungeonWorld, { settings, charts: {} }).acts?.find((each) => each.id === id)
  if (!act) throw new Error(id)
  return act
}

/** Whether an act is offered on such a character. */
export const isOffered = (id: string, own: object) => actNamed(id).isPossible(character(own).sheet)

/** The rules that an act names for what it changes, field by field. */
export function rulesOf(id: string, own: object, input: object) {
  const act = actNamed(id)
  const done = act.perform(character(own).sheet, act.input.parse(input))
  return isDone(done) && Object.fromEntries(done.effects.map(({ field, rule }) => [field, rule]))
}

/** What an act does, as `field: from → to`, or the key of its refusal. */
export function does(id: string, own: object, input: object, settings: object = {}) {
  const act = actNamed(id, settings)
  const { sheet } = act.on === 'npc' ? npc(own) : character(own)
  const done = act.perform(sheet, act.input.parse(input))
  if (!isDone(done)) return done.key.split('.').at(-1)
  return {
    changes: done.effects.map(({ field, from, to }) => `${field}: ${from} → ${to}`),
    notes: done.notes.map(({ key }) => key.split('.').at(-1)),
    sheet: applyEffects(sheet, done.effects),
  }
}

/** What an act tells along with what it does, in whole phrases. */
export function notesOf(id: string, own: object, input: object): readonly Phrase[] {
  const act = actNamed(id)
  const { sheet } = act.on === 'npc' ? npc(own) : character(own)
  const done = act.perform(sheet, act.input.parse(input))
  return isDone(done) ? done.notes : []
}

/** The changes alone, where the act must come through. */
export function changesOf(...said: Parameters<typeof does>): string[] {
  const done = does(...said)
  if (typeof done !== 'object') throw new Error(done)
  return done.changes
}
