import { computed } from 'vue'
import type { InputOf } from '../../../../campaign/api'
import { contextSchema, type EndEvent } from '../../../../rules/dungeon-world/session-end/context'
import { sessionEnd } from '../../../../rules/dungeon-world/session-end/session-end'
import { useRead, useRun } from '../../../bridge'

const system = 'dungeon-world'

/** The end of the session as it lies in the campaign, and what is said of it. */
export function useSessionEnd() {
  const { data: current } = useRead('sessionEnd.current', () => ({}))
  /** Whether this session has been ended so already. */
  const { data: isDone } = useRead('sessionEnd.isDone', () => ({}))
  const { carryOut, refusal, busy } = useRun()
  const own = computed(() => (current.value?.system === system ? current.value : null))
  const stage = computed(() => own.value?.stage ?? null)
  const context = computed(() => (own.value ? contextSchema.parse(own.value.context) : null))

  const say = (event: EndEvent) => {
    const input: InputOf<'sessionEnd.say'> = { event }
    return carryOut('sessionEnd.say', input)
  }
  /** Whether the rules let an event be now: the same that the command asks. */
  const may = (event: EndEvent) => own.value !== null && whyNot(event) === null
  /** Why they do not, in words; null where they do. */
  const whyNot = (event: EndEvent) =>
    own.value && sessionEnd.refusal(own.value.stage, own.value.context, event)

  return {
    isDone,
    stage,
    context,
    refusal,
    busy,
    say,
    may,
    whyNot,
    begin: () => carryOut('sessionEnd.begin', { system }),
    leave: () => carryOut('sessionEnd.leave', {}),
  }
}
