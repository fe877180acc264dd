import { resolveValue } from '@intlify/core-base'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../src/renderer/actions/catalogue'
import type { Tour } from '../../../src/renderer/tour/tour'
import { ruleSystems } from '../../../src/rules'
import { joinCatalogues } from '../../../src/shared/words'

const files = import.meta.glob<Record<string, Tour>>('../../../src/renderer/systems/*/tour.ts', {
  eager: true,
})
const tours = Object.values(files).flatMap((file) => Object.values(file))
const messages = joinCatalogues(...ruleSystems.map((system) => system.words.en))

describe('the tours', () => {
  it('are one for each system, of eight to thirteen stops', () => {
    expect(tours).toHaveLength(ruleSystems.length)
    for (const { stops } of tours) {
      expect(stops.length).toBeGreaterThanOrEqual(8)
      expect(stops.length).toBeLessThanOrEqual(13)
      expect(new Set(stops.map(({ id }) => id)).size).toBe(stops.length)
    }
  })

  it('have words for each stop, and name only actions that there are', () => {
    for (const { words, stops } of tours) {
      for (const { id, actions = [], awaits } of stops) {
        for (const part of ['title', 'text']) {
          expect(resolveValue(messages, `${words}.${id}.${part}`), `${words}.${id}`).toBeTypeOf(
            'string',
          )
        }
        for (const action of actions) expect([...catalogue.keys()]).toContain(action)
        if (awaits && 'action' in awaits) expect(actions).toContain(awaits.action)
      }
    }
  })

  it('are gone through in their places by actions that there are, and stops that come before', () => {
    for (const { stops } of tours) {
      const known = [...catalogue.keys()]
      const named = stops.flatMap(({ needs = [], opens = [] }) => [needs, opens].flat())
      expect(named.filter((id) => !known.includes(id))).toEqual([])
      for (const [at, { follows }] of stops.entries()) {
        const before = stops.slice(0, at).map(({ id }) => id)
        if (follows !== undefined) expect(before).toContain(follows)
      }
    }
  })
})
