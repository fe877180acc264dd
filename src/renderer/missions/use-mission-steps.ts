import IconFlag from '~icons/lucide/flag'
import IconLogOut from '~icons/lucide/log-out'
import IconMegaphone from '~icons/lucide/megaphone'
import IconPlay from '~icons/lucide/play'
import IconScroll from '~icons/lucide/scroll'
import IconStamp from '~icons/lucide/stamp'
import IconUndo from '~icons/lucide/rotate-ccw'
import { useRouter } from 'vue-router'
import type { MissionOutcome } from '../../rules/system/mission-rules'
import { useAction } from '../actions/use-action'
import { useRead, useRun } from '../bridge'
import { useAnnounce } from '../composables/use-announce'
import { useDialog } from '../composables/use-dialog'
import { useWords } from '../composables/use-words'
import { useOwedNag } from '../moves/inbox/use-owed-nag'
import { canMoveOn, openObjectives, type Mission } from './mission'

/** How a mission may be reported. */
export const outcomes: readonly MissionOutcome[] = ['success', 'failure', 'uncertain']

/** Registers what moves a mission on in its life, each when the mission's own machine allows it. */
export function useMissionSteps(mission: () => Mission, hasEnding: () => boolean) {
  const { t } = useWords()
  const { announce } = useAnnounce()
  const { confirm, ask } = useDialog()
  const router = useRouter()
  const { carryOut, refusal } = useRun()
  const mayEnd = useOwedNag()
  const { data: mentions } = useRead('mention.list', () => ({ type: 'mission', id: mission().id }))
  const missionOnly = () => ({ missionId: mission().id })

  /** The objectives of which it is not said how they ended, in words; nothing where there are none. */
  function unsaid() {
    const { name, outcome } = mission()
    const open = openObjectives(mission())
    if (open.length === 0) return undefined
    const objectives = open.map(({ text }) => text).join('; ')
    return {
      title: t('missions.closeOpenTitle', { name }),
      text: t('missions.closeOpenText', {
        open: t('missions.stillOpen', { count: open.length, objectives }),
        outcome: t(`mission.outcome.${outcome ?? 'open'}`),
      }),
    }
  }

  /** What is still open or owed is said before the mission is closed (IF-005). */
  async function close(): Promise<void> {
    if (!(await mayEnd('mission', mission().id, unsaid()))) return
    if (await carryOut('mission.close', missionOnly())) announce(t('missions.closed'))
  }

  async function brief(): Promise<void> {
    if (await carryOut('mission.brief', missionOnly())) announce(t('missions.briefed'))
  }

  async function begin(): Promise<void> {
    if (await carryOut('mission.begin', missionOnly())) announce(t('missions.begun'))
  }

  async function report(outcome: MissionOutcome): Promise<void> {
    if (!(await carryOut('mission.report', { ...missionOnly(), outcome }))) return
    announce(t('missions.reported', { outcome: t(`mission.outcome.${outcome}`) }))
  }

  const abandonTitle = () => t('missions.abandonTitle', { name: mission().name })

  async function abandon(): Promise<void> {
    const why = await ask({
      title: abandonTitle(),
      text: t(hasEnding() ? 'missions.abandonText' : 'missions.abandonPlain'),
      label: t('missions.abandonWhy'),
      yes: t('missions.abandonDo'),
    })
    if (why === null) return
    if (await carryOut('mission.abandon', { ...missionOnly(), why })) {
      announce(t('missions.abandoned'))
    }
  }

  async function remove(): Promise<void> {
    const named = [...new Set(mentions.value?.map(({ name }) => name))].join(', ')
    const isMeant = await confirm({
      title: t('missions.removeTitle', { name: mission().name }),
      text: named.length > 0 ? t('missions.removeHeld', { named }) : t('missions.removeText'),
      yes: t('action.thing.remove'),
      danger: true,
    })
    if (isMeant) await carryOut('mission.remove', missionOnly())
  }

  function canClose(): boolean {
    const participants = mission().participants.map(({ id }) => id)
    const made = mission().participants.filter(({ roll }) => roll)
    const rolled = hasEnding() ? made.map(({ id }) => id) : participants
    return canMoveOn(mission(), { type: 'mission.close', participants, rolled })
  }

  useAction({
    id: 'mission.brief',
    icon: IconMegaphone,
    when: () => canMoveOn(mission(), { type: 'mission.brief' }),
    run: () => void brief(),
  })
  useAction({
    id: 'mission.begin',
    icon: IconPlay,
    when: () => canMoveOn(mission(), { type: 'mission.begin' }),
    run: () => void begin(),
  })
  for (const outcome of outcomes) {
    useAction({
      id: `mission.report.${outcome}`,
      icon: IconFlag,
      when: () => canMoveOn(mission(), { type: 'mission.report', outcome }),
      run: () => void report(outcome),
    })
  }
  useAction({
    id: 'mission.close',
    icon: IconStamp,
    when: canClose,
    run: () => void close(),
  })
  useAction({
    id: 'mission.abandon',
    icon: IconLogOut,
    when: () => canMoveOn(mission(), { type: 'mission.abandon' }),
    draft: () => `ask:${abandonTitle()}`,
    run: () => void abandon(),
  })
  useAction({
    id: 'mission.reopen',
    label: 'action.mission.reopen',
    icon: IconUndo,
    when: () => canMoveOn(mission(), { type: 'mission.reopen', hadBegun: true }),
    run: async () => {
      if (await carryOut('mission.reopen', missionOnly())) announce(t('missions.reopened'))
    },
  })
  useAction({
    id: 'mission.openReport',
    icon: IconScroll,
    run: () =>
      void router.push({ name: 'report', params: { subject: 'mission', subjectId: mission().id } }),
  })
  return { refusal, remove }
}
