import { describe, expect, it } from 'vitest'
import { ironsworn } from '../../../../src/rules/ironsworn'
import { characterSchema } from '../../../../src/rules/ironsworn/sheet'
import { follows, made, miss, open, play, strong, told, weak, worked } from '../at-table'

const by = (stat: string) => ({ answers: { stat } })
const foe = { foe: { rank: 'dangerous' as const, ticks: 8 } }
const modifiersOf = (run: ReturnType<typeof made>) =>
  (run.outcome.modifiers ?? []).map(
    ({ on, value, scope, until }) => `${on} ${value} ${String(scope)} ${until}`,
  )

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

  it('IS-118 IS-050: own harm and 1, or own harm and the foe in control', () => {
    const at = { tracks: foe, actor: { weapon: { harm: 2 }, initiative: 'me' } }
    expect(worked(made('strike', strong, by('iron'), at))).toEqual(['foe 3'])
    const graze = made('strike', weak, { ...by('edge'), given: { bonusHarm: 1 } }, at)
    expect(worked(graze)).toEqual(['foe 3'])
    expect(told(graze)).toEqual(['actor initiative: me → foe', 'actor lastOutcome: none → weak'])
    expect(worked(made('strike', miss, by('iron'), at))).toEqual([])
    const loose = made('strike', strong, by('iron'))
    expect(loose.outcome.notes).toEqual([{ key: 'ironsworn.note.harmDealt', with: { harm: 2 } }])
  })

  it('IS-049 IS-081: a deadly weapon that is held back does as little as a simple one, and none does less', () => {
    const held = { ...by('iron'), given: { bonusHarm: -1 } }
    for (const [harm, on, marked] of [
      [2, weak, 1],
      [2, strong, 2],
      [1, weak, 1],
    ] as const) {
      const at = { tracks: foe, actor: { weapon: { harm }, initiative: 'me' } }
      expect(worked(made('strike', on, held, at))).toEqual([`foe ${marked}`])
    }
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

  it('IS-117 IS-119: what may be chosen has the name that the book gives it', () => {
    expect(ironsworn.words.en).toMatchObject({
      ironsworn: {
        secureAnAdvantage: {
          option: {
            move: expect.stringMatching(/^Take control: \+1 on a move/),
            momentum: expect.stringMatching(/^Prepare to act: momentum up by 2/),
          },
        },
        enterTheFray: {
          option: {
            momentum: expect.stringMatching(/^Bolster your position: momentum up by 2/),
            initiative: expect.stringMatching(/^Prepare to act: you are in control/),
          },
        },
        clash: {
          option: {
            momentum: expect.stringMatching(/^Bolster your position: momentum up by 1/),
            inflict: expect.stringMatching(/^Find an opening: 1 harm more/),
          },
        },
      },
    })
  })

  it('IS-120 IS-190: control, 1 on a move made at once, and a warning the second time', () => {
    const run = made('turnTheTide', [], {}, { actor: { initiative: 'foe' } })
    expect(told(run)).toEqual(['actor initiative: foe → me', 'actor tideUsed: off → on'])
    expect(modifiersOf(run)).toEqual(['actor 1 anyRoll nextMove'])
    const warned = (settings: object) =>
      ironsworn.rulesFor?.({ settings, charts: {} }).moves['turnTheTide']?.cautions?.({
        ...{ actor: characterSchema.parse({ tideUsed: true }), given: {} },
      })
    expect(warned({})).toEqual([{ key: 'ironsworn.caution.tide' }])
    expect(warned({ 'tide.oncePerFight': false })).toEqual([])
  })

  it('IS-120: a hit with the tide is worth 1 of momentum more, a miss has a price', () => {
    const [tide] = made('turnTheTide', []).outcome.modifiers ?? []
    if (!tide) throw new Error('no modifier')
    const turned = (move: string, dice: number[], inputs: object, actor: object = {}) =>
      made(
        move,
        dice,
        { modifiers: ['t'], ...inputs },
        { tracks: foe, actor, modifiers: [{ ...tide, id: 't' }] },
      )
    const gain = 'actor momentum: 2 → 3'
    expect(told(turned('strike', strong, by('iron'))).slice(-1)).toEqual([gain])
    expect(told(turned('strike', weak, by('iron'))).slice(-1)).toEqual([gain])
    expect(told(turned('faceDanger', strong, by('iron')))).toEqual([
      ...['actor momentum: 2 → 3', 'actor momentum: 3 → 4'],
    ])
    const full = turned('faceDanger', strong, by('iron'), { momentum: 9 })
    expect(told(full)).toEqual(['actor momentum: 9 → 10'])
    const lost = turned('strike', miss, by('iron'))
    expect(told(lost)).toEqual(['actor initiative: none → foe'])
    expect(follows(lost)).toEqual(['actor payThePrice'])
    expect(lost.outcome.notes).toEqual([{ key: 'ironsworn.turnTheTide.note.dire' }])
    const given = { harm: 1 }
    expect(follows(turned('endureHarm', [1, 9, 10], { given, tracks: {} }))).toEqual([
      'actor payThePrice',
    ])
  })

  it('IS-121 IS-138: the foe is out, at a cost by its rank on a weak hit; the end clears the fight', () => {
    const at = {
      tracks: { foe: { rank: 'extreme' as const, ticks: 20 } },
      actor: { initiative: 'me', tideUsed: true },
    }
    const cost = made(
      'endTheFight',
      [4, 9],
      { answers: { othersLeft: 'over' }, picks: ['harm'] },
      at,
    )
    expect(cost.outcome.leadsTo).toMatchObject([{ oneOf: ['endureHarm'], given: { harm: 4 } }])
    expect(told(cost)).toEqual(['actor initiative: me → none', 'actor tideUsed: on → off'])
    const lost = made('endTheFight', [9, 10], { answers: { othersLeft: 'over' } }, at)
    expect([worked(lost), follows(lost)]).toEqual([
      ...[['foe failed', 'every foe failed'], ['actor payThePrice']],
    ])
    expect(told(lost)).toContain('actor initiative: me → none')
    expect(open('endTheFight', [4, 9], {}, at)).toEqual([
      ...['harm', 'stress', 'danger', 'collateral', 'objective', 'vengeance'],
    ])
  })

  it('IS-095 IS-121: one ends it for all who are in it; with foes left, the others stay as they are', () => {
    const at = {
      tracks: { foe: { rank: 'dangerous' as const, ticks: 40 } },
      actor: { initiative: 'foe', lastOutcome: 'strong' },
      others: { b: { initiative: 'foe', tideUsed: true }, c: {} },
    }
    const over = made('endTheFight', [1, 2], { answers: { others: 'over' } }, at)
    const end = ['actor initiative: foe → none', 'character:b initiative: foe → none']
    const rest = ['character:b tideUsed: on → off', 'actor lastOutcome: strong → none']
    expect(told(over)).toEqual([...end, ...rest])
    expect(worked(over)).toEqual(['foe done', 'every foe done'])
    const on = made('endTheFight', [1, 2], { answers: { others: 'remain' } }, at)
    expect(told(on)).toEqual(['actor initiative: foe → me'])
    expect(worked(on)).toEqual(['foe done'])
    const lost = made('endTheFight', [10, 10], { answers: { othersLeft: 'over' } }, at)
    expect(told(lost)).toEqual([...end, ...rest])
  })

  it('IS-095 IS-121: with the only foe’s track it is over unless it is said that others are left', () => {
    const alone = { foe: { rank: 'dangerous' as const, ticks: 40, isAlone: true } }
    const at = { tracks: alone, actor: { initiative: 'me' } }
    const over = made('endTheFight', [1, 2], {}, at)
    expect(worked(over)).toEqual(['foe done', 'every foe done'])
    expect(told(over)).toContain('actor initiative: me → none')
    expect(worked(made('endTheFight', [10, 10], {}, at))).toEqual([
      'foe failed',
      'every foe failed',
    ])
    const on = made('endTheFight', [1, 2], { answers: { others: 'remain' } }, at)
    expect(worked(on)).toEqual(['foe done'])
    const several = { ...at, tracks: { foe: { ...alone.foe, isAlone: false } } }
    expect(play('endTheFight', [1, 2], {}, several)).toBe('runner.refused.unanswered')
  })

  it('IS-098 IS-121: with foes left a strong hit keeps control, a weak hit or a miss loses it', () => {
    const at = { tracks: foe, actor: { initiative: 'me' } }
    const answers = { others: 'remain', othersLeft: 'remain' }
    const won = made('endTheFight', [1, 1], { answers }, { ...at, actor: { initiative: 'foe' } })
    expect(told(won)).toContain('actor initiative: foe → me')
    const cost = made('endTheFight', [1, 9], { answers, picks: ['danger'] }, at)
    const kept = (pick: string) =>
      made('endTheFight', [1, 9], { answers, picks: [pick] }, at).outcome.notes.map(
        ({ key }) => key,
      )
    expect(kept('vengeance')).toEqual(['ironsworn.endTheFight.note.vengeance'])
    expect(kept('danger')).toEqual(['ironsworn.endTheFight.note.danger'])
    expect(kept('objective')).toEqual([])
    expect(told(cost)).toContain('actor initiative: me → foe')
    // On a miss as well foes on tracks of their own are asked about, before theirs are closed.
    expect(play('endTheFight', [9, 10], {}, at)).toBe('runner.refused.unanswered')
    const lost = made('endTheFight', [9, 10], { answers }, at)
    expect(told(lost)).toContain('actor initiative: me → foe')
    expect([worked(lost), follows(lost)]).toEqual([['foe failed'], ['actor payThePrice']])
  })

  it('IS-026 IS-117: at the maximum a weak hit leaves control alone to be taken', () => {
    const picks = (momentum: number) =>
      open(
        'enterTheFray',
        weak,
        { answers: { stat: 'wits' } },
        { tracks: foe, actor: { momentum } },
      )
    expect([picks(9), picks(10)]).toEqual([['momentum', 'initiative'], ['initiative']])
    const duel = { answers: { trackName: 'Ser Odo', trackRank: 'dangerous' } }
    expect(open('drawTheCircle', weak, duel)).toHaveLength(5)
    expect(open('drawTheCircle', weak, duel, { actor: { momentum: 10 } })).toEqual([])
  })

  it('IS-122: won with momentum 2, won at a price, or lost', () => {
    expect(told(made('battle', strong, by('edge')))).toEqual(['actor momentum: 2 → 4'])
    expect(follows(made('battle', weak, by('edge')))).toEqual(['actor payThePrice'])
    expect(made('battle', miss, by('edge')).outcome.told).toEqual([
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

  it('IS-115 IS-117: who has not entered the fight is told so before a blow, and who has before entering again', () => {
    const warned = (move: string, initiative: string, open: object[] = [{ purpose: 'foe' }]) =>
      ironsworn.moves[move]?.cautions?.(
        { actor: characterSchema.parse({ initiative }), given: {} },
        open as never,
      )
    for (const move of ['strike', 'clash', 'turnTheTide']) {
      expect(warned(move, 'none')).toEqual([{ key: 'ironsworn.caution.outside' }])
      expect(warned(move, 'me')).toEqual([])
      expect(warned(move, 'none', [])).toEqual([])
    }
    // To end it wants a strong hit before as well (IS-121, IS-191).
    expect(warned('endTheFight', 'none')).toEqual([{ key: 'ironsworn.caution.outside' }])
    expect(warned('endTheFight', 'none', [])).toEqual([])
    expect(warned('enterTheFray', 'foe')).toEqual([{ key: 'ironsworn.caution.inside' }])
    expect(warned('enterTheFray', 'none')).toEqual([])
  })

  it('IS-098 IS-100: any other move loses control but on a strong hit', () => {
    const at = { actor: { initiative: 'me' } }
    expect(told(made('gatherInformation', weak, {}, at))).toEqual([
      ...['actor momentum: 2 → 3', 'actor initiative: me → foe', 'actor lastOutcome: none → weak'],
    ])
  })
})
