import { describe, expect, it } from 'vitest'
import {
  readNumber,
  shownNumber,
  type Numbered,
  type NumberTaker,
} from '../../../../src/renderer/systems/cold-iron/fight/numbers'

const crowd = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const number = shownNumber(index + 1, count)
    return { id: `no-${String(index + 1)}`, number, isOneOfMany: count > 10 }
  })

/** What these digits mean among people: whom at once, whom after a moment, or nothing yet. */
function read(typed: string, ...lists: readonly Numbered[][]): string {
  let taken = ''
  const takers = lists.map((people, at): NumberTaker => ({
    people: () => people,
    take: (id) => (taken = lists.length > 1 ? `${String(at)} ${id}` : id),
  }))
  const { meant, goesOn } = readNumber(typed, takers)
  meant?.()
  if (goesOn) return taken === '' ? 'begun' : `${taken} or more`
  return taken === '' ? 'nobody' : taken
}

describe('a number in a fight', () => {
  it('is one digit among ten, each meant at once, the tenth by 0', () => {
    expect([...'1234567890'].map((digit) => read(digit, crowd(10)))).toEqual(
      crowd(10).map(({ id }) => id),
    )
    expect(read('9', crowd(7))).toBe('nobody')
    expect(read('0', crowd(7))).toBe('nobody')
  })

  it('is meant at once by a digit that begins no other: 2 to 9 among eleven', () => {
    const eleven = crowd(11)
    for (const digit of '23456789') expect(read(digit, eleven)).toBe(`no-${digit}`)
    expect(read('1', eleven)).toBe('no-1 or more')
    expect(['10', '11', '12'].map((typed) => read(typed, eleven))).toEqual([
      'no-10',
      'no-11',
      'nobody',
    ])
  })

  it('is meant at once with a 0 before a digit, and 0 is still the tenth', () => {
    expect(['01', '05', '09'].map((typed) => read(typed, crowd(60)))).toEqual([
      'no-1',
      'no-5',
      'no-9',
    ])
    expect(read('0', crowd(11))).toBe('no-10 or more')
    expect(read('00', crowd(11))).toBe('nobody')
    expect([...'123456789'].map((digit) => read(digit, crowd(60)))).toEqual([
      ...[...'123456'].map((digit) => `no-${digit} or more`),
      ...['no-7', 'no-8', 'no-9'],
    ])
  })

  it('waits for another digit where only longer ones begin with it', () => {
    const foes = crowd(15).slice(4)
    expect(read('1', foes)).toBe('begun')
    expect(read('12', foes)).toBe('no-12')
    const { begun } = readNumber('1', [{ people: () => foes, take: () => undefined }])
    expect(begun).toEqual(foes.slice(5).map(({ id }) => id))
  })

  it('is read among all who are asked for: the first of them who has it, and nobody too early', () => {
    const all = crowd(15)
    const [party, foes] = [all.slice(0, 4), all.slice(4)]
    expect(read('5', foes, all)).toBe('0 no-5')
    expect(read('2', foes, party)).toBe('1 no-2')
    expect(read('1', foes, party)).toBe('1 no-1 or more')
    expect(read('11', foes, party)).toBe('0 no-11')
  })
})
