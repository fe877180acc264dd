import { describe, expect, it } from 'vitest'
import type { HeldModifier } from '../../../../src/rules/moves/modifiers'
import { ironsworn } from '../../../../src/rules/ironsworn'
import { characterSchema } from '../../../../src/rules/ironsworn/sheet'
import { follows, made, miss, open, play, strong, told, weak, worked } from '../at-table'

const by = (stat: string) => ({ answers: { stat } })
const modifiersOf = (run: ReturnType<typeof made>) =>
  (run.outcome.modifiers ?? []).map(
    ({ on, value, scope, until }) => `${on} ${value} ${String(scope)} ${until}`,
  )

describe('adventure moves', () => {
  it('IS-102: 1 of momentum; at a cost of one of four; or the price', () => {
    expect(told(made('faceDanger', strong, by('edge')))).toEqual(['actor momentum: 2 → 3'])
    const cost = (pick: string) => made('faceDanger', weak, { ...by('edge'), picks: [pick] })
    expect(told(cost('momentum'))).toEqual(['actor momentum: 2 → 1'])
    expect(told(cost('supply'))).toEqual(['party supply: 5 → 4'])
    expect(cost('harm').outcome.leadsTo).toMatchObject([
      { oneOf: ['endureHarm'], given: { harm: 1 } },
    ])
    expect(cost('stress').outcome.leadsTo).toMatchObject([{ given: { stress: 1 } }])
    expect(follows(made('faceDanger', miss, by('edge')))).toEqual(['actor payThePrice'])
  })

  it('IS-103 IS-021: 1 on a move made now, or momentum 2; on a weak hit 1', () => {
    const lead = made('secureAnAdvantage', strong, { ...by('wits'), picks: ['move'] })
    expect(modifiersOf(lead)).toEqual(['actor 1 anyRoll nextMove'])
    const ready = made('secureAnAdvantage', strong, { ...by('wits'), picks: ['momentum'] })
    expect(told(ready)).toEqual(['actor momentum: 2 → 4'])
    expect(told(made('secureAnAdvantage', weak, by('wits')))).toEqual(['actor momentum: 2 → 3'])
  })

  it('IS-021: what waits is added to the roll it fits, and to no progress roll', () => {
    const modifier: HeldModifier = {
      ...{ id: 'c', value: 1, kind: 'forward', scope: ['gatherInformation'], rule: 'IS-110' },
      ...{ text: { key: 'x' }, until: 'nextMatching' },
    }
    const at = { modifiers: [modifier] }
    expect(made('gatherInformation', [2, 9, 9], { modifiers: ['c'] }, at).reading.sum.total).toBe(4)
    expect(play('resupply', miss, { modifiers: ['c'] }, at)).toBe('runner.refused.modifier')
  })

  it('IS-104: momentum 2, 1, or the price; a bond adds 1', () => {
    expect(told(made('gatherInformation', strong))).toEqual(['actor momentum: 2 → 4'])
    expect(told(made('gatherInformation', weak))).toEqual(['actor momentum: 2 → 3'])
    expect(made('gatherInformation', miss, { given: { bond: 1 } }).reading.sum.total).toBe(3)
  })

  it('IS-105: clears wounded, then up to 2 health; on oneself the lower of wits and iron', () => {
    const actor = { debilities: ['wounded'], health: { value: 1 }, stats: { wits: 3, iron: 1 } }
    const own = made('heal', [4, 1, 2], { answers: { patient: 'self' } }, { actor })
    expect(own.reading.sum.total).toBe(5)
    expect(told(own)).toEqual(['actor debilities: wounded → ', 'actor health.value: 1 → 3'])
    // On whom it is says who is treated: nobody is asked again.
    const target = { health: { value: 4 }, debilities: ['wounded'] }
    const other = made('heal', [1, 1, 10], { picks: ['supply'] }, { actor, target })
    expect(told(other)).toEqual([
      ...['target debilities: wounded → ', 'target health.value: 4 → 5', 'party supply: 5 → 4'],
    ])
    expect(other.reading.sum.total).toBe(4)
    expect(play('heal', strong, {}, { actor })).toBe('runner.refused.unanswered')
    expect(ironsworn.moves['heal']?.wantsAlly).toBe(false)
    expect(told(made('heal', [6, 1, 2], { answers: { patient: 'npc' } }, { actor }))).toEqual([])
  })

  it('IS-084 IS-105: offers no companion to be treated by whoever has none', () => {
    const offered = (assets: object) => {
      const actor = characterSchema.parse({ assets })
      const [asked] = ironsworn.moves['heal']?.before?.({ actor, given: {} }) ?? []
      return asked?.kind.type === 'choice' ? asked.kind.values.map(({ value }) => value) : []
    }
    expect(offered({})).toEqual(['self', 'npc'])
    const hawk = { Hawk: { type: 'companion', health: { value: 1, max: 3 } } }
    expect(offered(hawk)).toEqual(['self', 'companion', 'npc'])
  })

  it('IS-087 IS-105: a companion that is treated is better by up to 2', () => {
    const actor = { assets: { Owl: { health: { value: 2, max: 3 } } } }
    const answers = { patient: 'companion' }
    expect(told(made('heal', [6, 1, 2], { answers }, { actor }))).toEqual([
      'actor assets.Owl.health.value: 2 → 3',
    ])
    const both = { assets: { ...actor.assets, Cat: { health: { value: 1, max: 4 } } } }
    expect(play('heal', [6, 1, 2], { answers }, { actor: both })).toBe('runner.refused.unanswered')
    const owl = { answers: { ...answers, companion: 'Owl' } }
    expect(told(made('heal', [6, 1, 2], owl, { actor: both }))).toEqual([
      'actor assets.Owl.health.value: 2 → 3',
    ])
  })

  it('IS-087 IS-105: of another hero a companion is treated that is named, else the hero', () => {
    const owl = { Owl: { health: { value: 1, max: 3 } } }
    const herbs = { Herbalist: { abilities: [true, false, false] } }
    const target = { assets: owl, debilities: ['wounded'], health: { value: 1 } }
    const at = { target, actor: { assets: { ...owl, ...herbs } } }
    const [asked, ...others] =
      ironsworn.moves['heal']?.before?.({
        ...{ actor: characterSchema.parse(at.actor), target: characterSchema.parse(target) },
        ...{ targetKind: 'character', given: {} },
      }) ?? []
    expect(others).toEqual([])
    expect(asked).toMatchObject({
      ...{ id: 'companion', whom: 'target', usual: '–' },
      kind: { values: [{ value: '–' }, { value: 'Owl' }] },
    })
    const healed = (answers: object, who: object = at) =>
      told(made('heal', [6, 1, 2], { answers: { 'health.Herbalist.0': '0', ...answers } }, who))
    const hero = ['target debilities: wounded → ', 'target health.value: 1 → 3']
    expect(healed({})).toEqual(hero)
    expect(healed({ companion: '–' })).toEqual(hero)
    expect(healed({ companion: 'Owl' })).toEqual(['target assets.Owl.health.value: 1 → 3'])
    const frail = { ...target, assets: { Owl: { health: { value: 0, max: 3 } } } }
    expect(
      healed({ companion: 'Owl', 'health.Herbalist.0': '1' }, { ...at, target: frail }),
    ).toEqual(['target assets.Owl.health.value: 0 → 2', 'target assets.Owl.health.value: 2 → 3'])
    // Named of one’s own before it was on somebody without any.
    expect(healed({ companion: 'Owl' }, { ...at, target: { ...target, assets: {} } })).toEqual(hero)
  })

  it('IS-106 IS-092: up to 2 supply for as much momentum; nothing while unprepared', () => {
    const party = { supply: 2 }
    expect(told(made('resupply', strong, {}, { party }))).toEqual(['party supply: 2 → 4'])
    expect(told(made('resupply', weak, { picks: ['2'] }, { party }))).toEqual([
      ...['party supply: 2 → 4', 'actor momentum: 2 → 0'],
    ])
    const out = { party: { supply: 0, unprepared: true } }
    expect(play('resupply', weak, { picks: ['1'] }, out)).toBe('ironsworn.barred')
    expect(told(made('resupply', strong, {}, out))).toEqual([])
    const offered = (supply: number) => open('resupply', weak, {}, { party: { supply } })
    expect([3, 4, 5].map(offered)).toEqual([['0', '1', '2'], ['0', '1'], ['0']])
    const cautions = (unprepared: boolean) =>
      ironsworn.moves['resupply']?.cautions?.({ party: { supply: 0, unprepared }, given: {} })
    expect([true, false].map(cautions)).toEqual([[{ key: 'ironsworn.caution.unprepared' }], []])
  })

  it('IS-128 IS-102: with no supply left its loss may still be chosen, and is given otherwise', () => {
    const out = { party: { supply: 0, unprepared: true } }
    const answers = { trackName: 'The pass', trackRank: 'epic' }
    const danger = made('faceDanger', weak, { answers: { stat: 'iron' }, picks: ['supply'] }, out)
    expect([told(danger), follows(danger)]).toEqual([[], ['actor outOfSupply']])
    expect(open('undertakeAJourney', strong, { answers }, out)).toContain('speed')
  })

  it('IS-107 IS-095 IS-087: one rolls with the supply, each chooses, companions recover too', () => {
    const hound = { assets: { Hound: { health: { value: 2, max: 4 } } } }
    const at = {
      actor: { ...hound, health: { value: 3 } },
      others: { b: { ...hound, spirit: { value: 1 } } },
    }
    const answers = {
      ...{ 'actor.0': 'recuperate', 'actor.1': 'prepare' },
      ...{ 'character:b.0': 'relax', 'character:b.1': 'partake' },
    }
    const camp = made('makeCamp', [1, 2, 3], { answers }, at)
    expect(camp.reading.sum.total).toBe(6)
    expect(told(camp)).toEqual([
      'actor health.value: 3 → 4',
      'actor assets.Hound.health.value: 2 → 3',
      'party supply: 5 → 4',
      'character:b assets.Hound.health.value: 2 → 3',
      'character:b spirit.value: 1 → 2',
    ])
    expect(modifiersOf(camp)).toEqual(['actor 1 undertakeAJourney nextMatching'])
    expect(told(made('makeCamp', [1, 9, 9]))).toEqual([])
    expect(play('makeCamp', [1, 2, 3], { answers: { 'actor.0': 'focus' } })).toBe(
      'runner.refused.unanswered',
    )
  })

  it('IS-091: nothing is chosen twice', () => {
    const answers = { 'actor.0': 'focus', 'actor.1': 'focus' }
    expect(play('makeCamp', [1, 2, 3], { answers })).toBe('runner.refused.unanswered')
  })

  it('IS-108 IS-189: mark progress, with haste momentum for supply; a track is opened if none is', () => {
    const tracks = { journey: { rank: 'extreme' as const, ticks: 0 } }
    const haste = made('undertakeAJourney', strong, { picks: ['speed'] }, { tracks })
    expect(told(haste)).toEqual(['actor momentum: 2 → 3', 'party supply: 5 → 4'])
    expect(worked(haste)).toEqual(['journey 1'])
    const answers = { trackName: 'To the sea', trackRank: 'epic' }
    const first = made('undertakeAJourney', strong, {
      picks: ['resources'],
      answers,
      given: { bond: 1 },
    })
    expect(worked(first)).toEqual(['journey opens To the sea epic', 'journey 1'])
    expect(first.reading.sum.total).toBe(5)
    const leg = (ticks: number) => ({ tracks: { journey: { rank: 'extreme' as const, ticks } } })
    const total = (ticks: number) =>
      made('undertakeAJourney', miss, { given: { bond: 1 } }, leg(ticks)).reading.sum.total
    expect([total(0), total(2)]).toEqual([3, 2])
    // A missed leg is a leg: only the first roll is one of setting off.
    const missed = { journey: { rank: 'extreme' as const, ticks: 0, isUsed: true } }
    const again = made('undertakeAJourney', miss, { given: { bond: 1 } }, { tracks: missed })
    expect(again.reading.sum.total).toBe(2)
    expect(worked(made('undertakeAJourney', miss, {}, { tracks }))).toEqual([])
  })

  it('IS-109: arrives, arrives with a hazard, or goes astray', () => {
    const tracks = { journey: { rank: 'dangerous' as const, ticks: 32 } }
    const there = made('reachYourDestination', [1, 2], { picks: ['move'] }, { tracks })
    expect(worked(there)).toEqual(['journey done'])
    expect(modifiersOf(there)).toEqual(['actor 1 anyRoll nextMove'])
    expect(worked(made('reachYourDestination', [1, 9], {}, { tracks }))).toEqual(['journey done'])
    const on = made('reachYourDestination', [9, 10], { picks: ['recommit'] }, { tracks })
    expect(worked(on)).toEqual(['journey 4 formidable'])
    const end = made('reachYourDestination', [9, 10], { picks: ['fail'] }, { tracks })
    expect(worked(end)).toEqual(['journey failed'])
  })
})
