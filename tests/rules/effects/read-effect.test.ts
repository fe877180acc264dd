import { describe, expect, it } from 'vitest'
import { readEffect, type EffectWords } from '../../../src/rules/effects/read-effect'
import { english } from '../../../src/shared/words'

const catalogue = english as unknown as {
  effect: { words: Record<Exclude<keyof EffectWords, 'units'>, string> }
  calendar: { units: Record<string, string> }
}
const lists = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.split(' ')]))
const words = {
  ...lists(catalogue.effect.words),
  units: lists(catalogue.calendar.units),
} as unknown as EffectWords
const read = (text: string) => readEffect(text, words, ['Maro', 'Bridge warden 2'])

const plain = { tick: null, figure: null }

describe('an effect as it is typed', () => {
  it.each([
    ['blind 3t', { words: 'blind', end: { kind: 'turns', count: 3 } }],
    ['Blind for 3 turns', { words: 'Blind', end: { kind: 'turns', count: 3 } }],
    ['torch 1h', { words: 'torch', end: { kind: 'span', amount: 1, unit: 'hours' } }],
    [
      'a second torch 90 min',
      { words: 'a second torch', end: { kind: 'span', amount: 90, unit: 'minutes' } },
    ],
    [
      'watch fire 1 watch',
      { words: 'watch fire', end: { kind: 'span', amount: 1, unit: 'watches' } },
    ],
    [
      'torch burns an hour',
      { words: 'torch burns', end: { kind: 'span', amount: 1, unit: 'hours' } },
    ],
    ['Numb for one turn', { words: 'Numb', end: { kind: 'turns', count: 1 } }],
    ['takes a d', { words: 'takes a d', end: 'hand' }],
    ['bless until rest', { words: 'bless', end: 'rest' }],
    ['bless until the next rest', { words: 'bless', end: 'rest' }],
    ['afraid until the scene ends', { words: 'afraid', end: 'scene' }],
    [
      'held until Maro’s next turn',
      { words: 'held', end: { kind: 'turn', edge: 'start', of: 'Maro' } },
    ],
    [
      'held until the end of bridge warden 2’s turn',
      { words: 'held', end: { kind: 'turn', edge: 'end', of: 'Bridge warden 2' } },
    ],
    ['dazed until end of turn', { words: 'dazed', end: { kind: 'turn', edge: 'end', of: '' } }],
    ['dazzled until step 8', { words: 'dazzled', end: { kind: 'step', step: 8 } }],
    [
      'cursed until the bell rings',
      { words: 'cursed', end: { kind: 'event', words: 'the bell rings' } },
    ],
    ['known here', { words: 'known here', end: 'hand' }],
  ])('“%s” is read', (text, effect) => {
    expect(read(text)).toEqual({ ...plain, ...effect })
  })

  it.each([
    ['poisoned, 1d4 each turn', { words: 'poisoned', end: 'hand' }],
    ['poisoned; 1d4 each turn, 5t', { words: 'poisoned', end: { kind: 'turns', count: 5 } }],
    [
      'poisoned 1d4 each turn, for 5 turns',
      { words: 'poisoned', end: { kind: 'turns', count: 5 } },
    ],
    ['poisoned, 1d4 each turn, pale, until rest', { words: 'poisoned, pale', end: 'rest' }],
    ['poisoned until rest, 1d4 each turn', { words: 'poisoned', end: 'rest' }],
    ['1d4 each turn, poisoned', { words: 'poisoned', end: 'hand' }],
  ])('commas between what is typed say nothing: “%s”', (text, effect) => {
    const tick = { dice: '1d4', kind: 'real' }
    expect(read(text)).toEqual({ tick, figure: null, ...effect })
  })

  it('keeps commas within its words, and reads a figure before one', () => {
    expect(read('weak, pale, cold 3t')).toMatchObject({ words: 'weak, pale, cold' })
    expect(read('blessed, +1, until rest')).toMatchObject({
      ...{ words: 'blessed', end: 'rest', figure: { value: 1, kind: 'forward' } },
    })
    expect(read('fire 1d6 fatigue each turn, 2t')).toMatchObject({
      ...{ words: 'fire', tick: { dice: '1d6', kind: 'fatigue' } },
      end: { kind: 'turns', count: 2 },
    })
    expect(read('held until the bell rings, or dawn,')).toMatchObject({
      end: { kind: 'event', words: 'the bell rings, or dawn' },
    })
  })

  it('may do harm each turn, and add to rolls', () => {
    expect(read('poison 2d6 each turn 5t')).toEqual({
      ...{ words: 'poison', end: { kind: 'turns', count: 5 }, figure: null },
      tick: { dice: '2d6', kind: 'real' },
    })
    expect(read('drug 1d4 fatigue every turn until rest')).toMatchObject({
      ...{ words: 'drug', end: 'rest', tick: { dice: '1d4', kind: 'fatigue' } },
    })
    expect(read('+1 high ground')).toMatchObject({
      ...{ words: 'high ground', end: 'nextMatching', figure: { value: 1, kind: 'forward' } },
    })
    expect(read('wet powder -2 ongoing 1h')).toMatchObject({
      ...{ words: 'wet powder', end: { kind: 'span' }, figure: { value: -2, kind: 'ongoing' } },
    })
  })

  it('DW-004: counts for every roll where it is ongoing, unless its words say for which', () => {
    expect(read('curse -1 ongoing until rest')).toMatchObject({
      ...{ words: 'curse', end: 'rest' },
      figure: { value: -1, kind: 'ongoing', scope: 'anyRoll' },
    })
    expect(read('+1 ongoing against ghosts')).toMatchObject({
      figure: { value: 1, kind: 'ongoing', scope: 'judged' },
    })
    expect(read('curse -1 forward')).toMatchObject({ figure: { scope: 'judged' } })
    expect(read('curse -1 until rest')).toMatchObject({ figure: { scope: 'judged' } })
  })

  it.each([
    ['-1 ongoing until rest', 'ongoing', 'ongoing'],
    ['+1 forward', 'forward', 'forward'],
    ['-1 ongoing curse until rest', 'curse', 'ongoing'],
    ['-1 curse ongoing until rest', 'curse', 'ongoing'],
  ])('DW-004: “%s” may begin with its figure, and be called by that alone', (text, name, kind) => {
    expect(read(text)).toMatchObject({ words: name, figure: { kind } })
  })

  it.each([
    ['', 'effect.typed.nothing'],
    ['+1 until rest', 'effect.typed.nothing'],
    ['3t', 'effect.typed.nothing'],
    ['blind 3 lightyears', 'effect.typed.noUnit'],
    ['blind 0t', 'effect.typed.badCount'],
    ['poison lots each turn 5t', 'effect.typed.badDice'],
    ['held until Nobody’s turn', 'effect.typed.nobody'],
    ['held until', 'effect.typed.untilWhat'],
    ['+50 luck', 'effect.typed.badFigure'],
  ])('“%s” is answered in words', (text, key) => {
    expect(read(text)).toMatchObject({ key })
  })
})
