import { describe, expect, it } from 'vitest'
import {
  movesOf,
  openingOn,
  openQuests,
} from '../../../../src/renderer/systems/ironsworn/quest/quests'

type Track = Parameters<typeof openQuests>[0][number]

const track = (own: Partial<Track>): Track => ({
  ...{ id: 'a', name: 'The bell', note: '', kind: 'progress', size: 40, value: 0 },
  ...{
    rank: 'dangerous',
    visibility: 'open',
    sight: 'figures',
    odds: null,
    system: 'ironsworn',
    purpose: 'vow',
  },
  ...{ state: 'open', rungs: [], about: [], triggers: [], heads: null },
  ...{ start: 0, returns: 'never', thresholds: [], means: null },
  ...own,
})

describe('the quests on the table', () => {
  it('IS-039: are open vows, then journeys, of this system alone', () => {
    const all = [
      track({ id: 'road', purpose: 'journey' }),
      track({ id: 'foe', purpose: 'foe' }),
      track({ id: 'vow' }),
      track({ id: 'done', state: 'done' }),
      track({ id: 'other', system: 'iron-fist' }),
      track({ id: 'unranked', rank: null }),
    ]
    expect(openQuests(all).map(({ track: { id } }) => id)).toEqual(['vow', 'road'])
  })

  it('IS-131: opens its moves on its own track, by the first whose it is', () => {
    const about = [
      { type: 'npc' as const, id: 'n', name: 'Odo' },
      { type: 'character' as const, id: 'c', name: 'Asta' },
    ]
    const [vow] = openQuests([track({ about })])
    if (!vow) throw new Error('no vow')
    expect(openingOn(vow, [{ id: 'c' }], movesOf.vow.step)).toEqual({
      ...{ system: 'ironsworn', move: 'reachAMilestone', tracks: { vow: 'a' } },
      actor: { type: 'character', id: 'c' },
    })
    // Nobody who is of the company no more makes it.
    expect(openingOn(vow, [], movesOf.vow.step)).not.toHaveProperty('actor')
    const [orphan] = openQuests([track({})])
    expect(orphan && openingOn(orphan, [], 'forsakeYourVow')).not.toHaveProperty('actor')
  })
})
