import { computed, ref, shallowRef, watch } from 'vue'
import {
  divisionRefused,
  readStruck,
  struckRefused,
  type Struck,
} from '../../../../rules/iron-fist/harm/struck'
import type { Hit } from '../../../../rules/iron-fist/harm/established-harm'
import type { Settings } from '../../../../rules/iron-fist/settings'
import { phrase, type Phrase } from '../../../../shared/phrase'
import { armsOf, blankBlow, hitOf, readBlow, type Blow } from './blow'
import { evenly, harmOrder, type Falling } from './harm-order'
import type { HarmPerson } from './people'

/** What was settled about one who is struck. */
export interface Fall {
  less: number
  finish: boolean
  isSpared: boolean
  debility: string
  /** Other hits of the same exchange. */
  more: readonly Hit[]
  /** The share of a divided hit; the even one while it is left alone. */
  part: Hit | null
}

const untouched: Fall = {
  less: 0,
  finish: false,
  isSpared: false,
  debility: '',
  more: [],
  part: null,
}

/** The harm of one blow, from who strikes with what to what is marked. Nothing lands before `order`. */
export function useHarmCard(people: () => readonly HarmPerson[], settings: () => Settings) {
  const blow = ref<Blow>({ ...blankBlow })
  const chosen = ref<string[]>([])
  const isDivided = ref(false)
  /** Whether Inflict Harm follows for each NPC of whom nobody says otherwise. */
  const isFinishing = ref(false)
  const falls = shallowRef<Readonly<Record<string, Fall>>>({})

  const striker = computed(() => people().find(({ key }) => key === blow.value.striker))
  const arms = computed(() => armsOf(striker.value, settings()))
  const read = computed(() => readBlow(blow.value, striker.value, settings()))
  const hit = computed(() => hitOf(read.value))
  const targets = computed(() => people().filter(({ key }) => chosen.value.includes(key)))
  const shares = computed(() => evenly(hit.value, targets.value.length))
  const isShared = computed(() => isDivided.value && targets.value.length > 1)
  /** A blow that is divided falls on two at least (IF-083). */
  const isUndivided = computed(() => isDivided.value && targets.value.length < 2)

  const struck = computed(() =>
    targets.value.map((person, index): Struck => {
      const fall = fallOf(person.key)
      const share = fall.part ?? shares.value[index] ?? hit.value
      return {
        id: person.key,
        kind: person.type,
        sheet: person.sheet,
        body: person.body,
        hits: isShared.value ? [share] : [hit.value, ...fall.more],
        less: fall.less,
        debility: fall.isSpared,
      }
    }),
  )
  const refused = computed(() => {
    if (read.value.refused) return read.value.refused
    const beyond = struck.value.flatMap((each) => struckRefused(each, settings()) ?? [])
    const divided = isShared.value ? divisionRefused(hit.value, struck.value, settings()) : null
    return divided ?? beyond[0] ?? null
  })
  const falling = computed<Falling[]>(() => {
    if (refused.value && !isShared.value) return []
    const reads = readStruck(struck.value, settings())
    return targets.value.flatMap((person, index) => {
      const [own, through] = [struck.value[index], reads[index]]
      const { finish, debility } = fallOf(person.key)
      return own && through ? [{ person, struck: own, read: through, finish, debility }] : []
    })
  })
  const isDebilityOpen = computed(() =>
    falling.value.some(({ struck: each, debility }) => each.debility && debility.trim() === ''),
  )
  /** Null while something is missing. */
  const order = computed(() => {
    if (refused.value || isDebilityOpen.value || isUndivided.value) return null
    const made = harmOrder(falling.value, striker.value, settings())
    return made.acts.length + made.leadsTo.length > 0 ? made : null
  })
  /** What is missing, in words; null where it can land, or is refused. */
  const missing = computed((): Phrase | null => {
    if (order.value || refused.value) return null
    if (targets.value.length === 0) return phrase('harm.chooseTargets')
    if (isUndivided.value) return phrase('harm.chooseMore')
    return phrase(isDebilityOpen.value ? 'harm.sayDebility' : 'harm.nothingThrough')
  })

  function fallOf(key: string): Fall {
    return falls.value[key] ?? { ...untouched, finish: isFinishing.value }
  }

  function change(key: string, more: Partial<Fall>): void {
    falls.value = { ...falls.value, [key]: { ...fallOf(key), ...more } }
  }

  function clear(): void {
    blow.value = { ...blankBlow }
    chosen.value = []
    isDivided.value = false
    isFinishing.value = false
    falls.value = {}
  }

  const firstCarried = computed(() => arms.value.find(({ isCarried }) => isCarried)?.id)
  // Another hand holds other weapons: the first of them, as it is carried, once the sheet of who strikes is read.
  watch([() => blow.value.striker, () => blow.value.by, firstCarried], () => {
    if (!arms.value.some(({ id, isCarried }) => id === blow.value.arm && isCarried)) takeFirst()
  })
  function takeFirst(): void {
    const [own] = arms.value
    if (own?.isCarried) takeArm(own.id)
  }
  function takeArm(id: string): void {
    const grip = arms.value.find((arm) => arm.id === id)?.use.grip ?? 2
    blow.value = { ...blow.value, arm: id, grip }
  }
  // Whoever strikes was struck by another blow, if at all; on themselves it is only where that is said.
  watch(
    () => blow.value.striker,
    (striker) => (chosen.value = chosen.value.filter((key) => key !== striker)),
    { flush: 'sync' },
  )
  // Another whole is divided anew.
  watch([hit, chosen], () => {
    for (const key of Object.keys(falls.value)) change(key, { part: null })
  })

  return {
    blow,
    chosen,
    isDivided,
    isFinishing,
    isShared,
    striker,
    arms,
    read,
    hit,
    falling,
    refused,
    order,
    missing,
    fallOf,
    change,
    clear,
    takeArm,
  }
}
