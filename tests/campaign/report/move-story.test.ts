import { describe, expect, it } from 'vitest'
import { isToldMove, moveStory } from '../../../src/campaign/report/model/move-story'
import type { Entry } from '../../../src/campaign/report/material/entries'
import { words } from '../../../src/campaign/words'
import type { Fact } from '../../../src/shared/fact'
import { sampleWorkspace } from '../../support/workspace'

const move = (id: number, band: string, more: Partial<Fact> = {}) =>
  ({
    ...{ id, at: '2026-01-01T20:00:00.000Z' },
    fact: {
      ...{ kind: 'move.made', secret: false, with: { total: 11, band } },
      about: [{ type: 'character', id: 'character-maro', name: 'Maro' }],
      cause: { key: 'ironFist.manipulate.title' },
      dice: { faces: [5, 6], typed: true },
      ...more,
    },
  }) as Entry
const ids = Array.from({ length: 40 }, (_, index) => index + 1)

describe('a move in a sentence', () => {
  it('says who made which and how it went, and no figure of it', () => {
    const courses = {
      '10+': /went well|as they wanted|in their way/,
      weak: /price|in part|not for nothing/,
      miss: /went wrong|against them/,
    }
    for (const [band, course] of Object.entries(courses)) {
      for (const id of ids) {
        const text = moveStory(words, move(id, band))
        expect(text).toMatch(/^Maro, Manipulate: /)
        expect(text).toMatch(course)
        expect(text).not.toMatch(/\d|report\./)
      }
    }
  })

  it('reads the same of the same move, and otherwise of others', () => {
    const texts = ids.map((id) => moveStory(words, move(id, 'strong')))
    expect(ids.map((id) => moveStory(words, move(id, 'strong')))).toEqual(texts)
    expect(new Set(texts).size).toBe(3)
  })

  it('says what was chosen, and that the dice fell alike', () => {
    const chosen = [{ key: 'ironFist.manipulate.option.two' }]
    const swapped = { key: 'ironsworn.burn.told', with: { from: 'Miss', to: 'Weak hit' } }
    expect(moveStory(words, move(1, 'weak', { swapped }))).toContain('Momentum was burned')
    const told = moveStory(words, move(1, 'miss', { chosen, with: { band: 'miss', match: 1 } }))
    expect(told).toContain('The dice fell alike. Chosen: 2 holds')
  })

  it('is not told where it went no way and nothing was chosen', () => {
    expect(isToldMove(move(1, 'told'))).toBe(false)
    expect(isToldMove(move(1, 'told', { chosen: [{ key: 'a' }] }))).toBe(true)
    expect(isToldMove(move(1, '6-'))).toBe(true)
  })

  it('stands in what players are handed; what the game master picked does not', async () => {
    const { run } = await sampleWorkspace()
    const { sessionId } = await run('session.start', {})
    const moves = { system: 'iron-fist', typed: true, given: {} }
    const actor = { type: 'character', id: 'character-maro' } as const
    await run('move.confirm', {
      ...{ ...moves, actor, move: 'manipulate', dice: [6, 6], picks: ['two'] },
      target: { type: 'npc', id: 'npc-client' },
    })
    const comply = { comply: 'complies' }
    await run('move.confirm', {
      ...{ ...moves, actor, move: 'testYourSpirit', dice: [4, 4], picks: ['a'], answers: comply },
    })
    const players = { subject: 'session', id: sessionId, audience: 'players' } as const
    const { timeline } = await run('report.read', players)
    const texts = timeline.flatMap(({ scenes }) =>
      scenes.flatMap(({ events }) => events.map(({ text }) => text)),
    )
    expect(texts.filter((text) => text.startsWith('Maro, '))).toEqual([
      expect.stringMatching(/^Maro, Manipulate: .* Chosen: 2 holds/),
      expect.stringMatching(/^Maro, Test your spirit: [^.]+\.$/i),
    ])
    const letter = await run('report.read', { ...players, audience: 'dispatch' })
    expect(JSON.stringify(letter)).not.toContain('Manipulate')
  })
})
