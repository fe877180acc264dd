import { describe, expect, it } from 'vitest'
import { adventurers, system } from '../../support/adventurers'
import { words } from '../../../src/campaign/words'

const ysoltFalters = { system, move: 'defyDanger', dice: [4, 4], answers: { stat: 'dex' } }

/** A table at which a move has just asked for something to be kept in mind. */
async function faltering() {
  const table = await adventurers()
  const actor = { type: 'character' as const, id: table.ysolt }
  const falter = (also: object = {}) =>
    table.run('move.confirm', { ...ysoltFalters, actor, ...also })
  await falter()
  const read = async () =>
    (await table.run('reminder.list', {})).map(({ words: { key } }) => key.split('.').at(-1))
  return { ...table, falter, read }
}

describe('what a move asks to be kept in mind', () => {
  it('stays when another move lands and when the campaign is opened again, until it is let go of', async () => {
    const { run, falter, read, workspace } = await faltering()
    await falter()
    expect(await read()).toEqual(['falter', 'falter'])
    await run('file.open', { path: workspace.file.path })
    const [first, second] = await run('reminder.list', {})
    expect(first?.about).toMatchObject([{ name: 'Ysolt' }])
    await run('reminder.letGo', { reminderId: first?.id ?? 0 })
    expect(await run('reminder.list', {})).toEqual([second])
    await run('history.undo', {})
    expect(await run('reminder.list', {})).toEqual([first, second])
  })

  it('goes with the move that is taken back', async () => {
    const { run, read } = await faltering()
    await run('history.undo', {})
    expect(await read()).toEqual([])
    await run('history.redo', {})
    expect(await read()).toEqual(['falter'])
  })

  it('is let go of once', async () => {
    const { run, call } = await faltering()
    const [{ id: reminderId = 0 } = {}] = await run('reminder.list', {})
    await run('reminder.letGo', { reminderId })
    expect(await call('reminder.letGo', { reminderId })).toMatchObject({
      error: { code: 'refused', message: { key: 'refusal.gone' } },
    })
  })

  it('DW-017 is done with once the move of the GM’s that it speaks of was made, or let go', async () => {
    const { run, read, falter } = await faltering()
    await falter()
    const owed = await run('inbox.list', {})
    expect(await read()).toEqual(['falter', 'falter'])
    await run('inbox.settle', { owedId: owed[1]?.id ?? '', how: 'made' })
    // The other one is owed still.
    const [left, ...others] = await run('reminder.list', {})
    expect([left?.at, others]).toEqual([owed[0]?.at, []])
    await run('inbox.settle', { owedId: owed[0]?.id ?? '', how: 'waived' })
    expect(await read()).toEqual([])
    await run('history.undo', {})
    expect(await read()).toEqual(['falter'])
  })

  it('DW-009 is done with once the blow of it lands on the one it is about', async () => {
    const { run, read, falter, ysolt, maro } = await faltering()
    await falter({ move: 'hackAndSlash', dice: [3, 3], answers: { damage: 3 } })
    const isOpen = async () => (await read()).includes('enemyAttacks')
    const hurt = (id: string) =>
      run('act.perform', {
        ...{ system, act: 'hurt', member: { type: 'character', id }, input: { points: 2 } },
      })
    await hurt(maro)
    expect(await isOpen()).toBe(true)
    await hurt(ysolt)
    const log = (await run('journal.recent', { limit: 8 })).map(({ fact }) => words.tell(fact))
    expect(log.filter((line) => /^(Done|Dismissed): /.test(line))).toEqual([
      expect.stringMatching(/^Done: /),
    ])
    expect(await isOpen()).toBe(false)
    await run('history.undo', {})
    expect(await isOpen()).toBe(true)
  })

  it('tells what the dice came to where nobody saw them', async () => {
    const { run, falter } = await faltering()
    await falter({ isUnseen: true })
    const said = (await run('reminder.list', {})).map((each) => words.say(each.words))
    expect(said[1]).toMatch(/Defy Danger, Ysolt: dice 4, 4; total \d+ \(/)
  })

  it('says whose move it came from, and which', async () => {
    const { run, falter, maro } = await faltering()
    await falter({ isUnseen: true, actor: { type: 'character', id: maro } })
    const said = (await run('reminder.list', {})).map(({ from }) => from && words.say(from))
    const maros = 'from Maro’s Defy Danger'
    expect(said).toEqual(['from Ysolt’s Defy Danger', maros, maros])
  })

  it('DW-017 is one debt with the move that it speaks of: let go, neither is left, nor told twice', async () => {
    const { run, read, falter } = await faltering()
    await falter()
    const [owed] = await run('inbox.list', {})
    expect(owed?.notes.map(({ key }) => key.split('.').at(-1))).toEqual(['falter'])
    const kinds = (await run('session.looseEnds', {})).map(({ kind }) => kind)
    // As many as the list of moves that are owed has, and none of them again as a reminder.
    expect(kinds).toEqual((await run('inbox.list', {})).map(() => 'owedMove'))
    const [first] = await run('reminder.list', {})
    await run('reminder.letGo', { reminderId: first?.id ?? 0 })
    expect([await read(), await run('inbox.list', {})]).toMatchObject([['falter'], [{}]])
    expect(await run('inbox.list', {})).toHaveLength(1)
    await run('reminder.letAllGo', {})
    expect([await read(), await run('inbox.list', {})]).toEqual([[], []])
    await run('history.undo', {})
    expect(await run('inbox.list', {})).toHaveLength(1)
  })

  it('is named when a session ends, with the move it came from', async () => {
    const { run } = await faltering()
    const ends = await run('session.looseEnds', {})
    const [end] = ends.filter(({ kind }) => kind === 'owedMove')
    const name = { key: expect.stringContaining('falter') }
    expect(end).toMatchObject({ name, isKeptInMind: true })
    expect(end?.detail && words.say(end.detail)).toBe('from Ysolt’s Defy Danger')
  })

  it('goes with the session where the game master says so, and comes back with it', async () => {
    const { run, falter, read } = await faltering()
    await run('session.start', {})
    await falter()
    await run('session.end', {})
    expect(await read()).toEqual(['falter', 'falter'])
    await run('history.undo', {})
    await run('session.end', { dismisses: true })
    expect(await read()).toEqual([])
    await run('history.undo', {})
    expect(await read()).toEqual(['falter', 'falter'])
  })

  it('DW-009 settles the move that is owed with it: the blow was that move', async () => {
    const { run, falter, ysolt, maro } = await faltering()
    const blow = { move: 'hackAndSlash', dice: [3, 3], answers: { damage: 3 } }
    const owed = async () => (await run('inbox.list', {})).map(({ cause }) => cause.key)
    await run('inbox.settle', {
      owedId: (await run('inbox.list', {}))[0]?.id ?? '',
      how: 'made',
    })
    await falter(blow)
    await falter({ ...blow, actor: { type: 'character', id: maro } })
    const one = 'dungeonWorld.hackAndSlash.title'
    expect(await owed()).toEqual([one, one])
    await run('act.perform', {
      ...{ system, act: 'hurt', member: { type: 'character', id: ysolt }, input: { points: 2 } },
    })
    const [left, ...others] = await run('inbox.list', {})
    expect([left?.about[0]?.name, others]).toEqual(['Maro', []])
    const [told] = (await run('journal.recent', { limit: 20 })).filter(
      ({ fact }) => fact.kind === 'gmMove.made',
    )
    expect(told && words.tell(told.fact)).toContain('Take damage')
    await run('history.undo', {})
    expect(await owed()).toEqual([one, one])
  })

  it('DW-009 a blow is the owed move that it is said to be, and no other', async () => {
    const { run, falter, read, ysolt } = await faltering()
    const blow = { move: 'hackAndSlash', answers: { damage: 3 } }
    await falter({ ...blow, dice: [3, 3] })
    await falter({ ...blow, dice: [1, 1] })
    const owed = async () => (await run('inbox.list', {})).map(({ id }) => id)
    const [, struckBack, missed] = await owed()
    const hurt = { system, act: 'hurt', member: { type: 'character' as const, id: ysolt } }
    const input = { points: 2 }
    // A miss leaves nothing to keep in mind, and the blow that follows from it is made by it all the same.
    await run('act.perform', { ...hurt, input, owedId: missed ?? '' })
    expect(await owed()).not.toContain(missed)
    expect(await read()).toContain('enemyAttacks')
    // A blow for another reason leaves what is owed as it was.
    await run('act.perform', { ...hurt, input, owedId: null })
    expect(await owed()).toContain(struckBack)
    expect(await read()).toContain('enemyAttacks')
    await run('act.perform', { ...hurt, input, owedId: struckBack ?? '' })
    expect(await owed()).not.toContain(struckBack)
    expect(await read()).not.toContain('enemyAttacks')
    await run('history.undo', {})
    expect(await owed()).toContain(struckBack)
    expect(await read()).toContain('enemyAttacks')
  })

  it('DW-009 DW-021 a blow that a guard is spent on is the one that was owed', async () => {
    const { run, falter, read, ysolt, maro } = await faltering()
    const member = (id: string) => ({ type: 'character' as const, id })
    await falter({ move: 'hackAndSlash', dice: [3, 3], answers: { damage: 3 } })
    const owed = async () => (await run('inbox.list', {})).length
    const [before, hp] = [await owed(), 14]
    const sheets = { [system]: { maxHp: 20, hp, defendHold: { count: 2, ward: 'Ysolt' } } }
    await run('character.edit', { characterId: maro, sheets })
    await run('move.confirm', {
      ...{ system, move: 'guard', actor: member(maro), ward: member(ysolt), picks: ['b'] },
      ...{ given: { incoming: 7 }, answers: { aim: 'ward' } },
    })
    expect(await read()).not.toContain('enemyAttacks')
    expect(await owed()).toBe(before - 1)
    const [hit] = (await run('character.list', {})).filter(({ id }) => id === ysolt)
    expect(hit?.sheets[system]).toMatchObject({ hp: hp - 3 })
    await run('history.undo', {})
    expect(await read()).toContain('enemyAttacks')
  })

  it('DW-009 a blow that was said to be made takes its reminder along once it lands', async () => {
    const { run, falter, read, ysolt } = await faltering()
    await falter({ move: 'hackAndSlash', dice: [3, 3], answers: { damage: 3 } })
    const [, struckBack] = await run('inbox.list', {})
    await run('inbox.settle', { owedId: struckBack?.id ?? '', how: 'made' })
    await run('act.perform', {
      ...{ system, act: 'hurt', member: { type: 'character', id: ysolt }, input: { points: 2 } },
      owedId: null,
    })
    expect(await read()).not.toContain('enemyAttacks')
  })
  it('DW-009 a blow that is owed and let go is not kept in mind any longer', async () => {
    const { run, falter, read } = await faltering()
    await falter({ move: 'hackAndSlash', dice: [3, 3], answers: { damage: 3 } })
    const [other, struckBack] = await run('inbox.list', {})
    await run('inbox.settle', { owedId: other?.id ?? '', how: 'waived' })
    expect(await read()).toContain('enemyAttacks')
    await run('inbox.settle', { owedId: struckBack?.id ?? '', how: 'waived' })
    expect(await read()).not.toContain('enemyAttacks')
    await run('history.undo', {})
    expect(await read()).toContain('enemyAttacks')
  })

  it('is dismissed as a whole, and comes back with one step', async () => {
    const { run, call, falter, read } = await faltering()
    await falter()
    await run('reminder.letAllGo', {})
    expect(await read()).toEqual([])
    expect(await call('reminder.letAllGo', {})).toMatchObject({
      error: { code: 'refused', message: { key: 'refusal.gone' } },
    })
    await run('history.undo', {})
    expect(await read()).toEqual(['falter', 'falter'])
  })
})
