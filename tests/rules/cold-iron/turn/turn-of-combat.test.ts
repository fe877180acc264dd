import { describe, expect, it } from 'vitest'
import { affects, began, casts, castOf, foe, mage, rolls, saves } from '../spell-table'
import { fighter, send, the, until, type Table } from '../table'

const early = { level: 1 } as const
const tiredOf = (table: Table) => {
  const after = until(table, 'fullDefence')
  return (id: string) => the(after, id).state.tempFatigue
}
/** In the step its spell comes about in, before it is rolled. */
const ready = (table: Table) => until(table, castOf(table)?.completion?.step ?? 'earlySpells')

describe('CI-078: a turn of combat', () => {
  it('CI-022: is one for who casts and for whom a spell of the other side is on, though nobody strikes', () => {
    const bystander = fighter('z', {}, {}, 'foe')
    const declared = send(began(mage(), foe(), bystander), casts({ ...early, targets: ['f'] }))
    const worked = tiredOf(send(ready(declared), rolls('9987')))
    expect([worked('m'), worked('f'), worked('z')]).toEqual([1, 1, 0])
    const failed = tiredOf(send(ready(declared), rolls('0013')))
    expect([failed('m'), failed('f')]).toEqual([1, 0])
  })

  it('is one for who casts on into the next turn, and none for who lets their spell go', () => {
    const long = send(began(mage(), foe()), casts({ level: 7 }))
    expect(tiredOf(long)('m')).toBe(1)
    const first = ready(send(began(mage(), foe()), casts(early)))
    expect(tiredOf(send(first, { type: 'spell.pass', castId: '1.spell.m' }))('m')).toBe(0)
  })

  it('is one for whom a spell harms or who saves against it, and none for whom it heals', () => {
    const people = [mage(), foe(), fighter('b')]
    const cast = (aim: object) => send(ready(send(began(...people), casts(aim))), rolls('9987'))
    const healed = send(cast(early), affects(1, { targetId: 'b', kind: 'heal' }))
    expect(tiredOf(healed)('b')).toBe(0)
    const burnt = send(cast(early), affects(1, { targetId: 'b' }))
    expect(tiredOf(burnt)('b')).toBe(1)
    const resisted = cast({ ...early, targets: ['b'], save: 'mental' })
    expect(tiredOf(send(resisted, saves('9987', 'b')))('b')).toBe(1)
  })
})
