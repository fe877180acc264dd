import { describe, expect, it } from 'vitest'
import { hiddenBy } from '../../../../src/renderer/systems/cold-iron/fight/declare/hidden-declarations'
import { labelOf } from '../../../../src/rules/cold-iron/turn/journal/label'
import { phrase } from '../../../../src/shared/phrase'
import { fighter, gather, send } from '../../../rules/cold-iron/table'
import { says } from '../../../rules/cold-iron/moves-table'

const foes = [{ id: 'x', label: 'X' }]
const veil = hiddenBy(foes, 2)
const guards = says('x', { kind: 'fullDefence' })
const label = labelOf(guards, (id) => id.toUpperCase())
const told = (turn: number) => veil.step({ label, moment: { turn } })

describe('what is told while foes declare under cover', () => {
  it('CI-023: that a foe has declared, and not what', () => {
    expect(told(2)).toEqual(phrase('fight.cover.told', { who: 'X' }))
    const table = gather(fighter('a'), fighter('x', {}, {}, 'foe'))
    const [, fact] = send(table, { type: 'fight.begin' }, guards).told.filter(
      ({ kind }) => kind !== 'turn.begun',
    )
    expect(fact?.kind).toBe('declaration.made')
    expect(fact && veil.fact(fact)).toEqual(phrase('fight.cover.told', { who: 'X' }))
  })

  it('everything of the turns before, and of the party, is told as it is', () => {
    expect(told(1)).toBeNull()
    expect(veil.step({ label, moment: null })).toBeNull()
    const own = { ...label, with: { ...label.with, who: 'A' } }
    expect(veil.step({ label: own, moment: { turn: 2 } })).toBeNull()
    const other = phrase('coldIron.history.withdraw', { who: 'X' })
    expect(veil.step({ label: other, moment: { turn: 2 } })).toBeNull()
  })
})
