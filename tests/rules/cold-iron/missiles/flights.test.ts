import { describe, expect, it } from 'vitest'
import { attackPreview, board } from '../../../../src/rules/cold-iron/view/board'
import { moveOptions } from '../../../../src/rules/cold-iron/view/odds/prospects'
import type { FightEvent } from '../../../../src/rules/cold-iron/turn/events'
import { labelOf } from '../../../../src/rules/cold-iron/turn/journal/label'
import { attack, faces, fighter, kinds, refused, roll, send, the, until, weapon } from '../table'
import { declares, engages, facing, pursues, refusedTo } from '../moves-table'
import { told } from '../terms'
import { hasWords } from '../words'

const close = { type: 'step.close' } as const
const runner = () => fighter('a', { maFull: 8, maBroken: 6, maHorse: 20 })
const foe = (id: string, sheet: object = {}, state: object = {}) =>
  fighter(id, { maFull: 8, ...sheet }, state, 'foe')
const flee = (hexes: number, more: object = {}) =>
  ({ kind: 'move', movement: { way: 'flee', hexes, ...more } }) as const
const go = (hexes: number, more: object = {}) =>
  ({ kind: 'move', movement: { way: 'walk', hexes, ...more } }) as const

/** A fight in step 6 in which a flees eight hexes from b and c, who engage him. */
function flight(more: object = {}, state: object = {}) {
  const people = [runner(), foe('b', {}, state), foe('c')]
  const start = facing(people, ['b', 'a'], ['c', 'a'])
  return until(declares(start, 'a', flee(8, more)), 'moving')
}

describe('CI-115 moving while engaged', () => {
  const start = () => facing([runner(), foe('b')], ['b', 'a'])

  it('CI-115: one hex is free, two are not', () => {
    expect(refusedTo(start(), 'a', go(1))).toBeNull()
    expect(refusedTo(start(), 'a', go(2))).toBe('coldIron.moves.refused.engaged')
    expect(refusedTo(start(), 'a', flee(2))).toBeNull()
  })

  it('CI-115: drawing back a hex disengages when the step closes', () => {
    const back = declares(start(), 'a', { kind: 'move', movement: { way: 'withdraw', hexes: 1 } })
    const before = until(back, 'moving')
    expect(board(before).moves).toEqual([])
    expect(before.context.moves.engagements).toHaveLength(1)
    const after = send(before, close)
    expect(after.context.moves.engagements).toEqual([])
    expect(kinds(after).at(-1)).toBe('move.withdrew')
  })

  it('CI-118: an engagement is set and cleared by hand in any step, never with oneself', () => {
    const cleared = send(start(), engages('b', 'a', false))
    expect(refusedTo(cleared, 'a', go(8))).toBeNull()
    expect(refused(start(), engages('a', 'a'))).toBe('coldIron.moves.refused.pair')
    expect(refused(until(start(), 'upkeep'), engages('a', 'b'))).toBeNull()
    expect(kinds(cleared).at(-1)).toBe('move.disengaged')
  })

  it('CI-111: whoever strikes in melee engages, until the hand says otherwise', () => {
    const people = [runner(), foe('b')]
    const struck = (table: ReturnType<typeof facing>) => {
      const now = until(send(until(table, 'attacks'), attack('b', 'a')), 'normalWeapons')
      return send(now, roll(now, 'b', '12')).context.moves.engagements
    }
    expect(struck(facing(people))).toEqual([{ from: 'b', to: 'a', engaged: true }])
    expect(struck(send(facing(people), engages('b', 'a', false)))).toEqual([
      { from: 'b', to: 'a', engaged: false },
    ])
  })
})

describe('CI-231 how far one goes', () => {
  it.each([
    [go(8), null],
    [go(9), 'tooFar'],
    [go(6, { broken: true }), null],
    [go(7, { broken: true }), 'tooFar'],
    [go(2, { action: 'crawl' }), null],
    [go(3, { action: 'crawl' }), 'tooFar'],
    [go(1, { action: 'teleport' }), 'action'],
  ])('CI-231: %j is refused with %s', (declaration, why) => {
    const key = why && `coldIron.moves.refused.${why}`
    expect(refusedTo(facing([runner(), foe('b')]), 'a', declaration)).toBe(key)
  })

  it('CI-231: an attack leaves half of it, .5 up, and full defence two hexes', () => {
    const start = facing([fighter('a', { maFull: 7 }), foe('b')])
    const strike = (hexes: number) =>
      ({ kind: 'attack', targetId: 'b', weapon: 0, movement: { way: 'walk', hexes } }) as const
    expect(refusedTo(start, 'a', strike(4))).toBeNull()
    expect(refusedTo(start, 'a', strike(5))).toBe('coldIron.moves.refused.tooFar')
    const guard = (hexes: number) =>
      ({ kind: 'fullDefence', movement: { way: 'walk', hexes } }) as const
    expect(refusedTo(start, 'a', guard(2))).toBeNull()
    expect(refusedTo(start, 'a', guard(3))).toBe('coldIron.moves.refused.tooFar')
  })

  it('CI-234: what needs room is not offered to one who is engaged', () => {
    const start = facing([runner(), foe('b')], ['b', 'a'])
    const run = go(1, { action: 'run' })
    expect(refusedTo(start, 'a', run)).toBe('coldIron.moves.refused.needsRoom')
    const move = { kind: 'move' } as const
    const offered = moveOptions(start, 'a', move)
    expect(offered.map(({ action }) => action)).not.toContain('run')
    expect(offered.find(({ action }) => action === 'attack')?.hexes).toBe(1)
    expect(moveOptions(start, 'b', move).find(({ action }) => action === 'run')?.hexes).toBe(8)
    expect(offered.every(({ title }) => hasWords(title.key))).toBe(true)
  })

  it('CI-231, CI-232: the action counts for hit and defence, a spell by its stance', () => {
    const people = [runner(), foe('b')]
    const declared = declares(facing(people), 'a', {
      kind: 'attack',
      targetId: 'b',
      weapon: 0,
      movement: { way: 'walk', hexes: 0, action: 'readyOne' },
    })
    const ready = until(send(declared, attack('b', 'a')), 'normalWeapons')
    expect(told(attackPreview(ready, '1.a')?.attack ?? null)).toContainEqual([-6, 'CI-231'])
    const casting = declares(facing(people), 'a', {
      kind: 'spell',
      name: 'Light',
      movement: { way: 'walk', hexes: 0, action: 'stayEngaged', stance: 'open' },
    })
    const cast = until(send(until(casting, 'attacks'), attack('b', 'a')), 'normalWeapons')
    expect(told(attackPreview(cast, '1.b')?.defence ?? null)).toEqual([
      [14, 'CI-104'],
      [-8, 'CI-232'],
    ])
    const barred = { way: 'walk', hexes: 0, action: 'setSpear' } as const
    const spell = { kind: 'spell', name: 'Light', movement: barred } as const
    expect(refusedTo(facing(people), 'a', spell)).toBe('coldIron.actions.refused.noCasting')
  })
})

describe('CI-116 fleeing', () => {
  it('CI-116: asks everyone who engages the fleer, and nobody else', () => {
    const moves = board(flight()).moves
    expect(moves.map(({ combatantId }) => combatantId)).toEqual(['b', 'c'])
    expect(moves[0]?.pursuits).toEqual([
      'letGo',
      'freeAttack',
      'freeAttackAndFollow',
      'initiateHandToHand',
    ])
    expect(moves.every(({ why }) => hasWords(why.key))).toBe(true)
    const other = facing([runner(), foe('b'), foe('d')], ['b', 'a'])
    const fled = until(declares(other, 'a', flee(8)), 'moving')
    expect(refused(fled, pursues('d', 'a', 'letGo'))).toBe('coldIron.moves.refused.notEngaging')
    expect(refused(fled, pursues('b', 'd', 'letGo'))).toBe('coldIron.moves.refused.noFlight')
  })

  it('CI-111, CI-116: asks whoever strikes back at the fleer, whom these engage, as well', () => {
    const archer = { weapons: [weapon({ missile: true })], hm: 10, rangeHexes: 10 }
    const people = [runner(), foe('b'), foe('c', archer), foe('d'), foe('e')]
    const coming = { kind: 'attack', targetId: 'a', weapon: 0, movement: go(4).movement } as const
    const blow = { kind: 'attack', targetId: 'a', weapon: 0 } as const
    const start = facing(people, ['a', 'b'], ['a', 'c'])
    const fleeing = declares(start, 'a', flee(8))
    const declared = [
      ['b', blow],
      ['c', blow],
      ['d', coming],
      ['e', blow],
    ] as const
    const all = declared.reduce((table, [id, what]) => declares(table, id, what), fleeing)
    const fled = until(all, 'moving')
    expect(board(fled).moves.map(({ combatantId }) => combatantId)).toEqual(['b'])
    const struck = send(fled, pursues('b', 'a', 'freeAttack'))
    expect(board(struck).moves).toEqual([])
    expect(board(struck).queue[0]).toMatchObject({ step: 6, defenderId: 'a', free: true })
    // Not of whom the game master has said that they do not.
    const apart = until(send(all, engages('b', 'a', false)), 'moving')
    expect(board(apart).moves).toEqual([])
    // Nobody is kept from walking up to whoever waits for them with a blow.
    const met = declares(declares(start, 'a', go(1)), 'b', blow)
    expect(board(until(met, 'moving')).moves).toEqual([])
  })

  it('CI-116: the free attack may only be dodged, in place of what was declared', () => {
    const people = [runner(), foe('b'), foe('c')]
    const fleeing = declares(facing(people, ['b', 'a'], ['c', 'a']), 'a', flee(8))
    const declared = until(send(until(fleeing, 'attacks'), attack('b', 'c')), 'moving')
    const struck = send(declared, pursues('b', 'a', 'freeAttack'))
    expect(struck.context.declarations['b']).toMatchObject({ kind: 'attack', targetId: 'a' })
    expect(struck.context.attacks).toHaveLength(1)
    expect(board(struck).queue[0]).toMatchObject({ step: 6, defenderId: 'a', free: true })
    expect(told(attackPreview(struck, '1.b')?.defence ?? null)).toEqual([[4, 'CI-099']])
    expect(refused(struck, pursues('b', 'a', 'letGo'))).toBe('coldIron.moves.refused.answered')
    expect(refused(struck, close)).toBe('coldIron.refused.attacksOpen')
  })

  it('CI-065: desperation lasts the turn, also where a free attack takes the place of the attack', () => {
    const people = [runner(), foe('b'), foe('c')]
    const fleeing = declares(facing(people, ['b', 'a'], ['c', 'a']), 'a', flee(8))
    const strike = attack('b', 'c', { desperation: true })
    const declared = until(send(until(fleeing, 'attacks'), strike), 'moving')
    const struck = send(declared, pursues('b', 'a', 'freeAttack'))
    expect(struck.context.declarations['b']).toMatchObject({ targetId: 'a', desperation: true })
  })

  it('CI-017: its blow lands when the step closes, and fells the fleer there', () => {
    const table = send(flight({ out: true }), pursues('b', 'a', 'freeAttack'))
    const hit = send(table, roll(table, 'b', '50'))
    const hurt = send(hit, faces(hit, 'b', [6], [6]))
    expect(the(hurt, 'a').state.damage).toBe(0)
    const after = send(hurt, close)
    expect(the(after, 'a').state).toMatchObject({ damage: 12, onGround: true, gone: false })
    expect(kinds(after)).toContain('move.stopped')
    expect(after.context.moves.engagements).toHaveLength(2)
  })

  it('CI-116: one who is let go is out of reach, or out of the fight', () => {
    const fled = send(flight(), close)
    expect(fled.context.moves.engagements).toEqual([])
    expect(the(fled, 'a').state.gone).toBe(false)
    const left = send(flight({ out: true }), close)
    expect(the(left, 'a').state.gone).toBe(true)
    expect(kinds(left).at(-1)).toBe('move.fledOut')
  })

  it.each(['walk', 'withdraw'] as const)(
    'CI-116: out of the fight by %s is a flight for whoever is engaged, and for nobody else',
    (way) => {
      const out = { kind: 'move', movement: { way, hexes: 1, out: true } } as const
      const engaged = facing([runner(), foe('b')], ['b', 'a'])
      const fled = until(declares(engaged, 'a', out), 'moving')
      expect(board(fled).moves.map(({ combatantId }) => combatantId)).toEqual(['b'])
      const struck = send(fled, pursues('b', 'a', 'freeAttack'))
      expect(board(struck).queue[0]).toMatchObject({ step: 6, defenderId: 'a', free: true })
      expect(kinds(send(fled, close)).at(-1)).toBe('move.fledOut')
      const free = until(declares(facing([runner(), foe('b')]), 'a', out), 'moving')
      expect(board(free).moves).toEqual([])
      expect(kinds(send(free, close)).at(-1)).toBe('move.left')
      const guarding = { ...out, kind: 'fullDefence' } as const
      expect(refusedTo(engaged, 'a', guarding)).toBe('coldIron.moves.refused.outFlees')
    },
  )

  it('CI-111, CI-116: out of the fight asks whoever strikes back at the one who leaves', () => {
    const start = facing([runner(), foe('b')], ['a', 'b'])
    const leaving = declares(start, 'a', go(1, { out: true }))
    const fled = until(
      declares(leaving, 'b', { kind: 'attack', targetId: 'a', weapon: 0 }),
      'moving',
    )
    expect(board(fled).moves.map(({ combatantId }) => combatantId)).toEqual(['b'])
  })

  it('CI-116: followed or gone for, he stays in the fight', () => {
    const followed = send(flight({ out: true }), pursues('b', 'a', 'freeAttackAndFollow'))
    const after = send(followed, { type: 'attack.pass', attackId: '1.b' }, close)
    expect(the(after, 'a').state.gone).toBe(false)
    expect(after.context.moves.engagements).toEqual([{ from: 'b', to: 'a', engaged: true }])
    expect(kinds(after).slice(-2)).toEqual(['move.fled', 'move.followed'])
    const grabbed = send(flight({ out: true }), pursues('b', 'a', 'initiateHandToHand'), close)
    expect(the(grabbed, 'a').state.gone).toBe(false)
    expect(grabbed.context.declarations['b']).toEqual({ kind: 'handToHand', targetId: 'a' })
  })

  it('nobody who is gone acts, is a target, or keeps a step open', () => {
    const people = [runner(), foe('b'), foe('c')]
    const fleeing = declares(facing(people), 'a', flee(8, { out: true }))
    const declared = send(until(fleeing, 'attacks'), attack('b', 'a'))
    const gone = until(declared, 'normalWeapons')
    expect(gone.context.attacks[0]?.status).toBe('passed')
    expect(board(gone)).toMatchObject({ canClose: true, actors: [{ done: true }] })
    const next = until(gone, 'attacks')
    expect(refused(next, attack('b', 'a'))).toBe('coldIron.refused.gone')
    expect(refused(next, attack('a', 'b'))).toBe('coldIron.refused.gone')
    expect(board(next).actors.map(({ combatantId }) => combatantId)).toEqual(['b', 'c'])
  })

  it('CI-117: a rider leaves those on foot freely, but for spears', () => {
    const rider = fighter('a', { maFull: 8, maHorse: 20 }, { mounted: true })
    const spear = foe('c', { weapons: [weapon({ class: 'spear' })] })
    const start = facing([rider, foe('b'), spear], ['b', 'a'], ['c', 'a'])
    const fled = until(declares(start, 'a', flee(12)), 'moving')
    expect(refused(fled, pursues('b', 'a', 'freeAttack'))).toBe(
      'coldIron.melee.refused.riderLeaves',
    )
    expect(refused(fled, pursues('b', 'a', 'letGo'))).toBeNull()
    expect(refused(fled, pursues('c', 'a', 'freeAttack'))).toBeNull()
    const offers = board(fled).moves.map(({ pursuits }) => pursuits.length)
    expect(offers).toEqual([1, 4])
  })

  it('CI-194: a berserker does not flee', () => {
    const mad = fighter('a', { maFull: 8 }, { berserk: true })
    const start = facing([mad, foe('b')], ['b', 'a'])
    expect(refusedTo(start, 'a', flee(8))).toBe('coldIron.special.refused.noFlight')
    expect(refusedTo(start, 'a', go(1))).toBeNull()
  })

  it('CI-116: the stunned do not strike, and missiles are no free attack', () => {
    const bow = weapon({ name: 'Bow', missile: true })
    const archer = foe('b', { hm: 5, weapons: [bow] })
    const start = facing([runner(), archer], ['b', 'a'])
    const fled = until(declares(start, 'a', flee(8)), 'moving')
    expect(refused(fled, pursues('b', 'a', 'freeAttack'))).toBe('coldIron.moves.refused.noMelee')
    const dazed = flight({}, { stunnedUntil: { turn: 1, step: 6 } })
    expect(refused(dazed, pursues('b', 'a', 'letGo'))).toBe('coldIron.moves.refused.notEngaging')
  })

  it('CI-231: whoever runs dodges all turn long', () => {
    const table = flight()
    const late = until(
      send(table, pursues('b', 'a', 'freeAttackAndFollow'), {
        type: 'attack.pass',
        attackId: '1.b',
      }),
      'normalWeapons',
    )
    expect(late.context.declarations['a']?.kind).toBe('move')
    const people = [runner(), foe('b')]
    const fleeing = declares(facing(people), 'a', flee(8))
    const aimed = until(send(until(fleeing, 'attacks'), attack('b', 'a')), 'normalWeapons')
    expect(told(attackPreview(aimed, '1.b')?.defence ?? null)).toEqual([[4, 'CI-099']])
  })
})

describe('CI-028 other ways', () => {
  it('CI-028: a movement is adjusted in step 6 until it has begun', () => {
    const start = until(declares(facing([runner(), foe('b')]), 'a', go(8)), 'moving')
    const change = {
      type: 'move.adjust',
      combatantId: 'a',
      movement: { way: 'walk', hexes: 3 },
    } as const
    const less = send(start, change)
    expect(less.context.declarations['a']).toMatchObject({ movement: { hexes: 3 } })
    const far = { ...change, movement: { way: 'walk', hexes: 9 } } as const
    expect(refused(start, far)).toBe('coldIron.moves.refused.tooFar')
    expect(refused(start, { ...change, combatantId: 'b' })).toBe('coldIron.moves.refused.notMoving')
    const fled = send(flight(), pursues('b', 'a', 'letGo'))
    expect(refused(fled, change)).toBe('coldIron.moves.refused.begun')
  })

  it('two friends change places, with those who stand against them', () => {
    const people = [runner(), fighter('f', { maFull: 8 }), foe('b')]
    const start = facing(people, ['b', 'a'], ['a', 'b'])
    const swap = { kind: 'move', movement: { way: 'swap', hexes: 1, towards: 'f' } } as const
    const after = send(until(declares(start, 'a', swap), 'moving'), close)
    expect(after.context.moves.engagements).toEqual([
      { from: 'b', to: 'f', engaged: true },
      { from: 'f', to: 'b', engaged: true },
    ])
    const foes = { kind: 'move', movement: { way: 'swap', hexes: 1, towards: 'b' } } as const
    expect(refusedTo(start, 'a', foes)).toBe('coldIron.moves.refused.swapFoe')
    const both = { kind: 'move', movement: { way: 'swap', hexes: 1, towards: 'a' } } as const
    const twice = declares(declares(start, 'a', swap), 'f', both)
    expect(send(until(twice, 'moving'), close).context.moves.engagements).toEqual(
      after.context.moves.engagements,
    )
  })

  it('calls everything by name', () => {
    const events: FightEvent[] = [
      engages('b', 'a'),
      pursues('b', 'a', 'letGo'),
      { type: 'parry.cover', combatantId: 'a', attackId: '1.b' },
      { type: 'stray.near', hitId: 'h', near: [] },
    ]
    for (const event of events) expect(hasWords(labelOf(event, (id) => id).key)).toBe(true)
    expect(labelOf(engages('b', 'a'), (id) => id.toUpperCase())).toMatchObject({
      with: { who: 'B', whom: 'A' },
    })
  })
})
