import { computed, ref, shallowRef, watch } from 'vue'
import { closingOdds } from '../../../rules/missions/closing'
import type { EndOfMissionRules, MissionEnd } from '../../../rules/system/mission-rules'
import { rollFaces } from '../../composables/app-dice'

/** What a closing roll is made with. */
interface RollCase {
  characterId: string
  end: MissionEnd
  rules: EndOfMissionRules
  sheet: object
  /** Who may hold the mission against somebody, the likeliest first. */
  resenters: readonly string[]
}

/**
 * One closing roll on its way from the dice to its confirmation. Everything it says is read from
 * the rules; nothing is changed before `request` is sent.
 */
export function useClosingRoll(at: () => RollCase) {
  const dice = shallowRef<number[]>([])
  const picks = shallowRef<string[]>([])
  const clear = shallowRef<string[]>([])
  const isTyped = ref(true)
  /** Who holds it against them; the likeliest until the game master says otherwise. */
  const resentedBy = ref<string>()

  const modifier = computed(() => at().rules.modifier(at().end, at().characterId))
  const reading = computed(() => {
    const { rules, end, characterId } = at()
    return dice.value.length === rules.dice ? rules.read(end, characterId, dice.value) : null
  })
  /** What may be hoped for, while no dice lie. */
  const odds = computed(() => {
    const { rules, end, characterId } = at()
    return reading.value ? [] : closingOdds(rules, end, characterId)
  })
  const clears = computed(() => at().rules.clears?.(at().sheet, picks.value) ?? [])
  const isResented = computed(() => reading.value !== null && at().rules.isResented(reading.value))
  const resenter = computed({
    get: () => resentedBy.value ?? at().resenters[0] ?? '',
    set: (name) => (resentedBy.value = name),
  })
  const answer = computed(
    () => reading.value && at().rules.effects(reading.value, at().sheet, picks.value, clear.value),
  )
  const refused = computed(() =>
    answer.value && !Array.isArray(answer.value) ? answer.value : null,
  )
  const effects = computed(() => (Array.isArray(answer.value) ? answer.value : null))
  /** Hearing the reports twice tells no more: a warning, and allowed all the same (IF-071). */
  const learnsTwice = computed(() => {
    const { rules, end, characterId } = at()
    const twice = picks.value.filter((id, place) => picks.value.indexOf(id) !== place)
    return twice.some((id) => rules.learned(end, characterId, [id]).length > 0)
  })

  /** What the command wants; null while something is missing. */
  const request = computed(() => {
    if (effects.value === null || (isResented.value && resenter.value.trim() === '')) return null
    return {
      dice: dice.value,
      typed: isTyped.value,
      picks: picks.value,
      clear: clear.value,
      ...(isResented.value ? { resentedBy: resenter.value.trim() } : {}),
    }
  })

  function typeDice(faces: number[]): void {
    isTyped.value = true
    dice.value = faces
  }

  function rollHere(): void {
    isTyped.value = false
    dice.value = rollFaces(at().rules.dice, 6)
  }

  // Another reading grants other picks, and other picks let go of other conditions.
  watch(reading, (now) => {
    picks.value = picks.value.slice(0, now?.choice?.count ?? 0)
  })
  watch(clears, (now) => {
    const kept = now.flatMap(({ picks: offered, count }) =>
      clear.value.filter((id) => offered.some((each) => each.id === id)).slice(0, count),
    )
    if (kept.length < clear.value.length) clear.value = kept
  })

  return {
    dice,
    picks,
    clear,
    clears,
    modifier,
    reading,
    odds,
    refused,
    effects,
    request,
    isResented,
    resenter,
    learnsTwice,
    typeDice,
    rollHere,
  }
}
