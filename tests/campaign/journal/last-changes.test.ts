import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { sampleWorkspace } from '../../support/workspace'

const system = 'iron-fist'
const asked = { system, field: 'advantageDie' }
const member = { type: 'character' as const, id: 'character-ysolt' }
const maro = { type: 'character' as const, id: 'character-maro' }
const base = { system, given: {}, typed: true, picks: [], answers: { stat: 'steel' } }
const danger = { ...base, move: 'faceDanger', dice: [6, 6] }

describe('what last changed a figure', () => {
  it('IF-008 is one fact for each, the newest, with its cause', async () => {
    const { run } = await sampleWorkspace()
    expect(await run('journal.lastChanges', asked)).toEqual([])
    for (const actor of [member, maro, member]) await run('move.confirm', { ...danger, actor })
    const facts = (await run('journal.lastChanges', asked)).map(({ fact }) => fact)
    expect(facts.map(({ about, from, to }) => [about[0]?.id, from, to])).toEqual([
      [member.id, 3, 4],
      [maro.id, 1, 2],
    ])
    expect(facts[0]?.cause).toEqual({ key: 'ironFist.faceDanger.title' })
  })

  it('counts what was changed by hand, which has no cause', async () => {
    const { run } = await sampleWorkspace()
    await run('move.confirm', { ...danger, actor: member })
    const sheets = { [system]: { advantageDie: 5 } }
    await run('character.edit', { characterId: member.id, sheets })
    const facts = (await run('journal.lastChanges', asked)).map(({ fact }) => fact)
    expect(facts).toMatchObject([{ kind: 'sheet.edited', from: 3, to: 5 }])
    expect(facts[0]?.cause).toBeUndefined()
  })

  it('counts a change by hand that was one of several', async () => {
    const { run } = await sampleWorkspace()
    const sheets = { [system]: { advantageDie: 5, xp: 7 } }
    await run('character.edit', { characterId: member.id, sheets })
    const [last] = (await run('journal.lastChanges', asked)).map(({ fact }) => fact)
    expect(last && words.tell(last)).toMatch(
      /^Ysolt’s sheet was changed by hand: .*Advantage Die \d → 5/,
    )
  })

  it('finds a field that no system has words for', async () => {
    const { run } = await sampleWorkspace()
    const sheets = { [system]: { playbook: 'The Bellfounder' } }
    await run('character.edit', { characterId: member.id, sheets })
    const asking = { system, field: 'playbook' }
    expect(await run('journal.lastChanges', asking)).toMatchObject([
      { fact: { to: 'The Bellfounder' } },
    ])
  })

  it('leaves out what was undone, and other fields', async () => {
    const { run } = await sampleWorkspace()
    await run('move.confirm', { ...danger, actor: member })
    await run('move.confirm', { ...danger, actor: member })
    await run('history.undo', {})
    const [last] = await run('journal.lastChanges', asked)
    expect(last?.fact).toMatchObject({ from: 2, to: 3 })
    expect(await run('journal.lastChanges', { system, field: 'xp' })).toEqual([])
  })
})
