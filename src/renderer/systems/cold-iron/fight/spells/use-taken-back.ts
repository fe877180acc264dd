import { watch, type Ref } from 'vue'

type Fields = Readonly<Record<string, Ref>>

interface Sent {
  /** How much had been sent before it. */
  count: number
  values: Record<string, unknown>
}

/** What was sent from each form, in its order; a form that is opened anew asks for it as well. */
const sentFrom = new Map<string, Sent[]>()

function valuesOf(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))
}

interface TakenBack {
  /** How much of what was sent still counts. */
  count: () => number
  /** Puts into the form what it begins with, where nobody remembers what was sent. */
  begin: () => void
  /** Ticks what comes with the spell, though it was sent without: as the form is at first. */
  sayAgain: () => void
  /** Empties it, once what was taken back is done again. */
  clear: () => void
}

/** Gives a form that begins anew with every sending what stood in it, once that is taken back. */
export function useTakenBack(
  form: string,
  fields: Fields,
  { count, begin, sayAgain, clear }: TakenBack,
): { remember: () => (before: number) => void } {
  const stackOf = () => sentFrom.get(form) ?? []
  let back: Sent | undefined

  function doAgain(): void {
    if (!back || JSON.stringify(back.values) !== JSON.stringify(valuesOf(fields))) return
    sentFrom.set(form, [...stackOf(), back])
    back = undefined
    clear()
  }

  function follow(now: number, was: number | undefined): void {
    if (was !== undefined && now > was) return doAgain()
    const stack = stackOf()
    back = stack.find((each) => each.count >= now)
    sentFrom.set(
      form,
      stack.filter((each) => each.count < now),
    )
    if (back) {
      for (const [name, field] of Object.entries(fields)) field.value = back.values[name]
      sayAgain()
      back = { ...back, values: valuesOf(fields) }
    } else if (was !== undefined && now < was) begin()
  }

  watch(count, follow, { immediate: true })

  /** What stands in the form now; the answer keeps it, once it has been sent. */
  function remember(): (before: number) => void {
    const values = valuesOf(fields)
    return (before) => sentFrom.set(form, [...stackOf(), { count: before, values }])
  }

  return { remember }
}
