import { describe, expect, it } from 'vitest'
import { attackOutcome } from '../../../../../src/rules/cold-iron/view/board'
import type { FightEvent } from '../../../../../src/rules/cold-iron/turn/events'
import { declares, facing } from '../../moves-table'
import { attack, fighter, refused, roll, send, the, until, weapon, type Table } from '../../table'
import { hasWords } from '../../words'

const close = { type: 'step.close' } as const
const deal = (dice: number[][] | number): FightEvent => ({
  type: 'attack.damage',
  attackId: '1.a',
  dice,
  typed: true,
})

/** A blow of 2d6 and 1 that hits so well that it is rolled several times. */
function critical(): Table {
  const sword = weapon({ name: 'Sword', dice: '2d6+1' })
  const people = [fighter('a', { h: 40, weapons: [sword] }), fighter('b', { pt: 90 }, {}, 'foe')]
  const ready = until(send(until(facing(people), 'attacks'), attack('a', 'b')), 'normalWeapons')
  return send(ready, roll(ready, 'a', '50'))
}

describe('CI-119 damage that is rolled many times', () => {
  const table = critical()
  const multiple = table.context.attacks[0]?.result?.multiple ?? 0

  it('CI-119: may be said as the total of all its rolls', () => {
    expect(multiple).toBeGreaterThan(6)
    const each = Array.from({ length: multiple }, () => [3, 4])
    const [diceByDice, atOnce] = [each, 8 * multiple].map((dice) => {
      const dealt = send(table, deal(dice), close)
      return [the(dealt, 'b').state, dealt.told.find(({ kind }) => kind === 'blow.landed')] as const
    })
    expect(atOnce?.[0]).toEqual(diceByDice?.[0])
    expect(atOnce?.[1]).toMatchObject({ to: 90 - 8 * multiple, terms: [{ value: 8 * multiple }] })
    expect(atOnce?.[1]?.dice).toBeUndefined()
    expect(attackOutcome(table, '1.a', '50', 8 * multiple)).toMatchObject({
      value: { blow: { rolled: 8 * multiple } },
    })
  })

  it('CI-119: as no less and no more than its dice can come to', () => {
    const outOfReach = 'coldIron.refused.total'
    expect(hasWords(outOfReach)).toBe(true)
    expect(refused(table, deal(3 * multiple - 1))).toBe(outOfReach)
    expect(refused(table, deal(3 * multiple))).toBeNull()
    expect(refused(table, deal(13 * multiple))).toBeNull()
    expect(refused(table, deal(13 * multiple + 1))).toBe(outOfReach)
  })

  it('CI-143: roll by roll where the range takes something off each', () => {
    const bow = weapon({
      ...{ name: 'Bow', class: 'bow', missile: true, dice: '2d6', rangeRow: 'pixie-bow' },
    })
    const people = [fighter('a', { hm: 40, weapons: [bow] }), fighter('b', { pt: 90 }, {}, 'foe')]
    const shot = { kind: 'attack', targetId: 'b', weapon: 0, range: 30 } as const
    const ready = until(declares(facing(people), 'a', shot), 'missiles')
    const hit = send(ready, roll(ready, 'a', '50'))
    const key = 'coldIron.refused.totalAtRange'
    expect(hasWords(key)).toBe(true)
    expect(refused(hit, deal(40))).toBe(key)
    expect(attackOutcome(hit, '1.a', '50', 40)).toMatchObject({ ok: false, why: { key } })
  })
})
