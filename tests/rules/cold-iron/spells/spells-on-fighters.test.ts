import { describe, expect, it } from 'vitest'
import { board, savePreview } from '../../../../src/rules/cold-iron/view/board'
import { tackle, tag } from '../grapple-table'
import { wrestler } from '../wrestlers'
import { attack, force, kinds, refused, send, until } from '../table'
import {
  affects,
  began,
  castOf,
  casts,
  counters,
  foe,
  mage,
  rolls,
  saves,
  why,
} from '../spell-table'
import { hasWords } from '../words'
import type { Spell } from '../spell-table'

const cast = (spell: Partial<Spell>, target: ReturnType<typeof foe>) =>
  send(
    until(send(began(mage(), target), casts({ targets: ['f'], ...spell })), 'lateSpells'),
    rolls('50'),
  )
const forWeapon = (digits: string) => ({ ...saves(digits), forWeapon: true }) as const

describe('CI-197: spells of the mind on a berserker', () => {
  const raging = foe({}, { berserk: true })

  it.each([
    ['Fear', 'berserker.none'],
    ['Demoralize', 'berserker.none'],
    ['Fire', null],
  ])('%s: %s', (name, refusal) => {
    expect(why(cast({ name }, raging), affects(2))).toBe(refusal)
    expect(why(cast({ name }, foe()), affects(2))).toBeNull()
    if (refusal) expect(hasWords(`coldIron.spells.refused.${refusal}`)).toBe(true)
  })

  it('Entrancement and Paranoia wait for the foe of the moment', () => {
    const striking = send(
      until(send(began(mage(), raging), casts({ name: 'Paranoia', targets: ['f'] })), 'attacks'),
      attack('f', 'm'),
    )
    const works = send(until(striking, 'lateSpells'), rolls('50'))
    expect(why(works, affects(2))).toBe('berserker.delayed')
    const felled = send(works, { type: 'leave', combatantId: 'm' })
    expect(why(felled, affects(2))).toBeNull()
    expect(why(cast({ name: 'Entrancement' }, raging), affects(2))).toBeNull()
  })
})

describe('CI-190: a fighter saves for his weapon', () => {
  const save = (fighterLevel: number) => {
    const table = cast({ save: 'physical' }, foe({ fighterLevel, pml: 4, conAdj: 6 }))
    return savePreview(table, '1.spell.m', 'f', true)?.ability.total ?? null
  }

  it.each([
    [5, null],
    [6, 3],
    [7, 5],
    [8, 10],
    [12, 10],
  ])('of level %i with %s of a save of 10', (level, total) => {
    expect(save(level)).toBe(total)
  })

  it('once, beside his own save, and tells so', () => {
    const table = cast({ save: 'physical' }, foe({ fighterLevel: 8, pml: 4, conAdj: 6 }))
    const weaponSaved = send(table, forWeapon('50'))
    expect(kinds(weaponSaved).at(-1)).toMatch(/^spell.weapon(Uns|S)aved$/)
    expect(castOf(weaponSaved)?.status).toBe('saves')
    expect(why(weaponSaved, forWeapon('50'))).toBe('noSave')
    const own = send(weaponSaved, saves('50'))
    expect(castOf(own)?.status).toBe('works')
    expect(castOf(own)?.saves).toHaveLength(2)
    const low = cast({ save: 'physical' }, foe({ fighterLevel: 5 }))
    expect(why(low, forWeapon('50'))).toBe('weaponSave')
    expect(force(low, forWeapon('50'))).toEqual(low)
    for (const kind of ['weaponSaved', 'weaponUnsaved'])
      expect(hasWords(`fact.spell.${kind}`)).toBe(true)
  })

  it('never against a spell that has no save', () => {
    const plain = cast({}, foe({ fighterLevel: 12 }))
    expect(castOf(plain)?.status).toBe('works')
    expect(why(plain, forWeapon('50'))).toBe('noSave')
  })
})

describe('CI-004: who strikes counters the worse', () => {
  it('by the figure of the chart', () => {
    const strength = (strikes: boolean) => {
      const begun = until(send(began(mage(), foe({ aml: 8, mpMax: 9 })), casts({})), 'attacks')
      const now = until(strikes ? send(begun, attack('f', 'm')) : begun, 'lateSpells')
      expect(refused(now, counters(0))).toBeNull()
      return castOf(send(now, counters(0)))?.counters[0]?.strength.total
    }
    expect([strength(false), strength(true)]).toEqual([13, 5])
  })
})

describe('CI-174: a caster who is tackled before their spell', () => {
  const begun = (targets: string[]) => {
    const people = [wrestler('m', 10, { aml: 4 }), wrestler('f', 10, { hm: 2 }), wrestler('g', 10)]
    const spell = send(began(...people), casts({ level: 2, targets }))
    const goes = { kind: 'handToHand', targetId: 'm' } as const
    const gone = send(until(spell, 'handToHand'), {
      ...{ type: 'declare', combatantId: 'f', declaration: goes },
    } as const)
    const tackled = send(until(gone, 'handToHandFighting'), tag('f'), tackle(['f']))
    return until(tackled, 'endOfTurnSpells')
  }
  const barredOf = (targets: string[]) => board(begun(targets)).spells[0]?.barred

  it('hears before the dice that it does not reach out of the grapple', () => {
    expect(barredOf(['g'])?.key).toBe('coldIron.spells.refused.outOfGrapple')
    expect(why(begun(['g']), rolls('50'))).toBe('outOfGrapple')
    expect(barredOf(['f'])).toBeNull()
  })

  it('may let it go', () => {
    const passed = send(begun(['g']), { type: 'spell.pass', castId: '1.spell.m' })
    expect(castOf(passed)?.status).toBe('passed')
    expect(board(passed).spells[0]?.barred).toBeNull()
  })
})
