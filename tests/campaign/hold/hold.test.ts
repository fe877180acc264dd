import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'

const system = 'iron-fist'
const ysolt = { type: 'character' as const, id: 'character-ysolt' }
const maro = { type: 'character' as const, id: 'character-maro' }

async function table(move = 'manipulate', dice = [6, 6], picks = ['two']) {
  const workspace = await sampleWorkspace()
  await workspace.run('move.confirm', {
    ...{ system, move, actor: ysolt, target: maro, dice, picks },
    typed: true,
  })
  const holds = await workspace.run('hold.list', {})
  const [hold] = holds
  if (!hold) throw new Error('no hold')
  const sheet = async (id: string) => {
    const found = (await workspace.run('character.list', {})).find((each) => each.id === id)
    return found?.sheets[system] as { advantageDie: number; xp: number }
  }
  return { ...workspace, hold, holds, sheet }
}

describe('holds', () => {
  it('IF-013 IF-014 IF-026 are spent one by one, and the last takes the influence along', async () => {
    const { run, hold, sheet } = await table()
    const [xp, die] = [(await sheet(maro.id)).xp, (await sheet(ysolt.id)).advantageDie]
    expect(await run('hold.spend', { holdId: hold.id, option: 'b' })).toEqual({ left: 1 })
    expect((await sheet(maro.id)).xp).toBe(xp + 1)
    expect(await run('hold.spend', { holdId: hold.id, option: 'b', granted: false })).toEqual({
      left: 0,
    })
    expect((await sheet(maro.id)).xp).toBe(xp + 1)
    expect((await sheet(ysolt.id)).advantageDie).toBe(die + 1)
    expect(await run('hold.list', {})).toEqual([])
  })

  it('IF-033 over a situation are told with it, in the words of the table or in ours', async () => {
    const told: string[] = []
    for (const about of ['the reeds', '']) {
      const { run } = await sampleWorkspace()
      const asked = { system, move: 'perception', actor: ysolt, dice: [4, 4], typed: true }
      await run('move.confirm', { ...asked, about })
      const [hold] = await run('hold.list', {})
      const option = hold?.options[0]?.id ?? ''
      await run('hold.spend', { holdId: hold?.id ?? '', option })
      const facts = (await run('journal.recent', { limit: 3 })).map(({ fact }) => fact)
      const spent = facts.find(({ kind }) => kind === 'hold.spent')
      told.push(spent ? words.tell(spent) : '')
    }
    expect(told[0]).toMatch(/^Ysolt spent a hold on the reeds: ./)
    expect(told[1]).toMatch(/^Ysolt spent a hold on what is at hand: ./)
  })

  it('IF-035 keep what was asked and answered in the log, and for players only where it is told', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId } = await run('session.start', {})
    const made = { system, move: 'perception', actor: ysolt, dice: [5, 5], typed: true }
    await run('move.confirm', { ...made, picks: ['two'], about: 'the reeds' })
    const [hold] = await run('hold.list', {})
    expect(hold?.whom).toBe('the reeds')
    const question = { holdId: hold?.id ?? '', option: 'own', asked: 'Who cut the rope?' }
    const log = async () => {
      const facts = (await run('journal.recent', { limit: 3 })).map(({ fact }) => fact)
      const spent = facts.find(({ kind }) => kind === 'hold.spent')
      return spent ? words.tell(spent) : ''
    }
    const told = async (audience: 'gm' | 'players') =>
      JSON.stringify(await run('report.read', { subject: 'session', id: sessionId, audience }))
    await run('hold.spend', { ...question, answered: 'The reeve’s son' })
    const line = /Ysolt spent a hold on the reeds: .*: Who cut the rope\? – The reeve’s son/
    expect(await log()).toMatch(line)
    expect(await told('gm')).toMatch(line)
    expect(await told('players')).not.toContain('rope')
    await run('hold.spend', { ...question, answered: 'Nobody here', isTold: true })
    expect(await told('players')).toContain('Who cut the rope? – Nobody here')
    expect(await told('players')).not.toContain('son')
  })

  it('IF-036 IF-037 buy questions about what they are over: a person, a situation, or what words name', async () => {
    const { run, call } = await sampleWorkspace()
    const asked = { system, move: 'perception', actor: ysolt, dice: [4, 4], typed: true }
    for (const over of [{ target: maro }, {}, { about: 'the ferryman' }]) {
      await run('move.confirm', { ...asked, ...over })
    }
    const [person, situation, words] = await run('hold.list', {})
    const offered = [person, situation, words].map((hold) => {
      const ids = hold?.options.map(({ id }) => id) ?? []
      return ['truth', 'way', 'own'].map((id) => ids.includes(id))
    })
    expect(offered).toEqual([
      [true, false, true],
      [false, true, true],
      [true, true, true],
    ])
    for (const [hold, option] of [
      [person, 'way'],
      [situation, 'truth'],
    ] as const) {
      const reply = await call('hold.spend', { holdId: hold?.id ?? '', option })
      expect(reply).toMatchObject({ error: { message: { key: 'hold.refused.about' } } })
    }
  })

  it('IF-025 refuses a weighty request that the holds do not reach for', async () => {
    const { run, call, hold } = await table()
    await run('hold.spend', { holdId: hold.id, option: 'c' })
    expect(await call('hold.spend', { holdId: hold.id, option: 'a', heavy: true })).toEqual({
      ok: false,
      error: {
        code: 'refused',
        message: { key: 'hold.refused.tooFew', with: { cost: 2, left: 1 } },
      },
    })
    expect(await call('hold.spend', { holdId: hold.id, option: 'fly' })).toMatchObject({
      ok: false,
    })
  })

  it('are let go though a sheet they stand on is gone, and a scene ends with them', async () => {
    const { run, call, hold } = await table()
    await run('sheet.remove', { member: maro, system })
    expect(await call('hold.spend', { holdId: hold.id, option: 'b' })).toMatchObject({
      error: { message: { key: 'refusal.noSheet' } },
    })
    await run('hold.endScene', {})
    expect(await run('hold.list', {})).toEqual([])
  })

  it('IF-038 a miss at perceiving a character gives both a hold; dropping one pays its target', async () => {
    const { run, holds, sheet } = await table('perception', [1, 1], [])
    expect(
      holds.map(({ character_id: owner, target_character_id: over }) => [owner, over]),
    ).toEqual([
      [ysolt.id, maro.id],
      [maro.id, ysolt.id],
    ])
    const xp = (await sheet(maro.id)).xp
    await run('hold.drop', { holdId: holds[0]?.id ?? '' })
    expect((await sheet(maro.id)).xp).toBe(xp + 1)
  })

  it('IF-038 questions asked back pay nobody, spent or dropped', async () => {
    const { run, holds, sheet } = await table('perception', [1, 1], [])
    const { xp } = await sheet(ysolt.id)
    const back = holds[1]?.id ?? ''
    await run('hold.spend', { holdId: back, option: 'truth' })
    expect((await sheet(ysolt.id)).xp).toBe(xp)
    await run('history.undo', {})
    await run('hold.drop', { holdId: back })
    expect((await sheet(ysolt.id)).xp).toBe(xp)
  })

  it('IF-014 are let go in the history by whose they are, over whom, and how many', async () => {
    const { run, hold } = await table()
    await run('hold.spend', { holdId: hold.id, option: 'b' })
    await run('hold.drop', { holdId: hold.id })
    const { batches } = await run('history.list', { limit: 2 })
    expect(batches.map(({ label }) => words.say(label))).toEqual([
      'Ysolt lets a hold over Maro go',
      'Ysolt spends a hold over Maro',
    ])
  })

  it('IF-014 the end of a scene clears them all, and undo brings them back', async () => {
    const { run, workspace } = await table()
    const before = content(workspace.file)
    await run('hold.endScene', {})
    expect(await run('hold.list', {})).toEqual([])
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })
})
