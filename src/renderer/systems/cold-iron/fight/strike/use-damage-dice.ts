import { computed, ref } from 'vue'
import type { WantedDice } from '../../../../../rules/cold-iron/view/board'
import { rollDice } from '../../../../composables/app-dice'
import { useDice } from '../dice/use-dice'

/** What a hit rolls. */
interface Damage {
  /** How many times its dice are rolled. */
  multiple: number
  each: WantedDice
}

/**
 * Damage dice of a hit, typed or rolled by the app: `rolls` are the faces as the rules take them, one
 * list for each multiple (CI-119).
 */
export function useDamageDice(
  damage: () => Damage,
  press: (digit: string) => void,
  settle: (rolls: number[][], typed: boolean) => void,
) {
  const faces = ref<number[]>([])
  const rolls = computed(() => {
    const { multiple, each } = damage()
    const count = each.sides.length
    return Array.from({ length: multiple }, (_, index) =>
      faces.value.slice(index * count, (index + 1) * count),
    )
  })
  const isComplete = computed(() => {
    const { multiple, each } = damage()
    return faces.value.length === each.sides.length * multiple
  })

  const { type, rollHere } = useDice({
    dice: faces,
    roll: () => {
      const { multiple, each } = damage()
      return Array.from({ length: multiple }, () => rollDice(each.sides)).flat()
    },
    press,
    settle: {
      action: 'damage',
      when: () => isComplete.value,
      run: (typed) => settle(rolls.value, typed),
    },
  })

  return { faces, rolls, isComplete, type, rollHere }
}
