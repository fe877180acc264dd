import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getInitialSnapshot, transition } from 'xstate'
import { ironFist } from '../../../src/rules/iron-fist'
import { moveData } from '../../../src/rules/iron-fist/moves/moves'
import { applyEffects, figureAt } from '../../../src/rules/moves/apply'
import { isOutcome } from '../../../src/rules/moves/outcome'
import type { RunEvent } from '../../../src/rules/moves/runner/events'
import { moveRunner } from '../../../src/rules/moves/runner/machine'
import {
  openAfter,
  openBefore,
  outcomeOn,
  readingOf,
  sidesOf,
  swapsOf,
  type Stage,
} from '../../../src/rules/moves/runner/stage'

function stageWith(own: object = {}): Stage {
  const { moves, sheets } = ironFist
  return {
    moves,
    people: {
      ysolt: { kind: 'character', sheet: sheets.character.parse(own) },
      maro: { kind: 'character', sheet: sheets.character.parse({}) },
      vane: { kind: 'npc', sheet: sheets.npc.parse({}) },
    },
  }
}

function play(stage: Stage, events: RunEvent[]) {
  const machine = moveRunner(stage)
  return events.reduce((at, event) => {
    if (!at.can(event)) throw new Error(`${event.type} in ${at.value}`)
    return transition(machine, at, event)[0]
  }, getInitialSnapshot(machine))
}

const choose = (move: string, target: string | null = null): RunEvent => ({
  ...{ type: 'move.choose', move, actor: 'ysolt', target },
})
const lie = (...faces: number[]): RunEvent => ({ type: 'dice.lie', faces, typed: true })

describe('the move runner', () => {
  it('goes from the choice over dice and picks to the confirmation', () => {
    const stage = stageWith()
    const picking = play(stage, [choose('engage', 'vane'), lie(5, 5), { type: 'result.read' }])
    expect(picking.value).toBe('picking')
    expect(picking.can({ type: 'picks.take', picks: ['a'] })).toBe(false)
    expect(picking.can({ type: 'move.confirm' })).toBe(false)
    const [confirming] = transition(moveRunner(stage), picking, {
      type: 'picks.take',
      picks: ['a', 'e'],
    })
    expect(confirming.value).toBe('confirming')
    expect(confirming.can({ type: 'move.confirm' })).toBe(true)
  })

  it('does not take a move without its actor, a face too high, or a stranger', () => {
    expect(() => play(stageWith(), [choose('toString')])).toThrow('move.choose')
    const stage = stageWith()
    const start = getInitialSnapshot(moveRunner(stage))
    expect(start.can({ type: 'move.choose', move: 'engage', actor: null, target: null })).toBe(
      false,
    )
    expect(start.can({ type: 'move.choose', move: 'engage', actor: 'nobody', target: null })).toBe(
      false,
    )
    expect(start.can({ type: 'move.choose', move: 'fly', actor: 'ysolt', target: null })).toBe(
      false,
    )
    const settling = play(stage, [choose('engage')])
    expect(settling.can(lie(7, 1))).toBe(false)
    expect(settling.can(lie(6))).toBe(false)
    expect(settling.can({ type: 'figure.settle', id: 'harm', value: 11 })).toBe(false)
    expect(settling.can({ type: 'figure.settle', id: 'harm', value: 10 })).toBe(true)
  })

  it('waits for the stat, and takes only an offered swap, once', () => {
    const stage = stageWith({ advantageDie: 5 })
    const settling = play(stage, [choose('faceDanger')])
    expect(openBefore(stage, settling.context).map(({ id }) => id)).toEqual(['stat'])
    expect(settling.can(lie(2, 5))).toBe(false)
    const rolled = play(stage, [
      choose('faceDanger'),
      { type: 'ask.answer', id: 'stat', value: 'edge' },
      lie(2, 5),
    ])
    expect(swapsOf(stage, rolled.context)?.offers).toHaveLength(1)
    expect(rolled.can({ type: 'pool.swap', swap: { die: 1 } })).toBe(false)
    const [swapped] = transition(moveRunner(stage), rolled, { type: 'pool.swap', swap: { die: 0 } })
    expect(readingOf(stage, swapped.context)?.band).toBe('10+')
    expect(swapped.can({ type: 'pool.swap', swap: { die: 0 } })).toBe(false)
  })

  it('goes back, and another roll forgets the picks of the first', () => {
    const stage = stageWith()
    const done = [choose('engage', 'vane'), lie(5, 5), { type: 'result.read' } as const]
    const back = play(stage, [
      ...done,
      { type: 'picks.take', picks: ['a', 'b'] },
      { type: 'back' },
      { type: 'back' },
    ])
    expect(back.value).toBe('settling')
    expect(back.context.inputs).toMatchObject({ dice: [], picks: [] })
    expect(back.context.move).toBe('engage')
  })

  it('lets the GM drop and reorder what follows', () => {
    const stage = stageWith()
    const at = play(stage, [
      choose('faceDeath'),
      { type: 'ask.answer', id: 'stat', value: 'steel' },
      lie(5, 5),
      { type: 'result.read' },
      { type: 'picks.take', picks: ['d'] },
      { type: 'followUps.order', keep: [] },
    ])
    expect(outcomeOn(stage, at.context)).toMatchObject({ leadsTo: [] })
  })

  it('moves are plain data', () => {
    expect(JSON.parse(JSON.stringify(moveData))).toEqual(moveData)
  })
})

const face = fc.integer({ min: 1, max: 6 })
const counter = fc.integer({ min: -3, max: 3 })

/** Plays a move through with whatever chance chooses, as the machine lets it. */
function walk(stage: Stage, move: string, target: string | null, pick: (most: number) => number) {
  const machine = moveRunner(stage)
  let at = getInitialSnapshot(machine)
  for (let step = 0; step < 40 && at.value !== 'confirmed'; step += 1) {
    const event = nextEvent(stage, at, { move, target }, pick)
    if (at.can(event)) at = transition(machine, at, event)[0]
  }
  return at
}

function nextEvent(
  stage: Stage,
  { value, context }: ReturnType<typeof play>,
  { move, target }: { move: string; target: string | null },
  pick: (most: number) => number,
): RunEvent {
  const [ask] = openAt(stage, value, context)
  if (ask?.kind.type === 'choice') {
    const { values } = ask.kind
    return { type: 'ask.answer', id: ask.id, value: values[pick(values.length)]?.value ?? '' }
  }
  switch (value) {
    case 'choosing':
      return { type: 'move.choose', move, actor: 'ysolt', target }
    case 'settling':
      return lie(...sidesOf(stage, context).map((most) => pick(most) + 1))
    case 'adjusting': {
      const offers = swapsOf(stage, context)?.offers ?? []
      const offer = offers[pick(offers.length + 1)]
      return offer ? { type: 'pool.swap', swap: offer.swap } : { type: 'result.read' }
    }
    case 'picking':
      return { type: 'picks.take', picks: somePicks(stage, context, pick) }
    default:
      return { type: 'move.confirm' }
  }
}

type At = ReturnType<typeof play>

function openAt(stage: Stage, value: At['value'], context: At['context']) {
  if (value === 'settling') return openBefore(stage, context)
  return value === 'asking' ? openAfter(stage, context) : []
}

function somePicks(stage: Stage, context: At['context'], pick: (most: number) => number) {
  const choice = readingOf(stage, context)?.choice
  const open = choice?.picks.filter(({ barred }) => !barred).map(({ id }) => id) ?? []
  const from = pick(open.length)
  return [...open, ...open].slice(from, from + (choice?.count ?? 0))
}

describe('any move, however it goes', () => {
  const ids = moveData.map(({ id }) => id)

  it('keeps every counter within its bounds, applies no pick twice, and says each change once', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ids),
        fc.constantFrom('vane', 'maro', null),
        fc.tuple(counter, counter, counter, face),
        fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
        (move, target, [health, spirit, equipment, advantageDie], chance) => {
          const stage = stageWith({
            counters: { health, spirit, equipment },
            ...{ advantageDie, gearHolds: 2 },
          })
          let draw = 0
          const pick = (most: number) => (chance[draw++ % chance.length] ?? 0) % Math.max(1, most)
          const { value, context } = walk(stage, move, target, pick)
          expect(value).toBe('confirmed')
          const { picks } = context.inputs
          expect(new Set(picks).size).toBe(picks.length)
          const outcome = outcomeOn(stage, context)
          if (!outcome || !isOutcome(outcome)) throw new Error('no outcome')
          const own = outcome.effects.filter(({ on }) => on === 'actor')
          const sheet = applyEffects(stage.people.ysolt?.sheet ?? {}, own)
          for (const field of ['health', 'spirit', 'equipment']) {
            const after = figureAt(sheet, `counters.${field}`)
            expect(after).toBeGreaterThanOrEqual(-3)
            expect(after).toBeLessThanOrEqual(3)
          }
          expect(figureAt(sheet, 'advantageDie')).toBeGreaterThanOrEqual(1)
          expect(figureAt(sheet, 'advantageDie')).toBeLessThanOrEqual(6)
          expect(ironFist.sheets.character.safeParse(sheet).success).toBe(true)
          const chain = new Map<string, unknown>()
          for (const { on, field, from, to } of outcome.effects) {
            if (field === 'conditions') continue
            const key = `${on}.${field}`
            if (chain.has(key)) expect(from).toBe(chain.get(key))
            chain.set(key, to)
          }
        },
      ),
      { numRuns: 300 },
    )
  })
})
