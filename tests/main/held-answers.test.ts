import { describe, expect, it } from 'vitest'
import { HeldAnswers } from '../../src/main/held-answers'

const question = { name: 'note.list', input: {} }
const whole = (value: unknown) => ({ ok: true as const, value, reads: ['note'] })

describe('the answers that a page holds', () => {
  it('are sent whole where it holds none, or another than the last', () => {
    const held = new HeldAnswers()
    const first = held.send({ ...question, holds: 0 }, whole(['a']))
    expect(first).toEqual({ ok: true, value: ['a'], reads: ['note'], number: 1 })
    held.send({ ...question, holds: 0 }, whole(['a', 'b']))
    const third = held.send({ ...question, holds: 1 }, whole(['a', 'c']))
    expect(third).toEqual({ ok: true, value: ['a', 'c'], reads: ['note'], number: 3 })
  })

  it('are followed by what is other in them, by question and input', () => {
    const held = new HeldAnswers()
    held.send({ ...question, holds: 0 }, whole(['a']))
    held.send({ ...question, input: { page: 2 }, holds: 0 }, whole(['z']))
    expect(held.send({ ...question, holds: 1 }, whole(['a', 'b']))).toEqual({
      ok: true,
      reads: ['note'],
      difference: { length: 2, at: [[1, { to: 'b' }]] },
      number: 3,
    })
    expect(held.send({ ...question, holds: 3 }, whole(['a', 'b']))).toMatchObject({
      difference: null,
    })
  })

  it('are neither kept nor numbered where the page keeps none, or was refused', () => {
    const held = new HeldAnswers()
    expect(held.send(question, whole('a'))).toEqual(whole('a'))
    const refused = {
      ok: false as const,
      error: { code: 'refused' as const, message: { key: 'no' } },
    }
    expect(held.send({ ...question, holds: 0 }, refused)).toBe(refused)
  })

  it.each(['data:image/webp;base64,', 5, true, null])(
    'are only those that a page can hold by their number, which are lists and records: %j',
    (value) => {
      const held = new HeldAnswers()
      expect(held.send({ ...question, holds: 0 }, whole(value))).toEqual(whole(value))
    },
  )

  it('are followed whichever of two of one moment came last, and after one that failed', () => {
    const held = new HeldAnswers()
    held.send({ ...question, holds: 0 }, whole(['a']))
    expect(held.send({ ...question, holds: 1 }, whole(['b']))).toMatchObject({ number: 2 })
    expect(held.send({ ...question, holds: 1 }, whole(['b']))).toMatchObject({
      ...{ value: ['b'], number: 3 },
    })
    held.send(
      { ...question, holds: 3 },
      { ok: false, error: { code: 'failed', message: { key: 'no' } } },
    )
    expect(held.send({ ...question, holds: 2 }, whole(['c']))).toMatchObject({ value: ['c'] })
    expect(held.send({ ...question, holds: 4 }, whole(['c']))).toMatchObject({ difference: null })
  })

  it('are forgotten when many others were asked since', () => {
    const held = new HeldAnswers()
    held.send({ ...question, holds: 0 }, whole(['first']))
    for (let page = 0; page < 200; page++) {
      held.send({ ...question, input: { page }, holds: 0 }, whole([page]))
    }
    expect(held.send({ ...question, holds: 1 }, whole(['second']))).toMatchObject({
      value: ['second'],
    })
  })
})
