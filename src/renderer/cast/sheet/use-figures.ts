import { computed, ref } from 'vue'
import { ruleSystem } from '../../../rules'
import { offered, workedFrom, type WorkedOut } from '../../../rules/system/sheet/working-out'
import { valueByPath } from '../../../shared/data/dotted-path'
import { useRead } from '../../bridge'

/** The figures of a sheet as what is typed for them makes them, and which are to be taken over. */
export function useFigures(system: () => string, sheet: () => object | undefined) {
  const { data: rulings } = useRead('setting.rulings', () => ({ system: system() }))
  const working = computed(() => ruleSystem(system())?.workingOut)
  /** What is typed; null while something is wrong with it. */
  const typed = ref<unknown>(null)
  const choices = ref<Record<string, boolean>>({})

  function workOut(basis: unknown) {
    const own = working.value?.basis.safeParse(basis).data
    const from = sheet()
    if (!own || !from || !rulings.value || !working.value) return null
    const complete = working.value.equipped(from, own, rulings.value)
    return working.value.workOut(complete, own, rulings.value)
  }

  /** What it was worked out from, or may have been. */
  const start = computed(() => {
    const from = sheet()
    return from && rulings.value && working.value?.basisOf(from, rulings.value)
  })

  const answer = computed(() => workOut(typed.value))
  const refused = computed(() => (answer.value && 'key' in answer.value ? answer.value : null))
  const worked = computed((): WorkedOut | null =>
    answer.value && !('key' in answer.value) ? answer.value : null,
  )
  /** As the sheet was worked out last; null where it was not. */
  const before = computed(() => {
    const from = sheet()
    return from && rulings.value ? workedFrom(working.value, from, rulings.value) : null
  })
  const rows = computed(() => {
    const from = sheet()
    if (!worked.value || !from) return []
    const differing = offered(worked.value, from, before.value)
    return worked.value.figures.map((figure) => {
      const found = differing.find(({ path }) => path === figure.path)
      const isTypedOver = found?.isTypedOver ?? false
      return {
        ...figure,
        now: valueByPath(from, figure.path),
        differs: found !== undefined,
        isTypedOver,
        isTaken: found !== undefined && (choices.value[figure.path] ?? !isTypedOver),
      }
    })
  })
  const taken = computed(() => rows.value.filter(({ isTaken }) => isTaken).map(({ path }) => path))

  function take(path: string, isTaken: boolean): void {
    choices.value = { ...choices.value, [path]: isTaken }
  }

  function takeAll(isTaken: boolean): void {
    choices.value = Object.fromEntries(rows.value.map(({ path }) => [path, isTaken]))
  }

  return { rulings, start, typed, worked, refused, rows, taken, take, takeAll }
}

/** A figure with what is shown of it. */
export type FigureRow = ReturnType<typeof useFigures>['rows']['value'][number]
