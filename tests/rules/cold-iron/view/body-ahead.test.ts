import { describe, expect, it } from 'vitest'
import { currentHitPoints } from '../../../../src/rules/cold-iron/body/condition'
import { attackOutcome, bodyStrip } from '../../../../src/rules/cold-iron/view/board'
import {
  attacksDeclared,
  faces,
  fighter,
  gather,
  roll,
  send,
  the,
  weapon,
  type Table,
} from '../table'

const foe = (pt: number) => fighter('b', { pt, con: pt }, {}, 'foe')

function ahead(table: Table, attacker: string, dice: number[][]) {
  const seen = attackOutcome(table, `1.${attacker}`, '89', dice)
  if (!seen.ok) throw new Error(seen.why.key)
  return seen.value.body
}

/** Two who strike a third; the first has hit. */
const struckBy = (target: ReturnType<typeof foe>) =>
  send(
    attacksDeclared(
      gather(fighter('a'), fighter('c'), target),
      'normalWeapons',
      ['a', 'b'],
      ['c', 'b'],
    ),
    { type: 'attack.roll', attackId: '1.a', roll: '89', typed: true },
  )

describe('CI-017 what a blow leaves of the one struck', () => {
  it.each([
    [20, 5],
    [6, 6],
    [2, 6],
  ])('is what the closing of the step makes of them, at Pt %i and dice %i', (pt, dice) => {
    const table = struckBy(foe(pt))
    const seen = ahead(table, 'a', [[dice]])
    const closed = send(
      table,
      faces(table, 'a', [dice]),
      { type: 'attack.pass', attackId: '1.c' },
      { type: 'step.close' },
    )
    const { current, condition, clock } = bodyStrip(the(closed, 'b'))
    expect(seen).toMatchObject({ from: pt, to: current, condition, clock, waiting: 0 })
    expect(currentHitPoints(the(table, 'b'))).toBe(pt)
  })

  it('counts in the blows that wait for them, and says that they fall', () => {
    const once = struckBy(foe(6))
    const table = send(once, faces(once, 'a', [6]), roll(once, 'c', '89'))
    const { multiple } = table.context.attacks[1]?.result ?? { multiple: 0 }
    const seen = ahead(
      table,
      'c',
      Array.from({ length: multiple }, () => [6]),
    )
    expect(seen).toMatchObject({ from: 6, waiting: 1, falls: true })
    expect(seen?.to).toBeLessThan(ahead(once, 'a', [[6]])?.to ?? 0)
  })

  it('CI-080: says what a blow costs that is fatigue alone', () => {
    const fists = weapon({ name: 'Fists', fatigue: true })
    const people = [fighter('a', { weapons: [fists] }), foe(20)]
    const declared = attacksDeclared(gather(...people), 'normalWeapons', ['a', 'b'])
    const table = send(declared, { type: 'attack.roll', attackId: '1.a', roll: '89', typed: true })
    expect(ahead(table, 'a', [[5]])).toMatchObject({
      from: 20,
      to: 20,
      fatigue: { from: 0, to: 5 },
    })
  })

  it('is unknown before there are dice to be dealt', () => {
    const seen = attackOutcome(struckBy(foe(10)), '1.c', '89')
    expect(seen).toMatchObject({ ok: true, value: { body: null } })
  })
})
