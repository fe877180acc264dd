import { describe, expect, it } from 'vitest'
import { ableFirst, isAlive, type ToolPerson } from '../../../src/renderer/tools/tool'
import { useRoster } from '../../../src/renderer/tools/use-roster'

const person = (id: string, kind?: 'dead' | 'dying' | 'down'): ToolPerson => ({
  ...{ id, name: id, type: 'character', sheet: {} },
  plight: kind ? { kind, turns: null } : null,
})
const people = [
  person('dead', 'dead'),
  person('down', 'down'),
  person('up'),
  person('dying', 'dying'),
]
const ids = (all: readonly ToolPerson[]) => all.map(({ id }) => id)

describe('who takes part in a tool', () => {
  it('is nobody who is down at first, but where the down take part', () => {
    expect(
      useRoster(
        () => people,
        () => ({}),
      ).chosen.value,
    ).toEqual(['up'])
    const resting = useRoster(
      () => people,
      () => ({}),
      undefined,
      isAlive,
    )
    expect(resting.chosen.value).toEqual(['down', 'up', 'dying'])
  })

  it('comes first who is on their feet, and last who is dead', () => {
    expect(ids(ableFirst(people))).toEqual(['up', 'down', 'dying', 'dead'])
  })
})
