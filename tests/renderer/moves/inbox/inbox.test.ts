import { describe, expect, it } from 'vitest'
import {
  latestOffer,
  namesIn,
  owedBefore,
  owedWords,
  type Owed,
} from '../../../../src/renderer/moves/inbox/inbox'
import { isOwed } from '../../../../src/rules/moves/effect'
import { phrase } from '../../../../src/shared/phrase'

function owed(id: string, change: Partial<Owed> = {}): Owed {
  return {
    ...{ id, due: 'standard', about: [], cause: phrase('cause.gm'), keptPicks: [] },
    ...{ mission_id: null, mission: null, at: '2026-01-01', carried: 0, portents: [], gmMoves: [] },
    notes: [],
    portentCause: '',
    ...change,
  }
}

describe('what the inbox nags about', () => {
  it('IF-005 is every timing but the optional one', () => {
    const all = (['first', 'contemporary', 'standard', 'optional'] as const).map((due) =>
      owed(due, { due }),
    )
    expect(all.filter(isOwed).map(({ id }) => id)).toEqual(['first', 'contemporary', 'standard'])
  })

  it('IF-005 before a mission ends: its own, and what belongs to no mission', () => {
    const all = [
      owed('its own', { mission_id: 'toll' }),
      owed('of none'),
      owed('of another', { mission_id: 'bell' }),
      owed('optional', { mission_id: 'toll', due: 'optional' }),
    ]
    expect(owedBefore(all, 'toll').map(({ id }) => id)).toEqual(['its own', 'of none'])
  })
})

describe('who an owed move is about', () => {
  const ysolt = { type: 'character' as const, id: 'c', name: 'Ysolt' }
  const hob = { type: 'npc' as const, id: 'n', name: 'Hob' }
  const toll = { type: 'mission' as const, id: 'm', name: 'The toll' }

  it('is named by the people in it', () => {
    expect(namesIn(owed('1', { about: [ysolt, toll, hob] }))).toBe('Ysolt, Hob')
  })

  it('is named by whatever it is about when there are none', () => {
    expect(namesIn(owed('1', { about: [toll] }))).toBe('The toll')
  })
})

describe('how it is said that a move is owed', () => {
  const kestrel = { type: 'character' as const, id: 'c', name: 'Kestrel' }
  const foe = { type: 'npc' as const, id: 'n', name: 'Gate halberdier' }

  it('IF-005 names whom it is owed to alone, and the foe it was made on after its cause', () => {
    const told = owedWords(owed('1', { about: [kestrel, foe] }))
    expect(told).toEqual({ key: 'owedOn', names: 'Kestrel', whom: 'Gate halberdier' })
  })

  it('names a foe where nobody else is in it, and nobody where it is about nothing', () => {
    expect(owedWords(owed('1', { about: [foe] }))).toMatchObject({
      ...{ key: 'owedTo', names: 'Gate halberdier' },
    })
    expect(owedWords(owed('2'))).toMatchObject({ key: 'owed' })
  })
})

describe('the notice of a move that is owed', () => {
  it('DW-002 DW-017 is of the youngest one that must be made, for which moves are written down, and of which no reminder tells', () => {
    const gmMoves = [{ text: 'Use up their gear', of: null }]
    const all = [
      owed('old', { gmMoves, at: '2026-01-01' }),
      owed('young', { gmMoves, at: '2026-01-03' }),
      owed('optional', { gmMoves, at: '2026-01-04', due: 'optional' }),
      owed('without', { at: '2026-01-05' }),
      owed('kept in mind', { gmMoves, at: '2026-01-06', notes: [phrase('a.note')] }),
    ]
    expect(latestOffer(all)?.id).toBe('young')
    expect(latestOffer([owed('without')])).toBeUndefined()
  })
})
