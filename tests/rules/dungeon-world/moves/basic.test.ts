import { describe, expect, it } from 'vitest'
import { guardLeft } from '../../../../src/rules/dungeon-world/defend'
import { statSchema } from '../../../../src/rules/dungeon-world/sheet'
import { movesFor } from '../../../../src/rules/dungeon-world/moves/moves'
import type { HeldModifier } from '../../../../src/rules/moves/modifiers'
import { character, made, notes, npc, owed, play, says, told } from './play'

describe('Defy Danger', () => {
  it('DW-015 DW-016: any stat, as it is met', () => {
    for (const stat of statSchema.options) {
      const run = made(
        'defyDanger',
        { dice: [4, 4], answers: { stat } },
        { actor: { scores: { [stat]: 16 } } },
      )
      expect([run.reading.band, owed(run)]).toEqual(['10+', []])
    }
    expect(play('defyDanger', { dice: [4, 4] })).toBe('runner.refused.unanswered')
  })

  it('DW-017: 7-9 leaves the GM an offer to make', () => {
    const run = made('defyDanger', { dice: [4, 4], answers: { stat: 'str' } })
    expect([owed(run), notes(run)]).toEqual([['contemporary'], ['falter']])
  })
})

describe('Defend', () => {
  it('DW-019 DW-020: 3 holds or 1, which replace what was left', () => {
    const actor = { scores: { con: 13 }, defendHold: { count: 2, ward: 'the gate' } }
    const ward = { ward: 'Sigrid' }
    expect(told(made('defend', { dice: [4, 5], answers: ward }, { actor }))).toEqual([
      'actor defendHold.count: 2 → 3 (DW-020)',
      'actor defendHold.ward: the gate → Sigrid (DW-019)',
    ])
    expect(told(made('defend', { dice: [3, 3], answers: ward }, { actor }))[0]).toBe(
      'actor defendHold.count: 2 → 1 (DW-020)',
    )
  })

  it('DW-022: a miss holds nothing', () => {
    const run = made('defend', { dice: [1, 1] }, { actor: { defendHold: { count: 2, ward: '' } } })
    expect(told(run)).toEqual([
      'actor xp: 0 → 1 (DW-002)',
      'actor defendHold.count: 2 → 0 (DW-020)',
    ])
  })

  it('DW-005 DW-021: holds are spent on an attack, in one go and by the sum', () => {
    const scene = {
      actor: { level: 3, hp: 10, armor: 1, defendHold: { count: 3, ward: 'Sigrid' } },
      target: npc({ hp: 8, maxHp: 8 }),
      ally: character(),
    }
    const attack = { given: { incoming: 9 }, answers: { aim: 'ward' } }
    const run = made('guard', { ...attack, picks: ['a', 'b', 'd'] }, scene)
    expect(told(run)).toEqual([
      'actor defendHold.count: 3 → 0 (DW-021)',
      'actor defendHold.ward: Sigrid →  (DW-020)',
      'actor hp: 10 → 7 (DW-021)',
      'target hp: 8 → 5 (DW-021)',
    ])
    const opened = made('guard', { ...attack, picks: ['c'] }, scene)
    expect(opened.outcome.modifiers).toMatchObject([{ on: 'ally', value: 1, kind: 'forward' }])
    expect(notes(opened)).toEqual(['toWard'])
    const ward = npc({ hp: 9, armor: 1 })
    const halved = made('guard', { ...attack, picks: ['b'] }, { ...scene, ward })
    expect(told(halved)).toContain('ward hp: 9 → 6 (DW-021)')
    expect(notes(halved)).toEqual([])
  })

  it('DW-021: what the attack was and what came of it is told, whoever is named', () => {
    const scene = { actor: { hp: 10, armor: 1, level: 3, defendHold: { count: 3, ward: '' } } }
    const spent = (aim: string, picks: string[]) =>
      (
        made('guard', { given: { incoming: 9 }, answers: { aim }, picks }, scene).outcome.told ?? []
      ).map(
        (each) => `${each.key.slice('dungeonWorld.guard.told.'.length)} ${each.with?.['damage']}`,
      )
    expect(spent('ward', ['a', 'b', 'd'])).toEqual([
      ...['attackWard 9', 'turned undefined', 'guardHurt 3', 'attackerHurt 3'],
    ])
    expect(spent('self', ['b', 'c'])).toEqual(['attackSelf 9', 'guardHurt 3', 'opened 1'])
    expect(spent('ward', ['b'])).toEqual(['attackWard 9', 'wardHurt 4'])
  })

  it('DW-021: a guard is there for whom it names, for whoever stands it, and for all where it names nobody', () => {
    const on = (ward: string, name: string, isSelf = false) =>
      guardLeft({ defendHold: { count: 2, ward } }, { name, isSelf })
    expect(on('Sigrid', 'Sigrid Ask')).toBe(2)
    expect(on('old Sigrid and the cart', 'sigrid')).toBe(2)
    expect(on('the cart', 'Sigrid')).toBe(0)
    expect(on('the cart', 'Maro', true)).toBe(2)
    expect(on('', 'Sigrid')).toBe(2)
    expect(guardLeft({ defendHold: { count: 0, ward: '' } }, { name: 'Maro', isSelf: true })).toBe(
      0,
    )
  })

  it('DW-021: who opens the attacker up, or strikes back, is asked for an ally, and for whom', () => {
    const actor = { level: 3, defendHold: { count: 3, ward: 'Sigrid' } }
    const attack = { given: { incoming: 0 }, answers: { aim: 'ward' } }
    const lacks = (picks: string[], others = {}) =>
      made('guard', { ...attack, picks }, { actor, ...others }).outcome.lacks
    expect(lacks(['c', 'd'])).toEqual(['target', 'ally'])
    expect(lacks(['c'], { target: npc() })).toEqual(['ally'])
    expect(lacks(['c', 'd'], { target: npc(), ally: character() })).toEqual([])
    expect(lacks(['b'])).toEqual([])
  })

  it('DW-021: is refused with no hold, nothing picked, a repeat, or nothing to turn aside', () => {
    const attack = { given: { incoming: 9 }, answers: { aim: 'ward' } }
    const none = 'dungeonWorld.guard.refused.noHold'
    expect(play('guard', { ...attack, picks: ['a'] })).toBe(none)
    const scene = { actor: { defendHold: { count: 2, ward: '' } } }
    expect(play('guard', attack, scene)).toBe('dungeonWorld.guard.refused.nothing')
    expect(play('guard', { ...attack, picks: ['b', 'b'] }, scene)).toBe('runner.refused.twice')
    expect(play('guard', { ...attack, picks: ['b', 'c', 'd'] }, scene)).toBe('runner.refused.count')
    const own = { ...attack, answers: { aim: 'self' } }
    expect(play('guard', { ...own, picks: ['a'] }, scene)).toBe('dungeonWorld.guard.barred.self')
  })
})

describe('knowing', () => {
  it('DW-023 DW-024 DW-025 DW-026: lore is useful, or only interesting', () => {
    const actor = { scores: { int: 13 } }
    const lore = (dice: number[]) => made('spoutLore', { dice }, { actor })
    // The answer is given there and then, and how they know is asked with it: nothing stays to be kept in mind.
    expect([says(lore([4, 5])), says(lore([3, 3])), says(lore([1, 1]))]).toEqual([
      ...[['useful', 'source'], ['interesting', 'source'], []],
    ])
    expect([notes(lore([4, 5])), notes(lore([3, 3]))]).toEqual([[], []])
  })

  it('DW-028 DW-029 DW-031 DW-032: 3 questions or 1, all of the list', () => {
    const actor = { scores: { wis: 13 } }
    const three = { dice: [4, 5], picks: ['lately', 'soon', 'control'] }
    const { choice } = made('discernRealities', three, { actor }).reading
    expect(choice?.picks).toHaveLength(6)
    expect(play('discernRealities', { ...three, picks: ['soon'] }, { actor })).toBe(
      'runner.refused.count',
    )
    expect(play('discernRealities', { dice: [3, 3], picks: ['theweather'] }, { actor })).toBe(
      'runner.refused.notOffered',
    )
  })

  it('DW-030 DW-033: either way +1 forward, as often as the campaign says; none on a miss', () => {
    const one = made('discernRealities', { dice: [3, 4], picks: ['soon'] })
    expect(one.outcome.modifiers).toMatchObject([
      { on: 'actor', value: 1, kind: 'forward', scope: 'judged', until: 'nextMatching' },
    ])
    const often = { settings: { 'discern.forwardUses': 3 } }
    const three = made('discernRealities', { dice: [3, 4], picks: ['soon'] }, often)
    expect(three.outcome.modifiers).toHaveLength(3)
    const lasting = { settings: { 'forward.use': 'byHand' as const } }
    const kept = made('discernRealities', { dice: [3, 4], picks: ['soon'] }, lasting)
    expect(kept.outcome.modifiers).toMatchObject([{ kind: 'ongoing', until: 'hand' }])
    const missed = made('discernRealities', { dice: [1, 1] })
    expect([missed.outcome.modifiers ?? [], told(missed)]).toEqual([
      [],
      ['actor xp: 0 → 1 (DW-002)'],
    ])
  })
})

describe('people', () => {
  it('DW-034 DW-035 DW-036: those the GM plays do it for a promise, or want a proof of it', () => {
    const scene = { actor: { scores: { cha: 13 } }, target: npc() }
    expect(notes(made('parley', { dice: [4, 5] }, scene))).toEqual(['afterPromise'])
    expect(notes(made('parley', { dice: [3, 3] }, scene))).toEqual(['assurance'])
  })

  const modifier = (id: string, value: number): HeldModifier => ({
    ...{ id, value, kind: 'forward', scope: 'anyRoll', rule: 'DW-039', until: 'nextMove' },
    text: { key: 'dungeonWorld.aidOrInterfere.modifier.help' },
  })

  it('DW-038 DW-039 DW-040: with the bonds, a modifier for the other, who is the next to roll', () => {
    const scene = { target: character() }
    const helped = made(
      'aidOrInterfere',
      { dice: [5, 4], given: { bonds: 1 }, picks: ['help'] },
      scene,
    )
    expect(helped.reading.sum.total).toBe(10)
    expect(helped.outcome.modifiers).toMatchObject([{ on: 'target', value: 1, until: 'nextMove' }])
    const hindered = made(
      'aidOrInterfere',
      { dice: [4, 3], given: { bonds: 1 }, picks: ['hinder'] },
      scene,
    )
    expect(hindered.outcome.modifiers).toMatchObject([{ on: 'target', value: -2 }])
    expect([owed(hindered), notes(hindered)]).toEqual([['contemporary'], ['exposed']])
    const roll = made('spoutLore', { dice: [5, 4] }, { modifiers: [modifier('a', 1)] })
    expect(roll.reading).toMatchObject({ band: '10+', sum: { total: 10 } })
  })

  it('DW-006 DW-042: of two who roll against each other, the defender makes the attacker’s roll worse', () => {
    const blow = { dice: [5, 4], answers: { damage: 3 } }
    expect(made('hackAndSlash', blow).reading).toMatchObject({
      ...{ band: '7-9', sum: { total: 9 } },
    })
    const parried = made(
      'aidOrInterfere',
      { dice: [5, 4], given: { bonds: 1 }, picks: ['hinder'] },
      { target: character() },
    )
    const [hindrance] = parried.outcome.modifiers ?? []
    expect(hindrance).toMatchObject({ on: 'target', value: -2, scope: 'anyRoll' })
    const worse = { modifiers: [modifier('a', hindrance?.value ?? 0)] }
    expect(made('hackAndSlash', blow, worse).reading.sum.total).toBe(7)
    expect(made('hackAndSlash', { ...blow, dice: [4, 4] }, worse).reading.band).toBe('6-')
  })

  it('DW-038 DW-041: interfering is for characters, and a miss changes no roll', () => {
    expect(play('aidOrInterfere', { dice: [5, 4], picks: ['hinder'] })).toBe(
      'runner.refused.unknown',
    )
    const missed = made('aidOrInterfere', { dice: [1, 1] }, { target: character() })
    expect([missed.outcome.modifiers ?? [], owed(missed)]).toEqual([[], ['standard']])
  })

  it('DW-038: with no bond the GM must let it pass', () => {
    const inputs = { dice: [5, 5], given: { bonds: 0 }, picks: ['help'] }
    const scene = { target: character() }
    expect(play('aidOrInterfere', inputs, scene)).toBe('runner.refused.unanswered')
    expect(made('aidOrInterfere', { ...inputs, answers: { noBond: 'letGo' } }, scene)).toBeTruthy()
    expect(
      made('aidOrInterfere', inputs, { ...scene, settings: { 'aid.needsBond': false } }),
    ).toBeTruthy()
  })

  it('DW-039: one helps and one hinders a roll, or as many as the campaign allows', () => {
    const meddle = (option: string, values: number[], max = 1, answers = {}) => {
      const modifiers = values.map((value, at) => modifier(String(at), value))
      const inputs = { dice: [5, 5], given: { bonds: 1 }, picks: [option], answers }
      const scene = { target: { ...character(), modifiers }, settings: { 'aid.max': max } }
      const run = play('aidOrInterfere', inputs, scene)
      return typeof run === 'string' ? run : run.outcome.modifiers?.map(({ value }) => value)
    }
    expect(meddle('help', [-2])).toEqual([1])
    expect(meddle('help', [1])).toBe('dungeonWorld.aidOrInterfere.barred.help')
    expect(meddle('hinder', [1])).toEqual([-2])
    expect(meddle('hinder', [-2])).toBe('dungeonWorld.aidOrInterfere.barred.hinder')
    expect(meddle('help', [1, -2])).toBe('runner.refused.unanswered')
    expect(meddle('help', [1], 1, { crowded: 'letGo' })).toEqual([1])
    expect(meddle('help', [1, -2], 1, { crowded: 'letGo' })).toEqual([1])
    expect(meddle('help', [1, -2], 2)).toEqual([1])
  })

  it('DW-038 DW-039: that somebody helps or hinders already is asked about before the dice', () => {
    const asks = (values: number[]) => {
      const targetModifiers = values.map((value, at) => modifier(String(at), value))
      const { aidOrInterfere } = movesFor()
      const input = { given: { bonds: 1 }, actor: character().sheet, targetModifiers }
      return aidOrInterfere
        ?.before?.(input)
        .map(({ label, usual }) => [label.key.split('.').slice(2).join('.'), usual])
    }
    expect(asks([])).toEqual([])
    expect(asks([1])).toEqual([['full.help', 'holds']])
    expect(asks([-2])).toEqual([['full.hinder', 'holds']])
    expect(asks([1, -2])).toEqual([['crowded', undefined]])
  })

  it('DW-043: nobody helps with a Last Breath but by the GM’s leave', () => {
    const inputs = { dice: [5, 5], given: { bonds: 1 }, picks: ['help'] }
    const scene = { target: character({ life: 'dying' }) }
    expect(play('aidOrInterfere', inputs, scene)).toBe('runner.refused.unanswered')
    expect(
      made('aidOrInterfere', { ...inputs, answers: { bareDice: 'letGo' } }, scene),
    ).toBeTruthy()
    const settings = { 'lastBreath.modifiers': 'usual' as const }
    expect(made('aidOrInterfere', inputs, { ...scene, settings })).toBeTruthy()
  })
})
