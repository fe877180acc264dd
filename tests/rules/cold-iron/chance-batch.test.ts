import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceOf } from '../../../src/rules/cold-iron/chance'
import {
  chancesOf,
  numberOfRoll,
  rollCount,
  rollOfNumber,
  sampleRolls,
} from '../../../src/rules/cold-iron/chance-batch'
import { FieldError } from '../../../src/rules/cold-iron/field-error'
import { readRoll } from '../../../src/rules/cold-iron/roll'

const everyNumber = Uint16Array.from({ length: rollCount }, (_, number) => number)

function chanceAt(number: number): number {
  const into = new Int8Array(1)
  chancesOf(Uint16Array.of(number), into)
  return into[0] ?? Number.NaN
}

/** Rolls of a text of digits, one after the other, as the string form reads them. */
function readAll(text: string): { rolls: string[]; digits: number } {
  const rolls: string[] = []
  let from = 0
  for (let to = 1; to <= text.length; to++) {
    const reading = readRoll(text.slice(from, to))
    if (reading.state !== 'finished') continue
    rolls.push(reading.digits)
    from = to
  }
  return { rolls, digits: from }
}

const toDigits = (text: string) => Uint8Array.from(text, Number)

describe('CI-005: rolls by number', () => {
  it('stand for every finished roll with a run of up to 39, each once', () => {
    expect(rollCount).toBe(80 + 39 * 180)
    const texts = [...everyNumber].map(rollOfNumber)
    expect(new Set(texts).size).toBe(rollCount)
    for (const [number, text] of texts.entries()) {
      expect(readRoll(text).state, text).toBe('finished')
      expect(numberOfRoll(text)).toBe(number)
    }
  })

  it.each([
    ['10', 0],
    ['89', 79],
    ['010', 80],
    ['099', 169],
    ['900', 170],
    ['989', 259],
    ['0010', 260],
    ['9900', 350],
  ])('%s is number %i', (text, number) => {
    expect(numberOfRoll(text)).toBe(number)
    expect(rollOfNumber(number)).toBe(text)
  })

  it('refuse what is no roll, by name', () => {
    for (const text of ['', '9', '91', '0451', 'x1']) {
      expect(() => numberOfRoll(text), text).toThrow(FieldError)
    }
    for (const number of [-1, rollCount, 0.5]) {
      expect(() => rollOfNumber(number), String(number)).toThrow(FieldError)
    }
  })
})

describe('CI-007: a batch of chance adjustments', () => {
  it('CI-008: gives for every roll what the string form gives', () => {
    const into = new Int8Array(rollCount)
    chancesOf(everyNumber, into)
    for (const number of everyNumber) {
      expect(into[number], rollOfNumber(number)).toBe(chanceOf(rollOfNumber(number)))
    }
  })

  it.each([
    ['89', 8],
    ['911', 8],
    ['912', 9],
    ['00045', -23],
    ['999985', 27],
    ['99999900', 31],
  ])('%s gives %i', (text, chance) => {
    expect(chanceAt(numberOfRoll(text))).toBe(chance)
  })

  it('counts longer runs as the longest: the curve ends for both at the same adjustment', () => {
    for (const [run, tail] of [
      ['0', '10'],
      ['0', '99'],
      ['9', '00'],
      ['9', '89'],
    ] as const) {
      for (const length of [39, 40, 60]) {
        const text = run.repeat(length) + tail
        expect(chanceAt(numberOfRoll(text)), text).toBe(chanceOf(text))
        expect(chanceOf(text)).toBe(run === '0' ? -86 : 86)
      }
    }
  })

  it('needs room for every answer', () => {
    expect(() => chancesOf(new Uint16Array(2), new Int8Array(1))).toThrow(FieldError)
    const roomy = new Int8Array(3).fill(99)
    chancesOf(Uint16Array.of(numberOfRoll('89'), numberOfRoll('67')), roomy)
    expect([...roomy]).toEqual([8, 3, 99])
  })
})

describe('CI-005: sampling from digits handed in', () => {
  const sample = (text: string, room: number) => {
    const into = new Uint16Array(room)
    const { rolls, digits } = sampleRolls(toDigits(text), into)
    return { rolls: [...into.slice(0, rolls)].map(rollOfNumber), digits }
  }

  it('reads the digits as the string form does, to the last finished roll', () => {
    const digit = fc.oneof(fc.constantFrom('0', '9'), fc.nat(9).map(String))
    fc.assert(
      fc.property(fc.array(digit, { maxLength: 80 }), (digits) => {
        const text = digits.join('')
        fc.pre(!/0{39}|9{39}/.test(text))
        expect(sample(text, 80)).toEqual(readAll(text))
      }),
      { numRuns: 3000 },
    )
  })

  it.each([
    ['8900045999985', ['89', '00045', '999985'], 13],
    ['89000459999', ['89', '00045'], 7],
    ['899', ['89'], 2],
    ['8', [], 0],
    ['990', [], 0],
    ['', [], 0],
  ])('%s gives %j from %i digits', (text, rolls, digits) => {
    expect(sample(text, 9)).toEqual({ rolls, digits })
  })

  it('stops when there is no room left', () => {
    expect(sample('896735', 2)).toEqual({ rolls: ['89', '67'], digits: 4 })
    expect(sample('89', 0)).toEqual({ rolls: [], digits: 0 })
  })

  it('counts a run beyond the longest as the longest', () => {
    expect(sample('9'.repeat(45) + '12', 1)).toEqual({ rolls: ['9'.repeat(39) + '12'], digits: 47 })
  })

  it('refuses what is no digit, by its place', () => {
    for (const digits of [[10], [8, 10], [0, 4, 200], [9, 10, 1]]) {
      expect(() => sampleRolls(Uint8Array.from(digits), new Uint16Array(3))).toThrow(FieldError)
    }
    try {
      sampleRolls(Uint8Array.of(0, 4, 10), new Uint16Array(1))
      expect.unreachable()
    } catch (error) {
      expect(error).toMatchObject({ field: 'digits[2]' })
    }
  })

  it('rolls each roll as often as its digits make it: 00 to 99 once over all pairs', () => {
    const pairs = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0'))
    const finished = pairs.filter((pair) => sample(pair, 1).rolls.length === 1)
    expect(finished).toHaveLength(80)
  })
})
