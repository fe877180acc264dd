import { computed, ref, shallowRef } from 'vue'
import type { InputOf } from '../../../campaign/api'
import { isDone, type Act } from '../../../rules/system/act'
import { useRun } from '../../bridge'
import { passedWords } from '../../calendar/passed-words'
import { useCalendar } from '../../calendar/use-calendar'
import { useAnnounce } from '../../composables/use-announce'
import { landOnCard } from '../../composables/focus/focus-return'
import { useMissionInPlay } from '../../composables/campaign/use-mission-in-play'
import { usePlayRules } from '../../composables/campaign/use-play-rules'
import { useWords } from '../../composables/use-words'
import type { ActInput, ActLook } from '../../systems/system-panel'
import { systemPanel } from '../../systems'
import { changeWords } from '../outcome/change-words'
import type { ActMember } from './act-bar'

/**
 * Whose doing it is, who pays for it, the move of the game master's that it is, where it can be one (null for none), and how
 * much time goes by with it.
 */
export type Doing = Pick<InputOf<'act.perform'>, 'by' | 'owedId' | 'lasts' | 'payer'>

/** As many changed figures are said aloud. */
const mostHeard = 3

const asks = ({ fields, form }: ActLook) => fields !== undefined || form !== undefined

/**
 * What can be done now to somebody's sheet of one system, the most used first as its system lists
 * them, and the doing of it: at once, or once its dialog has asked what must be known.
 */
export function useActs(
  member: () => ActMember,
  system: () => string,
  sheet: () => object | undefined,
) {
  const words = useWords()
  const { t, say } = words
  const { moment } = useCalendar()
  const { announce } = useAnnounce()
  const { run, refusal, busy } = useRun()
  const rules = usePlayRules(system)
  const missionId = useMissionInPlay()
  const isOpen = ref(false)
  const asked = shallowRef<Act | null>(null)
  const acts = computed(() => {
    const written = sheet()
    if (!written) return []
    return Object.entries(systemPanel(system())?.acts ?? {}).flatMap(([id, look]) => {
      const act = rules.value?.acts?.find((each) => each.id === id)
      if (act?.on !== member().type || !act.isPossible(written)) return []
      return [{ act, look, label: say(act.title) }]
    })
  })
  /** The act whose dialog is asked for; none of those for somebody of another kind, whom it was asked for before. */
  const open = computed(() => {
    const act = asked.value?.on === member().type ? asked.value : null
    const look = act && systemPanel(system())?.acts?.[act.id]
    return act && look && asks(look) ? { act, look } : null
  })

  async function perform(act: Act, input: ActInput, doing: Doing = {}): Promise<void> {
    const { type, id, name } = member()
    const changes = changesOf(act, input)
    const landed = await run('act.perform', {
      system: system(),
      act: act.id,
      member: { type, id },
      input,
      ...doing,
      ...(missionId.value === undefined ? {} : { missionId: missionId.value }),
    })
    if (!landed) return
    isOpen.value = false
    const passed = landed.passed ? passedWords(words, moment, landed.passed) : []
    const done = t('act.done', { act: say(act.title), name })
    const told = changes === '' ? done : t('act.doneWith', { done, changes })
    announce([told, ...landed.notes.map(say), ...passed].join(' '))
    // What began it may be gone with it: an asset that the card no longer wants.
    void landOnCard({ id, system: system() })
  }

  /** What becomes of the figures of whoever it is done to, where that is little enough to be heard. */
  function changesOf(act: Act, input: ActInput): string {
    const known = act.input.safeParse(input)
    const done = known.success ? act.perform(sheet() ?? {}, known.data) : null
    const effects = done && isDone(done) ? done.effects.filter(({ on }) => on === 'actor') : []
    if (effects.length > mostHeard) return ''
    const said = effects.map((effect) => changeWords(effect, { system: system(), t, say }))
    return said.map(({ field, change }) => `${field} ${change}`).join(', ')
  }

  function begin(act: Act): void {
    refusal.value = null
    asked.value = act
    if (open.value) isOpen.value = true
    else void perform(act, {})
  }

  return { acts, open, isOpen, begin, perform, refusal, busy }
}
