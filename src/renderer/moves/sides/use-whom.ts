import { computed } from 'vue'
import type { Ask } from '../../../rules/moves/ask'
import type { MoveRun } from '../run/use-move-run'

/**
 * What a move asks before its dice: where it is asked whom it is for, every other character of the company is
 * an answer too, and the move is on whoever is chosen. The question stays when one of them is, to be answered anew.
 */
export function useWhom(run: MoveRun) {
  const onCharacter = computed(() =>
    run.target.value?.type === 'character' ? run.target.value.key : undefined,
  )
  const asks = computed(() => {
    const asked = run.read.value.asksBefore
    return run.whomAsk.value && onCharacter.value ? [run.whomAsk.value, ...asked] : asked
  })
  const answers = computed(() => ({
    ...run.answers.value,
    ...(run.whomAsk.value && onCharacter.value
      ? { [run.whomAsk.value.id]: onCharacter.value }
      : {}),
  }))
  const others = ({ isOfWhom }: Ask) =>
    isOfWhom ? run.allies.value.map(({ key, name }) => ({ value: key, label: name })) : []

  function answer(ask: Ask, said: string | number): void {
    const one = others(ask).find(({ value }) => value === said)
    if (one) return run.cast('target', one.value)
    if (ask.isOfWhom && onCharacter.value) run.cast('target', null)
    run.answer(ask.id, said)
  }

  return { asks, answers, others, answer }
}
