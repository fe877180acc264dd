import { describe, expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { sampleWorkspace } from '../../support/workspace'

/** What somebody types, though a message of the catalogues has that key. */
const typed = '@program.gaveUp'
const characterId = 'character-ysolt'
const modifier = { system: 'iron-fist', characterId, value: 1, words: typed }
const waiting = { kind: 'forward', scope: 'anyRoll', until: 'nextMatching' } as const

describe('a text that looks like a key of the catalogues', () => {
  it('is told as it was typed, in history and in the log', async () => {
    const { run } = await sampleWorkspace()
    await run('note.jot', { text: typed })
    await run('note.create', { title: typed, body: '' })
    await run('place.create', { name: typed })
    await run('mission.create', { name: typed })
    await run('encounter.create', { name: typed })
    await run('character.edit', { characterId, name: typed })
    await run('effect.lay', { ...modifier, ...waiting })
    const [own] = await run('modifier.list', {})
    await run('effect.lift', { effectId: own?.id ?? '' })

    const { batches } = await run('history.list', { limit: 8 })
    const entries = await run('journal.recent', { limit: 8 })
    const said = [
      ...batches.map(({ label }) => words.say(label)),
      ...entries.map(({ fact }) => words.tell(fact)),
    ]
    expect(said.filter((each) => each.includes(words.t(typed.slice(1))))).toEqual([])
    expect(said.filter((each) => each.includes(typed)).length).toBeGreaterThan(10)
    expect(said.filter((each) => each.includes(`@${typed}`))).toEqual([])
  })
})
