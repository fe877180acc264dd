import { describe, expect, it } from 'vitest'
import { ironsworn } from '../../../../src/rules/ironsworn'
import { characterSchema } from '../../../../src/rules/ironsworn/sheet'
import { unanswered } from '../../../../src/rules/moves/ask'
import type { OpenTrack } from '../../../../src/rules/moves/tracks'
import { wordsSpeaker } from '../../../../src/rules/words'
import { companionHealth } from '../../../../src/rules/ironsworn/figures/companions'
import companionMoves from '../../../../src/rules/ironsworn/moves/data/companion-moves.json'
import { follows, made, miss, play, strong, told, weak, worked } from '../at-table'
import { shippedAbilities } from '../published'

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

  it('IS-098 IS-099: a strong hit on suffering takes control, anything else loses it', () => {
    const at = (initiative: string) => ({ actor: { initiative, health: { value: 3 } } })
    const inputs = { given: { harm: 1 } }
    const picked = { ...inputs, picks: ['momentum'] }
    const run = made('endureHarm', strong, picked, at('foe'))
    expect(told(run)).toContain('actor initiative: foe → me')
    for (const dice of [weak, miss]) {
      expect(told(made('endureHarm', dice, inputs, at('me')))).toContain(
        'actor initiative: me → foe',
      )
    }
  })

  it('IS-124 IS-072: back; a quest and a curse; or dead', () => {
    expect(told(made('faceDeath', strong))).toEqual([])
    const quest = (sworn: string) =>
      made('faceDeath', weak, { picks: ['quest'], answers: { sworn } })
    expect([told(quest('taken')), follows(quest('taken'))]).toEqual([[], ['actor swearToDeath']])
    expect(told(quest('refused'))).toEqual(['actor status: active → dead'])
    expect(follows(quest('refused'))).toEqual([])
    expect(told(made('faceDeath', weak, { picks: ['sacrifice'] }))).toEqual([
      'actor status: active → dead',
    ])
    expect(told(made('faceDeath', miss))).toEqual(['actor status: active → dead'])
  })

  it('IS-124 IS-127 IS-072 IS-073: the vow brings back with a burden that hangs on it, or is the end', () => {
    const answers = { trackName: 'The white stag', trackRank: 'extreme' }
    expect(told(made('swearToDeath', weak, { answers }))).toEqual([
      ...['actor momentum: 2 → 3', 'actor debilities:  → cursed'],
      'actor burdens.cursed:  → The white stag',
    ])
    const seen = made('swearToVision', strong, { answers })
    expect(told(seen)).toContain('actor debilities:  → tormented')
    expect(told(seen)).toContain('actor momentum: 2 → 4')
    const dead = made('swearToDeath', miss, { answers })
    expect(told(dead)).toEqual(['actor status: active → dead'])
    expect(worked(dead)).toEqual(['vow opens The white stag extreme', 'vow failed'])
    expect(told(made('swearToVision', miss, { answers }))).toEqual(['actor status: active → lost'])
    const mild = { answers: { ...answers, trackRank: 'dangerous' } }
    expect(play('swearToDeath', weak, mild)).toBe('runner.refused.unanswered')
  })

  it('IS-125 IS-194: only with no health left it cannot help, and only then is it out of action', () => {
    const notes = (dice: number[], value: number) =>
      made(
        'companionEndureHarm',
        dice,
        { given: { harm: 2 } },
        { actor: { assets: { Hawk: { health: { value, max: 4 } } } } },
      ).outcome.notes.map(({ key }) => key.split('.').at(-1))
    expect([notes(weak, 4), notes(weak, 2)]).toEqual([[], ['cannotAssist']])
    const bad = [2, 9, 10]
    expect([notes(bad, 4), notes(bad, 2)]).toEqual([[], ['outOfAction']])
  })

  it('IS-125: of several companions the one that is named is hurt', () => {
    const assets = {
      ...{ Hawk: { health: { value: 1, max: 3 } }, Bear: { health: { value: 4, max: 4 } } },
    }
    const at = { actor: { assets, stats: { heart: 1 } } }
    const given = { harm: 1 }
    expect(play('companionEndureHarm', weak, { given }, at)).toBe('runner.refused.unanswered')
    const run = made('companionEndureHarm', weak, { given, answers: { companion: 'Bear' } }, at)
    expect(told(run)).toEqual(['actor assets.Bear.health.value: 4 → 3'])
    expect(run.reading.sum.total).toBe(6)
  })

  it('IS-085 IS-193 IS-194: a 1 falls on the companions who can help, not on those with no health', () => {
    const at = (value: number, momentum = 2) => ({
      actor: {
        momentum,
        assets: { Raven: { abilities: [false, false, true], health: { value, max: 3 } } },
      },
    })
    const helped = (companionHelped: 'yes' | 'no', dice: number[], table: object, adds = 0) =>
      made('gatherInformation', dice, { given: { adds }, answers: { companionHelped } }, table)
    const notes = (...run: Parameters<typeof helped>) =>
      helped(...run).outcome.notes.filter(({ key }) => key === 'ironsworn.note.onCompanion')
    expect(notes('yes', [1, 1, 9], at(3))).toEqual([
      { key: 'ironsworn.note.onCompanion', with: { names: 'Raven' } },
    ])
    expect(notes('yes', [1, 9, 9], at(3, -1))).toHaveLength(1)
    expect(notes('yes', [2, 9, 9], at(3))).toEqual([])
    expect(notes('yes', [1, 9, 9], at(0))).toEqual([])
    expect(notes('yes', [1, 1, 1], at(3))).toEqual([])
    expect(notes('no', [1, 1, 9], at(3), 1)).toEqual([])
  })

  it('IS-125: nobody without a companion makes the move of one', () => {
    expect(play('companionEndureHarm', weak, { given: { harm: 1 } })).toBe('ironsworn.noCompanion')
    const { isOpenTo } = ironsworn.moves['companionEndureHarm'] ?? {}
    expect(isOpenTo?.(characterSchema.parse({}))).toBe(false)
  })

  it('IS-085: the open question names the companion', () => {
    const { assets } = characterSchema.parse({
      assets: { Raven: { abilities: [false, false, true], health: { value: 3, max: 3 } } },
    })
    const input = { actor: { assets }, given: {}, dice: [1, 1, 9] }
    const open = unanswered(ironsworn.moves['gatherInformation']?.after?.(input, []) ?? [])
    expect(open && wordsSpeaker(expect.unreachable).say(open)).toBe(
      'Still to answer: A 1 on the action die: did Raven help with this?',
    )
  })

  it('IS-085 asks whether a companion helped, whatever was added', () => {
    const actor = {
      assets: { Raven: { abilities: [false, false, true], health: { value: 3, max: 3 } } },
    }
    const answers = [0, 1].map((adds) =>
      play('gatherInformation', [1, 1, 9], { given: { adds } }, { actor }),
    )
    expect(answers).toEqual(['runner.refused.unanswered', 'runner.refused.unanswered'])
  })

  it('IS-085: asks about a companion only where an ability of theirs is of the move', () => {
    const hound = (...abilities: boolean[]) => ({
      actor: { assets: { Hound: { abilities, health: { value: 4, max: 4 } } } },
    })
    const asked = (move: string, at: object, answers = {}) =>
      play(move, [1, 9, 10], { answers: { stat: 'heart', ...answers } }, at)
    const ferocious = hound(false, true, false)
    const unanswered = 'runner.refused.unanswered'
    expect(asked('strike', ferocious, { stat: 'iron' })).toBe(unanswered)
    expect(asked('faceDanger', ferocious)).not.toBe(unanswered)
    expect(asked('gatherInformation', ferocious)).not.toBe(unanswered)
    expect(asked('gatherInformation', hound(true, false, false))).toBe(unanswered)
    // Nobody knows what one does that is not published.
    const own = { actor: { assets: { Goat: { health: { value: 2, max: 3 } } } } }
    expect(asked('faceDanger', own)).toBe(unanswered)
  })

  it('IS-085 IS-209: the moves of companions are those that their published abilities name', () => {
    const published = shippedAbilities()
    const named = new Map([...published].map(([name, texts]) => [name.toLowerCase(), texts]))
    for (const [name, abilities] of Object.entries(companionMoves)) {
      abilities.forEach((moves, at) => {
        for (const id of moves.filter((each) => each !== 'any')) {
          expect(ironsworn.moves, id).toHaveProperty(id)
          const link = id.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
          // It is the supply that is rolled with there.
          const isRolled = id === 'makeCamp' && name === 'mammoth'
          expect(named.get(name)?.[at], name).toContain(isRolled ? '+supply' : `/${link})`)
        }
      })
    }
    expect(Object.keys(companionMoves)).toHaveLength(Object.keys(companionHealth).length)
  })

  it('IS-125: its health first, the rest is its owner’s momentum', () => {
    const actor = { assets: { Hawk: { health: { value: 1, max: 3 } } }, stats: { heart: 2 } }
    const run = made('companionEndureHarm', [2, 9, 10], { given: { harm: 3 } }, { actor })
    expect(run.reading.sum.total).toBe(4)
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

  it('IS-125 IS-086: with no health left a 1 kills it: it is gone, and its abilities are experience', () => {
    const hawk = { abilities: [true, true, false], health: { value: 1, max: 3 } }
    const actor = { assets: { Hawk: hawk, Dancer: {} }, xpEarned: 4 }
    const dead = made('companionEndureHarm', [1, 9, 10], { given: { harm: 1 } }, { actor })
    expect(told(dead).slice(-2)).toEqual(['actor assets: Hawk → ', 'actor xpEarned: 4 → 6'])
    const hurt = { ...actor, assets: { Hawk: { ...hawk, health: { value: 3, max: 3 } } } }
    const lives = made('companionEndureHarm', [1, 9, 10], { given: { harm: 1 } }, { actor: hurt })
    expect(told(lives).join()).not.toContain('assets: Hawk')
    const spared = made('companionEndureHarm', [2, 9, 10], { given: { harm: 1 } }, { actor })
    expect(told(spared).join()).not.toContain('assets: Hawk')
  })

  it('IS-128 IS-129 IS-172: as many points as are owed, from what is there, the rest from progress', () => {
    const out = (given: object) => play('outOfSupply', [], { given: { points: 3, ...given } })
    expect(out({ health: 1 })).toBe('runner.refused.split')
    expect(out({ health: 1, spirit: 2, momentum: 1 })).toBe('runner.refused.split')
    expect(out({ health: 6, momentum: -3 })).not.toBeTypeOf('object')
    expect(out({ momentum: 3 })).toBeTypeOf('object')
    const poor = {
      actor: { health: { value: 1 }, spirit: { value: 0 } },
      party: { supply: 1 },
      tracks: { setback: { rank: 'dangerous' as const, ticks: 30 } },
    }
    const set = (given: object) =>
      play('faceASetback', [], { picks: ['exchange'], given: { points: 4, ...given } }, poor)
    expect(set({ health: 2, supply: 1 })).toBe('runner.refused.splitOver')
    expect(set({ health: 1 })).toBe('runner.refused.split')
    const all = set({ health: 1, supply: 1 })
    if (typeof all === 'string') throw new Error(all)
    expect(worked(all)).toEqual(['setback -2'])
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
    const quest = made('faceDesolation', weak, { picks: ['quest'], answers: { sworn: 'taken' } })
    expect(follows(quest)).toEqual(['actor swearToVision'])
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
    const last = { ...empty, party: { supply: 1 } }
    const paid = { picks: ['exchange'], given: { points: 1, supply: 1 } }
    expect(told(made('faceASetback', [], paid, last))).toContain('party supply: 1 → 0')
    expect(play('faceASetback', [], { picks: ['progress'], given: { points: 2 } })).toBe(
      'ironsworn.faceASetback.barred.progress',
    )
  })

  it('IS-129 IS-172: a track without progress loses none, while anything else can be given', () => {
    const tracks = { setback: { rank: 'formidable' as const, ticks: 0 } }
    const lose = { picks: ['progress'], given: { points: 2 } }
    expect(play('faceASetback', [], lose, { tracks })).toBe(
      'ironsworn.faceASetback.barred.noProgress',
    )
    const empty = { actor: { health: { value: 0 }, spirit: { value: 0 } }, party: { supply: 0 } }
    expect(play('faceASetback', [], lose, { ...empty, tracks })).toBeTypeOf('object')
  })

  it('IS-129 IS-172: what health, spirit and supply do not hold wants a track, and says where none is open', () => {
    const { faceASetback } = ironsworn.moves
    expect(faceASetback?.wantsTracks?.flatMap(({ anyOf = [] }) => anyOf)).toEqual([
      ...['vow', 'journey', 'foe'],
    ])
    const poor = { health: { value: 1 }, spirit: { value: 0 } }
    const road = { name: 'Road', purpose: 'journey', rank: 'dangerous' as const, ticks: 20 }
    const said = (points: number, open: OpenTrack[], named = {}) =>
      faceASetback
        ?.cautions?.({ given: { points }, actor: poor, party: { supply: 0 }, ...named }, open)
        .map(({ key }) => key)
    expect(said(1, [road])).toEqual([])
    expect(said(2, [road])).toEqual(['ironsworn.caution.setbackTrack'])
    expect(said(2, [road], { tracks: { setback: road } })).toEqual([])
    expect(said(2, [])).toEqual(['ironsworn.caution.setbackNothing'])
  })
})
