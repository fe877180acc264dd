import { computed, ref, shallowRef, watch, type Ref } from 'vue'
import { useRead } from '../bridge'
import { audiences, type Audience, type DocumentNode, type Subject } from './report'

/** How long a wording rests before its preview follows, in milliseconds. */
const restOfTyping = 250

/**
 * What the report view shows: the report that is chosen, its wording, and the document it makes,
 * while a wording is being written of that one.
 */
export function useReport(subject: () => Subject, wantedId: () => string | undefined) {
  const audience = ref<Audience>(audiences[0])
  const isEditing = ref(false)
  const body = ref('')
  const rested = resting(body)

  const { data: all, error: listError } = useRead('report.subjects', () => ({}))
  const ones = computed(() => all.value?.[subject()] ?? [])
  const one = computed(
    () => ones.value.find(({ id }) => id === wantedId()) ?? ones.value[0] ?? null,
  )
  const wanted = computed(() =>
    one.value ? { subject: subject(), id: one.value.id, audience: audience.value } : null,
  )
  const { data: template } = useRead('report.template', () => ({
    subject: subject(),
    audience: audience.value,
  }))
  const wording = computed(() => {
    const isThis =
      template.value?.subject === subject() && template.value.audience === audience.value
    return isThis ? template.value : undefined
  })
  const { data: preview, error: previewError } = useRead(
    'report.preview',
    () => wanted.value && { ...wanted.value, ...(isEditing.value ? { body: rested.value } : {}) },
  )
  /** Never the paper of another audience, not even while the new one is on its way. */
  const shown = computed(() => {
    const { subject: about, id, audience: reader } = wanted.value ?? {}
    const answer = preview.value
    const isThis = answer?.subject === about && answer?.id === id && answer?.audience === reader
    return isThis ? answer : undefined
  })

  /** The last document that could be made of this report: a wording that is being written may be broken. */
  const made = shallowRef<{ of: string; nodes: readonly DocumentNode[] }>()
  const keyOf = (of: { subject: string; id: string; audience: string }) =>
    `${of.subject} ${of.id} ${of.audience}`
  watch(
    shown,
    (fresh) => {
      const isBroken = fresh?.problems.some(({ isError }) => isError)
      if (fresh && !isBroken) made.value = { of: keyOf(fresh), nodes: fresh.nodes }
    },
    { immediate: true },
  )
  const nodes = computed(() =>
    wanted.value && made.value?.of === keyOf(wanted.value) ? made.value.nodes : undefined,
  )
  const problems = computed(() => shown.value?.problems ?? [])

  function edit(): void {
    if (!wording.value) return
    body.value = wording.value.body
    rested.value = body.value
    isEditing.value = true
  }

  // The wording came back another way: undone, or reset.
  watch(
    () => wording.value?.body,
    (kept, before) => {
      if (kept !== undefined && body.value === before) body.value = kept
    },
  )

  const error = computed(() => listError.value ?? previewError.value)
  const isKnown = computed(() => all.value !== undefined)
  const state = { audience, isEditing, body, ones, one, wanted, wording }
  return { ...state, nodes, problems, edit, error, isKnown }
}

/** A text once it has rested. */
function resting(text: Ref<string>): Ref<string> {
  const rested = ref(text.value)
  let timer: ReturnType<typeof setTimeout> | undefined
  watch(text, (typed, _before, onCleanup) => {
    timer = setTimeout(() => (rested.value = typed), restOfTyping)
    onCleanup(() => clearTimeout(timer))
  })
  return rested
}
