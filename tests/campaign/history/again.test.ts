import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adventurers, system } from '../../support/adventurers'
import { content } from '../../support/dump'
import { playedDry, tactics } from '../../support/fight/dry-runs'
import { fighting } from '../../support/fight/fight'
import { bridgeFight } from '../../support/fight/short-fight'
import { closeMission, missionId } from '../../support/mission'
import { sampleWorkspace, type testWorkspace } from '../../support/workspace'

type Table = ReturnType<typeof testWorkspace>

const character = (id: string) => ({ type: 'character' as const, id })

/** A table at which Ysolt rolled snake eyes on what she knows, and more happened since. */
async function mistaken() {
  const table = await adventurers()
  const { run, ysolt, maro } = table
  const lore = { system, move: 'spoutLore', typed: true }
  await run('move.confirm', { ...lore, actor: character(ysolt), dice: [1, 1] })
  const { noteId } = await run('note.create', { title: 'The ford' })
  await run('move.confirm', { ...lore, actor: character(maro), dice: [5, 4] })
  const rolls = await run('history.rolls', {})
  return { ...table, rolls, noteId, lore }
}

/** The number of a roll that is there. */
const idOf = (roll?: { id: number }) => roll?.id ?? 0

const told = async ({ run }: Pick<Table, 'run'>) =>
  (await run('journal.recent', { limit: 500 })).map(({ fact }) => fact)

describe('a roll that is put right later', () => {
  it('lists the rolls, newest first, as they are typed', async () => {
    const { rolls } = await mistaken()
    expect(rolls.map(({ rolls: typed, after }) => [typed, after])).toEqual([
      [['5 4'], 0],
      [['1 1'], 2],
    ])
  })

  it('is rolled again, and what came after it is done again with its ids and times', async () => {
    const table = await mistaken()
    const { run, rolls, noteId } = table
    const [later, mistake] = rolls
    const before = await run('history.list', {})
    expect(await run('inbox.list', {})).toHaveLength(1)
    const corrected = await run('history.correct', {
      batchId: mistake?.id ?? 0,
      rolls: ['4  3'],
    })
    expect(corrected).toEqual({ before: later?.id, done: 2, stopped: null })
    expect(await run('inbox.list', {})).toEqual([])
    expect((await run('note.list', {})).notes.map(({ id }) => id)).toContain(noteId)
    const after = await run('history.list', {})
    const named = ({ batches }: typeof before) => batches.map(({ label, at }) => [label, at])
    expect(named(after)).toEqual(named(before))
    const facts = (await told(table)).filter(({ kind }) => kind === 'move.made')
    expect(facts.map(({ dice }) => dice?.faces)).toEqual([
      [5, 4],
      [4, 3],
    ])
  })

  it('can be taken back: what was before is a branch', async () => {
    const { run, rolls, workspace } = await mistaken()
    const was = content(workspace.file)
    const { before } = await run('history.correct', {
      batchId: rolls[1]?.id ?? 0,
      rolls: ['6 6'],
    })
    expect(content(workspace.file)).not.toEqual(was)
    await run('history.goTo', { batchId: before })
    expect(content(workspace.file)).toEqual(was)
  })

  it('leaves everything as it was where the rules refuse it', async () => {
    const { run, call, rolls, workspace } = await mistaken()
    const [was, listed] = [content(workspace.file), await run('history.list', {})]
    const correct = (typed: string[]) =>
      call('history.correct', { batchId: rolls[1]?.id ?? 0, rolls: typed })
    for (const typed of [['7 1'], ['1'], ['1 1 1'], ['one'], ['1 1', '2'], []]) {
      expect(await correct(typed), typed.join()).toMatchObject({ ok: false })
    }
    expect(content(workspace.file)).toEqual(was)
    expect((await run('history.list', {})).batches).toEqual(listed.batches)
  })

  it('is made anew where it asks something else now, and what came after it is done again', async () => {
    const { run, call, rolls, ysolt, lore, noteId } = await mistaken()
    const [later, mistake] = rolls
    await run('history.goTo', { batchId: mistake?.before ?? 0 })
    await run('move.confirm', { ...lore, actor: character(ysolt), dice: [6, 6] })
    const rest = { after: mistake?.id ?? 0, upTo: later?.id ?? 0 }
    expect(await run('history.goOn', rest)).toEqual({ done: 2, stopped: null })
    expect((await run('note.list', {})).notes.map(({ id }) => id)).toContain(noteId)
    expect((await run('history.rolls', {})).map(({ rolls: typed }) => typed)).toEqual([
      ['5 4'],
      ['6 6'],
    ])
    expect((await call('history.goOn', { after: 1, upTo: 2 })).ok).toBe(true)
  })

  it('does nothing again that was made by hand since, for it would be done twice', async () => {
    const { run, call, rolls, ysolt, maro, lore } = await mistaken()
    const [later, mistake] = rolls
    const since = mistake?.before ?? 0
    await run('history.goTo', { batchId: since })
    const rest = { after: idOf(mistake), upTo: idOf(later), since }
    const made = () => run('history.madeSince', rest)
    expect(await made()).toEqual({ made: 0, repeats: false, isBack: false })
    await run('move.confirm', { ...lore, actor: character(ysolt), dice: [6, 6] })
    expect(await made()).toEqual({ made: 1, repeats: false, isBack: false })
    await run('move.confirm', { ...lore, actor: character(maro), dice: [2, 3] })
    expect(await made()).toEqual({ made: 2, repeats: true, isBack: false })
    expect(await call('history.goOn', rest)).toMatchObject({
      error: { code: 'refused', message: { key: 'refusal.madeByHand' } },
    })
    expect((await run('history.rolls', {})).map(({ rolls: typed }) => typed)).toEqual([
      ['2 3'],
      ['6 6'],
    ])
    await run('history.undo', {})
    expect(await run('history.goOn', rest)).toEqual({ done: 2, stopped: null })
  })

  it('may be another character’s: the move is theirs, and what came after it is done again', async () => {
    const table = await mistaken()
    const { run, call, rolls, ysolt, maro, tamsin, noteId } = table
    const [, mistake] = rolls
    expect(rolls.map(({ actor }) => actor)).toEqual([maro, ysolt])
    const batchId = mistake?.id ?? 0
    const asked = { batchId, rolls: ['1 1'], actor: tamsin }
    expect(await run('history.correct', asked)).toMatchObject({ done: 2, stopped: null })
    const made = (await told(table)).filter(({ kind }) => kind === 'move.made')
    expect(made.map(({ about, dice }) => [about[0]?.name, dice?.faces])).toEqual([
      ['Maro', [5, 4]],
      ['Tamsin', [1, 1]],
    ])
    // A miss is marked on the sheet of whoever made it, and no longer on that of the other.
    const xp = async () =>
      (await run('character.list', {})).map(({ name, sheets }) => [
        name,
        (sheets[system] as { xp?: number } | undefined)?.xp,
      ])
    expect(Object.fromEntries(await xp())).toEqual({ Ysolt: 0, Maro: 0, Tamsin: 1 })
    expect((await run('note.list', {})).notes.map(({ id }) => id)).toContain(noteId)
    expect((await run('history.rolls', {})).map(({ actor }) => actor)).toEqual([maro, tamsin])
    const [, now] = await run('history.rolls', {})
    const gone = { batchId: now?.id ?? 0, rolls: ['1 1'], actor: 'character-none' }
    expect(await call('history.correct', gone)).toMatchObject({ error: { code: 'refused' } })
    expect((await run('history.rolls', {})).map(({ actor }) => actor)).toEqual([maro, tamsin])
  })

  it('is nobody’s who has another part in it', async () => {
    const { run, call, ysolt, maro } = await mistaken()
    await run('move.confirm', {
      ...{ system, move: 'hackAndSlash', typed: true, dice: [5, 5], actor: character(ysolt) },
      ...{ target: character(maro), picks: ['clean'], answers: { damage: 2 } },
    })
    const [blow] = await run('history.rolls', {})
    const asked = { batchId: blow?.id ?? 0, rolls: blow?.rolls ?? [], actor: maro }
    expect(await call('history.correct', asked)).toMatchObject({
      error: { code: 'refused', message: { key: 'refusal.hasPart' } },
    })
  })

  it('may be a figure that was typed with it: damage', async () => {
    const { run, call, ysolt, ogre } = await mistaken()
    await run('move.confirm', {
      ...{ system, move: 'hackAndSlash', typed: true, actor: character(ysolt), dice: [5, 5] },
      ...{ target: { type: 'npc', id: ogre }, picks: ['clean'], answers: { damage: 2 } },
    })
    const [blow] = await run('history.rolls', {})
    expect(blow?.rolls).toEqual(['5 5', '2'])
    // A field that is emptied is said to be just that.
    expect(
      await call('history.correct', { batchId: idOf(blow), rolls: ['5 5', ''] }),
    ).toMatchObject({
      error: { code: 'refused', message: { key: 'refusal.rollsInPlace' } },
    })
    await run('history.correct', { batchId: blow?.id ?? 0, rolls: ['5 5', '6'] })
    const [npc] = (await run('npc.list', {})).npcs
    expect(npc?.sheets[system]).toMatchObject({ hp: 7 })
  })

  it('DW-021 is damage that was dealt, and no figures that were set by hand', async () => {
    const { run, ysolt, rolls } = await mistaken()
    const member = character(ysolt)
    const acted = (act: string, input: Record<string, number | Record<string, number>>) =>
      run('act.perform', { system, act, member, input })
    await acted('setFigures', { xp: 6, load: 9, scores: { cha: 15 } })
    await acted('takeItem', { weight: 3, ...({ name: 'Rope' } as object) })
    await acted('hurt', { points: 4 })
    const listed = await run('history.rolls', {})
    expect(listed.map((roll) => roll.rolls)).toEqual([['4'], ...rolls.map((roll) => roll.rolls)])
  })

  it('stops at what no longer can be, and goes on without it', async () => {
    const { run, rolls, lore, ysolt, workspace } = await mistaken()
    const [owed] = await run('inbox.list', {})
    await run('inbox.settle', { owedId: owed?.id ?? '', how: 'waived' })
    await run('move.confirm', { ...lore, actor: character(ysolt), dice: [6, 6] })
    const was = content(workspace.file)
    const corrected = await run('history.correct', {
      batchId: rolls[1]?.id ?? 0,
      rolls: ['6 6'],
    })
    expect(corrected).toMatchObject({ done: 2, stopped: { left: 2 } })
    const rest = corrected.stopped?.rest ?? { after: 0, upTo: 0 }
    expect(await run('history.goOn', rest)).toEqual({ done: 1, stopped: null })
    expect((await run('history.rolls', {})).map(({ rolls: typed }) => typed)).toEqual([
      ['6 6'],
      ['5 4'],
      ['6 6'],
    ])
    await run('history.goTo', { batchId: corrected.before })
    expect(content(workspace.file)).toEqual(was)
  })

  it('finds a reminder again that was let go of after it', async () => {
    const { run, ysolt } = await mistaken()
    await run('move.confirm', {
      ...{ system, move: 'defyDanger', typed: true, actor: character(ysolt), dice: [4, 4] },
      answers: { stat: 'dex' },
    })
    const falters = async () =>
      (await run('reminder.list', {})).filter(({ words: { key } }) => key.endsWith('.falter'))
    const [given] = await falters()
    expect(given).toBeDefined()
    await run('reminder.letGo', { reminderId: given?.id ?? 0 })
    for (const typed of ['4 3', '6 6']) {
      const [oldest] = (await run('history.rolls', {})).toReversed()
      expect(oldest?.rolls).not.toEqual([typed])
      expect(
        await run('history.correct', { batchId: oldest?.id ?? 0, rolls: [typed] }),
      ).toMatchObject({ done: 4, stopped: null })
      expect(await falters()).toEqual([])
    }
  })

  it('finds the blow that was owed by it again, though the roll was made anew by hand (DW-009)', async () => {
    const { run, ysolt, maro, ogre, lore, sheet } = await mistaken()
    const hack = { ...lore, move: 'hackAndSlash', actor: character(ysolt) }
    const onOgre = { ...hack, target: { type: 'npc' as const, id: ogre } }
    await run('move.confirm', {
      ...{ ...onOgre, dice: [6, 5], picks: ['reckless'], answers: { damage: 3, plusDie: 2 } },
    })
    const blowOwed = async () =>
      (await run('inbox.list', {})).filter(({ cause }) => cause.key.includes('hackAndSlash'))
    const [owed] = await blowOwed()
    await run('act.perform', {
      ...{ system, act: 'hurt', member: character(ysolt), input: { points: 4 } },
      owedId: owed?.id ?? '',
    })
    await run('move.confirm', {
      ...{ ...lore, move: 'volley', actor: character(maro), dice: [6, 6], answers: { damage: 2 } },
      target: { type: 'npc', id: ogre },
    })
    const [volley, , mistake] = await run('history.rolls', {})
    expect(mistake?.rolls[0]).toBe('6 5')
    // Of each it is known whose it is and what of.
    const { name } = (await run('character.list', {})).find(({ id }) => id === ysolt) ?? {}
    expect(mistake?.of.map(({ who }) => who)).toEqual([name, name, name])
    expect(mistake?.of[0]?.figure).toBeNull()
    expect(mistake?.of.map(({ figure }) => figure)).toContain('damage')
    await run('history.goTo', { batchId: mistake?.before ?? 0 })
    await run('move.confirm', { ...onOgre, dice: [4, 3], answers: { damage: 3 } })
    expect(await blowOwed()).toHaveLength(1)
    const rest = { after: idOf(mistake), upTo: idOf(volley) }
    expect(await run('history.goOn', rest)).toEqual({ done: 2, stopped: null })
    expect(await blowOwed()).toEqual([])
    expect((await run('reminder.list', {})).map(({ words }) => words.key)).not.toContain(
      'dungeonWorld.hackAndSlash.note.enemyAttacks',
    )
    expect(await sheet(ysolt)).toMatchObject({ hp: 10 })
    // And again, from the line that was made so.
    const [, , hackAnew] = await run('history.rolls', {})
    expect(
      await run('history.correct', { batchId: idOf(hackAnew), rolls: ['3 3', '1'] }),
    ).toMatchObject({ done: 2, stopped: null })
  })

  it('leaves what another move owes alone where the move that was paid for is left out', async () => {
    const { run, rolls, maro, ogre, lore } = await mistaken()
    const [mistake] = rolls
    const [before] = await run('inbox.list', {})
    const hack = { ...lore, move: 'hackAndSlash', actor: character(maro), dice: [6, 5] }
    await run('move.confirm', {
      ...{ ...hack, picks: ['reckless'], answers: { damage: 3, plusDie: 2 } },
      target: { type: 'npc', id: ogre },
    })
    const owed = (await run('inbox.list', {})).find(({ cause }) =>
      cause.key.includes('hackAndSlash'),
    )
    await run('act.perform', {
      ...{ system, act: 'hurt', member: character(maro), input: { points: 4 } },
      owedId: owed?.id ?? '',
    })
    await run('note.create', { title: 'Last' })
    const { batches } = await run('history.list', {})
    const [last, , blow] = batches
    await run('history.goTo', { batchId: mistake?.before ?? 0 })
    await run('move.confirm', { ...lore, actor: character(maro), dice: [2, 1] })
    const stillOwed = (await run('inbox.list', {})).map(({ id }) => id)
    expect(stillOwed).toHaveLength(2)
    expect(stillOwed).toContain(before?.id)
    // All but the blow is done again.
    const gone = await run('history.goOn', { after: idOf(blow), upTo: idOf(last) })
    expect(gone).toMatchObject({ done: 0, stopped: { left: 2, why: { key: 'refusal.gone' } } })
    expect((await run('inbox.list', {})).map(({ id }) => id)).toEqual(stillOwed)
  })

  it('says whether it is a move, or which mission it closes', async () => {
    const table = await sampleWorkspace()
    await closeMission(table)
    const rolls = await table.run('history.rolls', {})
    const closing = rolls.filter(({ closes }) => closes !== null)
    expect(closing.length).toBeGreaterThan(1)
    expect(new Set(closing.map(({ closes }) => closes))).toEqual(new Set([missionId]))
    expect(closing.some(({ isMove }) => isMove)).toBe(false)
    const { rolls: moves } = await mistaken()
    expect(moves.map(({ isMove, closes }) => [isMove, closes])).toEqual([
      [true, null],
      [true, null],
    ])
  })

  it('cannot be where it is not known what a step was asked', async () => {
    const { run, call, rolls, workspace } = await mistaken()
    workspace.carryOut(
      'file.import',
      () => ({ key: 'test' }),
      (write) => write.run(`UPDATE campaign SET name = 'Another'`),
    )
    await run('note.create', { title: 'Left' })
    const corrected = await run('history.correct', {
      batchId: rolls[1]?.id ?? 0,
      rolls: ['6 6'],
    })
    expect(corrected).toMatchObject({
      done: 2,
      stopped: { left: 2, why: { key: 'refusal.notDoneAgain' } },
    })
    expect(await call('history.correct', { batchId: 1, rolls: ['6 6'] })).toMatchObject({
      error: { code: 'refused' },
    })
  })
})

describe('a fight in which a roll is put right', () => {
  it('comes out as it was where the roll is what it was, wherever it lies', async () => {
    const table = await sampleWorkspace()
    const { run, workspace } = table
    const { act, snapshot } = fighting(table, bridgeFight)
    const { events } = playedDry(await snapshot(), { seed: 7, tactics: tactics(), mostTurns: 2 })
    for (const event of events) await act(event)
    const [was, facts] = [content(workspace.file), await told(table)]
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (pick) => {
        const rolls = await run('history.rolls', {})
        const roll = rolls[pick % rolls.length]
        const corrected = await run('history.correct', {
          batchId: roll?.id ?? 0,
          rolls: roll?.rolls ?? [],
        })
        expect(corrected).toMatchObject({ done: roll?.after, stopped: null })
        expect(content(workspace.file)).toEqual(was)
        expect(await told(table)).toEqual(facts)
      }),
      { numRuns: 12 },
    )
    await run('history.goTo', { batchId: 0 })
    expect((await snapshot()).value).toBe('ready')
  })
})
