import { computed, ref } from 'vue'
import { consultation, type Tables } from '../../rules/oracles/consult'
import { rollFaces } from '../composables/app-dice'

/** Every roll a table asks for, by the app's own dice, from what lies there already. */
export function rollOut(
  tables: Tables,
  tableId: string,
  from: readonly number[][] = [],
): number[][] {
  const dice = from.map((faces) => [...faces])
  for (;;) {
    const { next } = consultation(tables, tableId, dice)
    if (!next) return dice
    dice.push(rollFaces(next.dice.count, next.dice.sides))
  }
}

/** A consultation as it is rolled, die by die. */
export function useConsultation(tables: () => Tables, tableId: () => string) {
  const dice = ref<number[][]>([])
  const typed = ref(true)
  const state = computed(() => consultation(tables(), tableId(), dice.value))

  function begin(): void {
    dice.value = []
    typed.value = true
  }

  /** Takes a roll in; the app's dice go on by themselves until nothing more is asked for. */
  function take(faces: number[], isTyped: boolean): void {
    dice.value = [...dice.value, faces]
    if (isTyped) return
    typed.value = false
    dice.value = rollOut(tables(), tableId(), dice.value)
  }

  return { dice, typed, state, begin, take }
}
