import { describe, expect, it } from 'vitest'
import { attackOutcome, attackPreview } from '../../../../src/rules/cold-iron/view/board'
import { fightEventSchema } from '../../../../src/rules/cold-iron/turn/events'
import {
  attacksDeclared,
  begun,
  faces,
  fighter,
  gather,
  kinds,
  refused,
  roll,
  send,
  until,
  weapon,
  type Table,
} from '../table'
import { hasWords } from '../words'

const bow = { name: 'Bow', class: 'bow', missile: true, rangeRow: 'hunters-bow' } as const

function shoot(more: object) {
  const declaration = { kind: 'attack', targetId: 'b', weapon: 0, ...more }
  return fightEventSchema.parse({ type: 'declare', combatantId: 'a', declaration })
}

/** An archer of Hm 12 with a bow against one of Dm 6. */
function range(given: object = {}, state: object = {}, sheet: object = {}): Table {
  const archer = fighter('a', { hm: 12, weapons: [weapon({ ...bow, ...given })], ...sheet }, state)
  return until(begun(archer, fighter('b', { dm: 6 })), 'attacks')
}

const shot = (table: Table, more: object) => until(send(table, shoot(more)), 'missiles')

/** Rule and value of each term of the attack but Hm itself, and of the defence but Dm. */
function sums(table: Table) {
  const preview = attackPreview(table, '1.a')
  return [preview?.attack, preview?.defence].map((sum) =>
    sum?.terms.slice(1).map(({ rule, value }) => [rule, value]),
  )
}

describe('CI-141: the range of a shot', () => {
  it.each([
    [undefined, []],
    [6, []],
    [7, [['CI-141', -3]]],
    [20, [['CI-141', -3]]],
    [21, [['CI-141', -6]]],
    [87, [['CI-141', -18]]],
  ])('of %s hexes adds %j to Hm', (distance, terms) => {
    const table = shot(range({}, { prepTurns: 1 }), { range: distance })
    expect(sums(table)).toEqual([terms, []])
  })

  it('CI-141: ends with the last column, CI-144 farther with quality, CI-142 by sight', () => {
    const far = shoot({ range: 88 })
    expect(refused(range(), far)).toBe('coldIron.missiles.refused.tooFar')
    expect(refused(range({ quality: true }), far)).toBeNull()
    const thrown = { quality: true, class: 'thrown' }
    expect(refused(range(thrown), far)).toBe('coldIron.missiles.refused.tooFar')
    const spell = { rangeRow: 'spell-sr' }
    expect(refused(range(spell), shoot({ range: 51 }))).toBe('coldIron.missiles.refused.tooFar')
    expect(refused(range(spell, {}, { enhancedVision: true }), shoot({ range: 51 }))).toBeNull()
  })

  it.each([
    [{ rangeRow: null }, { range: 5 }, 'coldIron.missiles.refused.noRangeRow'],
    [{ rangeRow: 'trebuchet' }, { range: 5 }, 'coldIron.missiles.refused.noRangeRow'],
    [{ missile: false }, { range: 5 }, 'coldIron.missiles.refused.notMissile'],
    [
      { missile: false },
      { cover: { id: 'peek', defence: 8 } },
      'coldIron.missiles.refused.notMissile',
    ],
    [{}, { cover: { id: 'peek', defence: 7 } }, 'coldIron.missiles.refused.cover'],
    [{}, { cover: { id: 'scatter', defence: 5 } }, 'coldIron.missiles.refused.cover'],
    [{ rangeRow: null }, {}, null],
    [{ rangeRow: null }, { cover: { id: 'peek', defence: 8 } }, null],
    [{ missile: false }, {}, null],
  ])('of a weapon %j refuses %j: %s', (given, more, words) => {
    expect(refused(range(given), shoot(more))).toBe(words)
    if (words) expect(hasWords(words)).toBe(true)
  })
})

describe('CI-145: haste', () => {
  it('doubles what range and weapon take off, and CI-132 counts for the fumble alone', () => {
    const hasty = { hmPenalty: -1, fumblePenalty: -4 }
    const calm = shot(range(hasty, { prepTurns: 1 }), { range: 20 })
    expect(sums(calm)[0]).toEqual([
      ['CI-141', -3],
      ['CI-145', -1],
    ])
    const hurried = shot(range(hasty), { range: 20 })
    expect(sums(hurried)[0]).toEqual([
      ['CI-141', -3],
      ['CI-145', -1],
      ['CI-145', -4],
    ])
    // 12 - 8 - 5 is -1, and -5 for the fumble
    const fumbled = send(hurried, roll(hurried, 'a', '23'))
    expect(fumbled.told.map(({ kind }) => kind)).toContain('attack.fumbled')
    const missed = send(hurried, roll(hurried, 'a', '27'))
    expect(kinds(missed)).toContain('attack.missed')
  })

  it('does not touch throws, and holds a crossbow that is not loaded', () => {
    const axe = { class: 'axe', rangeRow: 'thrown-weapon' } as const
    expect(sums(shot(range(axe), { range: 5 }))[0]).toEqual([['CI-141', -3]])
    const crossbow = { class: 'crossbow', rangeRow: 'light-x-bow', loadTurns: 3 } as const
    const notLoaded = 'coldIron.missiles.refused.notLoaded'
    expect(refused(range(crossbow, { prepTurns: 1 }), shoot({ range: 5 }))).toBe(notLoaded)
    expect(refused(range(crossbow, { prepTurns: 2 }), shoot({ range: 5 }))).toBeNull()
    expect(refused(range(crossbow), shoot({}))).toBe(notLoaded)
    const sling = { class: 'natural', rangeRow: 'sling' } as const
    expect(sums(shot(range(sling), { range: 7 }))[0]).toEqual([
      ['CI-141', -3],
      ['CI-145', -3],
    ])
  })
})

describe('CI-148: cover of the target', () => {
  it.each([
    ['scatter', 1],
    ['scatter', 4],
    ['parapet', 6],
    ['peek', 8],
  ] as const)('%s adds %i to his defence', (id, defence) => {
    const table = shot(range({}, { prepTurns: 1 }), { range: 3, cover: { id, defence } })
    expect(sums(table)).toEqual([[], [['CI-148', defence]]])
    expect(attackPreview(table, '1.a')?.neededCA).toBe(6 + defence - 12)
    const free = shot(range({}, { prepTurns: 1 }), { cover: { id, defence } })
    expect(sums(free)).toEqual([[], [['CI-148', defence]]])
  })

  it('CI-149: who does not move has StD and his cover, and who lost his shield dodges', () => {
    const archer = fighter('a', { hm: 12, weapons: [weapon(bow)] }, { prepTurns: 1 })
    const at = (state: object) => {
      const table = begun(archer, fighter('b', { dm: 6 }, state))
      const cover = { id: 'parapet', defence: 6 }
      return attackPreview(shot(until(table, 'attacks'), { cover }), '1.a')?.defence
    }
    expect(at({ stationary: true })).toMatchObject({ total: 1, means: 'stillness' })
    expect(at({ shieldReady: false })).toMatchObject({ total: 10, means: 'dodge' })
    expect(at({})).toMatchObject({ total: 12, means: 'parry' })
  })
})

describe('CI-143: damage at a range', () => {
  it.each([
    [undefined, '56', 10, 4],
    [6, '56', 10, 4],
    [20, '73', 10, 5],
    [33, '85', 10, 6],
    [47, '933', 8, 6],
    [60, '975', 6, 6],
  ])('of %s hexes goes off Vst, then off every multiple', (distance, digits, rolled, absorbed) => {
    const archer = fighter('a', { hm: 12, weapons: [weapon({ ...bow, vsT: 2 })] }, { prepTurns: 1 })
    const people = begun(archer, fighter('b', { dm: 6, armor: { T: 6 } }))
    const table = shot(until(people, 'attacks'), { range: distance })
    const dice = [[5], [5]]
    const hit = send(table, roll(table, 'a', digits), faces(table, 'a', ...dice))
    const blow = hit.context.pending[0]?.blow
    expect(blow).toMatchObject({ rolled, absorbed })
    const ofRange = (blow?.terms ?? []).filter(({ rule }) => rule === 'CI-143')
    expect(ofRange.map(({ value }) => value)).toEqual(rolled < 10 ? [rolled - 10] : [])
    const ofMultiples = (blow?.terms ?? []).filter(({ rule }) => rule === 'CI-119')
    expect(ofMultiples.map(({ value }) => value)).toEqual([5, 5])
    const shown = attackOutcome(table, '1.a', digits, dice)
    expect(shown.ok && shown.value.blow).toEqual(blow)
  })
})

describe('CI-130: a fumble names its rows', () => {
  const table = attacksDeclared(gather(fighter('a', { h: 0 }), fighter('b')), 'normalWeapons', [
    'a',
    'b',
  ])

  it.each([
    ['50', 'attack.missed', []],
    ['44', 'attack.missed', ['openToGrabs']],
    ['23', 'attack.fumbled', ['openToGrabs', 'failsOutright']],
    ['18', 'attack.fumbled', ['openToGrabs', 'failsOutright', 'dodgeOnlyNextTurn']],
  ])('at %s: %s with %j', (digits, kind, rows) => {
    const rolled = send(table, roll(table, 'a', digits))
    expect(rolled.context.attacks[0]?.result?.fumbles).toEqual(rows)
    const told = rolled.told.slice(table.told.length)
    expect(told[0]?.kind).toBe(kind)
    expect(told.slice(1).map((fact) => [fact.kind, fact.with?.row])).toEqual(
      rows.map((row) => ['fumble.row', row]),
    )
    for (const { kind, with: gaps } of told.slice(1)) {
      expect(hasWords(`fact.${kind}`)).toBe(true)
      expect(hasWords(String(gaps?.effect))).toBe(true)
    }
  })

  it('CI-004: from the chart of the campaign, with its own rows', () => {
    const charts = { fumbles: [{ id: 'falls', orLess: true, total: -2 }] }
    const edited = { ...table, context: { ...table.context, charts } }
    const rolled = send(edited, roll(edited, 'a', '38'))
    expect(rolled.context.attacks[0]?.result?.fumbles).toEqual(['falls'])
  })
})
