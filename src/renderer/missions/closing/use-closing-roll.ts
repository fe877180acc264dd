import { computed, ref, shallowRef, watch } from 'vue'
import { closingOdds } from '../../../rules/missions/closing'
import type { EndOfMissionRules, MissionEnd } from '../../../rules/system/mission-rules'
import type { Pick } from '../../../rules/moves/effect'
import { rollFaces } from '../../composables/app-dice'

/** What a closing roll is made with. */
interface RollCase {
  characterId: string
  end: MissionEnd
  rules: EndOfMissionRules
  sheet: object
}

/** A condition that may go with a pick (IF-076), and the digit that lets it go. */
export interface Clearable extends Pick {
  /** The id of the pick. */
  under: string
  digit: string
  isPicked: boolean
  isBarred: boolean
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
  /** Who holds it against them; empty until the game master says it: no rule makes it the client (IF-070). */
  const resenter = ref('')

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
  /** What may be cleared with each pick that is taken; its digits follow those of the picks. */
  const clears = computed(() => {
    const { rules, sheet } = at()
    const offered = reading.value?.choice?.picks ?? []
    const all = offered.flatMap(({ id: under }) => {
      const taken = picks.value.filter((id) => id === under)
      return (rules.clears?.(sheet, taken) ?? []).flatMap(({ count, picks: conditions }) => {
        const going = conditions.filter(({ id }) => clear.value.includes(id)).length
        return conditions.map((each) => {
          const isPicked = clear.value.includes(each.id)
          return { ...each, under, count, isPicked, isBarred: going >= count && !isPicked }
        })
      })
    })
    return all.map((each, index) => ({ ...each, digit: `${offered.length + index + 1}` }))
  })
  const isResented = computed(() => reading.value !== null && at().rules.isResented(reading.value))
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

  /** Whether all that is missing is who holds it against them. */
  const isResenterOpen = computed(
    () => effects.value !== null && isResented.value && resenter.value.trim() === '',
  )

  /** What the command wants; null while something is missing. */
  const request = computed(() => {
    if (effects.value === null || isResenterOpen.value) return null
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

  /** Lets a condition go, or keeps it after all. */
  function toggleClear(id: string): void {
    const condition = clears.value.find((each) => each.id === id)
    if (!condition || condition.isBarred) return
    const others = clear.value.filter((each) => each !== id)
    clear.value = condition.isPicked ? others : [...others, id]
  }

  /** Takes the digit of a condition; answers whether there is one that can go or stay. */
  function pressClear(digit: string): boolean {
    const condition = clears.value.find((each) => each.digit === digit)
    if (!condition || condition.isBarred) return false
    toggleClear(condition.id)
    return true
  }

  // Another reading grants other picks, and other picks let go of other conditions.
  watch(reading, (now) => {
    picks.value = picks.value.slice(0, now?.choice?.count ?? 0)
  })
  watch(clears, (now) => {
    const kept = [...Map.groupBy(now, ({ under }) => under).values()].flatMap((group) =>
      group
        .filter(({ isPicked }) => isPicked)
        .slice(0, group[0]?.count)
        .map(({ id }) => id),
    )
    if (kept.length < clear.value.length) clear.value = kept
  })

  return {
    dice,
    isTyped,
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
    isResenterOpen,
    learnsTwice,
    typeDice,
    rollHere,
    toggleClear,
    pressClear,
  }
}
