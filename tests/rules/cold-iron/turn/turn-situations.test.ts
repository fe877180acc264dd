import { describe, expect, it } from 'vitest'
import { words } from '../../../../src/campaign/words'
import { attackPreview, board } from '../../../../src/rules/cold-iron/view/board'
import { combat } from '../../../../src/rules/cold-iron/combat'
import { conditionOf } from '../../../../src/rules/cold-iron/body/condition'
import { flagIds, formationSchema } from '../../../../src/rules/cold-iron/combatant/flags'
import type { FightEvent } from '../../../../src/rules/cold-iron/turn/events'
import { fightEventSchema } from '../../../../src/rules/cold-iron/turn/events'
import {
  attack,
  attacksDeclared,
  faces,
  fighter,
  force,
  gather,
  kinds,
  refused,
  roll,
  send,
  the,
  until,
  weapon,
  type Table,
} from '../table'
import { hasWords } from '../words'

const begin = { type: 'fight.begin' } as const

type Flags = Extract<FightEvent, { type: 'state.set' }>['flags']
const set = (combatantId: string, flags: Flags): FightEvent => ({
  type: 'state.set',
  combatantId,
  flags,
})

/** Rule and value of every term of an attack's two sums that is not plain. */
function sums(table: Table, attackId = '1.a') {
  const preview = attackPreview(table, attackId)
  const said = (terms: readonly { value: number; rule?: string | undefined }[] = []) =>
    terms.slice(1).map(({ rule, value }) => [rule, value])
  return [said(preview?.attack.terms), said(preview?.defence.terms)]
}

function duel(attacker: object, defender: object, sheet: object = {}) {
  const people = gather(fighter('a', {}, attacker), fighter('b', sheet, defender))
  return attacksDeclared(people, 'normalWeapons', ['a', 'b'])
}

describe('CI-235: the tactical list meets the fight', () => {
  it.each([
    ['CI-192: a berserk attacker', { berserk: true }, {}, [[['CI-192', 4]], []]],
    ['CI-192: a berserk defender', {}, { berserk: true }, [[], [['CI-192', -1]]]],
    ['CI-101: height', {}, { heightAdvantage: true }, [[], [['CI-101', 2]]]],
    [
      'CI-112: a circle of three, for both',
      { formation: 'circleInHex' },
      { formation: 'circleInHex' },
      [[['CI-112', -2]], [['CI-112', -2]]],
    ],
    ['CI-112: a line', { formation: 'line' }, { formation: 'line' }, [[], []]],
  ])('%s', (_, attacker, defender, terms) => {
    expect(sums(duel(attacker, defender))).toEqual(terms)
  })

  it('CI-134: a cramped two-handed spear defends at -4, a shorter weapon does not', () => {
    const spear = { weapons: [weapon({ class: 'spear', hands: 2, reach: 'long' })] }
    expect(sums(duel({}, { cramped: true }, spear))).toEqual([[], [['CI-134', -4]]])
    expect(sums(duel({}, { cramped: true }))).toEqual([[], []])
    expect(sums(duel({}, {}, spear))).toEqual([[], []])
  })

  it('CI-102: surprise leaves dodge less 4, and CI-100 one who does not move StD', () => {
    const surprised = attackPreview(duel({}, { surprised: true }), '1.a')
    expect(surprised?.defence).toMatchObject({ total: 0, means: 'dodge' })
    const still = attackPreview(duel({}, { stationary: true }), '1.a')
    expect(still?.defence).toMatchObject({ total: -5, means: 'stillness' })
  })

  it('leaves dodge to one whose shield is not ready', () => {
    const bare = attackPreview(duel({}, { shieldReady: false }), '1.a')
    expect(bare?.defence).toMatchObject({ total: 4, means: 'dodge' })
  })

  it('CI-203: a flesh spell stops its points, and the armour takes none of them', () => {
    const table = duel({}, { fleshT: 3 })
    const hit = send(table, roll(table, 'a', '89'), faces(table, 'a', [5]))
    expect(hit.context.pending[0]?.blow).toMatchObject({ rolled: 5, absorbed: 0, wounds: 2 })
  })
})

describe('CI-192: the rage of a berserker', () => {
  it('feels neither wounds nor stun', () => {
    const wounded = fighter('a', {}, { damage: 12 })
    expect(conditionOf(wounded)).toBe('blinking')
    const table = send(gather(wounded, fighter('b')), begin, set('a', { berserk: true }))
    expect(conditionOf(the(table, 'a'))).toBe('unhurt')
    expect(kinds(table)).toEqual(expect.arrayContaining(['state.told', 'state.changed']))
    const strike = (berserk: boolean) => {
      const axe = { weapons: [weapon({ dice: '2d12' })] }
      const people = gather(fighter('a', axe), fighter('b', {}, { berserk }))
      const now = attacksDeclared(people, 'normalWeapons', ['a', 'b'])
      return send(now, roll(now, 'a', '89'), faces(now, 'a', [6, 5])).context.pending[0]?.blow
    }
    expect([strike(false)?.stunned, strike(true)?.stunned]).toEqual([true, false])
    expect(strike(true)?.wounds).toBe(11)
  })

  it('CI-193: lends nothing against dodge, and CI-131 counts -4 for the fumble', () => {
    const table = duel({ berserk: true }, {}, { parryMode: 'none' })
    expect(sums(table)[0]).toEqual([])
    // 11 - 12 is -1, but for the fumble -5
    const fumbled = send(table, roll(table, 'a', '036'))
    expect(kinds(fumbled)).toContain('attack.fumbled')
    const calm = duel({}, {}, { parryMode: 'none' })
    expect(kinds(send(calm, roll(calm, 'a', '036')))).toContain('attack.missed')
  })

  it.each([
    ['fullDefence', { kind: 'fullDefence' }, 'coldIron.special.refused.noFullDefence'],
    ['spells', { kind: 'spell', name: 'Light' }, 'coldIron.special.refused.noSpells'],
    ['attacks', { kind: 'wait' }, 'coldIron.special.refused.noDelay'],
    [
      'attacks',
      { kind: 'attack', targetId: 'b', weapon: 1 },
      'coldIron.special.refused.noMissiles',
    ],
    ['attacks', { kind: 'attack', targetId: 'b', weapon: 0 }, null],
    ['movement', { kind: 'move' }, null],
  ] as const)('CI-194: declares in %s %j: %s', (step, declaration, words) => {
    const armed = { hm: 5, weapons: [weapon(), weapon({ missile: true })] }
    const people = gather(fighter('a', armed, { berserk: true }), fighter('b'))
    const begun = send(people, begin)
    const table = step === 'fullDefence' ? begun : until(begun, step)
    expect(refused(table, { type: 'declare', combatantId: 'a', declaration })).toBe(words)
  })
})

describe('CI-137: several swings', () => {
  const crowd = gather(fighter('a'), fighter('b'), fighter('c'), fighter('d'))
  const swing = (option: string | undefined, ...alsoAt: string[]) =>
    fightEventSchema.parse({
      type: 'declare',
      combatantId: 'a',
      declaration: { kind: 'attack', targetId: 'b', weapon: 0, option, alsoAt },
    })
  const declaring = until(send(crowd, begin), 'attacks')

  it.each([
    ['doubleSwing', ['c'], -6],
    ['doubleSwingLoose', ['c'], -12],
    ['tripleSwing', ['c', 'd'], -18],
    ['tripleSwingLoose', ['c', 'd'], -36],
  ] as const)('%s strikes each at %j and guards as badly: %i', (option, others, value) => {
    const declared = send(declaring, swing(option, ...others), attack('b', 'a'))
    const table = until(declared, 'normalWeapons')
    const queue = board(table).queue.filter(({ attackerId }) => attackerId === 'a')
    expect(queue.map(({ attackId }) => attackId)).toEqual(
      ['1.a', '1b.a', '1c.a'].slice(0, others.length + 1),
    )
    expect(queue.map(({ defenderId }) => defenderId)).toEqual(['b', ...others])
    for (const { attackId } of queue) expect(sums(table, attackId)[0]).toEqual([['CI-137', value]])
    const defence = attackPreview(table, '1.b')?.defence
    expect(defence?.total).toBe(Math.max(-5, 14 + value))
    const second = { type: 'attack.roll', attackId: '1b.a', roll: '9987', typed: true } as const
    // 11 and 20, less the swings, against 14
    const verdict = 31 + value >= 14 ? 'resolved' : 31 + value > -5 ? 'missed' : 'fumbled'
    expect(kinds(send(table, second))).toContain(`attack.${verdict}`)
    expect(combat.label(second, (id) => id).with?.who).toBe('a')
  })

  it('CI-139, CI-105: all swung at face the primary defence, and the third is dodged', () => {
    const declared = send(
      declaring,
      swing('doubleSwing', 'c'),
      attack('d', 'a'),
      attack('c', 'a'),
      attack('b', 'a'),
    )
    const table = until(declared, 'normalWeapons')
    const places = ['b', 'c', 'd'].map((id) => attackPreview(table, `1.${id}`)?.position)
    expect(places).toEqual([1, 1, 3])
  })

  it.each([
    ['doubleSwing', [], 'coldIron.refused.swings'],
    ['doubleSwing', ['c', 'd'], 'coldIron.refused.swings'],
    ['tripleSwing', ['c'], 'coldIron.refused.swings'],
    [undefined, ['c'], 'coldIron.refused.swings'],
    ['fightNormally', ['c'], 'coldIron.refused.swings'],
    ['tripleSwing', ['c', 'd', 'x'], 'coldIron.melee.refused.swings'],
    ['doubleSwing', ['b'], 'coldIron.refused.swingTwice'],
    ['doubleSwing', ['a'], 'coldIron.refused.oneself'],
    ['doubleSwing', ['x'], 'coldIron.refused.noTarget'],
    ['popOut', [], 'coldIron.refused.popOutMelee'],
    ['fightNormally', [], null],
    [undefined, [], null],
  ] as const)('CI-140: %s with %j more: %s', (option, alsoAt, words) => {
    const known = alsoAt.length === 3 ? gather(...[...'abcdx'].map((id) => fighter(id))) : crowd
    expect(refused(until(send(known, begin), 'attacks'), swing(option, ...alsoAt))).toBe(words)
  })

  it('CI-029: popping out is for shots, which are never several', () => {
    const bow = { hm: 9, weapons: [weapon({ missile: true })] }
    const archers = gather(fighter('a', bow), fighter('b', bow), fighter('c'))
    const now = until(send(archers, begin), 'attacks')
    expect(refused(now, swing('doubleSwing', 'c'))).toBe('coldIron.refused.swingMissile')
    const shots = until(send(now, swing('popOut'), attack('b', 'a')), 'missiles')
    expect(sums(shots)[0]).toEqual([['CI-235', -2]])
    expect(sums(shots, '1.b')[1]).toEqual([['CI-235', 4]])
  })
})

describe('CI-112: room around a target', () => {
  it('CI-108, CI-109, CI-138: fewer in a formation, four in the open, six close packed or at a large one', () => {
    const many = [...'abcdefg'].map((id) => fighter(id))
    const corner = (formation: string, sheet: object = {}) =>
      until(send(gather(...many, fighter('z', sheet, { formation })), begin), 'attacks')
    const two = (formation: string) => send(corner(formation), attack('a', 'z'), attack('b', 'z'))
    expect(refused(two('corner'), attack('c', 'z'))).toBe('coldIron.melee.refused.tooMany')
    expect(refused(two('corner'), attack('b', 'z'))).toBeNull()
    expect(refused(two('backToWall'), attack('c', 'z'))).toBeNull()
    const four = send(two('openGround'), attack('c', 'z'), attack('d', 'z'))
    expect(refused(four, attack('e', 'z'))).toBe('coldIron.melee.refused.tooMany')
    const word = { ...attack('e', 'z'), override: true } as const
    expect(refused(four, word)).toBeNull()
    const packed = send(four, set('e', { sharesHex: true }), attack('e', 'z'), attack('f', 'z'))
    const round = corner('openGround', { large: true })
    const six = [...'abcdef'].reduce((table, id) => send(table, attack(id, 'z')), round)
    for (const table of [packed, six]) {
      expect(refused(table, attack('g', 'z'))).toBe('coldIron.melee.refused.tooMany')
    }
  })
})

describe('state.set, what the fight cannot see (CI-192, CI-101, CI-052)', () => {
  const table = send(gather(fighter('a'), fighter('b', {}, { dead: true })), begin)

  it('tells every flag that is another one now, and no other', () => {
    const flags = { berserk: true, helmetOn: true, fleshT: 2, formation: 'line' } as const
    const after = send(table, set('a', flags))
    expect(the(after, 'a').state).toMatchObject(flags)
    expect(after.told.slice(table.told.length)).toMatchObject([
      { kind: 'state.told', to: 'true', with: { flag: 'coldIron.flag.berserk' } },
      { kind: 'state.told', from: 0, to: 2, with: { flag: 'coldIron.flag.fleshT' } },
      { kind: 'state.told', with: { flag: 'coldIron.flag.formation' } },
    ])
    expect(after.told.slice(table.told.length).map((fact) => words.tell(fact))).toEqual([
      'A goes berserk.',
      'A has 2 more T from a flesh spell.',
      'A fights in a line.',
    ])
  })

  it('tells each change of each flag in a sentence of its own', () => {
    const values = (id: (typeof flagIds)[number]) => {
      if (id === 'formation') return formationSchema.options
      return typeof the(table, 'a').state[id] === 'boolean' ? [true, false] : [1, 2, 0]
    }
    const said = flagIds.flatMap((id) => {
      const tables = values(id).reduce<Table[]>(
        (so, value) => [...so, send(so.at(-1) ?? table, set('a', { [id]: value } as Flags))],
        [],
      )
      const facts = tables.at(-1)?.told.slice(table.told.length) ?? []
      return facts.filter(({ kind }) => kind === 'state.told').map((fact) => words.tell(fact))
    })
    expect(said).toContain('A is in the covers.')
    expect(said).toContain('A is out of the covers.')
    expect(said).toContain('A has a medic of level 2 at their side.')
    expect(said).toContain('A has prepared for one turn.')
    expect(new Set(said).size).toBe(said.length)
    expect(said.filter((each) => /coldIron|[{}@|]| from \d+ to /.test(each))).toEqual([])
  })

  it('has words for every flag', () => {
    expect(flagIds.filter((id) => !hasWords(`coldIron.flag.${id}`))).toEqual([])
    for (const key of ['on', 'off']) expect(hasWords(`coldIron.flag.${key}`)).toBe(true)
    for (const kind of ['set', 'figure', 'told']) expect(hasWords(`fact.state.${kind}`)).toBe(true)
    expect(hasWords(combat.label(set('a', { berserk: true }), (id) => id).key)).toBe(true)
  })

  it('may happen at any moment until the end, to anybody alive', () => {
    expect(refused(gather(fighter('a')), set('a', { berserk: true }))).toBeNull()
    expect(refused(table, set('b', { berserk: true }))).toBe('coldIron.refused.dead')
    expect(refused(table, set('x', { berserk: true }))).toBe('coldIron.refused.noCombatant')
    const over = send(table, { type: 'fight.end' })
    expect(refused(over, set('a', { berserk: true }))).toBe('coldIron.refused.over')
    for (const flags of [{}, { damage: 3 }, { fleshT: -1 }, { prepTurns: 1000 }]) {
      expect(fightEventSchema.safeParse({ ...set('a', {}), flags }).success).toBe(false)
    }
    expect(force(table, set('x', { berserk: true }))).toEqual(table)
  })
})
