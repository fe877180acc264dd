import { describe, expect, it } from 'vitest'
import { rulesFor } from '../../../../src/rules/iron-fist/play'
import { character, made, npc, play, told } from './play'

const foe = (own: object = {}) => ({ target: npc(own) })
const blade = { harm: 3, ap: 0 }
const carrying = (...weapons: object[]) => ({ gear: { weapons } })
const bow = { weaponId: 'bow', grip: 2 }
const crossbow = { weaponId: 'crossbow', grip: 2 }

describe('Take Your Shot', () => {
  const actor = { gearHolds: 1, stats: { edge: 1 } }
  const shot = (dice: number[], picks: string[], rest: object = {}) =>
    play('takeYourShot', { dice, given: blade, picks, ...rest }, { ...foe(), actor, fight: 'f' })

  it('IF-097 IF-098 Edge and a hold, once a fight', () => {
    const first = made(
      'takeYourShot',
      { dice: [3, 3], given: blade, picks: ['a'] },
      { ...foe(), actor, fight: 'f' },
    )
    expect(first.reading.sum.total).toBe(7)
    expect(told(first).slice(0, 2)).toEqual([
      'actor gearHolds: 1 → 0 (IF-098)',
      'actor ammoMarkedForFight:  → f (IF-098)',
    ])
    const marked = { ...actor, ammoMarkedForFight: 'f' }
    const second = made(
      'takeYourShot',
      { dice: [3, 3], given: blade, picks: ['a'] },
      { ...foe(), actor: marked, fight: 'f' },
    )
    expect(told(second)).toEqual(['target harmSuffered: 0 → 3 (IF-107)'])
    const elsewhere = { ...foe(), actor: marked, fight: 'g' }
    expect(
      told(made('takeYourShot', { dice: [3, 3], given: blade, picks: ['a'] }, elsewhere)),
    ).toHaveLength(3)
  })

  it('IF-098 every shot costs a hold where the campaign says so', () => {
    const settings = { 'ammo.oneHoldPerFight': false }
    const scene = { actor: { gearHolds: 2, ammoMarkedForFight: 'f' }, fight: 'f', settings }
    expect(told(made('takeYourShot', { dice: [4, 3], picks: ['a'] }, scene))).toEqual([
      'actor gearHolds: 2 → 1 (IF-098)',
    ])
  })

  it('IF-098 without a hold the move waits, unless the GM lets it go', () => {
    const scene = { actor: { gearHolds: 0 }, fight: 'f' }
    const inputs = { dice: [4, 3], picks: ['a'] }
    expect(play('takeYourShot', inputs, scene)).toBe('runner.refused.unanswered')
    expect(told(made('takeYourShot', { ...inputs, answers: { unpaid: 'letGo' } }, scene))).toEqual([
      'actor ammoMarkedForFight:  → f (IF-098)',
    ])
  })

  it('IF-098 thrown weapons are free where the campaign says so', () => {
    const settings = { 'ammo.thrownToo': false }
    const inputs = { dice: [4, 3], picks: ['a'], answers: { stat: 'thrown' } }
    expect(told(made('takeYourShot', inputs, { settings }))).toEqual([])
  })

  it('IF-099 IF-100 IF-101 two picks, one and a GM move, a miss', () => {
    expect(shot([5, 4], ['a', 'd'])).toMatchObject({ outcome: { gmMoves: [] } })
    expect(shot([4, 4], ['e'])).toMatchObject({ outcome: { gmMoves: [{ due: 'contemporary' }] } })
    expect(shot([1, 4], [])).toMatchObject({ outcome: { gmMoves: [{ due: 'standard' }] } })
    expect(shot([5, 4], ['a'])).toBe('runner.refused.count')
  })

  it('IF-129 a shot empties a weapon that must be reloaded, a miss as well; no other, and no other of the same kind', () => {
    const spare = { weaponId: 'crossbow', grip: 2 }
    const scene = { ...foe(), actor: { ...actor, ...carrying(bow, spare, crossbow) }, fight: 'f' }
    const emptied = 'actor gear.weapons.2.loaded: on → off (IF-129)'
    const from = (source: string, dice: number[], picks: string[] = []) =>
      told(made('takeYourShot', { dice, given: blade, picks, source }, scene))
    expect(from('carried.2', [3, 3], ['a'])).toContain(emptied)
    expect(from('carried.2', [1, 1])).toContain(emptied)
    expect(from('carried.0', [1, 1]).join()).not.toContain('loaded')
    expect(play('takeYourShot', { dice: [1, 1], source: 'carried.9' }, scene)).toBe(
      'runner.refused.step',
    )
  })

  it('IF-099 IF-107 harm that a group marks at once asks on which body of it', () => {
    const scene = { ...foe({ bodies: { '1': { harmSuffered: 1 } } }), actor, fight: 'f' }
    const shot = { dice: [5, 4], given: blade, picks: ['a', 'b'] }
    expect(play('takeYourShot', shot, scene)).toBe('runner.refused.unanswered')
    const second = told(made('takeYourShot', { ...shot, answers: { body: '1' } }, scene))
    expect(second.find((line) => line.includes('harmSuffered'))).toMatch(
      /^target bodies\.1\.harmSuffered: 1 → /,
    )
    // One alone asks for nothing, nor does what is to be finished first.
    expect(told(made('takeYourShot', shot, { ...foe(), actor, fight: 'f' }))).not.toEqual([])
    const finished = made('takeYourShot', { ...shot, picks: ['a', 'f'] }, scene)
    expect(finished.outcome.leadsTo).toMatchObject([{ oneOf: ['inflictHarm'] }])
  })

  it('IF-102 IF-129 several shots with a weapon that must be reloaded leave it to the GM', () => {
    const archer = character({ ...actor, ...carrying(crossbow, bow) }).sheet
    const keptInMind = (source: string, picks: string[]) => {
      const answers = { 'divide.parts': '' }
      const move = rulesFor({ settings: {}, charts: {} }).moves['takeYourShot']
      const said = { dice: [5, 5], given: blade, source, answers, actor: archer, fight: 'f' }
      const outcome = move?.outcome?.(said, picks)
      return outcome && 'notes' in outcome ? outcome.notes.map(({ key }) => key) : outcome
    }
    const note = 'ironFist.gear.severalShots'
    expect(keptInMind('carried.0', ['a', 'c'])).toContain(note)
    expect(keptInMind('carried.0', ['a', 'b'])).not.toContain(note)
    expect(keptInMind('carried.1', ['a', 'c'])).not.toContain(note)
  })

  it('IF-084 IF-129 holding one’s ground by Edge is a shot, by Steel it is none', () => {
    const scene = { actor: { ...actor, ...carrying(crossbow) }, fight: 'f' }
    const held = (stat: string) =>
      told(made('defend', { dice: [1, 1], answers: { stat }, source: 'carried.0' }, scene))
    expect(held('edge').at(-1)).toBe('actor gear.weapons.0.loaded: on → off (IF-129)')
    expect(held('steel').join()).not.toContain('loaded')
  })

  it('IF-129 an empty weapon warns before the dice and shoots all the same; Reload loads it', () => {
    const { moves, acts } = rulesFor({ settings: {}, charts: {} })
    const empty = character({ ...actor, ...carrying({ ...crossbow, loaded: false }) }).sheet
    const full = character({ ...actor, ...carrying(crossbow) }).sheet
    const warned = (sheet: object, move = 'takeYourShot', answers = {}) =>
      moves[move]
        ?.cautions?.({ given: {}, actor: sheet, source: 'carried.0', answers })
        .map(({ key }) => key)
    expect([warned(empty), warned(full)]).toEqual([['ironFist.gear.empty'], []])
    expect(warned(empty, 'engage')).toEqual([])
    expect(warned(empty, 'defend', { stat: 'edge' })).toEqual(['ironFist.gear.empty'])
    const shot = { dice: [1, 1], source: 'carried.0' }
    const scene = { actor: { ...actor, ...carrying({ ...crossbow, loaded: false }) }, fight: 'f' }
    expect(told(made('takeYourShot', shot, scene)).join()).not.toContain('loaded')

    const reload = acts?.find(({ id }) => id === 'reload')
    expect([reload?.isPossible(empty), reload?.isPossible(full)]).toEqual([true, false])
    expect(reload?.perform(empty, {})).toMatchObject({
      effects: [{ field: 'gear.weapons.0.loaded', from: 'off', to: 'on', rule: 'IF-129' }],
    })
  })

  it('IF-102 ready for melee: the Advantage Die rises when Engage in Battle is next, in time for it', () => {
    const ready = made('takeYourShot', { dice: [4, 3], picks: ['b'] }, { actor, fight: 'f' })
    expect(told(ready).at(-1)).toBe('actor pendingAd: none → engage (IF-102)')
    const then = { actor: { pendingAd: 'engage', advantageDie: 4 } }
    const engaged = made('engage', { dice: [1, 4], swap: { die: 0 }, picks: ['b'] }, then)
    expect(engaged.reading.sum.total).toBe(9)
    expect(told(engaged)).toEqual([
      'actor advantageDie: 4 → 5 (IF-102)',
      'actor pendingAd: engage → none (IF-102)',
      'actor advantageDie: 5 → 1 (IF-011)',
    ])
  })

  it('IF-102 any other move of a fight lets it go', () => {
    const run = made(
      'defend',
      { dice: [1, 1], answers: { stat: 'steel' } },
      { actor: { pendingAd: 'engage' } },
    )
    expect(told(run)).toEqual(['actor pendingAd: engage → none (IF-102)'])
  })
})
