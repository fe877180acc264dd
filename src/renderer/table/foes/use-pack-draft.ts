import { computed, reactive, shallowRef } from 'vue'
import type { InputOf } from '../../../campaign/api'
import {
  mostKinds,
  type FieldedFoe,
  type FoeRules,
  type PackSize,
} from '../../../rules/system/fight/foes'
import type { Phrase } from '../../../shared/phrase'
import type { FoeChoice } from './foe-choices'

type Pack = InputOf<'foe.pack'>

/** So many of one kind in a pack. */
export interface PackKind {
  choice: FoeChoice
  count: number
}

/** What is wanted of the pack as a whole, beside who is in it. */
interface PackWanted {
  size: PackSize
  shift: -1 | 0 | 1
  reason: string
  isKnown: boolean
}

const usual: PackWanted = { size: 'rule', shift: 0, reason: '', isKnown: true }

/** A pack of several kinds while it is put together, and what the rules make of it. */
export function usePackDraft(system: () => string, rules: () => FoeRules | undefined) {
  const kinds = shallowRef<readonly PackKind[]>([])
  const wanted = reactive<PackWanted>({ ...usual })

  /** The one track it comes to, or why it cannot be one; nothing while it is one kind alone. */
  const group = computed((): FieldedFoe | Phrase | null => {
    if (kinds.value.length < 2) return null
    const numbers = kinds.value.map(({ choice: { rank }, count }) => ({ rank, count }))
    return rules()?.pack({ kinds: numbers, size: wanted.size, shift: wanted.shift }) ?? null
  })
  const request = computed((): Pack | null => {
    if (group.value === null || 'key' in group.value) return null
    const all = kinds.value.map(({ choice, count }) => ({ foe: choice.source, count }))
    return { system: system(), kinds: all, ...wanted }
  })

  /** So many more of a kind; one that is there already becomes more. */
  function join(choice: FoeChoice, count: number): void {
    const name = choice.name.toLowerCase()
    const same = kinds.value.find((kind) => kind.choice.name.toLowerCase() === name)
    if (!same && kinds.value.length >= mostKinds) return
    kinds.value = same
      ? kinds.value.map((kind) => (kind === same ? { ...kind, count: kind.count + count } : kind))
      : [...kinds.value, { choice, count }]
  }

  const drop = (at: number) => (kinds.value = kinds.value.filter((_, index) => index !== at))

  function begin(): void {
    kinds.value = []
    Object.assign(wanted, usual)
  }

  return { kinds, wanted, group, request, join, drop, begin }
}
