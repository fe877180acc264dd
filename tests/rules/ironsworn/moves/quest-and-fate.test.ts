import { describe, expect, it } from 'vitest'
import { ironsworn } from '../../../../src/rules/ironsworn'
import { follows, made, miss, play, strong, told, worked } from '../at-table'

const modifiersOf = (run: ReturnType<typeof made>) =>
  (run.outcome.modifiers ?? []).map(
    ({ on, value, scope, until }) => `${on} ${value} ${String(scope)} ${until}`,
  )

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
    const at = {
      tracks: vow,
      others: { b: { xpEarned: 2 } },
      actor: { debilities: ['cursed'], burdens: { cursed: 'Ash' } },
    }
    const done = made('fulfillYourVow', [1, 2], { answers: { whose: 'all', cursed: 'lifted' } }, at)
    expect(told(done)).toEqual([
      'actor debilities: cursed → ',
      'actor burdens.cursed: Ash → ',
      'actor xpEarned: 0 → 3',
      'character:b xpEarned: 2 → 5',
    ])
    expect(worked(done)).toEqual(['vow done'])
    const half = made('fulfillYourVow', [1, 9], { answers: { whose: 'self' } }, at)
    expect(told(half)).toEqual(['actor xpEarned: 0 → 2'])
    expect(modifiersOf(half)).toEqual(['actor 1 swearAnIronVow nextMatching'])
    const hung = { ...at.actor, burdens: { cursed: 'vow' } }
    const lifts = { ...at, actor: hung, settings: { 'burden.weakHitLifts': true } }
    expect(play('fulfillYourVow', [1, 9], { answers: { whose: 'self' } }, lifts)).toBe(
      'runner.refused.unanswered',
    )
    const apart = { ...at, settings: { 'vow.xpForAll': false } }
    const answers = { whose: 'all', cursed: 'stays' }
    const own = made('fulfillYourVow', [1, 2], { answers }, apart)
    expect(told(own)).toEqual(['actor xpEarned: 0 → 3'])
  })

  it('IS-061 IS-095 IS-187: those who swore it mark it all, whoever rolls, and nobody is asked', () => {
    const others = { b: { xpEarned: 2 }, c: {} }
    const shared = (...owners: `character:${string}`[]) => ({
      ...{ tracks: { vow: { ...vow.vow, owners } }, others },
    })
    const both = shared('character:a', 'character:b')
    expect(told(made('fulfillYourVow', [1, 2], {}, both))).toEqual([
      ...['actor xpEarned: 0 → 3', 'character:b xpEarned: 2 → 5'],
    ])
    expect(told(made('fulfillYourVow', [1, 9], {}, both))).toEqual([
      ...['actor xpEarned: 0 → 2', 'character:b xpEarned: 2 → 4'],
    ])
    const spoken = made(
      'fulfillYourVow',
      [1, 2],
      { answers: { whose: 'all' } },
      shared('character:c'),
    )
    expect(told(spoken)).toEqual(['character:c xpEarned: 0 → 3'])
    const apart = { ...both, settings: { 'vow.xpForAll': false } }
    expect(told(made('fulfillYourVow', [1, 2], {}, apart))).toEqual(['actor xpEarned: 0 → 3'])
    const gone = shared('character:gone')
    expect(play('fulfillYourVow', [1, 2], {}, gone)).toBe('runner.refused.unanswered')
  })

  it('IS-133 IS-061: forsaken, it weighs on each who swore it', () => {
    const owners = ['character:b', 'character:a'] as const
    const at = { tracks: { vow: { ...vow.vow, owners: [...owners] } }, others: { b: {}, c: {} } }
    const run = made('forsakeYourVow', [], {}, at)
    expect(follows(run)).toEqual(['character:b endureStress', 'actor endureStress'])
    expect(run.outcome.leadsTo.map(({ given }) => given)).toEqual([{ stress: 3 }, { stress: 3 }])
    const later = made('forsakeYourVow', [], {}, { ...at, settings: { profile: 'rulebook2019' } })
    expect(follows(later).slice(2)).toEqual(['character:b testYourBond', 'actor testYourBond'])
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
    const noted = (debilities: string[]) =>
      made('forsakeYourVow', [], {}, { tracks: vow, actor: { debilities } }).outcome.notes.map(
        ({ key }) => key,
      )
    expect(noted([])).toEqual(['ironsworn.note.mayTestBond'])
    const toNobody = { tracks: { vow: { ...vow.vow, isPledged: false } } }
    expect(made('forsakeYourVow', [], {}, toNobody).outcome.notes).toEqual([])
    const printed = { ...toNobody, settings: { profile: 'rulebook2019' } }
    expect(follows(made('forsakeYourVow', [], {}, printed))).toEqual(['actor endureStress'])
    expect(noted(['cursed'])).toEqual([
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

  it('IS-134 IS-089: nothing is bought that cannot be paid, and it says what that costs', () => {
    const actor = { xpEarned: 2 }
    expect(play('advance', [], { picks: ['asset'] }, { actor })).toBe('ironsworn.act.refused.xp')
    expect(told(made('advance', [], { picks: ['upgrade'] }, { actor }))).toEqual([
      'actor xpSpent: 0 → 2',
    ])
  })

  it('IS-135 IS-005: the GM picks the price, 2 unless he says otherwise', () => {
    const answers = { likelier: 'The bridge falls', other: 'It holds' }
    const price = (pick: string) => made('payThePrice', [], { picks: [pick], answers })
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

  it('IS-135: of two outcomes the likelier is a yes at Likely, and the oracle says which it is', () => {
    const two = { likelier: 'The bridge falls', other: 'It holds' }
    // Outcomes that are only said aloud need no writing.
    const [aloud] = made('payThePrice', [], { picks: ['oracle'] }).outcome.leadsTo
    expect(aloud?.answers).toEqual({ odds: 'likely' })
    const [asked] = made('payThePrice', [], { picks: ['oracle'], answers: two }).outcome.leadsTo
    const answers = { odds: 'likely', yes: 'The bridge falls', no: 'It holds' }
    expect(asked).toMatchObject({ oneOf: ['askTheOracle'], answers })
    const comes = (roll: number) =>
      made('askTheOracle', [roll], { answers }).outcome.notes.map(({ key, with: gaps }) => [
        key,
        gaps?.['what'],
      ])
    expect(comes(26)[1]).toEqual(['ironsworn.note.comes', 'The bridge falls'])
    expect(comes(25)[1]).toEqual(['ironsworn.note.comes', 'It holds'])
    const before = (given: object) =>
      ironsworn.moves['askTheOracle']
        ?.before?.({ given: {}, answers: { ...given } })
        .map(({ id }) => id)
    expect(before(answers)).toEqual(['odds', 'yes', 'no'])
    expect(before({ odds: 'likely' })).toEqual(['odds'])
  })

  it('IS-072 IS-073: a burden that hangs on another vow, as the sheet says, stays unless somebody says otherwise', () => {
    const hanging = (on: string) => ({
      tracks: vow,
      actor: { debilities: ['tormented'], burdens: { tormented: on } },
    })
    const said = { answers: { whose: 'self' } }
    const left = told(made('fulfillYourVow', [1, 2], said, hanging('Ash')))
    expect(left.filter((line) => line.includes('tormented'))).toEqual([])
    const lifted = { answers: { ...said.answers, tormented: 'lifted' } }
    expect(told(made('fulfillYourVow', [1, 2], lifted, hanging('Ash')))).toContain(
      'actor debilities: tormented → ',
    )
    for (const on of ['Vow', '']) {
      expect(play('fulfillYourVow', [1, 2], said, hanging(on))).toBe('runner.refused.unanswered')
    }
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
