import { describe, expect, it } from 'vitest'
import { attackOutcome, attackPreview } from '../../../../src/rules/cold-iron/view/board'
import { multipleDamage } from '../../../../src/rules/cold-iron/fight-model/charts/multiple-damage'
import { together } from '../../../../src/rules/cold-iron/hand-to-hand/together'
import { settingsSchema } from '../../../../src/rules/cold-iron/settings'
import { beginContext, contextSchema } from '../../../../src/rules/cold-iron/fight-model/context'
import { sceneIn } from '../../../../src/rules/cold-iron/turn/hand-to-hand/people'
import type { EditedCharts } from '../../../../src/rules/cold-iron/fight-model/rulings'
import {
  attacksDeclared,
  faces,
  fighter,
  gather,
  refused,
  roll,
  send,
  until,
  weapon,
  type Table,
} from '../table'

/** The same fight under other rulings. */
function ruled(table: Table, settings: object, charts: EditedCharts = {}): Table {
  const rulings = { settings: settingsSchema.parse(settings), charts }
  const { combatants } = table.context
  return { ...table, context: { combatants, ...beginContext(rulings) } }
}

const multiples = (table: Table, ...rolls: string[]) =>
  rolls.map((digits) => send(table, roll(table, 'a', digits)).told.at(-1)?.with?.multiple)

describe('CI-004: a fight reads the charts and settings of its campaign', () => {
  const mace = fighter('a', { weapons: [weapon({ name: 'Mace', crit: 'blunt' })] })
  const fight = gather(mace, fighter('b'))
  const { rows } = multipleDamage
  const kinder = { ...multipleDamage, rows: { ...rows, blunt: { from: [9], step: 9 } } }
  const ready = (table: Table) => attacksDeclared(table, 'normalWeapons', ['a', 'b'])

  it('begins with the book as written, and old rows are read as such', () => {
    const { settings, charts, ...old } = beginContext()
    expect([settings, charts]).toEqual([settingsSchema.parse({}), {}])
    expect(contextSchema.parse(old)).toEqual({ ...old, settings, charts })
  })

  it('takes the row of blunt weapons, in the roll, the odds and the preview', () => {
    const [published, edited] = [ready(fight), ready(ruled(fight, {}, { multipleDamage: kinder }))]
    // net 7 is double, net 9 triple by the edited row, and by the published one only later
    expect(multiples(published, '933', '964')).toEqual([2, 2])
    expect(multiples(edited, '933', '951', '964')).toEqual([2, 2, 3])
    const shown = attackOutcome(edited, '1.a', '964')
    expect(shown).toMatchObject({ ok: true, value: { result: { multiple: 3 } } })
    const triple = (table: Table) =>
      attackPreview(table, '1.a')?.odds.find(({ id }) => id === 'triple')?.fromRoll
    expect(triple(edited)).toBe('964')
    expect(triple(published)).not.toBe('964')
  })

  it('CI-124: takes the thresholds of random crits', () => {
    const wild = fighter('a', { weapons: [weapon({ crit: 'random' })] })
    const other = gather(wild, fighter('b'))
    const easy = { ...multipleDamage, randomDouble: 20 }
    expect(multiples(ready(other), '964')).toEqual([3])
    expect(multiples(ready(ruled(other, {}, { multipleDamage: easy })), '964')).toEqual([1])
  })
})

describe('CI-218: dice of the averages', () => {
  const sword = weapon({ dice: '3d8', bonus: 9 })
  const fight = gather(fighter('a', { weapons: [sword] }), fighter('b'))

  it.each([
    ['printed', '5d8-1', 19],
    ['trueMeans', '5d8', 20],
  ])('are read as %s', (diceTableMode, text, rolled) => {
    const table = attacksDeclared(ruled(fight, { diceTableMode }), 'normalWeapons', ['a', 'b'])
    expect(attackPreview(table, '1.a')?.dice).toBe(text)
    const hit = send(table, roll(table, 'a', '89'))
    expect(refused(hit, faces(hit, 'a', [4, 4, 4]))).toBe('coldIron.refused.dice')
    const struck = send(hit, faces(hit, 'a', [4, 4, 4, 4, 4]))
    expect(struck.context.pending[0]?.blow.rolled).toBe(rolled)
    const declared = struck.told.find(({ kind }) => kind === 'declaration.made')
    expect(declared?.with?.dice).toBe(text)
  })
})

describe('CI-052: a bare head', () => {
  const clad = { armor: { T: 6, C: 3 } }
  const against = (helmetOn: boolean, settings: object) => {
    const fight = gather(fighter('a'), fighter('b', clad, { helmetOn }))
    return attacksDeclared(ruled(fight, settings), 'normalWeapons', ['a', 'b'])
  }

  it.each([
    ['on', true, {}, [2, 2, 2, 3]],
    ['off', false, {}, [2, 2, 3, 3]],
    ['off, all but one', false, { noHelmetRule: 'capOne' }, [2, 3, 3, 4]],
  ] as const)('with its helmet %s', (_, helmetOn, settings, triples) => {
    // net 9, 10, 11 and 12: triple from 9 and the protection of the moment
    const seen = multiples(against(helmetOn, settings), '964', '975', '982', '988')
    expect(seen).toEqual(triples)
  })
})

describe('CI-122: bare hands', () => {
  it.each([
    [3, 'blunt'],
    [4, 'sharp'],
  ] as const)('of unarmed level %i count as %s', (unarmedLevel, crit) => {
    const fists = weapon({ name: 'Fist', class: 'natural', crit: 'blunt' })
    const sharp = weapon({ name: 'Blade', crit })
    const rolls = ['964', '982', '9918', '9978'] as const
    const seen = (given: object) =>
      multiples(
        attacksDeclared(gather(fighter('a', given), fighter('b')), 'normalWeapons', ['a', 'b']),
        ...rolls,
      )
    expect(seen({ unarmedLevel, weapons: [fists] })).toEqual(seen({ weapons: [sharp] }))
  })
})

describe('CI-004: shots by the charts of the campaign', () => {
  const bow = weapon({ class: 'bow', missile: true, dice: '1d8', rangeRow: 'hunters-bow' })
  const fight = gather(fighter('a', { hm: 9, weapons: [bow] }), fighter('b', { dm: 4 }))
  const shot = (range: number, cover?: { id: 'peek'; defence: number }) =>
    ({
      type: 'declare',
      combatantId: 'a',
      declaration: { kind: 'attack', targetId: 'b', weapon: 0, range, ...(cover && { cover }) },
    }) as const
  const aiming = (charts: EditedCharts) =>
    until(send(ruled(fight, {}, charts), { type: 'fight.begin' }), 'attacks')

  it('CI-141: reach as far as their row says', () => {
    const columns = [{ hm: -2, dmg: -1 }]
    const rows = [{ id: 'hunters-bow', name: 'Bow', limits: [6] }]
    const short = aiming({ missileRanges: { columns, rows } })
    expect(refused(short, shot(7))).toBe('coldIron.missiles.refused.tooFar')
    expect(refused(aiming({}), shot(7))).toBeNull()
    const near = send(short, shot(6))
    // a hurried shot pays for its column twice (CI-145)
    expect(attackPreview(near, '1.a')?.attack.total).toBe(5)
    expect(attackPreview(send(aiming({}), shot(6)), '1.a')?.attack.total).toBe(9)
    const none = aiming({ missileRanges: { columns, rows: [{ id: 'x', name: 'X', limits: [6] }] } })
    expect(refused(none, shot(1))).toBe('coldIron.missiles.refused.noRangeRow')
  })

  it('CI-148: hide as their cover says', () => {
    const cover = [{ id: 'peek' as const, defence: [3, 5], ownHm: 0, fires: true }]
    const ours = aiming({ cover })
    expect(refused(ours, shot(6, { id: 'peek', defence: 8 }))).toBe(
      'coldIron.missiles.refused.cover',
    )
    expect(refused(aiming({}), shot(6, { id: 'peek', defence: 5 }))).not.toBeNull()
    const hidden = send(ours, shot(6, { id: 'peek', defence: 5 }))
    const open = send(ours, shot(6))
    const defence = (table: Table) => attackPreview(table, '1.a')?.defence.total ?? 0
    expect(defence(hidden) - defence(open)).toBe(5)
  })
})

describe('CI-170: fighters together by the chart of the campaign', () => {
  it('is read where the campaign adds by the printed chart', () => {
    const people = gather(fighter('a'))
    const chart = { identical: [0, 7], additional: [[7]] }
    const scene = (mode: string, charts: EditedCharts) =>
      sceneIn(ruled(people, { multipleHtHMode: mode }, charts).context)
    const pair = ['x', 'y'].map((who) => ({ who, value: { total: 10, terms: [] } }))
    expect(together(pair, scene('printed', { multipleHtH: chart })).total).toBe(17)
    expect(together(pair, scene('printed', {})).total).toBe(16)
    expect(together(pair, scene('formula', { multipleHtH: chart })).total).toBe(16)
  })
})
