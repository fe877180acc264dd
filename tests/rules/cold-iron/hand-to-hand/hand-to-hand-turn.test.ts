import { describe, expect, it } from 'vitest'
import { archetypes } from '../../../../src/rules/cold-iron/archetypes/archetypes'
import { attackPreview, board } from '../../../../src/rules/cold-iron/view/board'
import { combat } from '../../../../src/rules/cold-iron/combat'
import { contextSchema } from '../../../../src/rules/cold-iron/fight-model/context'
import { newsOf } from '../../../../src/rules/cold-iron/turn/journal/tell'
import { firstGrapple, goingFor, grappling, hurt, maul, tackle, tag } from '../grapple-table'
import { wrestler } from '../wrestlers'
import {
  attack,
  faces,
  fighter,
  gather,
  kinds,
  refused,
  roll,
  send,
  the,
  until,
  weapon,
} from '../table'

const close = { type: 'step.close' } as const
const a = wrestler('a', 10, { hm: 2, strAdj: 5, db: 8, dbL: -3 })
const b = wrestler('b', 10, { db: 8, strAdj: 5 })
const c = wrestler('c', 6, { hm: 2, strAdj: 5 })
const hand = 'coldIron.handToHand.refused.'

describe('the stored fight', () => {
  it('is of the fourth version, reads the third, and keeps grapples, tries and readings', () => {
    expect([combat.version, combat.oldest]).toEqual([4, 3])
    const { handToHand, lastTotals, settings } = contextSchema.parse(
      combat.begin({ settings: {}, charts: {} }),
    )
    expect(handToHand).toMatchObject({ grapples: [], tries: [], hits: [], serial: 0 })
    expect(lastTotals).toEqual({})
    expect(settings.hthBeforeFullTurnSpells).toBe(true)
  })
})

describe('CI-154 hand-to-hand is tried in step 13', () => {
  it('by those who declared it in step 4, once each', () => {
    const table = goingFor([a, b, c], [['a', 'b']])
    expect(refused(table, tag('c'))).toBe(`${hand}notTrying`)
    expect(refused(table, tackle(['a']))).toBe(`${hand}tagFirst`)
    expect(refused(table, tag('a', '9'))).toBe('coldIron.roll.needsMore')
    const missed = send(table, tag('a', '50'))
    expect(kinds(missed).at(-1)).toBe('grapple.tagged')
    const failed = send(table, tag('a', '49'))
    expect(kinds(failed).at(-1)).toBe('grapple.tagMissed')
    expect(refused(failed, tag('a'))).toBe(`${hand}alreadyTried`)
    expect(refused(failed, tackle(['a']))).toBe(`${hand}alreadyTried`)
    expect(refused(missed, tag('a'))).toBe(`${hand}alreadyTried`)
  })

  it('and in no other step', () => {
    const table = until(send(gather(a, b), { type: 'fight.begin' }), 'shortWeapons')
    expect(refused(table, tag('a'))).toBe('coldIron.refused.otherStep')
  })

  it('CI-163 a tag of -10 or less lays the initiator down when the step closes', () => {
    const table = send(goingFor([a, b], [['a', 'b']]), tag('a', '0022'))
    expect(kinds(table).slice(-3)).toEqual(['grapple.tagMissed', 'fumble.row', 'grapple.fell'])
    expect(the(table, 'a').state.onGround).toBe(false)
    expect(the(send(table, close), 'a').state.onGround).toBe(true)
  })

  it('CI-159 brings both down, and everybody has fought', () => {
    const table = grappling(a, b)
    expect(firstGrapple(table)).toMatchObject({ id: 'grapple1', first: null, manner: 'ground' })
    expect(table.told.at(-1)).toMatchObject({ kind: 'grapple.tackled', with: { whom: 'B' } })
    const closed = send(table, close)
    expect([the(closed, 'a').state.onGround, the(closed, 'b').state.onGround]).toEqual([true, true])
    expect([the(closed, 'a').state.fought, the(closed, 'b').state.fought]).toEqual([true, true])
  })

  it('CI-159 from behind is better for the tackle too', () => {
    const held = (how: object) => send(goingFor([a, b], [['a', 'b']]), tag('a', '9987', how))
    const netOf = (how: object) => send(held(how), tackle(['a'], '62')).told.at(-1)?.with?.['net']
    expect([netOf({}), netOf({ behind: true }), netOf({ standingUp: true })]).toEqual([2, 6, -2])
  })

  it('CI-159 several with a hold tackle together; CI-171 no more than four', () => {
    const many = ['p', 'q', 'r', 's', 't'].map((id) => wrestler(id, 4, { hm: 8 }))
    const table = goingFor(
      [...many, b],
      many.map(({ id }) => [id, 'b']),
    )
    const held = send(table, ...many.map(({ id }) => tag(id)))
    const all = many.map(({ id }) => id)
    expect(refused(held, tackle(all))).toBe(`${hand}noRoom`)
    expect(refused(held, tackle(['p', 'p']))).toBe(`${hand}oneTarget`)
    const four = send(held, tackle(all.slice(0, 4), '23'))
    expect(firstGrapple(four).sides.a.members).toHaveLength(4)
    expect(four.told.at(-1)?.with?.['net']).toBe(1)
    expect(refused(four, tackle(['t']))).toBe(`${hand}noRoom`)
  })

  it('CI-021 comes after the spells of a whole turn where a campaign says so', () => {
    const table = gather(a, b)
    table.context.settings = { ...table.context.settings, hthBeforeFullTurnSpells: false }
    const spells = until(send(table, { type: 'fight.begin' }), 'endOfTurnSpells')
    expect(board(spells)).toMatchObject({ step: 13 })
    expect(
      board(spells)
        .steps.map(({ id }) => id)
        .slice(12),
    ).toEqual(['endOfTurnSpells', 'handToHandFighting', 'upkeep'])
    const last = send(spells, close)
    expect([last.value, board(last).step]).toEqual(['handToHandFighting', 14])
    expect(board(last).steps[12]).toMatchObject({ done: true })
    expect(send(last, close).value).toBe('upkeep')
  })
})

describe('the answer to a hand-to-hand declaration', () => {
  const guard = {
    type: 'declare',
    combatantId: 'b',
    declaration: { kind: 'fullDefence' },
  } as const
  const start = send(gather(a, b, c), { type: 'fight.begin' })
  const named = (table = start) =>
    send(until(table, 'handToHand'), {
      type: 'declare',
      combatantId: 'a',
      declaration: { kind: 'handToHand', targetId: 'b' },
    })

  it('CI-026 is full defence, which counts against tag and tackle, and for Dodge alone', () => {
    const table = named()
    expect(refused(table, { ...guard, combatantId: 'c' })).toBe('coldIron.refused.fullDefenceFirst')
    expect(refused(until(start, 'handToHand'), guard)).toBe('coldIron.refused.fullDefenceFirst')
    const answered = send(table, guard)
    expect(answered.context.declarations['b']).toEqual({ kind: 'fullDefence', answer: true })
    const struck = send(until(answered, 'attacks'), attack('c', 'b'))
    expect(attackPreview(struck, '1.c')?.defence.total).toBe(14)
    const bare = wrestler('b', 10, { db: 8, parryMode: 'none' })
    const { context } = struck
    const people = { ...context.combatants, b: bare }
    const dodging = { ...struck, context: { ...context, combatants: people } }
    expect(attackPreview(dodging, '1.c')?.defence).toMatchObject({ total: 12, means: 'dodge' })
    const tagging = until(answered, 'handToHandFighting')
    expect(board(tagging).tries[0]).toMatchObject({
      tag: { total: 8 },
      against: { total: 12 },
      needed: { roll: '73' },
    })
    const brought = send(tagging, tag('a'), tackle(['a'], '72'))
    expect(kinds(brought).at(-1)).toBe('grapple.tackleMissed')
    expect(kinds(send(tagging, tag('a'), tackle(['a'], '73'))).at(-1)).toBe('grapple.tackled')
  })

  it('CI-024 declared in step 1 counts for everything', () => {
    const table = named(send(start, guard))
    expect(table.context.declarations['b']).toEqual({ kind: 'fullDefence', answer: false })
    const struck = send(until(table, 'attacks'), attack('c', 'b'))
    expect(attackPreview(struck, '1.c')?.defence.total).toBe(18)
  })

  it('CI-027 may be a swing at -6 instead, and then the initiator is spared his penalty', () => {
    const table = until(named(send(start, guard)), 'attacks')
    const swung = send(table, attack('b', 'a'))
    expect(swung.context.attacks[0]).toMatchObject({ aborting: true })
    expect(attackPreview(swung, '1.b')).toMatchObject({
      attack: { total: 5 },
      defence: { total: 8 },
    })
    expect(send(swung, attack('b', 'a')).context.attacks[0]).toMatchObject({ aborting: true })
    // At anybody else it is lost, unless the game master allows it.
    const other = attack('b', 'c')
    expect(refused(table, other)).toBe('coldIron.refused.fullDefenceStands')
    expect(refused(swung, other)).toBe('coldIron.refused.fullDefenceStands')
    const allowed = send(table, { ...other, override: true })
    expect(allowed.context.attacks[0]).toMatchObject({ aborting: true })
    expect(attackPreview(allowed, '1.b')?.attack.total).toBe(5)
    const plain = send(until(named(), 'attacks'), attack('b', 'a'))
    expect(attackPreview(plain, '1.b')).toMatchObject({
      attack: { total: 11 },
      defence: { total: 5 },
    })
  })
})

describe('CI-155 the initiator against swings', () => {
  it('dodges his target and anyone else', () => {
    const table = goingFor(
      [a, b, c],
      [['a', 'b']],
      [
        ['b', 'a'],
        ['c', 'a'],
      ],
    )
    expect(attackPreview(table, '1.b')?.defence.total).toBe(5)
    expect(attackPreview(table, '1.c')?.defence.total).toBe(8)
  })

  it('is spared by a target whose last swing came to less than 0', () => {
    const first = goingFor([a, b], [], [['b', 'a']])
    const swung = send(until(first, 'normalWeapons'), roll(first, 'b', '036'))
    const second = (table: typeof swung) => {
      const declaring = until(until(table, 'fullDefence'), 'handToHand')
      const gone = send(declaring, {
        type: 'declare',
        combatantId: 'a',
        declaration: { kind: 'handToHand', targetId: 'b' },
      })
      return send(until(gone, 'attacks'), attack('b', 'a'))
    }
    expect(second(swung).context.lastTotals).toEqual({ b: -1 })
    expect(attackPreview(second(swung), '2.b')?.defence.total).toBe(8)
    const better = send(until(first, 'normalWeapons'), roll(first, 'b', '049'))
    expect(attackPreview(second(better), '2.b')?.defence.total).toBe(5)
  })

  it('CI-156 is kept out by three times, CI-157 and may fall for it', () => {
    const swing = goingFor([a, b], [['a', 'b']], [['b', 'a']])
    const ready = until(swing, 'normalWeapons')
    const strike = (digits: string, ...dice: number[][]) =>
      until(send(ready, roll(ready, 'b', digits), faces(ready, 'b', ...dice)), 'handToHandFighting')
    const double = strike('62', [1], [1])
    expect(refused(double, tag('a'))).toBeNull()
    const triple = strike('73', [1], [1], [1])
    expect(refused(triple, tag('a'))).toBe(`${hand}keptOut`)
    expect(board(triple).tries[0]?.stage).toBe('keptOut')
    const stop = { type: 'grapple.stop', combatantId: 'a', typed: true } as const
    expect(refused(triple, stop)).toBe(`${hand}rollNeeded`)
    const fell = send(triple, { ...stop, roll: '9987' })
    expect(kinds(fell).at(-1)).toBe('grapple.stopped')
    expect(kinds(send(triple, { ...stop, roll: '988' })).at(-1)).toBe('grapple.fell')
    expect(refused(fell, stop)).toBe(`${hand}alreadyTried`)
    const free = goingFor([a, b], [['a', 'b']])
    expect(refused(free, { ...stop, roll: '50' })).toBe(`${hand}rollUnneeded`)
    expect(kinds(send(free, stop)).at(-1)).toBe('grapple.stopped')
  })

  it('CI-156 is out and down when he is stunned', () => {
    const axe = weapon({ name: 'Axe', dice: '2d12' })
    const strong = wrestler('b', 10, { db: 8, weapons: [axe] })
    const ready = until(goingFor([a, strong], [['a', 'b']], [['b', 'a']]), 'normalWeapons')
    const hit = send(ready, roll(ready, 'b', '50'), faces(ready, 'b', [10, 1]))
    expect(refused(until(hit, 'handToHandFighting'), tag('a'))).toBe('coldIron.refused.stunned')
  })
})

describe('CI-160 after the tackle', () => {
  it('a blow in the grapple counts as a hit of whoever strikes, or as a miss', () => {
    const table = grappling(a, b)
    const outcomeOf = (digits: string) =>
      send(table, maul(['a'], digits)).told.flatMap((fact) => {
        const news = newsOf(fact)
        return news?.kind === 'attack' ? [[news.by, news.outcome]] : []
      })
    expect([outcomeOf('62'), outcomeOf('30')]).toEqual([[['a', 'hit']], [['a', 'miss']]])
  })

  it('CI-122, CI-166: at a margin of 17 a brawler’s fists roll seven times, as sharp, and four times below level 4', () => {
    const { sheet } = fighter(
      'a',
      archetypes.sheetOf('brawler', { settings: {}, charts: {} }) ?? {},
    )
    const timesOf = (unarmedLevel: number) => {
      const brawler = wrestler('a', 27, { hm: 2, weapons: sheet.weapons, unarmedLevel })
      const table = send(grappling(brawler, b), maul(['a'], '50', { weapon: 0 }))
      return table.context.handToHand.hits.map(({ weapon, net, multiple }) => [
        ...[weapon.name, net, multiple],
      ])
    }
    expect(sheet.unarmedLevel).toBe(4)
    expect(timesOf(sheet.unarmedLevel)).toEqual([['Fists', 17, 7]])
    expect(timesOf(3)).toEqual([['Fists', 17, 4]])
  })

  it('both may attack at once, and blows land together when the step closes (CI-017)', () => {
    const table = send(grappling(a, b), maul(['a'], '50'), maul(['b'], '50'))
    expect(table.context.handToHand.hits.map(({ status }) => status)).toEqual([
      'needsDamage',
      'needsDamage',
    ])
    expect(refused(table, close)).toBe(`${hand}hitsOpen`)
    expect(refused(table, hurt(table, 2, [9]))).toBe('coldIron.refused.dice')
    const struck = send(table, hurt(table, 2, [8]), hurt(table, 3, [5]))
    expect(the(struck, 'b').state.dailyFatigueEighths).toBe(0)
    expect(refused(struck, hurt(struck, 2, [8]))).toBe(`${hand}hit.resolved`)
    const closed = send(struck, close)
    expect(the(closed, 'b').state.dailyFatigueEighths).toBe(64)
    expect(the(closed, 'a').state.dailyFatigueEighths).toBe(40)
    const blow = closed.told.find(({ kind }) => kind === 'blow.landed')
    expect(blow?.cause?.key).toBe('coldIron.handToHand.cause.bareHands')
  })

  it('not the one who has attacked already, or guards', () => {
    const swing = until(goingFor([a, b], [['a', 'b']], [['b', 'a']]), 'normalWeapons')
    const missed = until(send(swing, roll(swing, 'b', '12')), 'handToHandFighting')
    const down = send(missed, tag('a'), tackle(['a']))
    expect(refused(down, maul(['b'], '50'))).toBe(`${hand}cannotAct`)
    expect(refused(down, maul(['a'], '50'))).toBeNull()
  })

  it('but for one whom only others have attacked', () => {
    const swing = until(goingFor([a, b, c], [['a', 'b']], [['c', 'b']]), 'normalWeapons')
    const missed = until(send(swing, roll(swing, 'c', '12')), 'handToHandFighting')
    expect(refused(send(missed, tag('a'), tackle(['a'])), maul(['b'], '50'))).toBeNull()
  })

  it('CI-161 a knock-down leaves the target on the ground and is over', () => {
    const start = send(goingFor([a, b], [['a', 'b']]), tag('a'))
    const down = send(start, tackle(['a'], '9987', { manner: 'knockDown' }))
    const closed = send(down, close)
    expect(closed.context.handToHand.grapples).toEqual([])
    expect([the(closed, 'a').state.onGround, the(closed, 'b').state.onGround]).toEqual([
      false,
      true,
    ])
    expect(kinds(closed)).toContain('grapple.over')
    const pull = { type: 'grapple.pullDown', grappleId: 'grapple1', typed: true } as const
    const pulled = send(down, { ...pull, roll: '50' })
    expect(kinds(pulled).at(-1)).toBe('grapple.pulledDown')
    expect(refused(pulled, { ...pull, roll: '50' })).toBe(`${hand}noPullDown`)
    expect(refused(pulled, maul(['b'], '50'))).toBeNull()
    expect(the(send(pulled, close), 'a').state.onGround).toBe(true)
    expect(firstGrapple(send(down, { ...pull, roll: '49' })).manner).toBe('knockDown')
    expect(refused(send(down, maul(['b'], '12')), { ...pull, roll: '50' })).toBeNull()
    expect(refused(down, { ...pull, grappleId: 'grapple9', roll: '50' })).toBe(`${hand}noGrapple`)
    expect(refused(grappling(a, b), { ...pull, roll: '50' })).toBe(`${hand}noPullDown`)
  })

  it('CI-161 a grapple may stay on its feet', () => {
    const start = send(goingFor([a, b], [['a', 'b']]), tag('a'))
    const up = send(start, tackle(['a'], '9987', { manner: 'standing' }), close)
    expect(firstGrapple(up).manner).toBe('standing')
    expect(the(up, 'b').state.onGround).toBe(false)
  })
})
