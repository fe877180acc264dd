import { describe, expect, it } from 'vitest'
import { ironsworn } from '../../../../src/rules/ironsworn'
import { choicesAllowed, legalOptions } from '../../../../src/rules/ironsworn/moves/options'
import { moveSources } from '../../../../src/rules/ironsworn/moves/sources'
import { characterSchema, partySchema } from '../../../../src/rules/ironsworn/sheet'
import type { HeldChip } from '../../../../src/rules/moves/chips'
import { follows, made, miss, play, strong, told, weak, worked } from '../at-table'

const by = (stat: string) => ({ answers: { stat } })
const foe = { foe: { rank: 'dangerous' as const, ticks: 8 } }
const chipsOf = (run: ReturnType<typeof made>) =>
  (run.outcome.chips ?? []).map(
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
    expect(chipsOf(lead)).toEqual(['actor 1 anyRoll nextMove'])
    const ready = made('secureAnAdvantage', strong, { ...by('wits'), picks: ['momentum'] })
    expect(told(ready)).toEqual(['actor momentum: 2 → 4'])
    expect(told(made('secureAnAdvantage', weak, by('wits')))).toEqual(['actor momentum: 2 → 3'])
  })

  it('IS-021: what waits is added to the roll it fits, and to no progress roll', () => {
    const chip: HeldChip = {
      ...{ id: 'c', value: 1, kind: 'forward', scope: ['gatherInformation'], rule: 'IS-110' },
      ...{ text: { key: 'x' }, until: 'nextMatching' },
    }
    const at = { chips: [chip] }
    expect(made('gatherInformation', [2, 9, 9], { chips: ['c'] }, at).reading.sum.total).toBe(4)
    expect(play('resupply', miss, { chips: ['c'] }, at)).toBe('runner.refused.chip')
  })

  it('IS-104: momentum 2, 1, or the price; a bond adds 1', () => {
    expect(told(made('gatherInformation', strong))).toEqual(['actor momentum: 2 → 4'])
    expect(told(made('gatherInformation', weak))).toEqual(['actor momentum: 2 → 3'])
    expect(made('gatherInformation', miss, { given: { bond: 1 } }).reading.sum.total).toBe(3)
  })

  it('IS-105: clears wounded, then up to 2 health; on oneself the lower of wits and iron', () => {
    const actor = { debilities: ['wounded'], health: { value: 1 }, stats: { wits: 3, iron: 1 } }
    const own = made(
      'heal',
      [4, 1, 2],
      { answers: { stat: 'oneself', patient: 'self' } },
      { actor },
    )
    expect(own.reading.sum.total).toBe(5)
    expect(told(own)).toEqual(['actor debilities: wounded → ', 'actor health.value: 1 → 3'])
    const ally = { health: { value: 4 } }
    const answers = { stat: 'wits', patient: 'ally' }
    const other = made('heal', [1, 1, 10], { answers, picks: ['supply'] }, { actor, ally })
    expect(told(other)).toEqual(['ally health.value: 4 → 5', 'party supply: 5 → 4'])
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
  })

  it('IS-107 IS-095 IS-087: one rolls with the supply, each chooses, companions recover too', () => {
    const hound = { assets: { Hound: { health: { value: 2, max: 4 } } } }
    const at = {
      actor: { health: { value: 3 } },
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
      'party supply: 5 → 4',
      'character:b assets.Hound.health.value: 2 → 3',
      'character:b spirit.value: 1 → 2',
    ])
    expect(chipsOf(camp)).toEqual(['actor 1 undertakeAJourney nextMatching'])
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
    expect(worked(made('undertakeAJourney', miss, {}, { tracks }))).toEqual([])
  })

  it('IS-109: arrives, arrives with a hazard, or goes astray', () => {
    const tracks = { journey: { rank: 'dangerous' as const, ticks: 32 } }
    const there = made('reachYourDestination', [1, 2], { picks: ['move'] }, { tracks })
    expect(worked(there)).toEqual(['journey done'])
    expect(chipsOf(there)).toEqual(['actor 1 anyRoll nextMove'])
    expect(worked(made('reachYourDestination', [1, 9], {}, { tracks }))).toEqual(['journey done'])
    const on = made('reachYourDestination', [9, 10], { picks: ['recommit'] }, { tracks })
    expect(worked(on)).toEqual(['journey 4 formidable'])
    const end = made('reachYourDestination', [9, 10], { picks: ['fail'] }, { tracks })
    expect(worked(end)).toEqual(['journey failed'])
  })
})

describe('relationship moves', () => {
  it('IS-110: momentum 1 and 1 on learning more', () => {
    const run = made('compel', weak, by('iron'))
    expect(told(run)).toEqual(['actor momentum: 2 → 3'])
    expect(chipsOf(run)).toEqual(['actor 1 gatherInformation nextMatching'])
    expect(follows(made('compel', miss, by('iron')))).toEqual(['actor payThePrice'])
  })

  it('IS-111 IS-178: two, one, and one more for whoever is bonded; equipping is for all', () => {
    expect(choicesAllowed('sojourn', 'strong', { isBonded: true })).toBe(3)
    const at = {
      ...{ party: { supply: 0, unprepared: true }, actor: { debilities: ['unprepared'] } },
      others: { b: { debilities: ['unprepared'], spirit: { value: 2 } } },
    }
    const answers = {
      ...{ 'actor.0': 'equip', 'character:b.bond': 'yes' },
      ...{ 'character:b.0': 'consort', 'character:b.1': 'nothing' },
    }
    const run = made('sojourn', weak, { answers }, at)
    expect(told(run)).toEqual([
      'party unprepared: on → off',
      'actor debilities: unprepared → ',
      'character:b debilities: unprepared → ',
      'party supply: 0 → 1',
      'character:b spirit.value: 2 → 4',
    ])
    expect(follows(run)).toEqual(['character:b sojournFocus'])
  })

  it('IS-179 IS-180: focus brings 2 or 1 more, for companions as well', () => {
    const actor = { health: { value: 1 }, assets: { Owl: { health: { value: 0, max: 3 } } } }
    const inputs = { answers: { which: 'recuperate' }, given: { recuperate: 2 } }
    expect(told(made('sojournFocus', strong, inputs, { actor }))).toEqual([
      ...['actor health.value: 1 → 3', 'actor assets.Owl.health.value: 0 → 2'],
    ])
    const plan = { answers: { which: 'plan' }, given: { plan: 2 } }
    expect(told(made('sojournFocus', weak, plan))).toEqual(['actor momentum: 2 → 3'])
  })

  it('IS-112 IS-164 IS-192: up to three boasts, in the later printing two; granting the first strike', () => {
    const opening = { trackName: 'Ser Odo', trackRank: 'dangerous' }
    const duel = (picks: string[], settings: object = {}) =>
      play('drawTheCircle', strong, { answers: opening, picks }, { settings })
    const three = ['bare_yourself', 'to_the_death', 'grant_first_strike']
    const run = duel(three)
    if (typeof run === 'string') throw new Error(run)
    expect(told(run)).toContain('actor momentum: 5 → 6')
    expect(told(run)).toContain('actor initiative: me → foe')
    expect(duel(three, { profile: 'rulebook2019' })).toBe('runner.refused.count')
    expect(typeof duel([])).toBe('object')
    const blood = made('drawTheCircle', weak, { answers: opening, picks: ['bloody_yourself'] })
    expect(blood.outcome.leadsTo).toMatchObject([{ oneOf: ['endureHarm'], given: { harm: 1 } }])
  })

  it('IS-113 IS-040: a bond is a tick, for one or for all, and heart or momentum for the roller', () => {
    const all = { picks: ['momentum'], answers: { whose: 'all' } }
    expect(told(made('forgeABond', strong, all, { others: { b: { bondTicks: 3 } } }))).toEqual([
      'actor bondTicks: 0 → 1',
      'character:b bondTicks: 3 → 4',
      'actor momentum: 2 → 4',
    ])
    const sworn = made('forgeABond', weak, { answers: { asked: 'sworn', whose: 'self' } })
    expect(told(sworn)).toEqual(['actor bondTicks: 0 → 1'])
    expect(follows(sworn)).toEqual(['actor swearAnIronVow'])
    expect(follows(made('forgeABond', weak, { answers: { asked: 'declined' } }))).toEqual([
      'actor payThePrice',
    ])
  })

  it('IS-114 IS-188: a bond that breaks takes its tick, never below 0', () => {
    const lost = made(
      'testYourBond',
      miss,
      { answers: { cleared: 'self' } },
      { actor: { bondTicks: 1 } },
    )
    expect(told(lost)).toEqual(['actor bondTicks: 1 → 0'])
    expect(follows(lost)).toEqual(['actor payThePrice'])
    expect(told(made('testYourBond', miss, { answers: { cleared: 'self' } }))).toEqual([])
    const kept = made(
      'testYourBond',
      strong,
      { picks: ['spirit'] },
      { actor: { spirit: { value: 4 } } },
    )
    expect(told(kept)).toEqual(['actor spirit.value: 4 → 5'])
  })

  it('IS-115: the ally takes what it brings, and control in a fight', () => {
    const at = { ally: { momentum: 0, initiative: 'foe' }, actor: { initiative: 'me' } }
    const run = made('aidYourAlly', strong, { ...by('heart'), picks: ['momentum'] }, at)
    expect(told(run)).toEqual([
      'ally momentum: 0 → 2',
      'actor lastOutcome: none → strong',
      'ally initiative: foe → me',
    ])
    const chip = made('aidYourAlly', strong, { ...by('heart'), picks: ['move'] }, { ally: {} })
    expect(chipsOf(chip)).toEqual(['ally 1 anyRoll nextMove'])
    expect(told(made('aidYourAlly', weak, by('heart'), at))).toContain('ally momentum: 0 → 1')
  })

  it('IS-116: full boxes of bonds; hope, a turn or fear; the character retires', () => {
    const run = made('writeYourEpilogue', [4, 10], {}, { actor: { bondTicks: 23 } })
    expect(run.reading).toMatchObject({ band: 'weak', sum: { total: 5 } })
    expect(told(run)).toEqual(['actor status: active → retired'])
    expect(run.outcome.notes).toEqual([{ key: 'ironsworn.writeYourEpilogue.note.turn' }])
  })
})

describe('combat moves', () => {
  const entering = { trackName: 'Two wolves', trackRank: 'dangerous' }

  it('IS-117: momentum 2 and control, one of them, or neither; the foe’s track is opened', () => {
    const run = made('enterTheFray', strong, { answers: { stat: 'heart', ...entering } })
    expect(told(run)).toEqual([...['actor momentum: 2 → 4', 'actor initiative: none → me']])
    expect(worked(run)).toEqual(['foe opens Two wolves dangerous'])
    const braced = { answers: { stat: 'wits' }, picks: ['momentum'] }
    expect(told(made('enterTheFray', weak, braced, { tracks: foe }))).toEqual([
      ...['actor momentum: 2 → 4', 'actor initiative: none → foe'],
    ])
    expect(told(made('enterTheFray', miss, by('wits'), { tracks: foe }))).toEqual([
      'actor initiative: none → foe',
    ])
  })

  it('IS-118 IS-050: own harm and 1, or own harm and the foe leads', () => {
    const at = { tracks: foe, actor: { weapon: { harm: 2 }, initiative: 'me' } }
    expect(worked(made('strike', strong, by('iron'), at))).toEqual(['foe 3'])
    const graze = made('strike', weak, { ...by('edge'), given: { bonusHarm: 1 } }, at)
    expect(worked(graze)).toEqual(['foe 3'])
    expect(told(graze)).toEqual(['actor initiative: me → foe', 'actor lastOutcome: none → weak'])
    expect(worked(made('strike', miss, by('iron'), at))).toEqual([])
    const loose = made('strike', strong, by('iron'))
    expect(loose.outcome.notes).toEqual([{ key: 'ironsworn.note.harmDealt', with: { harm: 2 } }])
  })

  it('IS-119: control back, with momentum or 1 harm more of the same blow', () => {
    const at = { tracks: foe, actor: { weapon: { harm: 2 }, initiative: 'foe' } }
    const hard = made('clash', strong, { ...by('iron'), picks: ['inflict'] }, at)
    expect(worked(hard)).toEqual(['foe 3'])
    const sly = made('clash', strong, { ...by('iron'), picks: ['momentum'] }, at)
    expect(worked(sly)).toEqual(['foe 2'])
    expect(told(sly)).toContain('actor momentum: 2 → 3')
    const even = made('clash', weak, by('iron'), at)
    expect([worked(even), follows(even)]).toEqual([['foe 2'], ['actor payThePrice']])
  })

  it('IS-120 IS-190: control, 1 on a move made at once, and a warning the second time', () => {
    const run = made('turnTheTide', [], {}, { actor: { initiative: 'foe' } })
    expect(told(run)).toEqual(['actor initiative: foe → me', 'actor tideUsed: off → on'])
    expect(chipsOf(run)).toEqual(['actor 1 anyRoll nextMove'])
    const warned = (settings: object) =>
      ironsworn.under?.({ settings, charts: {} }).moves['turnTheTide']?.cautions?.({
        ...{ actor: characterSchema.parse({ tideUsed: true }), given: {} },
      })
    expect(warned({})).toEqual([{ key: 'ironsworn.caution.tide' }])
    expect(warned({ 'tide.oncePerFight': false })).toEqual([])
  })

  it('IS-121 IS-138: the foe is out, at a cost by its rank on a weak hit; the end clears the fight', () => {
    const at = {
      tracks: { foe: { rank: 'extreme' as const, ticks: 20 } },
      actor: { initiative: 'me', tideUsed: true },
    }
    const cost = made('endTheFight', [4, 9], { answers: { others: 'over' }, picks: ['harm'] }, at)
    expect(cost.outcome.leadsTo).toMatchObject([{ oneOf: ['endureHarm'], given: { harm: 4 } }])
    expect(told(cost)).toEqual(['actor initiative: me → none', 'actor tideUsed: on → off'])
    const lost = made('endTheFight', [9, 10], {}, at)
    expect([worked(lost), follows(lost)]).toEqual([['foe failed'], ['actor payThePrice']])
    expect(
      legalOptions('endTheFight', 'weak', characterSchema.parse({}), partySchema.parse({})),
    ).toHaveLength(6)
  })

  it('IS-122: won with momentum 2, won at a price, or lost', () => {
    expect(told(made('battle', strong, by('edge')))).toEqual(['actor momentum: 2 → 4'])
    expect(follows(made('battle', weak, by('edge')))).toEqual(['actor payThePrice'])
    expect(made('battle', miss, by('edge')).outcome.notes).toEqual([
      { key: 'ironsworn.battle.note.lost' },
    ])
  })

  it('IS-097 IS-101 IS-137: leading without control warns and works; each has control alone', () => {
    const at = { actor: { initiative: 'foe' }, others: { b: { initiative: 'me' } } }
    const run = made('secureAnAdvantage', weak, by('wits'), at)
    expect(told(run)).toEqual(['actor momentum: 2 → 3', 'actor lastOutcome: none → weak'])
    const cautions = ironsworn.moves['strike']?.cautions?.({
      ...{ actor: characterSchema.parse({ initiative: 'foe' }), given: {} },
    })
    expect(cautions).toEqual([{ key: 'ironsworn.caution.initiative' }])
  })

  it('IS-098 IS-100: any other move loses control but on a strong hit', () => {
    const at = { actor: { initiative: 'me' } }
    expect(told(made('gatherInformation', weak, {}, at))).toEqual([
      ...['actor momentum: 2 → 3', 'actor initiative: me → foe', 'actor lastOutcome: none → weak'],
    ])
  })
})

describe('suffer moves', () => {
  it('IS-123 IS-183: shaken off for 1 of momentum, unless the campaign decides otherwise', () => {
    const at = { actor: { health: { value: 4 } } }
    const inputs = { given: { harm: 1 }, picks: ['shake'] }
    expect(told(made('endureHarm', strong, inputs, at))).toEqual([
      ...['actor health.value: 4 → 3', 'actor momentum: 2 → 1', 'actor health.value: 3 → 4'],
    ])
    const free = made('endureHarm', strong, inputs, {
      ...at,
      settings: { 'endure.shakeCostsMomentum': false },
    })
    expect(told(free)).not.toContain('actor momentum: 2 → 1')
  })

  it('IS-066 IS-074: a wounded one cannot shake it off', () => {
    const actor = { health: { value: 3 }, debilities: ['wounded'] }
    expect(play('endureHarm', strong, { given: { harm: 1 }, picks: ['shake'] }, { actor })).toBe(
      'ironsworn.barred',
    )
  })

  it('IS-070 IS-123: at 0 a miss marks, and with both marked the table must be asked', () => {
    const actor = { health: { value: 0 }, debilities: ['wounded', 'maimed'] }
    const inputs = { given: { harm: 0 } }
    expect(play('endureHarm', miss, { ...inputs, picks: ['maimed'] }, { actor })).toBe(
      'ironsworn.barred',
    )
    expect(follows(made('endureHarm', miss, { ...inputs, picks: ['table'] }, { actor }))).toEqual([
      'actor rollHarm',
    ])
    expect(told(made('endureHarm', [1, 9, 10], { given: { harm: 1 } }))).toEqual([
      ...['actor health.value: 5 → 4', 'actor momentum: 2 → 1'],
    ])
  })

  it('IS-099: a strong hit on suffering takes control', () => {
    const at = { actor: { initiative: 'foe', health: { value: 3 } } }
    const run = made('endureHarm', strong, { given: { harm: 1 }, picks: ['momentum'] }, at)
    expect(told(run)).toContain('actor initiative: foe → me')
  })

  it('IS-124 IS-072: back; a quest and a curse; or dead', () => {
    expect(told(made('faceDeath', strong))).toEqual([])
    const quest = made('faceDeath', weak, { picks: ['quest'], answers: { sworn: 'hit' } })
    expect(told(quest)).toEqual(['actor debilities:  → cursed'])
    expect(follows(quest)).toEqual(['actor swearAnIronVow'])
    expect(told(made('faceDeath', weak, { picks: ['sacrifice'] }))).toEqual([
      'actor status: active → dead',
    ])
    expect(told(made('faceDeath', miss))).toEqual(['actor status: active → dead'])
  })

  it('IS-125: its health first, the rest is its owner’s momentum', () => {
    const actor = { assets: { Hawk: { health: { value: 1, max: 3 } } }, stats: { heart: 2 } }
    const run = made('companionEndureHarm', [1, 9, 10], { given: { harm: 3 } }, { actor })
    expect(run.reading.sum.total).toBe(3)
    expect(told(run)).toEqual([
      'actor assets.Hawk.health.value: 1 → 0',
      'actor momentum: 2 → 0',
      'actor momentum: 0 → -1',
    ])
    const hit = made('companionEndureHarm', strong, { given: { harm: 1 } }, { actor })
    expect(told(hit)).toEqual([
      ...['actor assets.Hawk.health.value: 1 → 0', 'actor assets.Hawk.health.value: 0 → 1'],
    ])
  })

  it('IS-126 IS-067 IS-071: spirit and heart in the same way', () => {
    const actor = { spirit: { value: 1 }, stats: { heart: 3 } }
    const run = made(
      'endureStress',
      [1, 9, 10],
      { given: { stress: 2 }, picks: ['corrupted'] },
      { actor },
    )
    expect(run.reading.sum.total).toBe(4)
    expect(told(run)).toContain('actor debilities:  → corrupted')
    const shaken = { spirit: { value: 2 }, debilities: ['shaken'] }
    expect(
      play('endureStress', strong, { given: { stress: 1 }, picks: ['shake'] }, { actor: shaken }),
    ).toBe('ironsworn.barred')
  })

  it('IS-127 IS-073: on; a quest and torment; or lost', () => {
    const quest = made('faceDesolation', weak, { picks: ['quest'], answers: { sworn: 'hit' } })
    expect(told(quest)).toEqual(['actor debilities:  → tormented'])
    expect(told(made('faceDesolation', miss))).toEqual(['actor status: active → lost'])
  })

  it('IS-128 IS-060 IS-068: the last supply is everybody’s, and what more is lost is each one’s', () => {
    const at = { party: { supply: 1 }, others: { b: { momentum: 10 } } }
    const inputs = { picks: ['supply'], given: { points: 3 } }
    const run = made('payThePrice', [], inputs, at)
    expect(told(run)).toEqual([
      'party supply: 1 → 0',
      'party unprepared: off → on',
      'actor debilities:  → unprepared',
      'character:b debilities:  → unprepared',
      'character:b momentum: 10 → 9',
    ])
    expect(run.outcome.leadsTo.map(({ by: who, given }) => [who, given])).toEqual([
      ['actor', { points: 2 }],
      ['character:b', { points: 2 }],
    ])
  })

  it('IS-128 IS-174: points go where they are put, and no suffer move follows', () => {
    const given = { points: 3, health: 1, spirit: 1, momentum: 1 }
    const run = made('outOfSupply', [], { given }, { actor: { debilities: ['unprepared'] } })
    expect(told(run)).toEqual([
      ...['actor health.value: 5 → 4', 'actor spirit.value: 5 → 4', 'actor momentum: 2 → 1'],
    ])
    expect(follows(run)).toEqual([])
  })

  it('IS-129 IS-172: in health, spirit and supply, or in progress by rank', () => {
    const tracks = { setback: { rank: 'formidable' as const, ticks: 18 } }
    const lost = made('faceASetback', [], { picks: ['progress'], given: { points: 2 } }, { tracks })
    expect(worked(lost)).toEqual(['setback -2'])
    const given = { points: 2, health: 1, supply: 1 }
    expect(told(made('faceASetback', [], { picks: ['exchange'], given }))).toEqual([
      ...['actor health.value: 5 → 4', 'party supply: 5 → 4'],
    ])
    const empty = { actor: { health: { value: 0 }, spirit: { value: 0 } }, party: { supply: 0 } }
    expect(play('faceASetback', [], { picks: ['exchange'] }, empty)).toBe('ironsworn.barred')
  })
})

describe('quest and fate moves', () => {
  const vow = { vow: { rank: 'formidable' as const, ticks: 24 } }

  it('IS-130 IS-061: momentum 2 or 1, or press on for 2; the vow is opened with its rank', () => {
    const answers = { trackName: 'Bring her home', trackRank: 'extreme' }
    const run = made('swearAnIronVow', strong, { answers })
    expect(told(run)).toEqual(['actor momentum: 2 → 4'])
    expect(worked(run)).toEqual(['vow opens Bring her home extreme'])
    const on = made('swearAnIronVow', miss, { answers, picks: ['press_on'] })
    expect(told(on)).toEqual(['actor momentum: 2 → 0'])
    const off = made('swearAnIronVow', miss, { answers, picks: ['forsake'] })
    expect(follows(off)).toEqual(['actor forsakeYourVow'])
  })

  it('IS-131: one mark', () => {
    expect(worked(made('reachAMilestone', [], {}, { tracks: vow }))).toEqual(['vow 1'])
    expect(play('reachAMilestone', [])).toBe('runner.refused.trackWanted')
  })

  it('IS-132 IS-187 IS-185: experience for all whose vow it was, one less on a weak hit', () => {
    const at = { tracks: vow, others: { b: { xpEarned: 2 } }, actor: { debilities: ['cursed'] } }
    const done = made('fulfillYourVow', [1, 2], { answers: { whose: 'all', burden: 'cursed' } }, at)
    expect(told(done)).toEqual([
      'actor debilities: cursed → ',
      'actor xpEarned: 0 → 3',
      'character:b xpEarned: 2 → 5',
    ])
    expect(worked(done)).toEqual(['vow done'])
    const half = made('fulfillYourVow', [1, 9], { answers: { whose: 'self' } }, at)
    expect(told(half)).toEqual(['actor xpEarned: 0 → 2'])
    expect(chipsOf(half)).toEqual(['actor 1 swearAnIronVow nextMatching'])
    const lifts = { ...at, settings: { 'burden.weakHitLifts': true } }
    expect(play('fulfillYourVow', [1, 9], { answers: { whose: 'self' } }, lifts)).toBe(
      'runner.refused.unanswered',
    )
    const apart = { ...at, settings: { 'vow.xpForAll': false } }
    const own = made('fulfillYourVow', [1, 2], { answers: { whose: 'all', burden: 'none' } }, apart)
    expect(told(own)).toEqual(['actor xpEarned: 0 → 3'])
  })

  it('IS-132 IS-047 IS-094: on a miss all but one box is lost, or it is given up', () => {
    const on = made('fulfillYourVow', [8, 9], { picks: ['recommit'] }, { tracks: vow })
    expect(worked(on)).toEqual(['vow 4 extreme'])
    expect(
      follows(made('fulfillYourVow', [8, 9], { picks: ['forsake'] }, { tracks: vow })),
    ).toEqual(['actor forsakeYourVow'])
  })

  it('IS-133 IS-166 IS-186: stress as high as the rank; the bond is tested in the later printing', () => {
    const run = made('forsakeYourVow', [], {}, { tracks: vow })
    expect(worked(run)).toEqual(['vow forsaken'])
    expect(run.outcome.leadsTo).toMatchObject([{ oneOf: ['endureStress'], given: { stress: 3 } }])
    expect(run.outcome.notes.map(({ key }) => key)).toEqual([
      ...['ironsworn.forsakeYourVow.note.burden', 'ironsworn.note.mayTestBond'],
    ])
    const later = made(
      'forsakeYourVow',
      [],
      {},
      { tracks: vow, settings: { profile: 'rulebook2019' } },
    )
    expect(follows(later)).toEqual(['actor endureStress', 'actor testYourBond'])
  })

  it('IS-134 IS-089: nothing is bought that cannot be paid', () => {
    const actor = { xpEarned: 2 }
    expect(play('advance', [], { picks: ['asset'] }, { actor })).toBe('ironsworn.barred')
    expect(told(made('advance', [], { picks: ['upgrade'] }, { actor }))).toEqual([
      'actor xpSpent: 0 → 2',
    ])
  })

  it('IS-135 IS-005: the GM picks the price, 2 unless he says otherwise', () => {
    const price = (pick: string) => made('payThePrice', [], { picks: [pick] })
    expect(price('story').reading.choice?.who).toBe('gm')
    expect(told(price('momentum'))).toEqual(['actor momentum: 2 → 0'])
    expect(told(price('supply'))).toEqual(['party supply: 5 → 3'])
    expect(
      ['harm', 'stress', 'companion', 'oracle', 'table'].map((pick) => follows(price(pick))[0]),
    ).toEqual([
      'actor endureHarm',
      'actor endureStress',
      'actor companionEndureHarm',
      'actor askTheOracle',
      'actor rollPrice',
    ])
  })

  it('IS-136: yes or no by the odds, with a turn on a double', () => {
    const keys = (roll: number) =>
      made('askTheOracle', [roll], { answers: { odds: 'likely' } }).outcome.notes.map(
        ({ key }) => key,
      )
    expect(keys(25)).toEqual(['ironsworn.note.answer.no'])
    expect(keys(55)).toEqual(['ironsworn.note.answer.yes', 'ironsworn.note.extreme'])
  })
})

describe('all moves', () => {
  it('IS-004 IS-006 IS-090: thirty-five of the book, each wants a character, each tells its trigger', () => {
    expect(Object.keys(moveSources)).toHaveLength(35)
    for (const id of Object.keys(moveSources)) {
      const move = ironsworn.moves[id]
      expect(move?.needs).toEqual(['actor'])
      expect(move?.trigger.key).toBe(`ironsworn.${id}.trigger`)
    }
    const extra = Object.keys(ironsworn.moves).filter((id) => !Object.hasOwn(moveSources, id))
    expect(extra).toEqual(['sojournFocus', 'rollHarm', 'rollStress', 'rollPrice'])
  })

  it('IS-213: options have the names of the inventory', () => {
    const hurt = characterSchema.parse({
      ...{ health: { value: 3 }, spirit: { value: 3 }, debilities: ['wounded', 'shaken'] },
    })
    const party = partySchema.parse({ supply: 3 })
    expect(legalOptions('faceDanger', 'weak', hurt, party)).toEqual([
      'momentum',
      'harm',
      'stress',
      'supply',
    ])
    expect(legalOptions('makeCamp', 'strong', hurt, party)).toEqual(['focus', 'prepare'])
    expect(legalOptions('sojourn', 'strong', hurt, party)).toEqual([
      ...['mend', 'hearten', 'recuperate', 'consort', 'provision', 'plan', 'quest'],
    ])
    expect(legalOptions('drawTheCircle', 'weak', hurt, party)).toHaveLength(5)
    expect(legalOptions('endureHarm', 'miss', hurt, party)).toEqual([])
    expect(choicesAllowed('drawTheCircle', 'strong')).toBe(3)
  })

  it('IS-181: nothing to partake of at 0, unless the campaign decides otherwise', () => {
    const hungry = characterSchema.parse({ health: { value: 1 } })
    const party = partySchema.parse({ supply: 0, unprepared: true })
    expect(legalOptions('makeCamp', 'weak', hungry, party)).not.toContain('partake')
    const wounded = characterSchema.parse({
      ...{
        debilities: ['wounded'],
        health: { value: 1 },
        assets: { Owl: { health: { value: 1, max: 3 } } },
      },
    })
    expect(legalOptions('makeCamp', 'weak', wounded, partySchema.parse({}))).toContain('partake')
  })

  it('IS-182: heal lifts wounded alone, unless the campaign decides otherwise', () => {
    const at = { actor: { debilities: ['shaken'] } }
    const inputs = { answers: { stat: 'wits', patient: 'self' } }
    expect(told(made('heal', strong, inputs, at))).toEqual([])
    const both = { ...at, settings: { 'heal.clearsShaken': true } }
    expect(told(made('heal', strong, inputs, both))).toEqual(['actor debilities: shaken → '])
  })

  it('IS-175: one equips, and it is cleared for all, supply rising once', () => {
    const at = {
      ...{ party: { supply: 0, unprepared: true }, actor: { debilities: ['unprepared'] } },
      others: { b: { debilities: ['unprepared'] } },
    }
    const answers = { 'actor.0': 'equip', 'character:b.bond': 'no', 'character:b.0': 'equip' }
    const run = made('sojourn', weak, { answers }, at)
    expect(told(run).filter((line) => line.includes('supply'))).toEqual(['party supply: 0 → 1'])
  })

  it('IS-039 IS-046: vows, journeys and foes have tracks, shared by all who name them', () => {
    const purposes = Object.values(ironsworn.moves).flatMap(({ wantsTracks = [] }) =>
      wantsTracks.map(({ purpose }) => purpose),
    )
    expect([...new Set(purposes)].sort()).toEqual(['foe', 'journey', 'setback', 'vow'])
  })
})
