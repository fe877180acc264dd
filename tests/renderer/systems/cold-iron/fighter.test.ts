import { describe, expect, it } from 'vitest'
import { fightersOf } from '../../../../src/renderer/systems/cold-iron/fight/fighter'
import { pagesOf } from '../../../../src/renderer/systems/cold-iron/fight/use-choices'
import { rollFaces } from '../../../../src/renderer/composables/app-dice'
import {
  readDigits,
  rollDigits,
} from '../../../../src/renderer/systems/cold-iron/fight/dice/roll-dice'
import { board } from '../../../../src/rules/cold-iron/view/board'
import { readRoll } from '../../../../src/rules/cold-iron/basics/roll'
import type { State } from '../../../../src/rules/cold-iron/combatant/combatant'
import type { Outcome } from '../../../../src/rules/cold-iron/fight-model/attack'
import { fighter, gather } from '../../../rules/cold-iron/table'

function blow(wounds: number, beheaded = false): Outcome {
  const shock = { stunned: false, knockedOut: false, beheaded }
  const points = { rolled: wounds, absorbed: 0, fleshStopped: 0, wounds, fatigue: 0 }
  return {
    attackId: '1.b',
    attackerId: 'b',
    defenderId: 'a',
    weaponName: 'Sword',
    multiple: 1,
    blow: { ...points, ...shock, terms: [] },
    dice: { faces: [[wounds]], typed: true },
  }
}

function fightersAfter(...pending: Outcome[]) {
  return fightersWith({}, ...pending)
}

function fightersWith(state: Partial<State>, ...pending: Outcome[]) {
  const { value, context } = gather(fighter('a', {}, state), fighter('b', {}, {}, 'foe'))
  const snapshot = { value, context: { ...context, pending } }
  return fightersOf(snapshot, board(snapshot))
}

describe('a fighter on the screen', () => {
  const crowd = gather(...[...'abcdefghijkl'].map((id) => fighter(id)))
  const all = fightersOf(crowd, board(crowd))

  it('has a number of one digit in a fight of ten, as on the keys', () => {
    const few = gather(...[...'abcdefghij'].map((id) => fighter(id)))
    const fighters = fightersOf(few, board(few))
    expect(fighters.map(({ number }) => number)).toEqual([...'1234567890'])
    expect(pagesOf(fighters).flat()).toEqual(fighters)
  })

  it('keeps it when more come: those of ten are numbered on', () => {
    expect(all.map(({ number }) => number)).toEqual('1 2 3 4 5 6 7 8 9 10 11 12'.split(' '))
    expect(pagesOf(all).flat()).toEqual(all)
  })

  it('stands by number among the ten that are shown, or on another page', () => {
    const pages = pagesOf([...all].reverse())
    expect(pages.map((page) => page.length)).toEqual([10, 2])
    expect(pages[1]?.map(({ number }) => number)).toEqual(['11', '12'])
    expect(pagesOf([])).toEqual([[]])
  })

  it('shows where pending blows will leave the body, without leaving it there', () => {
    const [a, b] = fightersAfter(blow(5), blow(6))
    expect(a?.body.current).toBe(20)
    expect(a?.landing?.body.current).toBe(9)
    expect(a?.landing?.body.condition).toBe('blinking')
    expect(b?.landing).toBeNull()
  })

  it('lands dead when a blow kills outright', () => {
    const [a] = fightersAfter(blow(61, true))
    expect(a?.landing).toMatchObject({ isDown: true, body: { condition: 'dead' } })
  })

  it.each([
    [25, 'magicReserve'],
    [26, 'dead'],
  ])('CI-196: with %i points of damage of 20, a berserker lands %s', (points, condition) => {
    const [a] = fightersWith({ berserk: true }, blow(points))
    expect(a?.landing?.body.condition).toBe(condition)
  })
})

describe('dice rolled by the app', () => {
  it('are finished rolls of digits, and faces that the dice have', () => {
    for (let count = 0; count < 2000; count++) {
      expect(readRoll(rollDigits()).state).toBe('finished')
    }
    // Digits that lie stay, and what they open is rolled (CI-005).
    for (const lying of ['9', '99', '0', '000']) {
      const digits = rollDigits(lying)
      expect([digits.startsWith(lying), readRoll(digits).state]).toEqual([true, 'finished'])
    }
    const faces = rollFaces(6000, 6)
    expect(new Set(faces)).toEqual(new Set([1, 2, 3, 4, 5, 6]))
  })

  it('CI-005: digits that open a run say how many are still to come', () => {
    const missing = (lying: string) => readDigits(lying).missing
    expect(['5', '0', '99', '990', '000'].map(missing)).toEqual([1, 2, 2, 1, 2])
    expect(['', '57', '9950'].map(missing)).toEqual([undefined, undefined, undefined])
  })
})
