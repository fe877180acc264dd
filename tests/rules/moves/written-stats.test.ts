import { expect, it } from 'vitest'
import { words } from '../../../src/campaign/words'
import { ruleSystems } from '../../../src/rules'

const written = ruleSystems.flatMap(({ id, writtenMove, writtenStats = [] }) =>
  writtenMove ? [{ id, writtenMove, stats: writtenStats.map((stat) => words.say(stat)) }] : [],
)

it.each(written)(
  '$id understands every stat by the name that it offers',
  ({ writtenMove, stats }) => {
    const texts = { name: 'Climb', trigger: '', strong: '', weak: '', miss: '' }
    const isAsked = (stat: string) =>
      (writtenMove({ id: 'own', ...texts, stat }).given ?? []).some(({ id }) => id === 'modifier')
    expect(stats.length).toBeGreaterThan(4)
    expect(stats.filter(isAsked)).toEqual([])
    expect(isAsked('Dread')).toBe(true)
  },
)
