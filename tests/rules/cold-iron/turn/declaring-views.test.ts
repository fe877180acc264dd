import { describe, expect, it } from 'vitest'
import {
  declareForAll,
  lastRange,
  outOfReach,
} from '../../../../src/rules/cold-iron/view/declaring/bulk'
import {
  engagementOf,
  engagementsOn,
} from '../../../../src/rules/cold-iron/view/declaring/engagement'
import {
  goneForBy,
  moveOptions,
  optionChoices,
  prospectOf,
  wayChoices,
} from '../../../../src/rules/cold-iron/view/odds/prospects'
import { repeatOf, repeatsOf } from '../../../../src/rules/cold-iron/view/declaring/repeating'
import type { Combatant } from '../../../../src/rules/cold-iron/combatant/combatant'
import type { FightEvent } from '../../../../src/rules/cold-iron/turn/events'
import { declares, engages, says } from '../moves-table'
import { attack, fighter, gather, send, until, weapon, type Table } from '../table'

const foe = (id: string, sheet: object = {}, state: object = {}) => fighter(id, sheet, state, 'foe')

/** A fight in the step of attacks. */
function attacking(...people: Combatant[]): Table {
  return until(send(gather(...people), { type: 'fight.begin' }), 'attacks')
}

const who = (events: FightEvent[]) =>
  events.map((event) =>
    event.type === 'declare' && event.declaration.kind === 'attack'
      ? `${event.combatantId}>${event.declaration.targetId}:${event.declaration.weapon}`
      : event.type,
  )

const four = [fighter('a'), fighter('b'), foe('x'), foe('y')]

describe('the declarations of the turn before', () => {
  const none = { events: [], leftOpen: [] }
  const second = (table: Table) => until(until(table, 'fullDefence'), 'attacks')
  const letGo = (table: Table) =>
    send(
      until(table, 'normalWeapons'),
      ...table.context.attacks.map(({ id }) => ({ type: 'attack.pass' as const, attackId: id })),
    )

  it('CI-023: are made again, for one and for a side', () => {
    const table = second(letGo(send(attacking(...four), attack('a', 'x'))))
    expect(repeatOf(table, 'a')).toEqual({ event: attack('a', 'x'), refusal: null })
    expect(repeatOf(table, 'b')).toBeNull()
    expect(repeatsOf(table, 'party')).toEqual({ events: [attack('a', 'x')], leftOpen: [] })
    expect(repeatsOf(table, 'foe')).toEqual(none)
    expect(repeatsOf(send(table, attack('a', 'y')), 'party')).toEqual(none)
  })

  it('CI-023: wait for their step', () => {
    const table = until(letGo(send(attacking(...four), attack('a', 'x'))), 'fullDefence')
    expect(repeatOf(table, 'a')?.refusal?.key).toBe('coldIron.refused.tooEarly')
    expect(repeatsOf(table, 'party')).toEqual(none)
  })

  it('name nobody who has left', () => {
    const table = second(letGo(send(attacking(...four), attack('a', 'x'))))
    const gone = send(table, { type: 'leave', combatantId: 'x' })
    expect(repeatOf(gone, 'a')?.refusal?.key).toBe('coldIron.refused.gone')
    expect(repeatsOf(gone, 'party')).toEqual({ events: [], leftOpen: ['a'] })
  })

  it.each([
    ['dead', { dead: true }],
    ['dying', { damage: 90 }],
    ['knockedOut', { knockedOut: true }],
  ])('name nobody who is %s, and leave open whoever went for them', (condition, state) => {
    const both = [attack('a', 'x'), attack('b', 'y')]
    const table = second(letGo(send(attacking(...four), ...both)))
    const combatants = { ...table.context.combatants, x: foe('x', {}, state) }
    const fallen = { ...table, context: { ...table.context, combatants } }
    expect(repeatOf(fallen, 'a')?.refusal).toEqual({
      key: 'coldIron.refused.down',
      with: { who: 'X', condition: `coldIron.condition.${condition}` },
    })
    expect(repeatsOf(fallen, 'party')).toEqual({ events: [attack('b', 'y')], leftOpen: ['a'] })
    expect(send(fallen, attack('a', 'x')).context.declarations.a).toBeDefined()
  })

  it('CI-026: leave out what the fight noted by itself', () => {
    const begun = send(gather(...four), { type: 'fight.begin' })
    const guarded = send(begun, says('a', { kind: 'fullDefence' }))
    expect(guarded.context.declarations.a).toMatchObject({ answer: false })
    const next = until(until(guarded, 'attacks'), 'fullDefence')
    expect(repeatOf(next, 'a')?.event.declaration).toEqual({ kind: 'fullDefence' })
  })
})

describe('declarations for a whole group', () => {
  it('all strike one, each with the first weapon that serves', () => {
    const bow = weapon({ name: 'Bow', missile: true })
    const table = attacking(fighter('a', { weapons: [bow, weapon()] }), fighter('b'), foe('x'))
    const events = declareForAll(table, ['a', 'b'], { kind: 'attack', targets: ['x'] })
    expect(who(events)).toEqual(['a>x:1', 'b>x:0'])
    expect(send(table, ...events).context.attacks).toHaveLength(2)
  })

  it('spread round the targets; whoever has declared is left alone', () => {
    const table = send(
      attacking(fighter('a'), fighter('b'), fighter('c'), fighter('d'), foe('x'), foe('y')),
      attack('b', 'y'),
    )
    const events = declareForAll(table, ['a', 'b', 'c', 'd'], {
      kind: 'attack',
      targets: ['x', 'y'],
    })
    expect(who(events)).toEqual(['a>x:0', 'c>y:0', 'd>x:0'])
  })

  it('CI-142: one distance counts for every shot of theirs; whose weapons do not reach are left out', () => {
    const bow = weapon({ name: 'Bow', class: 'bow', missile: true, rangeRow: 'hunters-bow' })
    const stones = weapon({ name: 'Stones', missile: true })
    const table = attacking(
      fighter('a', { hm: 4, weapons: [bow] }),
      fighter('b'),
      fighter('c', { hm: 4, weapons: [stones] }),
      fighter('d', { hm: 4, weapons: [weapon(), bow] }),
      foe('x'),
    )
    const ids = ['a', 'b', 'c', 'd']
    const at = (range?: number) => ({ kind: 'attack' as const, targets: ['x'], range })
    const events = declareForAll(table, ids, at(30))
    expect(who(events)).toEqual(['a>x:0', 'c>x:0', 'd>x:1'])
    expect(events.map(({ declaration }) => 'range' in declaration && declaration.range)).toEqual([
      ...[30, false, 30],
    ])
    expect(outOfReach(table.context, ids, at(30))).toEqual(['b'])
    expect(who(declareForAll(table, ids, at(1)))).toEqual(['a>x:0', 'b>x:0', 'c>x:0', 'd>x:0'])
    expect([outOfReach(table.context, ids, at(1)), outOfReach(table.context, ids, at())]).toEqual([
      ...[[], []],
    ])
    const declared = send(table, attack('b', 'x'))
    expect(outOfReach(declared.context, ids, at(30))).toEqual([])
    expect(send(table, ...events).context.declarations.a).toMatchObject({ range: 30 })
  })

  it('CI-112: go on to another where a formation has no room, and stay out where none has', () => {
    const party = ['a', 'b', 'c', 'd'].map((id) => fighter(id))
    const table = attacking(...party, foe('x', {}, { formation: 'line' }), foe('y'))
    const ids = party.map(({ id }) => id)
    const one = declareForAll(table, ids, { kind: 'attack', targets: ['x'] })
    expect(who(one)).toEqual(['a>x:0', 'b>x:0'])
    const both = declareForAll(table, ids.slice(0, 3), { kind: 'attack', targets: ['x'] })
    expect(both).toHaveLength(2)
    const spread = declareForAll(table, ids, { kind: 'attack', targets: ['x', 'x', 'x', 'y'] })
    expect(who(spread)).toEqual(['a>x:0', 'b>x:0', 'c>y:0', 'd>y:0'])
  })

  it('CI-024: full defence in step 1 alone; waiting at any time; nothing outside the steps', () => {
    const begun = send(gather(...four), { type: 'fight.begin' })
    expect(declareForAll(begun, ['a', 'b'], { kind: 'fullDefence' })).toHaveLength(2)
    const later = until(begun, 'attacks')
    expect(declareForAll(later, ['a', 'b'], { kind: 'fullDefence' })).toEqual([])
    expect(declareForAll(later, ['a', 'b'], { kind: 'wait' })).toHaveLength(2)
    expect(declareForAll(gather(...four), ['a'], { kind: 'wait' })).toEqual([])
    expect(declareForAll(later, ['a'], { kind: 'attack', targets: [] })).toEqual([])
  })
})

describe('the places before a defender', () => {
  const states = (table: Table, id: string) =>
    engagementOf(table, id)?.places.map(({ state }) => state)

  it('CI-104: primary, second and third, each with what it is met with', () => {
    const people = [fighter('a'), fighter('b'), fighter('c'), foe('x')]
    const table = send(attacking(...people), attack('a', 'x'), attack('b', 'x'), attack('c', 'x'))
    const seen = engagementOf(table, 'x')
    expect(seen?.places.map(({ attacks }) => attacks[0]?.attackerId)).toEqual([
      'a',
      'b',
      'c',
      undefined,
    ])
    const met = seen?.places.flatMap(({ attacks }) => attacks.map(({ defence }) => defence))
    expect(met?.map(({ means, total }) => [means, total])).toEqual([
      ['parry', 14],
      ['parry', 11],
      ['dodge', 4],
    ])
    expect(states(table, 'x')).toEqual(['taken', 'taken', 'taken', 'free'])
    expect(seen?.most).toBe(4)
  })

  it('CI-112: a line leaves two, and what is beyond is blocked', () => {
    const table = attacking(fighter('a'), foe('x', {}, { formation: 'line' }))
    expect(states(table, 'x')).toEqual(['free', 'free', 'blocked', 'blocked'])
    const one = send(table, attack('a', 'x'))
    expect(states(one, 'x')).toEqual(['taken', 'free', 'blocked', 'blocked'])
    expect(engagementsOn(one).map(({ defenderId }) => defenderId)).toEqual(['x'])
    expect(engagementsOn(table)).toEqual([])
  })

  it('CI-105: the primary is kept for one who does not come; a hand moves an attacker', () => {
    const table = send(attacking(...four), attack('x', 'b'), attack('a', 'x'))
    expect(states(table, 'x')).toEqual(['kept', 'taken', 'free', 'free'])
    const moved = send(table, { type: 'attack.place', attackId: '1.a', position: 4 })
    expect(states(moved, 'x')).toEqual(['kept', 'free', 'free', 'taken'])
    expect(engagementOf(moved, 'x')?.places[3]?.attacks[0]?.byHand).toBe(true)
    const given = send(moved, { type: 'attack.place', attackId: '1.a', position: null })
    expect(states(given, 'x')).toEqual(['kept', 'taken', 'free', 'free'])
  })

  it('CI-149: a shot takes no place', () => {
    const bow = weapon({ name: 'Bow', missile: true })
    const table = send(
      attacking(fighter('a', { hm: 9, weapons: [bow] }), foe('x')),
      attack('a', 'x'),
    )
    const seen = engagementOf(table, 'x')
    expect(seen?.beside.map(({ attackerId }) => attackerId)).toEqual(['a'])
    expect(states(table, 'x')).toEqual(['free', 'free', 'free', 'free'])
    expect(engagementOf(table, 'nobody')).toBeNull()
  })
})

describe('what a declaration would come to', () => {
  const plain = { kind: 'attack', targetId: 'x', weapon: 0 } as const

  it('CI-010: the roll an attack needs, and nothing is changed', () => {
    const table = attacking(...four)
    expect(prospectOf(table, 'a', plain)).toMatchObject({
      position: 1,
      attack: { total: 11 },
      defence: { total: 14 },
      neededRoll: '67',
    })
    expect(table.context.attacks).toEqual([])
    expect(prospectOf(gather(...four), 'a', plain)).toBeNull()
    expect(prospectOf(table, 'a', { ...plain, weapon: 9 })).toBeNull()
  })

  it('CI-214: an attack at a shield goes for nobody who has none', () => {
    const shield = { name: 'Targe', hp: 12 }
    const fight = attacking(
      fighter('a'),
      foe('z', { shield }),
      foe('bare', { parryMode: 'weapon' }),
    )
    const lacks = (targetId: string, more: object) =>
      prospectOf(fight, 'a', { kind: 'attack', targetId, weapon: 0, ...more })?.lacksShield
    const atShield = { attackShield: true }
    expect([lacks('z', atShield), lacks('bare', atShield), lacks('bare', {})]).toEqual([
      ...[false, true, false],
    ])
  })

  it('CI-137: two swings, close packed, take from the hit', () => {
    const table = attacking(...four)
    const entry = optionChoices.find(({ option }) => option === 'doubleSwing')
    const hit = entry?.effects.find(({ figure }) => figure === 'hit')?.value ?? 0
    expect(entry?.swings).toBe(2)
    expect(hit).toBeLessThan(0)
    const swung = prospectOf(table, 'a', { ...plain, option: 'doubleSwing', alsoAt: ['y'] })
    expect(swung?.attack.total).toBe(11 + hit)
  })

  it('CI-137, CI-095: each further swing meets the defence of whom it goes at', () => {
    const people = [fighter('a', { h: 30 }), foe('x'), foe('y', { d: 20 }), foe('z', { d: 8 })]
    const table = attacking(...people)
    const rollAt = (...[targetId = '', ...alsoAt]: string[]) => {
      const swings = { ...plain, option: 'doubleSwing', targetId, alsoAt } as const
      return prospectOf(table, 'a', swings, alsoAt[0])?.neededRoll
    }
    expect([rollAt('x'), rollAt('y'), rollAt('z')]).toEqual(['067', '27', '0082'])
    expect([rollAt('y', 'x'), rollAt('x', 'y'), rollAt('x', 'z')]).toEqual(['067', '27', '0082'])
  })

  it('CI-115: one who is engaged draws back by a hex; nobody flees with an attack', () => {
    const people = [fighter('a', { maFull: 8 }), foe('x')]
    const table = send(attacking(...people), engages('x', 'a'))
    const ways = wayChoices(table, 'a', plain)
    expect(ways.find(({ way }) => way === 'withdraw')).toMatchObject({ most: 1, refusal: null })
    expect(ways.find(({ way }) => way === 'flee')?.refusal?.key).toBe('coldIron.moves.refused.way')
    expect(wayChoices(table, 'nobody', plain)).toEqual([])
  })

  it('CI-116: who flees may go all the way, whatever they have said so far', () => {
    const people = [fighter('a', { maFull: 8 }), foe('x')]
    const table = until(send(gather(...people), { type: 'fight.begin' }), 'movement')
    const engaged = send(table, engages('x', 'a'))
    const mostOf = (wanted: string, hexes: number) =>
      wayChoices(engaged, 'a', { kind: 'move', movement: { way: 'walk', hexes } }).find(
        ({ way }) => way === wanted,
      )?.most
    expect([mostOf('flee', 0), mostOf('flee', 5), mostOf('walk', 5)]).toEqual([8, 8, 1])
    const fleeing = { kind: 'move', movement: { way: 'flee', hexes: 1 } } as const
    const run = moveOptions(engaged, 'a', fleeing).find(({ action }) => action === 'run')
    expect(run?.hexes).toBe(8)
  })

  it('CI-142: the next shot of a side may go as far as its last', () => {
    const bow = { hm: 5, weapons: [weapon({ missile: true, rangeRow: 'hunters-bow' })] }
    const table = attacking(fighter('a', bow), fighter('b', bow), foe('x', bow))
    expect(lastRange(table, 'party')).toBeNull()
    const shoots = (id: string, range: number) =>
      says(id, { kind: 'attack', targetId: 'x', weapon: 0, range })
    const shot = send(table, shoots('a', 12), shoots('b', 20))
    expect([lastRange(shot, 'party'), lastRange(shot, 'foe')]).toEqual([20, null])
    expect(lastRange(send(shot, shoots('a', 14)), 'party')).toBe(14)
  })

  it('CI-026: who is gone for knows by whom', () => {
    const begun = send(gather(...four), { type: 'fight.begin' })
    const table = declares(begun, 'x', { kind: 'handToHand', targetId: 'a' })
    expect(goneForBy(table, 'a')).toEqual(['X'])
    expect(goneForBy(table, 'b')).toEqual([])
  })
})
