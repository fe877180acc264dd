import { describe, expect, it } from 'vitest'
import { nextTick, ref } from 'vue'
import type { HelpDraft } from '../../../src/renderer/moves/help/help-draft'
import type { MovePerson } from '../../../src/renderer/moves/sides/people'
import { useMoveRun } from '../../../src/renderer/moves/run/use-move-run'
import { ruleSystem, ruleSystems } from '../../../src/rules'
import { dungeonWorld } from '../../../src/rules/dungeon-world'
import { ironFist } from '../../../src/rules/iron-fist'

const { sheets, moves, id: system } = ironFist

function hero(id: string, own: object = {}): MovePerson {
  const sheet = sheets.character.parse(own)
  return { type: 'character', id, key: `character:${id}`, name: id, sheet }
}
function foe(own: object = {}): MovePerson {
  return {
    type: 'npc',
    id: 'vane',
    key: 'npc:vane',
    name: 'Corl Vane',
    sheet: sheets.npc.parse(own),
  }
}
const helpUp: HelpDraft = {
  helper: 'character:tamsin',
  input: null,
  read: { step: 1, against: null, rule: 'IF-040' },
  changesSheets: false,
  wanted: null,
}
const vane = { target: 'npc:vane' }
const ysolt = { actor: 'character:ysolt' }

function runOf(
  people: MovePerson[],
  start: Parameters<typeof useMoveRun>[1],
  helps: () => HelpDraft[] = () => [],
  isWeighed = true,
) {
  const helpAhead = isWeighed ? (ironFist.helpAhead ?? []) : []
  return useMoveRun(() => ({ system, moves, people, fight: 'fight-1', helpAhead }), start, helps)
}

function inflictHarm(kind: 'minion' | 'relevant' = 'relevant') {
  return runOf([hero('ysolt'), foe({ kind })], { move: 'inflictHarm', ...vane })
}

describe('a move on its way', () => {
  it('IF-108 starts from the figures that the move proposes, and takes its number of dice', () => {
    const run = inflictHarm()
    expect(run.figures.value).toEqual({ harm: 3, ap: 0 })
    run.cast('actor', null)
    expect(run.read.value.sides).toEqual([6])
    const other = inflictHarm('minion')
    other.cast('actor', null)
    expect(other.read.value.sides).toEqual([6, 6])
  })

  it('IF-117 lands a debility in place of harm also where the dice lie already', () => {
    const run = runOf([hero('ysolt')], { move: 'sufferHarm', ...ysolt, given: { harm: 3 } })
    run.typeDice([2, 1])
    expect(run.read.value.reading).toMatchObject({ band: '6-' })
    expect(run.request.value).toBeNull()
    run.answer('inPlace', 'One ear')
    expect(run.read.value).toMatchObject({ sides: [], reading: { band: 'told' } })
    expect(run.request.value).toMatchObject({ dice: [], answers: { inPlace: 'One ear' } })
    run.answer('inPlace', '')
    expect(run.read.value.reading).toMatchObject({ band: '6-' })
  })

  it('says what is still wanted once the dice lie, the help that was begun among it', () => {
    const open: HelpDraft = { ...helpUp, wanted: { key: 'moves.help.sayMove' } }
    const helps = ref<HelpDraft[]>([])
    const run = runOf(
      [hero('ysolt'), foe()],
      { move: 'engage', ...ysolt, ...vane },
      () => helps.value,
    )
    expect(run.wanted.value).toBeNull()
    run.typeDice([5, 5])
    expect(run.wanted.value).toMatchObject({ key: 'runner.refused.count', with: { count: 2 } })
    run.take(['a', 'b'])
    expect(run.wanted.value).toBeNull()
    helps.value = [open]
    expect(run.wanted.value).toEqual({ key: 'moves.help.sayMove' })
    helps.value = [{ ...open, wanted: null }]
    expect(run.wanted.value).toBeNull()
  })

  it('IF-108 keeps dice that lie before anybody has said who it was, and reads them then', () => {
    const run = inflictHarm()
    expect(run.read.value.sides).toEqual([6])
    run.typeDice([4])
    expect(run.read.value.reading).toBeNull()
    expect(run.request.value).toBeNull()
    run.cast('actor', ysolt.actor)
    expect(run.draft.value.inputs.dice).toEqual([4])
    expect(run.read.value.reading).not.toBeNull()
  })

  it.each(
    ruleSystems.flatMap(({ id, moves = {} }) => Object.keys(moves).map((move) => [id, move])),
  )('of %s: %s has no dice before that which it would not have after it', (of, move) => {
    const own = ruleSystem(of)
    const people = [{ ...hero('ysolt'), sheet: own?.sheets.character.parse({}) ?? {} }]
    const table = () => ({ system: of, moves: own?.moves ?? {}, people })
    const { sides } = useMoveRun(table, { move }).read.value
    const cast = useMoveRun(table, { move, ...ysolt }).read.value
    expect([[], cast.sides]).toContainEqual(sides)
  })

  it('takes over figures that were settled before, within their bounds', () => {
    const given = { harm: 4, ap: 99, luck: 1 }
    const run = runOf([hero('ysolt'), foe()], { move: 'inflictHarm', ...vane, given })
    expect(run.figures.value).toEqual({ harm: 4, ap: 10 })
  })

  it('IF-132 starts from the weapon of whoever strikes, until something else is said', () => {
    const armed = (...weapons: object[]) => ({ gear: { weapons } })
    const people = [
      hero('ysolt', armed({ weaponId: 'longsword', grip: 2 }, { weaponId: 'knife' })),
      hero('tamsin', armed({ weaponId: 'mace' })),
      foe(),
    ]
    const run = runOf(people, { move: 'engage', ...vane })
    expect(run.figures.value).toEqual({ harm: 3, ap: 0 })
    run.cast('actor', ysolt.actor)
    expect(run.figures.value).toEqual({ harm: 4, ap: 0 })
    run.typeDice([1, 1])
    expect(run.request.value?.given).toEqual({ harm: 4, ap: 0 })
    expect(run.sourceTaken.value).toBe('carried.0')
    run.takeSource('carried.1')
    expect(run.figures.value).toEqual({ harm: 2, ap: 0 })
    run.cast('actor', 'character:tamsin')
    expect(run.sourceTaken.value).toBe('carried.0')
    run.setFigure('harm', 7)
    expect(run.sourceTaken.value).toBeNull()
    run.takeSource('carried.0')
    expect(run.figures.value['harm']).not.toBe(7)
  })

  it('IF-112 harm that is suffered starts from the weapon of whoever deals it', () => {
    const armed = foe({ attacks: [{ name: 'Club', harm: 2, ap: 0 }] })
    const run = runOf([hero('ysolt'), armed], { move: 'sufferHarm', ...ysolt })
    expect(run.figures.value['harm']).toBe(3)
    run.cast('target', vane.target)
    expect(run.figures.value['harm']).toBe(2)
  })

  it('DW-038 begins with the bonds that the sheet has with the target, until somebody says else', () => {
    const adventurer = (id: string, name: string, bonds: string[] = []): MovePerson => ({
      ...{ type: 'character', id, key: `character:${id}`, name },
      sheet: dungeonWorld.sheets.character.parse({ bonds }),
    })
    const people = [
      adventurer('hild', 'Hild Redhand', ['Wren: owes me a life', 'Wren still owes me a boat']),
      adventurer('wren', 'Wren Ashdown'),
      adventurer('brand', 'Brand'),
    ]
    const table = { ...{ system: dungeonWorld.id, people }, moves: dungeonWorld.moves }
    const run = useMoveRun(() => table, { move: 'aidOrInterfere', actor: 'character:hild' })
    expect(run.figures.value).toEqual({ bonds: 0 })
    run.cast('target', 'character:wren')
    run.typeDice([5, 4])
    expect([run.figures.value, run.read.value.reading?.sum.total]).toEqual([{ bonds: 2 }, 11])
    run.cast('target', 'character:brand')
    expect(run.figures.value).toEqual({ bonds: 0 })
    expect(run.read.value.asksBefore.map(({ id }) => id)).toEqual(['noBond'])
    run.setFigure('bonds', 1)
    run.cast('target', 'character:wren')
    run.take(['help'])
    expect(run.request.value?.given).toEqual({ bonds: 1 })
  })

  it('rolls the dice that do not lie yet: of both, they are the table’s', () => {
    const run = runOf([hero('ysolt')], { move: 'faceDanger', ...ysolt })
    run.typeDice([3])
    run.rollHere()
    expect(run.draft.value.inputs).toMatchObject({ dice: [3, expect.any(Number)], typed: true })
    // What was typed is taken back by hand alone; the app’s own dice may be rolled again.
    const { dice } = run.draft.value.inputs
    run.rollHere()
    expect(run.draft.value.inputs).toMatchObject({ dice, typed: true })
    run.typeDice([])
    run.rollHere()
    expect(run.draft.value.inputs).toMatchObject({ typed: false })
    run.rollHere()
    expect(run.draft.value.inputs.dice).toHaveLength(2)
  })

  it('says which question is open once the dice lie, before the roll and after it', () => {
    const run = runOf([hero('ysolt')], { move: 'faceDanger', ...ysolt })
    run.typeDice([3, 4])
    expect(run.read.value).toMatchObject({
      reading: null,
      wanted: { key: 'runner.refused.unanswered', with: { question: '@runner.ask.stat' } },
    })
    run.answer('stat', 'steel')
    expect(run.read.value).toMatchObject({ reading: {}, wanted: null })
  })

  it('is read only when it is said who it was, and nobody is an answer', () => {
    const run = inflictHarm()
    run.typeDice([6])
    expect(run.read.value.reading).toBeNull()
    run.cast('actor', null)
    expect(run.read.value.reading?.sum.total).toBe(9)
  })

  it('needs an actor where the move does', () => {
    const run = runOf([hero('ysolt'), foe()], { move: 'engage', ...vane })
    run.cast('actor', null)
    run.typeDice([6, 6])
    expect(run.isCast.value).toBe(false)
    run.cast('actor', ysolt.actor)
    expect(run.read.value.reading?.band).toBe('10+')
  })

  it('DW-009 asks on whom damage lands, and nobody of the cast is an answer', () => {
    const ogre: MovePerson = {
      ...{ type: 'npc', id: 'ogre', key: 'npc:ogre', name: 'The ogre' },
      sheet: dungeonWorld.sheets.npc.parse({ hp: 12, maxHp: 12 }),
    }
    const fighter = { ...hero('ysolt'), sheet: dungeonWorld.sheets.character.parse({}) }
    const table = { system: dungeonWorld.id, moves: dungeonWorld.moves, people: [fighter, ogre] }
    const struck = (dice: number[], start: object = {}) => {
      const run = useMoveRun(() => table, { move: 'hackAndSlash', ...ysolt, ...start })
      run.typeDice(dice)
      run.answer('damage', 5)
      return run
    }
    const run = struck([4, 3])
    expect([run.wantsTarget.value, run.request.value]).toEqual([true, null])
    run.cast('target', null)
    expect(run.wantsTarget.value).toBe(false)
    expect(run.request.value).toMatchObject({ move: 'hackAndSlash' })
    run.cast('target', ogre.key)
    expect(run.request.value).toMatchObject({ target: { type: 'npc', id: 'ogre' } })
    expect(struck([4, 3], { target: ogre.key }).wantsTarget.value).toBe(false)
    // A miss deals nothing.
    expect(struck([1, 1]).request.value).toMatchObject({ move: 'hackAndSlash' })
  })

  it('cannot be confirmed before its picks are legal, and says why', () => {
    const run = inflictHarm()
    run.cast('actor', ysolt.actor)
    run.setFigure('harm', 6)
    run.typeDice([6])
    run.take(['wound'])
    expect(run.read.value.refused?.key).toBe('ironFist.inflictHarm.refused.oneOrTwoLesser')
    expect(run.request.value).toBeNull()
    run.take(['wound', 'edge'])
    expect(run.read.value.refused).toBeNull()
    expect(run.read.value.outcome?.effects).toHaveLength(2)
    expect(run.request.value).toEqual({
      ...{ system: 'iron-fist', move: 'inflictHarm', typed: true, fewer: false, answers: {} },
      actor: { type: 'character', id: 'ysolt' },
      target: { type: 'npc', id: 'vane' },
      ...{ given: { harm: 6, ap: 0 }, dice: [6], picks: ['wound', 'edge'], fight: 'fight-1' },
      ...{ about: '', modifiers: [], tracks: {} },
    })
  })

  it('IF-120 lets go of a target that the next move cannot have, and keeps the actor', () => {
    const run = runOf([hero('ysolt'), hero('maro'), foe()], {
      ...{ move: 'engage', ...ysolt, target: 'character:maro' },
    })
    run.choose('inflictHarm')
    expect(run.draft.value).toMatchObject({ actor: ysolt.actor, target: null })
    run.cast('target', 'character:maro')
    expect(run.isCast.value).toBe(false)
    run.cast('target', vane.target)
    expect(run.isCast.value).toBe(true)
  })

  it('nobody is their own target', () => {
    const run = runOf([hero('ysolt'), hero('maro')], { move: 'engage', target: ysolt.actor })
    run.cast('actor', ysolt.actor)
    expect(run.target.value).toBeUndefined()
  })

  it('IF-017 waits for the stat before the dice are read, and asks what follows', () => {
    const run = runOf([hero('ysolt', { stats: { edge: 2 } }), foe()], {
      ...{ move: 'faceDanger', ...ysolt, ...vane },
    })
    run.typeDice([4, 4])
    expect(run.read.value.asksBefore.map(({ id }) => id)).toEqual(['stat'])
    expect(run.read.value.reading).toBeNull()
    run.answer('stat', 'edge')
    expect(run.read.value.reading).toMatchObject({ band: '10+', sum: { total: 10 } })
    expect(run.read.value.asksAfter.map(({ id }) => id)).toEqual(['yield'])
    expect(run.request.value).toBeNull()
    run.answer('yield', 'yields')
    expect(run.request.value?.answers).toEqual({ stat: 'edge', yield: 'yields' })
  })

  it('sends no answer to a question that is not asked any more', () => {
    const run = runOf([hero('ysolt'), foe()], { move: 'faceDanger', ...ysolt, ...vane })
    run.answer('stat', 'edge')
    run.typeDice([6, 6])
    run.answer('yield', 'yields')
    run.typeDice([1, 1])
    expect(run.request.value?.answers).toEqual({ stat: 'edge' })
  })

  it('IF-011 offers the swap with what it would make of the roll; other dice take it back', () => {
    const people = [hero('ysolt', { advantageDie: 5, stats: { steel: 1 } }), foe()]
    const run = runOf(people, { move: 'engage', ...ysolt, ...vane })
    run.typeDice([2, 4])
    expect(run.read.value.swaps?.offers).toMatchObject([
      { swap: { die: 0 }, total: 10, band: '10+', leaves: 1 },
      { swap: { die: 1 }, total: 8, band: '7-9', leaves: 1 },
    ])
    run.swapIn({ die: 0 })
    expect(run.read.value.reading).toMatchObject({ band: '10+', sum: { total: 10 } })
    expect(run.read.value.plain).toMatchObject({ band: '7-9', sum: { total: 7 } })
    expect(run.read.value.swaps?.offers).toHaveLength(2)
    run.typeDice([2, 3])
    expect(run.draft.value.inputs.swap).toBeUndefined()
  })

  it('IF-040 IF-006 help moves the band and leaves the total, whenever it comes', async () => {
    const helps = ref<HelpDraft[]>([])
    const run = runOf([hero('ysolt'), foe()], { move: 'lie', ...ysolt, ...vane }, () => helps.value)
    run.typeDice([4, 4])
    expect(run.read.value.reading?.band).toBe('7-9')
    helps.value = [helpUp]
    await nextTick()
    expect(run.read.value.reading).toMatchObject({ band: '10+', sum: { total: 8 } })
    run.take(['three'])
    expect(run.request.value).not.toBeNull()
    expect(run.request.value).not.toHaveProperty('shift')
    helps.value = []
    await nextTick()
    expect(run.draft.value.inputs.picks).toEqual([])
  })

  it('IF-040 IF-042 weighs the help that may come, and none more than counts', async () => {
    const helps = ref<HelpDraft[]>([])
    const run = runOf([hero('ysolt'), foe()], { move: 'lie', ...ysolt, ...vane }, () => helps.value)
    const bands = () =>
      run.read.value.oddsWithHelp.map(({ rule, odds }) => [rule, ...odds.map(({ band }) => band)])
    expect(bands()).toEqual([
      ['IF-040', '10+', '7-9'],
      ['IF-042', '7-9', '6-'],
    ])
    helps.value = [helpUp]
    await nextTick()
    expect(run.read.value.odds.map(({ band }) => band)).toEqual(['10+', '7-9'])
    expect(bands()).toEqual([])
    helps.value = []
    await nextTick()
    run.typeDice([4, 4])
    expect(bands()).toEqual([])
  })

  it('IF-040 weighs no help where nobody asks', () => {
    const people = [hero('ysolt'), foe()]
    const run = runOf(people, { move: 'lie', ...ysolt, ...vane }, () => [], false)
    expect(run.read.value.odds).not.toEqual([])
    expect(run.read.value.oddsWithHelp).toEqual([])
  })

  it('says that the app rolled, and rolls fair faces', () => {
    const run = inflictHarm('minion')
    run.cast('actor', null)
    run.rollHere()
    expect(run.draft.value.inputs.dice).toHaveLength(2)
    expect(run.draft.value.inputs.dice.every((face) => face >= 1 && face <= 6)).toBe(true)
    expect(run.draft.value.inputs.typed).toBe(false)
    run.typeDice([3, 3])
    expect(run.draft.value.inputs.typed).toBe(true)
  })

  it('lets go of picks that another reading does not offer', async () => {
    const run = inflictHarm()
    run.cast('actor', ysolt.actor)
    run.setFigure('harm', 6)
    run.typeDice([6])
    run.take(['dead'])
    await nextTick()
    run.typeDice([2])
    await nextTick()
    expect(run.read.value.reading?.band).toBe('7-9')
    expect(run.draft.value.inputs.picks).toEqual([])
  })

  it('IF-083 a move that would follow can be left out before anything lands', () => {
    const run = runOf([hero('ysolt'), foe()], { move: 'engage', ...ysolt, ...vane })
    run.typeDice([4, 4])
    run.take(['e'])
    expect(run.read.value.outcome?.leadsTo).toMatchObject([{ oneOf: ['inflictHarm'] }])
    run.keep([])
    expect(run.read.value.outcome?.leadsTo).toHaveLength(1)
    expect(run.request.value?.followUps).toEqual([])
    run.take(['b'])
    expect(run.request.value?.followUps).toBeUndefined()
  })
})
