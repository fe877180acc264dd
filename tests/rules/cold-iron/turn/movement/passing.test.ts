import { describe, expect, it } from 'vitest'
import { attackPreview, board } from '../../../../../src/rules/cold-iron/view/board'
import { grapplePreview } from '../../../../../src/rules/cold-iron/view/grapple-preview'
import type { MoveEvent } from '../../../../../src/rules/cold-iron/turn/movement/events'
import type { FightEvent } from '../../../../../src/rules/cold-iron/turn/events'
import { phrase } from '../../../../../src/shared/phrase'
import { attack, faces, fighter, kinds, refused, roll, send, the, until } from '../../table'
import { declares, facing, pursues, refusedTo } from '../../moves-table'
import { told } from '../../terms'

const close = { type: 'step.close' } as const
const typed = true
const no = (key: string) => `coldIron.moves.refused.${key}`

const giant = (sheet: object = {}, state: object = {}) =>
  fighter('g', { maFull: 10, htH: 17, large: true, ...sheet }, state, 'foe')
const other = () => fighter('h', { maFull: 10 }, {}, 'foe')
const hero = (id: string, sheet: object = {}) => fighter(id, { htH: 7, maFull: 8, ...sheet })

/** In step 6 the giant goes through the first hero, and strikes at him in passing. */
function charging(
  people = [giant(), hero('a')],
  movement: object = { way: 'through', hexes: 5, out: true },
) {
  const start = facing(people)
  const strike = { kind: 'attack', targetId: 'a', weapon: 0, movement } as const
  return until(declares(start, 'g', strike as never), 'moving')
}

function answers(choice: 'stand' | 'block', weaponIndex: number | null = null): FightEvent {
  return { type: 'move.answer', combatantId: 'a', chargerId: 'g', choice, weapon: weaponIndex }
}

function collides(digits: string, more: object = {}): FightEvent {
  return { type: 'move.collide', combatantId: 'g', roll: digits, typed, ...more }
}

const pass = { type: 'attack.pass', attackId: '1.g' } as const

describe('CI-183 moving through', () => {
  it('CI-183: the way has to be answered before anything else', () => {
    const table = charging()
    expect(board(table).moves).toMatchObject([
      { kind: 'answer', combatantId: 'a', why: { with: { who: 'G', whom: 'A' } } },
    ])
    expect(board(send(table, answers('block'))).moves).toMatchObject([
      { kind: 'collision', combatantId: 'g', why: { with: { who: 'G', whom: 'A' } } },
    ])
    expect(refused(table, roll(table, 'g', '50'))).toBe(no('answerFirst'))
    expect(refused(send(table, pass), close)).toBe(no('answersOpen'))
    expect(refused(table, collides('50'))).toBe(no('noCollision'))
    const twice = send(table, answers('stand'))
    expect(refused(twice, answers('block'))).toBe(no('answered'))
  })

  it.each([
    ['stand', -4, []],
    ['block', 3, [[3, 'CI-183']]],
  ] as const)('CI-183: to %s gives the charger %d', (choice, charger, defender) => {
    const table = send(charging(), answers(choice, 0))
    expect(told(attackPreview(table, '1.g')?.attack ?? null)).toEqual([
      [11, 'CI-095'],
      [charger, 'CI-183'],
    ])
    expect(told(attackPreview(table, '1.a')?.attack ?? null).slice(1)).toEqual(defender)
    expect(board(table).queue.map(({ step }) => step)).toEqual([6, 6])
  })

  it('CI-010, CI-184: what a collision needs is known before its dice', () => {
    const table = send(charging(), answers('block'), pass)
    const preview = grapplePreview(table, collides('50') as MoveEvent)
    // 17 of the giant against 7 of the hero.
    expect(preview).toMatchObject({ margin: { total: 10 }, neededCA: -10 })
    expect(kinds(send(table, collides(preview?.neededRoll ?? '')))).toContain('move.pushed')
  })

  it('CI-183: the blow in passing takes the place of what was declared', () => {
    const people = [giant(), hero('a'), hero('b')]
    const strike = {
      kind: 'attack',
      targetId: 'a',
      weapon: 0,
      movement: { way: 'through', hexes: 5 },
    } as const
    const start = send(declares(facing(people), 'g', strike), attack('a', 'b'))
    const table = send(until(start, 'moving'), answers('stand', 0))
    expect(table.context.attacks.map(({ attackerId, targetId }) => [attackerId, targetId])).toEqual(
      [
        ['g', 'a'],
        ['a', 'g'],
      ],
    )
    const kept = send(until(start, 'moving'), answers('stand'))
    expect(kept.context.attacks.map(({ targetId }) => targetId)).toEqual(['a', 'b'])
  })

  it('CI-183: whoever is left behind by it is asked about that, not about a flight', () => {
    const table = facing([giant(), hero('a'), hero('b')], ['b', 'g'])
    const movement = { way: 'through', hexes: 5, towards: 'a' } as const
    const moving = until(declares(table, 'g', { kind: 'move', movement }), 'moving')
    const asked = board(moving).moves.find(({ kind }) => kind === 'pursuit')
    expect(asked?.why).toEqual(
      phrase('coldIron.moves.pending.pursuitPast', { who: 'G', whom: 'B' }),
    )
    expect(kinds(send(moving, pursues('b', 'g', 'letGo'))).at(-1)).toBe('move.pursuedPast')
  })

  it('CI-116: whoever flees, or has struck another fleer, is not asked; letting go uses up nothing', () => {
    const pairs = ['b', 'c'].flatMap((id): [string, string][] => [
      [id, 'g'],
      [id, 'h'],
    ])
    const people = [giant(), other(), hero('a'), hero('b'), hero('c')]
    const past = { kind: 'move', movement: { way: 'through', hexes: 5, towards: 'a' } } as const
    const away = { kind: 'move', movement: { way: 'flee', hexes: 3 } } as const
    const declared = ['b', 'h'].reduce(
      (now, id) => declares(now, id, away),
      declares(facing(people, ...pairs), 'g', past),
    )
    const table = until(declared, 'moving')
    const asked = (now: typeof table) =>
      board(now).moves.flatMap(({ kind, combatantId, otherId }) =>
        kind === 'pursuit' ? [`${combatantId} ${otherId}`] : [],
      )
    expect(asked(table)).toEqual(['c g', 'c h'])
    expect(refused(table, pursues('b', 'g', 'freeAttack'))).toBe(no('acted'))
    expect(refused(table, pursues('b', 'g', 'letGo'))).toBeNull()
    const letGo = send(table, pursues('c', 'g', 'letGo'))
    expect(asked(letGo)).toEqual(['c h'])
    expect(refused(letGo, pursues('c', 'g', 'letGo'))).toBe(no('answered'))
    expect(refused(letGo, pursues('c', 'h', 'freeAttack'))).toBeNull()
    expect(asked(send(table, pursues('c', 'g', 'freeAttack')))).toEqual([])
  })

  it('CI-183: let past, he goes on and out', () => {
    const after = send(charging(), answers('stand'), pass, close)
    expect(the(after, 'g').state.gone).toBe(true)
  })

  it('CI-029: no other option goes with it', () => {
    const movement = { way: 'through', hexes: 5 } as const
    const two = {
      kind: 'attack',
      targetId: 'a',
      weapon: 0,
      option: 'fightNormally',
      movement,
    } as const
    expect(refusedTo(facing([giant(), hero('a')]), 'g', two)).toBe(
      'coldIron.actions.refused.twoOptions',
    )
  })
})

describe('CI-184 colliding', () => {
  const blocked = (people?: ReturnType<typeof giant>[]) =>
    send(charging(people), answers('block'), pass)

  it('CI-186: giant 17 against 7 with 35 comes to 7, and the adventurer falls', () => {
    const ring = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => hero(id))
    const start = facing([giant(), ...ring], ...ring.map(({ id }) => [id, 'g'] as [string, string]))
    const strike = {
      kind: 'attack',
      targetId: 'a',
      weapon: 0,
      movement: { way: 'through', hexes: 5, out: true },
    } as const
    const moving = until(declares(start, 'g', strike), 'moving')
    expect(board(moving).moves.map(({ kind }) => kind)).toEqual([
      ...Array<string>(5).fill('pursuit'),
      'answer',
    ])
    expect(refused(moving, pursues('a', 'g', 'freeAttack'))).toBe(no('answersInstead'))
    const hit = send(moving, answers('block'), pass, collides('35'))
    expect(hit.told.find(({ kind }) => kind === 'move.pushed')).toMatchObject({
      terms: [{ value: 17 }, { value: -3 }, { value: -7 }],
      with: { net: 7 },
    })
    expect(the(hit, 'a').state.onGround).toBe(false)
    const after = send(hit, close)
    expect(the(after, 'a').state.onGround).toBe(true)
    expect(the(after, 'g').state).toMatchObject({ gone: true, onGround: false })
  })

  it.each([
    [17, 8, 'move.pushed', [false, false], true],
    [17, 14, 'move.pushed', [false, false], true],
    [17, 15, 'move.held', [false, false], false],
    [17, 20, 'move.held', [false, false], false],
    [17, 21, 'move.held', [false, true], false],
  ])('CI-184: HtH %d against %d with 35 is %s', (one, other, kind, falls, gone) => {
    const people = [giant({ htH: one }), hero('a', { htH: other })]
    const after = send(blocked(people), collides('35'))
    expect(kinds(after)).toContain(kind)
    const end = send(after, close)
    expect(['a', 'g'].map((id) => the(end, id).state.onGround)).toEqual(falls)
    expect(the(end, 'g').state.gone).toBe(gone)
  })

  it('CI-184: blows in passing come first, and one who is struck down does not get so far', () => {
    const table = send(charging(), answers('block', 0))
    expect(refused(table, collides('35'))).toBe(no('blowsFirst'))
    const struck = send(table, pass, roll(table, 'a', '958'))
    expect(refused(struck, collides('35'))).toBe(no('blowsFirst'))
    const dice = struck.context.attacks.find(({ id }) => id === '1.a')?.result?.multiple ?? 0
    expect(dice).toBeGreaterThan(1)
    const felled = send(struck, faces(struck, 'a', ...Array<number[]>(dice).fill([6])))
    expect(refused(felled, collides('35'))).toBe(no('felled'))
    expect(the(send(felled, close), 'g').state.gone).toBe(false)
  })

  it('CI-184, CI-213: the wear of a blow that missed comes first, too', () => {
    const shielded = hero('a', { shield: { name: 'Round shield', hp: 12 } })
    const table = send(charging([giant(), shielded]), answers('block'))
    const missed = send(table, roll(table, 'g', '30'))
    expect(missed.context.attacks.map(({ status }) => status)).toEqual(['needsWear'])
    expect(refused(missed, collides('35'))).toBe(no('blowsFirst'))
    expect(refused(send(missed, pass), collides('35'))).toBeNull()
  })

  it('CI-184: a hex is forced by the same roll, without a blow', () => {
    const force = { kind: 'move', movement: { way: 'force', hexes: 1, towards: 'a' } } as const
    const table = until(declares(facing([giant(), hero('a')]), 'g', force), 'moving')
    expect(board(table).moves.map(({ kind }) => kind)).toEqual(['collision'])
    const pushed = send(table, collides('35'))
    expect(refused(pushed, collides('35'))).toBe(no('collided'))
    expect(board(pushed).moves).toEqual([])
    const nobody = { kind: 'move', movement: { way: 'force', hexes: 1 } } as const
    expect(refusedTo(facing([giant(), hero('a')]), 'g', nobody)).toBe(no('aim'))
  })

  it('CI-185: what is leaned in is said with the answer, and missing from the parry of the blows', () => {
    const people = [giant({ large: false, shieldD: 5 }), hero('a', { shieldD: 4 })]
    const charge = { kind: 'attack', targetId: 'a', weapon: 0 } as const
    const movement = { way: 'through', hexes: 5 } as const
    const table = until(declares(facing(people), 'g', { ...charge, movement }), 'moving')
    const said = (againstLean: number): FightEvent => ({
      type: 'move.answer',
      combatantId: 'a',
      chargerId: 'g',
      choice: 'block',
      weapon: null,
      againstLean,
    })
    expect(refused(table, said(3))).not.toBeNull()
    const blocking = send(table, said(2))
    const met = attackPreview(blocking, '1.g')?.defence ?? null
    expect(told(met)).toContainEqual([-2, 'CI-185'])
    const pushed = send(blocking, pass, collides('35'))
    const terms = pushed.told.find(({ kind }) => kind === 'move.pushed')?.terms ?? []
    expect(terms).toContainEqual(expect.objectContaining({ value: -2, rule: 'CI-185' }))
  })

  it('CI-185: a shield is leaned in among equals, and missing from the parry', () => {
    const people = [giant({ large: false, shieldD: 5 }), hero('a', { shieldD: 4 })]
    const table = blocked(people)
    expect(refused(table, collides('35', { lean: 4 }))).toBe('coldIron.special.refused.shieldBonus')
    expect(refused(table, collides('35', { againstLean: 3 }))).not.toBeNull()
    expect(refused(blocked(), collides('35', { againstLean: 1 }))).not.toBeNull()
    const leaned = send(table, collides('35', { lean: 3, againstLean: 2 }))
    expect(leaned.told.at(-1)?.with ?? leaned.told.at(-2)?.with).toBeDefined()
    const pushed = leaned.told.find(({ kind }) => kind === 'move.pushed')
    expect(pushed?.with?.['net']).toBe(8)
    const next = facing(people)
    const declared = send(
      declares(next, 'g', {
        kind: 'attack',
        targetId: 'a',
        weapon: 0,
        movement: { way: 'through', hexes: 5 },
      }),
      attack('a', 'g'),
    )
    const later = send(
      until(declared, 'moving'),
      answers('block'),
      pass,
      collides('35', { lean: 3 }),
    )
    const struck = until(later, 'normalWeapons')
    expect(told(attackPreview(struck, '1.a')?.defence ?? null)).toEqual([
      [14, 'CI-104'],
      [-3, 'CI-185'],
    ])
  })
})
