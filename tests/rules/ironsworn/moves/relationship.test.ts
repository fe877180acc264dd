import { describe, expect, it } from 'vitest'
import { ironsworn } from '../../../../src/rules/ironsworn'
import { blowAhead } from '../../../../src/rules/ironsworn/figures/fight'
import { leaveFight } from '../../../../src/rules/ironsworn/foes/leave-fight'
import { characterSchema } from '../../../../src/rules/ironsworn/sheet'
import { choicesAllowed } from '../../../../src/rules/ironsworn/moves/options'
import { answersTo, follows, made, miss, open, play, strong, told, weak, worked } from '../at-table'

const by = (stat: string) => ({ answers: { stat } })
const modifiersOf = (run: ReturnType<typeof made>) =>
  (run.outcome.modifiers ?? []).map(
    ({ on, value, scope, until }) => `${on} ${value} ${String(scope)} ${until}`,
  )

describe('relationship moves', () => {
  it('IS-110: momentum 1 and 1 on learning more', () => {
    const run = made('compel', weak, { answers: { stat: 'iron', learn: 'yes' } })
    expect(told(run)).toEqual(['actor momentum: 2 → 3'])
    expect(modifiersOf(run)).toEqual(['actor 1 gatherInformation nextMatching'])
    expect(follows(run)).toEqual(['actor gatherInformation'])
    const other = made('compel', strong, { answers: { stat: 'iron', learn: 'no' } })
    expect([modifiersOf(other), follows(other)]).toEqual([[], []])
    expect(follows(made('compel', miss, by('iron')))).toEqual(['actor payThePrice'])
  })

  it('IS-110: a bond adds 1 to heart, and nothing to iron or shadow', () => {
    const total = (stat: string) =>
      made('compel', miss, { ...by(stat), given: { bond: 1 } }).reading.sum.total
    expect(['heart', 'iron', 'shadow'].map(total)).toEqual([3, 2, 2])
  })

  it('IS-111 IS-178: two, one, and one more for whoever is bonded; equipping is for all', () => {
    expect(choicesAllowed('sojourn', 'strong', true)).toBe(3)
    expect(choicesAllowed('makeCamp', 'strong', true)).toBe(2)
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

  it('IS-175 IS-177: one equips for all, once: nobody else is offered it, or may keep it', () => {
    const at = {
      ...{ party: { supply: 0, unprepared: true }, actor: { debilities: ['unprepared'] } },
      others: { b: { debilities: ['unprepared'] } },
    }
    const equipped = { 'actor.0': 'equip', 'character:b.bond': 'no' }
    const offered = (answers: object) =>
      ['actor.0', 'character:b.0'].filter((question) =>
        answersTo(question, 'sojourn', weak, { answers }, at).includes('equip'),
      )
    expect(offered({})).toEqual(['actor.0', 'character:b.0'])
    expect(offered(equipped)).toEqual(['actor.0'])
    expect(offered({ 'character:b.0': 'equip' })).toEqual(['character:b.0'])
    const both = { ...equipped, 'character:b.0': 'equip' }
    expect(play('sojourn', weak, { answers: both }, at)).toBe('runner.refused.unanswered')
    const stocked = { ...equipped, 'character:b.0': 'provision' }
    expect(told(made('sojourn', weak, { answers: stocked }, at)).at(-1)).toBe('party supply: 1 → 3')
  })

  it('IS-074 IS-177: whoever equips comes first, so that what another provides is not lost', () => {
    const at = { party: { supply: 0, unprepared: true }, others: { b: {} } }
    const answers = {
      ...{ 'actor.0': 'provision', 'character:b.bond': 'no', 'character:b.0': 'equip' },
    }
    expect(told(made('sojourn', weak, { answers }, at)).at(-1)).toBe('party supply: 1 → 3')
  })

  it('IS-111 IS-087: a stay lets companions recover as much as their owner', () => {
    const horse = { Horse: { health: { value: 1, max: 5 } } }
    const at = { actor: { health: { value: 1 }, assets: horse } }
    expect(told(made('sojourn', weak, { answers: { 'actor.0': 'recuperate' } }, at))).toEqual([
      ...['actor health.value: 1 → 3', 'actor assets.Horse.health.value: 1 → 3'],
    ])
  })

  it('IS-179: what alone was chosen is focused on, without a question', () => {
    const stay = made(
      'sojournFocus',
      strong,
      { given: { consort: 2 } },
      {
        actor: { spirit: { value: 2 } },
      },
    )
    expect(told(stay)).toEqual(['actor spirit.value: 2 → 4'])
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

  it('IS-111 IS-179: only what was chosen can be focused on, with each one’s own bond', () => {
    const at = { actor: { spirit: { value: 2 } }, others: { b: { spirit: { value: 4 } } } }
    const answers = {
      ...{ 'actor.0': 'consort', 'actor.1': 'nothing' },
      ...{ 'character:b.bond': 'no', 'character:b.0': 'consort' },
    }
    const stay = made('sojourn', weak, { given: { bond: 1 }, answers }, at)
    expect(stay.outcome.leadsTo.map(({ by: who, given }) => [who, given])).toMatchObject([
      ['actor', { bond: 1, consort: 2, plan: 0, recuperate: 0 }],
      ['character:b', { bond: 0, consort: 1 }],
    ])
    const given = { bond: 1, consort: 2 }
    const other = { given, answers: { which: 'plan' } }
    expect(play('sojournFocus', strong, other, at)).toBe('runner.refused.unanswered')
    const own = made('sojournFocus', strong, { given, answers: { which: 'consort' } }, at)
    expect(own.reading.sum.total).toBe(5)
    expect(told(own)).toEqual(['actor spirit.value: 2 → 4'])
    expect(play('sojournFocus', strong, { answers: { which: 'plan' } })).toBe(
      'runner.refused.unanswered',
    )
    expect(ironsworn.moves['sojournFocus']?.isPart).toBe(true)
  })

  it('IS-180: a missed focus on recuperating takes back what each companion gained', () => {
    const owl = (value: number) => ({ Owl: { health: { value, max: 3 } } })
    const hurt = { health: { value: 5 }, assets: owl(2) }
    const stay = made('sojourn', weak, { answers: { 'actor.0': 'recuperate' } }, { actor: hurt })
    expect(told(stay)).toEqual(['actor assets.Owl.health.value: 2 → 3'])
    const [focus] = stay.outcome.leadsTo
    expect(focus?.given).toMatchObject({ recuperate: 0, companion1: 1, companion2: 0 })
    const answers = { which: 'recuperate', companionHelped: 'no' }
    const inputs = { given: { ...focus?.given }, answers }
    const lost = made('sojournFocus', miss, inputs, { actor: { ...hurt, assets: owl(3) } })
    expect(told(lost)).toEqual(['actor assets.Owl.health.value: 3 → 2'])
    const actor = { health: { value: 4 }, assets: { ...owl(3), Cat: { health: { value: 2 } } } }
    const given = { recuperate: 2, companion1: 1, companion2: 2 }
    const all = { given, answers }
    expect(told(made('sojournFocus', miss, all, { actor }))).toEqual([
      ...['actor health.value: 4 → 2', 'actor assets.Owl.health.value: 3 → 2'],
      'actor assets.Cat.health.value: 2 → 0',
    ])
  })

  it('IS-074 IS-177: what is blocked can be chosen once it was cleared, and not before', () => {
    const actor = { spirit: { value: 2 }, debilities: ['shaken'] }
    const second = (first: string) =>
      answersTo('actor.1', 'sojourn', strong, { answers: { 'actor.0': first } }, { actor })
    expect(answersTo('actor.0', 'sojourn', strong, {}, { actor })).not.toContain('consort')
    expect(second('hearten')).toContain('consort')
    expect(second('plan')).not.toContain('consort')
  })

  it('IS-059 IS-111: supply that is full, or is filled by who chose before, is provided no further', () => {
    const provided = (supply: number, first: string, whose = 'character:b') =>
      answersTo(
        ...([`${whose}.0`, 'sojourn', strong] as const),
        { answers: { 'actor.0': first, 'character:b.bond': 'no' } },
        { party: { supply }, others: { b: {} } },
      ).includes('provision')
    expect(provided(5, 'plan', 'actor')).toBe(false)
    expect([provided(4, 'plan'), provided(4, 'provision')]).toEqual([true, false])
    expect(provided(2, 'provision')).toBe(true)
  })

  it('IS-026 IS-115: an ally at the maximum cannot take momentum', () => {
    const at = (momentum: number) => ({ ally: { momentum } })
    expect(open('aidYourAlly', strong, by('heart'), at(9))).toEqual(['move', 'momentum'])
    expect(open('aidYourAlly', strong, by('heart'), at(10))).toEqual(['move'])
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

  it('IS-112 IS-052: bared, the foe’s harm is 1 higher, its stress is not', () => {
    const foe = { foe: { rank: 'formidable' as const, ticks: 8 } }
    const hit = (boasts: string[]) =>
      made('clash', miss, by('iron'), { tracks: foe, actor: { boasts } }).outcome.leadsTo
    expect(hit([])).toMatchObject([{ oneOf: ['payThePrice'], given: { harm: 3, stress: 3 } }])
    expect(hit(['bare_yourself'])).toMatchObject([{ given: { harm: 4, stress: 3 } }])
    const price = { picks: ['stress'], given: { harm: 4, stress: 3 } }
    expect(made('payThePrice', [], price).outcome.leadsTo).toMatchObject([{ given: { stress: 3 } }])
    const end = (pick: string) =>
      made(
        'endTheFight',
        [1, 9],
        { picks: [pick], answers: { othersLeft: 'over' } },
        { tracks: foe, actor: { boasts: ['bare_yourself'], initiative: 'me' } },
      )
    expect(end('harm').outcome.leadsTo).toMatchObject([{ given: { harm: 4 } }])
    expect(end('stress').outcome.leadsTo).toMatchObject([{ given: { stress: 3 } }])
    expect(told(end('harm'))).toContain('actor boasts: bare_yourself → ')
  })

  it('IS-112 IS-049: with no iron held a blow does 1 harm, whatever the weapon', () => {
    const foe = { foe: { rank: 'formidable' as const, ticks: 8 } }
    const blow = (dice: number[], boasts: string[]) =>
      worked(
        made('strike', dice, by('iron'), { tracks: foe, actor: { boasts, weapon: { harm: 2 } } }),
      )
    expect([blow(weak, []), blow(weak, ['hold_no_iron'])]).toEqual([['foe 2'], ['foe 1']])
    expect([blow(strong, []), blow(strong, ['hold_no_iron'])]).toEqual([['foe 3'], ['foe 2']])
    const sheet = characterSchema.parse({ boasts: ['hold_no_iron'], weapon: { harm: 2 } })
    expect(blowAhead(sheet, { rank: 'formidable', ticks: 0 }).harm).toBe(1)
  })

  it('IS-112 IS-192: boasts are held to until the fight is over; blood shed first moves nothing', () => {
    const opening = { trackName: 'Ser Odo', trackRank: 'dangerous' }
    const picks = ['hold_no_iron', 'bloody_yourself', 'grant_first_strike']
    const run = made('drawTheCircle', strong, { answers: opening, picks })
    expect(told(run)).toEqual([
      ...['actor momentum: 2 → 3', 'actor initiative: none → me', 'actor momentum: 3 → 4'],
      ...['actor boasts:  → hold_no_iron', 'actor momentum: 4 → 5'],
      ...['actor boasts:  → bloody_yourself', 'actor momentum: 5 → 6'],
      'actor initiative: me → foe',
    ])
    const actor = { initiative: 'foe', boasts: ['bloody_yourself'], health: { value: 4 } }
    const blood = { given: { harm: 1 }, picks: ['momentum'] }
    const shed = told(made('endureHarm', strong, blood, { actor }))
    expect(shed).toContain('actor boasts: bloody_yourself → ')
    expect(shed.join()).not.toContain('initiative')
    const left = leaveFight({ initiative: 'me', boasts: ['bare_yourself'] }, 'IS-096')
    expect(left).toMatchObject([{ field: 'initiative' }, { field: 'boasts', to: '' }])
  })

  it('IS-113 IS-040: a bond is a tick, for one or for all, and heart or momentum for the roller', () => {
    const all = { picks: ['momentum'], answers: { whose: 'all', bondName: 'Hesta' } }
    const nameless = play('forgeABond', strong, {
      ...all,
      answers: { whose: 'all', bondName: ' ' },
    })
    expect(nameless).toBe('runner.refused.unanswered')
    expect(told(made('forgeABond', strong, all, { others: { b: { bondTicks: 3 } } }))).toEqual([
      'actor bondTicks: 0 → 1',
      'character:b bondTicks: 3 → 4',
      'actor bonds:  → Hesta',
      'character:b bonds:  → Hesta',
      'actor momentum: 2 → 4',
    ])
    const sworn = made('forgeABond', weak, {
      answers: { asked: 'sworn', whose: 'self', bondName: 'Hesta' },
    })
    expect(told(sworn)).toEqual(['actor bondTicks: 0 → 1', 'actor bonds:  → Hesta'])
    expect(follows(sworn)).toEqual(['actor swearAnIronVow'])
    const declined = { asked: 'declined', whose: 'self', bondName: 'Hesta' }
    expect(told(made('forgeABond', weak, { answers: declined }))).toEqual([])
    expect(follows(made('forgeABond', weak, { answers: declined }))).toEqual(['actor payThePrice'])
  })

  it('IS-115: the ally takes what it brings, and control in a fight', () => {
    const at = { ally: { momentum: 0, initiative: 'foe' }, actor: { initiative: 'me' } }
    const run = made('aidYourAlly', strong, { ...by('heart'), picks: ['momentum'] }, at)
    expect(told(run)).toEqual([
      'ally momentum: 0 → 2',
      'actor lastOutcome: none → strong',
      'ally initiative: foe → me',
    ])
    const modifier = made('aidYourAlly', strong, { ...by('heart'), picks: ['move'] }, { ally: {} })
    expect(modifiersOf(modifier)).toEqual(['ally 1 anyRoll nextMove'])
    expect(told(made('aidYourAlly', weak, by('heart'), at))).toContain('ally momentum: 0 → 1')
  })

  it('IS-116: full boxes of bonds; hope, a turn or fear; the character retires', () => {
    const run = made('writeYourEpilogue', [4, 10], {}, { actor: { bondTicks: 23 } })
    expect(run.reading).toMatchObject({ band: 'weak', sum: { total: 5 } })
    expect(told(run)).toEqual(['actor status: active → retired'])
    expect(run.outcome.told).toEqual([{ key: 'ironsworn.writeYourEpilogue.note.turn' }])
  })

  it('IS-116 IS-124 IS-127: it is said of whoever makes a move that their story is over', () => {
    const said = (status: string) =>
      ironsworn.moves['faceDanger']
        ?.cautions?.({ actor: { status }, given: {} }, [])
        .map(({ key }) => key)
    expect(said('active')).toEqual([])
    for (const status of ['dead', 'lost', 'retired']) {
      expect(said(status)).toEqual(['ironsworn.caution.left'])
    }
  })

  it('IS-116: a vow that is still open speaks against it; somebody else’s does not', () => {
    const { cautions } = ironsworn.moves['writeYourEpilogue'] ?? {}
    const vow = (owner: 'actor' | 'character:b', purpose = 'vow') => {
      const track = { purpose, name: 'Oath', rank: 'epic' as const, ticks: 0, owners: [owner] }
      return cautions?.({ actor: {}, given: {} }, [track])
    }
    expect(vow('actor')).toEqual([{ key: 'ironsworn.caution.vows' }])
    expect([vow('character:b'), vow('actor', 'journey')]).toEqual([[], []])
  })
})
