import type { useWords } from '../../composables/use-words'

/** Dice of the same sides that follow each other. */
interface Alike {
  sides: number
  count: number
}

/** Dice in their order, those of the same sides together. */
function alike(dice: readonly number[]): Alike[] {
  return dice.reduce<Alike[]>((found, sides) => {
    const last = found.at(-1)
    if (last?.sides !== sides) return found.concat({ sides, count: 1 })
    return found.slice(0, -1).concat({ sides, count: last.count + 1 })
  }, [])
}

/** The dice of a field in words, in their order; `each` of them are rolled again and again. */
export function diceWords(
  dice: readonly number[],
  each: number | undefined,
  { t }: ReturnType<typeof useWords>,
): string {
  const once = alike(dice.slice(0, each))
    .map(({ count, sides }) => t('part.diceOf', { count, sides }))
    .reduce((first, next) => t('part.diceThen', { first, next }))
  const times = each ? dice.length / each : 1
  return times > 1 ? t('part.diceTimes', { dice: once, count: times }) : once
}
