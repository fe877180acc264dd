import { describe, expect, it } from 'vitest'
import { rulesFor } from '../../../../src/rules/iron-fist/play'
import { character, npc } from '../moves/play'

const { moves } = rulesFor({ settings: {}, charts: {} })
const club = npc({ attacks: [{ name: 'Club', harm: 2, ap: 1 }] }).sheet
const carrying = (...weapons: object[]) => character({ gear: { weapons } }).sheet
const longsword = { weaponId: 'longsword', grip: 2 }

/** What the sheets offer for the figures of a move: each weapon's own name or id, harm and piercing. */
function offered(move: string, sides: object): (string | number | undefined)[][] {
  const { offers } = moves[move]?.sources?.({ given: {}, ...sides }) ?? { offers: [] }
  return offers.map(({ name, figures }) => [
    name.with?.['name'] ?? name.key,
    figures['harm'],
    figures['ap'],
  ])
}

describe('the weapon whose harm a move begins with', () => {
  it('IF-130 IF-132 is that of whoever strikes, in the grip they carry it in', () => {
    for (const move of ['faceDanger', 'engage', 'defend', 'takeYourShot', 'inflictHarm']) {
      const own = { actor: carrying(longsword), target: club, targetKind: 'npc' }
      expect(offered(move, own)).toEqual([['ironFist.weapon.longsword', 4, 0]])
      expect(offered(move, { actor: carrying({ ...longsword, grip: 1 }) })[0]?.[1]).toBe(3)
    }
  })

  it('IF-112 is that of whoever deals it where harm is suffered', () => {
    const actor = carrying(longsword)
    expect(offered('sufferHarm', { actor, target: club })).toEqual([['Club', 2, 1]])
    expect(offered('sufferHarm', { actor })).toEqual([])
  })

  it('IF-078 IF-084 IF-097 the first is ready and made for the move; all are offered', () => {
    const names = (move: string, ...weapons: object[]) =>
      offered(move, { actor: carrying(...weapons) }).map(([name]) => name)
    const [bow, sword, knife] = ['bow', 'longsword', 'knife'].map((id) => `ironFist.weapon.${id}`)
    const all = [longsword, { weaponId: 'bow', grip: 2 }, { weaponId: 'knife' }]
    expect(names('takeYourShot', ...all)).toEqual([bow, knife, sword])
    expect(names('engage', ...all.toReversed())).toEqual([knife, sword, bow])
    expect(names('defend', ...all)).toEqual([sword, knife, bow])
    const unloaded = { weaponId: 'bow', grip: 2, loaded: false }
    // What has to be made ready still shoots; a sword never does.
    expect(names('takeYourShot', longsword, unloaded)).toEqual([bow, sword])
    const byEdge = { actor: carrying(...all), answers: { stat: 'edge' } }
    expect(offered('defend', byEdge)[0]?.[0]).toBe(bow)
    expect(names('inflictHarm', unloaded, longsword)).toEqual([sword, bow])
  })

  it('IF-097 IF-130 a crossbow is offered at close range as well, with the point that it pierces more there', () => {
    const actor = carrying({ weaponId: 'crossbow', grip: 2 })
    const { offers } = moves['takeYourShot']?.sources?.({ given: {}, actor }) ?? { offers: [] }
    expect(offers).toMatchObject([
      { name: { key: 'ironFist.weapon.crossbow' }, figures: { harm: 3, ap: 0 } },
      {
        name: { key: 'ironFist.gear.atClose', with: { weapon: '@ironFist.weapon.crossbow' } },
        figures: { harm: 3, ap: 1 },
      },
    ])
    expect(offered('takeYourShot', { actor: carrying(longsword) })).toHaveLength(1)
  })

  it('IF-129 IF-130 it is shot empty however close', () => {
    const { offers } =
      moves['takeYourShot']?.sources?.({
        given: {},
        actor: carrying({ weaponId: 'crossbow', grip: 2 }),
      }) ?? {}
    const actor = carrying({ weaponId: 'crossbow', grip: 2, loaded: false })
    for (const { id: source } of offers ?? []) {
      const cautions = moves['takeYourShot']?.cautions?.({ given: {}, actor, source })
      expect(cautions).toContainEqual({ key: 'ironFist.gear.empty' })
    }
    expect(offers).toHaveLength(2)
  })

  it('nobody, and nobody armed, offer nothing', () => {
    expect(offered('inflictHarm', {})).toEqual([])
    expect(offered('engage', { actor: character().sheet })).toEqual([])
  })
})
