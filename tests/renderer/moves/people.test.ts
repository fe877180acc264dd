import { describe, expect, it } from 'vitest'
import { presentFirst } from '../../../src/renderer/moves/runner/people'

const hero = { type: 'character', id: 'ysolt' } as const
const npc = (id: string) => ({ type: 'npc', id }) as const
const cast = [hero, npc('emer'), npc('vit'), npc('gardener')]

describe('on whom a move may be', () => {
  it('names those on the table first, in the order they were put there', () => {
    const ids = presentFirst(cast, ['gardener', 'vit']).map(({ id }) => id)
    expect(ids).toEqual(['gardener', 'vit', 'ysolt', 'emer'])
  })

  it('loses and doubles nobody, whoever is on the table', () => {
    expect(presentFirst(cast, [])).toEqual(cast)
    expect(presentFirst(cast, ['ysolt', 'gone']).map(({ id }) => id)).toEqual(
      cast.map(({ id }) => id),
    )
  })
})
