import { describe, expect, it } from 'vitest'
import type { OutputOf } from '../../../src/campaign/api'
import type { MovePerson } from '../../../src/renderer/moves/sides/people'
import { useMoveRun } from '../../../src/renderer/moves/run/use-move-run'
import { dungeonWorld } from '../../../src/rules/dungeon-world'
import { ironsworn } from '../../../src/rules/ironsworn'

describe('on whom it is', () => {
  const { sheets: own, moves: all, id } = ironsworn
  const person = (type: 'character' | 'npc', name: string): MovePerson => ({
    ...{ type, id: name, key: `${type}:${name}`, name },
    sheet: own[type].parse({}),
  })
  const foeOf = (name: string) =>
    ({
      ...{ id: name, system: id, name, purpose: 'foe', rank: 'dangerous', ticks: 0 },
      ...{ owners: [], lastUsed: null },
    }) as unknown as OutputOf<'move.tracks'>[number]
  const runOn = (move: string, tracks: OutputOf<'move.tracks'> = [], target?: string) =>
    useMoveRun(
      () => ({
        ...{ system: id, moves: all, tracks },
        people: [person('character', 'Asta'), person('npc', 'Bear')],
      }),
      { actor: 'character:Asta', move, target },
    )

  it('IS-118 is not asked where the track of a foe says it, which a blow goes on with', () => {
    const run = runOn('strike', [foeOf('Bear')])
    expect(run.tracks.value).toEqual({ foe: 'Bear' })
    expect(run.asksTarget.value).toBe(false)
    run.takeTrack('foe', null)
    expect(run.asksTarget.value).toBe(true)
    expect(runOn('strike').asksTarget.value).toBe(true)
  })

  it('IS-062 whom a bond is forged with is named once: on whom it is', () => {
    const run = runOn('forgeABond', [], 'npc:Bear')
    run.typeDice([6, 1, 2])
    run.take(['momentum'])
    run.answer('whose', 'self')
    expect(run.answers.value).toMatchObject({ bondName: 'Bear' })
    expect(run.request.value).toMatchObject({ answers: { bondName: 'Bear', whose: 'self' } })
    run.answer('bondName', 'The bears of the hill')
    expect(run.request.value).toMatchObject({ answers: { bondName: 'The bears of the hill' } })
  })

  it('IS-189 the bond of a journey’s first leg is asked for on no later one', () => {
    const journey = (ticks: number) =>
      ({ ...foeOf('North'), purpose: 'journey', ticks }) as OutputOf<'move.tracks'>[number]
    const asked = (tracks: OutputOf<'move.tracks'>) =>
      runOn('undertakeAJourney', tracks).asked.value.map(({ id }) => id)
    expect(asked([])).toEqual(['bond', 'adds'])
    expect(asked([journey(0)])).toEqual(['bond', 'adds'])
    expect(asked([journey(8)])).toEqual(['adds'])
  })

  it('a blow at somebody goes on with no other foe’s track', () => {
    const run = runOn('strike', [foeOf('Wolf')], 'npc:Bear')
    expect(run.tracks.value).toEqual({})
    expect(run.asksTarget.value).toBe(true)
    expect(runOn('clash', [foeOf('Bear')], 'npc:Bear').tracks.value).toEqual({ foe: 'Bear' })
  })

  it('IS-117 is asked of a fight that begins, though another foe is fought', () => {
    const fought = { ...foeOf('Wolf'), ticks: 8 }
    expect(runOn('enterTheFray', [fought]).asksTarget.value).toBe(true)
  })

  it.each([
    ...['endureHarm', 'endureStress', 'faceDeath', 'faceDesolation', 'outOfSupply'],
    // Of the road, a stay, a camp and what is learned there is nobody on whom it could be (IS-107, IS-108).
    ...['undertakeAJourney', 'makeCamp', 'sojourn', 'sojournFocus', 'advance', 'writeYourEpilogue'],
  ])(
    'is not asked of %s, which is about oneself, and whoever was meant before is let go',
    (move) => {
      const run = runOn(move, [], 'npc:Bear')
      expect(run.asksTarget.value).toBe(false)
      expect(run.target.value).toBeUndefined()
      expect(run.isCast.value).toBe(true)
    },
  )

  it('DW-021 which ally gains by an opening is asked before it lands, and nobody of the cast will do', () => {
    const at = (type: 'character' | 'npc', name: string, sheet: object): MovePerson => ({
      ...{ type, id: name, key: `${type}:${name}`, name },
      sheet: dungeonWorld.sheets[type].parse(sheet),
    })
    const people = [
      at('character', 'Ysolt', { defendHold: { count: 2 } }),
      at('character', 'Maro', {}),
      at('npc', 'Ogre', {}),
    ]
    const opening = { move: 'guard', actor: 'character:Ysolt', target: 'npc:Ogre', picks: ['c'] }
    const guard = () =>
      useMoveRun(() => ({ system: dungeonWorld.id, moves: dungeonWorld.moves, people }), {
        ...{ ...opening, answers: { aim: 'self' } },
      })
    const run = guard()
    expect([run.wantsAlly.value, run.request.value]).toEqual([true, null])
    expect(run.read.value.wanted?.key).toBe('moves.sayAlly')
    run.cast('ally', 'character:Maro')
    // What the attack does is asked as well: 0 is an answer, and none is not.
    expect([run.wanted.value?.with?.['question'], run.request.value]).toEqual([
      '@dungeonWorld.guard.given.incoming',
      null,
    ])
    run.setFigure('incoming', 0)
    expect(run.request.value).toMatchObject({ ally: { type: 'character', id: 'Maro' } })
    const alone = guard()
    alone.setFigure('incoming', 4)
    alone.cast('ally', null)
    expect([alone.wantsAlly.value, alone.read.value.wanted]).toEqual([false, null])
    expect(alone.request.value).toMatchObject({ move: 'guard', picks: ['c'] })
  })

  it('DW-019 whom Defend is made for is whom it guards', () => {
    const people = ['Ysolt', 'Maro'].map((name): MovePerson => ({
      ...{ type: 'character', id: name, key: `character:${name}`, name },
      sheet: dungeonWorld.sheets.character.parse({}),
    }))
    const table = { system: dungeonWorld.id, moves: dungeonWorld.moves, people }
    const opening = { move: 'defend', actor: 'character:Ysolt', target: 'character:Maro' }
    const run = useMoveRun(() => table, opening)
    run.typeDice([5, 6])
    expect(run.request.value).toMatchObject({ answers: { ward: 'Maro' } })
    const alone = useMoveRun(() => table, { ...opening, target: undefined })
    alone.typeDice([5, 6])
    expect(alone.request.value?.answers).toEqual({})
  })

  it.each([
    ...['lastBreath', 'spoutLore', 'takeWatch', 'perilousJourney'],
    ...['carouse', 'supply', 'recruit', 'outstandingWarrants'],
  ])('is not asked of %s, which is made on nobody', (move) => {
    expect(dungeonWorld.moves[move]?.targetKinds).toEqual([])
  })

  it('DW-028 is asked where somebody may be studied or stands in the way', () => {
    expect(dungeonWorld.moves['discernRealities']?.targetKinds).toBeUndefined()
    expect(dungeonWorld.moves['defyDanger']?.targetKinds).toBeUndefined()
  })
})
