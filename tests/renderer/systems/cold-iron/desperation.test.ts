import { describe, expect, it } from 'vitest'
import { ref } from 'vue'
import { useDesperation } from '../../../../src/renderer/systems/cold-iron/fight/declare/desperation'

const declares = (kind: 'attack' | 'fullDefence' | 'wait') =>
  ({
    type: 'declare',
    combatantId: 'a',
    declaration: kind === 'attack' ? { kind, targetId: 'b', weapon: 0 } : { kind },
  }) as const

describe('CI-065: who means to be desperate', () => {
  it('has it held for the turn, with whichever of attack and full defence they declare', () => {
    const turn = ref(2)
    const first = useDesperation(() => turn.value)
    first.mean('a', true)
    const { means, inDesperation } = useDesperation(() => turn.value)
    const isDesperate = (kind: 'attack' | 'fullDefence' | 'wait') =>
      JSON.stringify(inDesperation(declares(kind))).includes('"desperation":true')
    expect([means('a'), means('b')]).toEqual([true, false])
    expect([isDesperate('attack'), isDesperate('fullDefence'), isDesperate('wait')]).toEqual([
      true,
      true,
      false,
    ])
    turn.value = 3
    expect([means('a'), isDesperate('attack')]).toEqual([false, false])
    first.mean('a', true)
    first.mean('a', false)
    expect(means('a')).toBe(false)
  })
})
