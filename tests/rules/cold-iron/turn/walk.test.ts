import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  attackOutcome,
  attackPreview,
  board,
  bodyStrip,
  savePreview,
  spellPreview,
} from '../../../../src/rules/cold-iron/view/board'
import { contextSchema } from '../../../../src/rules/cold-iron/fight-model/context'
import { fightEventSchema, type FightEvent } from '../../../../src/rules/cold-iron/turn/events'
import { refusalOf } from '../../../../src/rules/cold-iron/turn/refusal'
import { phraseSchema, type Phrase } from '../../../../src/shared/phrase'
import { force, refused, restore, type Table } from '../table'
import { attempt, boldEventOf, eventOf } from '../walk-attempts'
import { ids, people } from '../walk-people'
import { hasWords } from '../words'

/** Whatever was said on the way, by key. */
const spoken = new Set<string>()

function hear(...phrases: (Phrase | null | undefined)[]) {
  for (const each of phrases) if (each) spoken.add(phraseSchema.parse(each).key)
}

function look(table: Table) {
  const seen = board(table)
  hear(seen.closeRefusal, ...seen.actors.map(({ why }) => why))
  hear(...seen.moves.map(({ why }) => why))
  hear(
    ...seen.pending.flatMap(({ summary, terms }) => [summary, ...terms.map(({ label }) => label)]),
  )
  hear(...seen.wear.flatMap(({ terms }) => terms.map(({ label }) => label)))
  hear(...seen.steps.flatMap(({ title, help }) => [title, help]))
  for (const combatant of Object.values(table.context.combatants)) {
    hear(...bodyStrip(combatant).penalty.terms.map(({ label }) => label))
  }
  for (const { attackId, barred } of seen.queue) {
    hear(barred)
    const preview = attackPreview(table, attackId)
    const shares = preview?.odds.reduce((all, { share }) => all + share, 0)
    expect(shares).toBeCloseTo(1, 12)
    hear(
      ...(preview ? [...preview.attack.terms, ...preview.defence.terms] : []).map(
        (each) => each.label,
      ),
    )
    expect(attackOutcome(table, attackId, '89').ok).toBe(true)
  }
  for (const { cast, barred, openSaves } of seen.spells) {
    hear(barred)
    const checks = [
      spellPreview(table, cast.id),
      ...openSaves.map((id) => savePreview(table, cast.id, id)),
    ]
    for (const check of checks) {
      const shares = check?.odds.reduce((all, { share }) => all + share, 0) ?? 1
      expect(shares).toBeCloseTo(1, 12)
      hear(
        ...[...(check?.ability.terms ?? []), ...(check?.difficulty.terms ?? [])].map(
          (t) => t.label,
        ),
      )
    }
  }
  return seen
}

function checkStep(before: Table, event: FightEvent, after: Table) {
  const byHand = [
    ...['damage', 'heal', 'rouse', 'state.set', 'ride', 'leave', 'return'],
    ...['gear.cock', 'gear.gather', 'gear.stock', 'gear.hold'],
  ].includes(event.type)
  const magic = { mpUsed: 0, chargesUsed: {} }
  const aside = { fought: false, ...(event.type.startsWith('spell.') ? magic : {}) }
  for (const id of ids) {
    const [was, is] = [before, after].map(({ context }) => context.combatants[id]?.state)
    if (byHand || event.type === 'step.close') continue
    expect({ ...is, ...aside }).toEqual({ ...was, ...aside })
  }
  if (event.type === 'step.close') {
    expect(after.context.pending).toEqual([])
    expect(after.context.casts.flatMap(({ effects }) => effects)).toEqual([])
    checkSpells(before, after)
  }
  for (const { sheet, state } of Object.values(after.context.combatants)) {
    expect(state.mpUsed).toBeLessThanOrEqual(sheet.mpMax)
    expect(state.chargesUsed[0] ?? 0).toBeLessThanOrEqual(2)
  }
  if (event.type === 'step.close') expect(after.context.wear).toEqual([])
  contextSchema.parse(after.context)
}

/** No spell outlives its step, and nobody casts two of his own, or more than three items, a turn. */
function checkSpells(before: Table, after: Table) {
  const { turn, casts } = after.context
  for (const { completion, status } of casts) {
    const was = completion?.turn === before.context.turn && completion.step === before.value
    if (was) expect(status).not.toBe('waiting')
    if (status === 'waiting' && completion) expect(completion.turn).toBeGreaterThanOrEqual(turn)
  }
  for (const id of ids) {
    const own = casts.filter(({ casterId, item }) => casterId === id && item === null)
    expect(own.length).toBeLessThanOrEqual(1)
    const used = casts.filter((each) => each.casterId === id && each.item !== null)
    expect(used.length).toBeLessThanOrEqual(3)
    if (own[0]?.status === 'waiting') expect(after.context.declarations[id]?.kind).toBe('spell')
  }
}

/** Walks through fights by what is tried in them, and looks at every step of the way. */
function walk(next: typeof eventOf) {
  fc.assert(
    fc.property(fc.array(attempt, { minLength: 60, maxLength: 160, size: 'max' }), (attempts) => {
      let table = force(people(), { type: 'fight.begin' })
      const settled = new Set<string>()
      for (const tried of attempts) {
        const event = fightEventSchema.parse(next(table, tried))
        const words = refused(table, event)
        hear(refusalOf(table, event))
        if (words !== null) {
          expect(force(table, event)).toEqual(table)
          continue
        }
        const after = force(table, event)
        const restored = restore(table)
        expect(force({ ...table, context: restored.context }, event)).toEqual(after)
        checkStep(table, event, after)
        if (event.type === 'attack.roll') {
          expect(settled).not.toContain(event.attackId)
          settled.add(event.attackId)
        }
        for (const { cause, terms = [] } of after.told) hear(cause, ...terms.map((t) => t.label))
        look(after)
        for (const { kind } of after.told) spoken.add(`fact.${kind}`)
        table = { ...after, told: [] }
      }
    }),
    { numRuns: 60, seed: 2026 },
  )
}

describe('a walk through a fight', () => {
  it('never breaks, whatever is tried', () => walk(eventOf))

  it('never breaks where people strike as often as they can', () => walk(boldEventOf))

  it('has gone everywhere, and everything said on the way has words', () => {
    expect([...spoken].filter((key) => !hasWords(key))).toEqual([])
    for (const reached of [
      'fact.blow.landed',
      'fact.fumble.row',
      'fact.item.worn',
      'fact.item.prepared',
      'fact.item.cocked',
      'fact.item.gathered',
      'fact.item.left',
      'fact.move.rose',
      'fact.move.left',
      'fact.state.told',
      'fact.spell.worked',
      'fact.spell.failed',
      'fact.spell.lost',
      'fact.spell.clicked',
      'fact.mana.spent',
      'coldIron.term.armour',
    ]) {
      expect(spoken).toContain(reached)
    }
  })
})
