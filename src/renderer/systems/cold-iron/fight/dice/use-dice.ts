import IconCheck from '~icons/lucide/check'
import IconDices from '~icons/lucide/dices'
import { ref, type Ref } from 'vue'
import { useAction } from '../../../../actions/use-action'
import { isDigit, usePanelKeys } from '../use-panel-keys'

/** What dice of a bench need. */
export interface DiceOfBench<Dice> {
  /** The dice as they lie. */
  dice: Ref<Dice>
  /** The app's dice for it. */
  roll: () => Dice
  /** Takes a digit that was pressed while the field had not the focus. */
  press: (digit: string) => void
  /** What Enter does with them: the action's name, whether it can, and doing it. */
  settle: {
    action: 'strike' | 'damage' | 'wear'
    when: () => boolean
    run: (typed: boolean) => void
  }
}

/**
 * Dice of one roll, typed from the table or rolled by the app: R rolls, Enter settles, and digits
 * reach the field from anywhere in the fight. Typing over the app's dice makes them the table's.
 */
export function useDice<Dice>({ dice, roll, press, settle }: DiceOfBench<Dice>) {
  const isTyped = ref(true)

  function type(typed: Dice): void {
    dice.value = typed
    isTyped.value = true
  }

  function rollHere(): void {
    dice.value = roll()
    isTyped.value = false
  }

  useAction({
    id: 'fight.dice',
    label: 'action.fight.dice',
    icon: IconDices,
    keys: 'r',
    run: rollHere,
  })
  useAction({
    id: `fight.${settle.action}`,
    label: `action.fight.${settle.action}`,
    icon: IconCheck,
    keys: 'enter',
    when: settle.when,
    run: () => settle.run(isTyped.value),
  })
  usePanelKeys((key) => {
    if (!isDigit(key)) return false
    press(key)
    return true
  })

  return { type, rollHere }
}
