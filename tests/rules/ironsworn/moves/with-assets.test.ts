import { describe, expect, it } from 'vitest'
import gains from '../../../../src/rules/ironsworn/moves/data/asset-momentum.json'
import { ironsworn } from '../../../../src/rules/ironsworn'
import { characterSchema } from '../../../../src/rules/ironsworn/sheet'
import { answersTo, made, miss, play, strong, told, weak } from '../at-table'
import { shippedAbilities } from '../published'

const archer = { assets: { Archer: { abilities: [true, false, false] } } }
const aiming = { answers: { stat: 'wits' }, picks: ['momentum'] }
const question = 'momentum.Archer.0'

describe('momentum by assets', () => {
  it('IS-081 IS-093: comes on top of what the move gives, once it is said that the ability was used', () => {
    const at = { actor: archer }
    expect(play('secureAnAdvantage', strong, aiming, at)).toBe('runner.refused.unanswered')
    const unused = { ...aiming, answers: { ...aiming.answers, [question]: '0' } }
    expect(told(made('secureAnAdvantage', strong, unused, at))).toEqual(['actor momentum: 2 → 4'])
    const taken = { ...aiming, answers: { ...aiming.answers, [question]: '2' } }
    expect(told(made('secureAnAdvantage', strong, taken, at))).toEqual([
      ...['actor momentum: 2 → 4', 'actor momentum: 4 → 6'],
    ])
  })

  it('IS-081 IS-115: goes to the ally who is aided, where it comes of securing an advantage', () => {
    const at = { actor: archer, ally: { momentum: 0 } }
    expect(play('aidYourAlly', strong, aiming, at)).toBe('runner.refused.unanswered')
    const taken = { ...aiming, answers: { ...aiming.answers, [question]: '2' } }
    expect(told(made('aidYourAlly', strong, taken, at))).toEqual([
      ...['ally momentum: 0 → 2', 'ally momentum: 2 → 4'],
    ])
    // What an asset gives for aiding is the helper's own.
    const loyal = { ...at, actor: { assets: { Loyalist: { abilities: [true, false, false] } } } }
    expect(told(made('aidYourAlly', strong, aiming, loyal))).toEqual([
      ...['ally momentum: 0 → 2', 'actor momentum: 2 → 3'],
    ])
  })

  it('IS-026 IS-081: is held at the most that there is', () => {
    const at = { actor: { ...archer, momentum: 9 } }
    const taken = { ...aiming, answers: { ...aiming.answers, [question]: '2' } }
    expect(told(made('secureAnAdvantage', strong, taken, at))).toEqual(['actor momentum: 9 → 10'])
  })

  it('IS-081: is offered by how the dice fell, on the moves that the ability is of', () => {
    const ask = (dice: number[], move = 'secureAnAdvantage', actor: object = archer) =>
      answersTo(question, move, dice, { answers: { stat: 'edge' } }, { actor })
    expect(ask(strong)).toEqual(['0', '1'])
    expect(ask(weak)).toEqual(['0', '1'])
    expect(ask(miss)).toEqual([])
    expect(ask(strong, 'compel')).toEqual([])
    const unmarked = { assets: { Archer: { abilities: [false, true, true] } } }
    expect(ask(strong, 'secureAnAdvantage', unmarked)).toEqual([])
  })

  it('IS-081: is offered for the stat alone that its ability is rolled with', () => {
    const ask = (stat: string, dice: number[]) =>
      answersTo(question, 'secureAnAdvantage', dice, { answers: { stat } }, { actor: archer })
    expect(ask('wits', strong)).toEqual(['0', '2'])
    expect(ask('wits', weak)).toEqual([])
    expect(ask('iron', strong)).toEqual([])
    const published = shippedAbilities()
    for (const { asset, ability, stat } of gains) {
      if (stat) expect(published.get(asset)?.[ability], asset).toContain(`+${stat}`)
    }
  })

  it('IS-081: some abilities are of any roll, and one of a milestone without dice', () => {
    const held = (asset: string, place: number) => ({
      assets: { [asset]: { abilities: [0, 1, 2].map((at) => at === place) } },
    })
    const infiltrator = { actor: held('Infiltrator', 0) }
    const stealth = { answers: { stat: 'shadow', 'momentum.Infiltrator.0': '1' } }
    expect(told(made('faceDanger', strong, stealth, infiltrator))).toEqual([
      ...['actor momentum: 2 → 3', 'actor momentum: 3 → 4'],
    ])
    // Most rolls give none of it: nobody has to say so each time.
    const openly = { answers: { stat: 'shadow' } }
    expect(told(made('faceDanger', strong, openly, infiltrator))).toEqual(['actor momentum: 2 → 3'])
    const vow = { vow: { rank: 'dangerous' as const, ticks: 0 } }
    const fated = { answers: { 'momentum.Fated.1': '2' } }
    expect(
      told(made('reachAMilestone', [], fated, { actor: held('Fated', 1), tracks: vow })),
    ).toEqual(['actor momentum: 2 → 4'])
  })

  it('IS-081: says that nothing is added yet, where an ability that adds as well is asked about', () => {
    const asked = (adds: number) =>
      ironsworn.moves['secureAnAdvantage']
        ?.after?.({ actor: archer, given: { adds }, answers: { stat: 'edge' }, dice: strong }, [])
        .find(({ id }) => id === question)?.label.key
    expect(asked(0)).toBe('ironsworn.assetMomentum.unadded')
    expect(asked(1)).toBe('ironsworn.assetMomentum.label')
  })

  it('IS-051 IS-081: names the harm for an ability that may do more of it, and no score where nothing is added', () => {
    const asked = (asset: string, place: number, move: string, given = {}, harm = 1) => {
      const abilities = [0, 1, 2].map((at) => at === place)
      const actor = characterSchema.parse({ assets: { [asset]: { abilities } }, weapon: { harm } })
      const input = { actor, given, answers: { stat: 'iron' }, dice: strong }
      return ironsworn.moves[move]
        ?.after?.(input, [])
        .find(({ id }) => id.startsWith('momentum.'))
        ?.label.key.split('.')
        .at(-1)
    }
    expect(asked('Hound', 1, 'strike')).toBe('unharmed')
    expect(asked('Hound', 1, 'strike', { bonusHarm: 1 })).toBe('label')
    expect(asked('Shield-Bearer', 0, 'clash')).toBe('label')
    expect(asked('Thunder-Bringer', 1, 'strike')).toBe('label')
    expect(asked('Thunder-Bringer', 1, 'strike', {}, 2)).toBe('harmed')
    expect(asked('Thunder-Bringer', 1, 'strike', { bonusHarm: -1 }, 2)).toBe('label')
    expect(asked('Hound', 0, 'gatherInformation')).toBe('unadded')
    // Whatever says that something is added has it in its text.
    const published = shippedAbilities()
    for (const { asset, ability, moves, besides, on, isSure } of gains) {
      if (besides || on === 'burn' || isSure || moves.includes('any')) continue
      expect(published.get(asset)?.[ability], asset).toMatch(/add \+/i)
    }
  })

  it('IS-081: what comes of the move alone is taken beforehand', () => {
    const actor = { assets: { Wayfinder: {} } }
    const at = { actor, tracks: { journey: { rank: 'dangerous' as const, ticks: 0 } } }
    const inputs = { answers: { stat: 'wits' }, picks: ['resources'] }
    expect(told(made('undertakeAJourney', strong, inputs, at))).toContain('actor momentum: 2 → 3')
  })

  it('IS-029 IS-081: an ability gives momentum after a burn, once it has been reset', () => {
    const actor = { momentum: 8, assets: { Wayfinder: {} } }
    const at = { actor, tracks: { journey: { rank: 'dangerous' as const, ticks: 0 } } }
    const inputs = { answers: { stat: 'wits' }, picks: ['resources'] }
    const burnt = { ...inputs, swap: { cancels: [1, 2] } }
    expect(told(made('undertakeAJourney', [1, 7, 6], burnt, at))).toEqual([
      ...['actor momentum: 8 → 2', 'actor momentum: 2 → 4'],
    ])
    const kept = { ...burnt, answers: { ...burnt.answers, 'momentum.Wayfinder.0.burn': '0' } }
    expect(told(made('undertakeAJourney', [1, 7, 6], kept, at))).toEqual([
      ...['actor momentum: 8 → 2', 'actor momentum: 2 → 3'],
    ])
  })

  it('IS-194: is not offered by a companion without health left, until it has some', () => {
    const ask = (value: number) => {
      const actor = { assets: { Hound: { type: 'companion', health: { value, max: 4 } } } }
      return answersTo('momentum.Hound.0', 'gatherInformation', strong, {}, { actor })
    }
    expect(ask(1)).toEqual(['0', '1'])
    expect(ask(0)).toEqual([])
  })

  it('IS-081 IS-105: health by an asset goes to whoever is treated, where remedies are at hand', () => {
    const assets = { Herbalist: { abilities: [true, false, false] } }
    const actor = { assets, health: { value: 1 } }
    const hurt = { health: { value: 1 } }
    const taken = (patient: string) => ({ answers: { patient, 'health.Herbalist.0': '1' } })
    const question = (answers: object, at: object) =>
      answersTo('health.Herbalist.0', 'heal', strong, { answers }, { actor, ...at })
    expect(question({ patient: 'self' }, {})).toEqual(['0', '1'])
    expect(question({ patient: 'npc' }, {})).toEqual([])
    expect(question({ patient: 'self' }, { party: { supply: 0 } })).toEqual([])
    expect(told(made('heal', strong, taken('self'), { actor }))).toEqual([
      ...['actor health.value: 1 → 3', 'actor health.value: 3 → 4'],
    ])
    expect(told(made('heal', strong, taken('self'), { actor, target: hurt }))).toEqual([
      ...['target health.value: 1 → 3', 'target health.value: 3 → 4'],
    ])
    const owl = { Owl: { health: { value: 0, max: 3 } } }
    const companion = { actor: { ...actor, assets: { ...assets, ...owl } } }
    expect(told(made('heal', strong, taken('companion'), companion))).toEqual([
      ...['actor assets.Owl.health.value: 0 → 2', 'actor assets.Owl.health.value: 2 → 3'],
    ])
  })

  it('IS-081 IS-206: knows no asset, ability or move that there is not', () => {
    const published = shippedAbilities()
    for (const { asset, ability, moves, field = 'momentum' } of gains) {
      const text = published.get(asset)?.[ability]
      expect(text, `${asset} ${String(ability)}`).toContain(field)
      for (const move of moves) {
        expect(move === 'any' || Object.hasOwn(ironsworn.moves, move), move).toBe(true)
      }
    }
  })
})
