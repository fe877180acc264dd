import IconCheck from '~icons/lucide/check'
import IconDices from '~icons/lucide/dices'
import IconSkip from '~icons/lucide/skip-forward'
import { computed, ref, type Ref } from 'vue'
import { inMultiples, throwsOf, type WantedDice } from '../../../../../rules/cold-iron/view/board'
import type { DamageRoll } from '../../../../../rules/cold-iron/fight-model/attack'
import { useAction } from '../../../../actions/use-action'
import { liePartly, rollRest } from '../../../../composables/app-dice'
import { isDigit, usePanelKeys } from '../use-panel-keys'

/** What dice of a bench need. */
export interface DiceOfBench<Dice> {
  /** The dice as they lie. */
  dice: Ref<Dice>
  /** The app's dice for it: for the rest, where some lie. */
  roll: () => Dice
  /** Whether some lie that were typed and others do not yet. */
  liePartly?: () => boolean
  /** Takes a digit that was pressed while the field had not the focus. */
  press: (digit: string) => void
  /** Goes to the field, from where Enter settles. */
  focus: () => void
  /** What Enter does with them: the action's name, whether it can, and doing it. */
  settle: {
    action: 'strike' | 'damage' | 'wear'
    when: () => boolean
    run: (typed: boolean) => void
  }
}

/**
 * Dice of one roll, typed from the table or rolled by the app: R rolls what does not lie yet, Enter
 * settles, and digits reach the field from anywhere in the fight. Dice of both are the table's.
 */
export function useDice<Dice>({
  dice,
  roll,
  liePartly = () => false,
  press,
  focus,
  settle,
}: DiceOfBench<Dice>) {
  const isTyped = ref(true)

  function type(typed: Dice): void {
    dice.value = typed
    isTyped.value = true
  }

  function rollHere(): void {
    isTyped.value = isTyped.value && liePartly()
    dice.value = roll()
    focus()
  }

  useAction({
    id: 'fight.dice',
    icon: IconDices,
    run: rollHere,
  })
  useAction({
    id: `fight.${settle.action}`,
    icon: IconCheck,
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

/** What a hit rolls. */
interface Damage {
  /** How many times its dice are rolled. */
  multiple: number
  each: WantedDice
}

/** With more dice than these to type, their total may be typed instead. */
const fewDice = 6

/**
 * Damage dice of a hit, typed or rolled by the app: `rolls` are the faces as the rules take them, one
 * list for each multiple (CI-119), or the total of all, where the table says only that.
 */
export function useDamageDice(
  damage: () => Damage,
  field: () => Pick<DiceOfBench<number[]>, 'press' | 'focus'> | null,
  settle: (rolls: DamageRoll, typed: boolean) => void,
) {
  const faces = ref<number[]>([])
  const total = ref<number>()
  const rolls = computed<DamageRoll>(() => {
    const { multiple, each } = damage()
    return total.value ?? inMultiples(each, multiple, faces.value)
  })
  const sides = computed(() => {
    const { multiple, each } = damage()
    return throwsOf(each, multiple).flatMap((thrown) => thrown.sides)
  })
  const isMany = computed(() => sides.value.length > fewDice)
  const isComplete = computed(
    () => total.value !== undefined || faces.value.length === sides.value.length,
  )

  const { type, rollHere } = useDice({
    dice: faces,
    roll: () => {
      total.value = undefined
      return rollRest(faces.value, sides.value)
    },
    liePartly: () => liePartly(faces.value, sides.value),
    press: (digit) => field()?.press(digit),
    focus: () => field()?.focus(),
    settle: {
      action: 'damage',
      when: () => isComplete.value,
      run: (typed) => settle(rolls.value, typed),
    },
  })

  function typeFaces(typed: number[]): void {
    total.value = undefined
    type(typed)
  }

  /** The total takes the place of what lies there. */
  function typeTotal(typed: number): void {
    type([])
    total.value = typed
  }

  return { faces, total, isMany, rolls, isComplete, typeFaces, typeTotal, rollHere }
}

/** P lets go of the attack, hit or spell on the bench. */
export function usePass(run: () => void, when = () => true): void {
  useAction({ id: 'fight.pass', icon: IconSkip, when, run })
}
