import { computed } from 'vue'
import type { InputOf, OutputOf } from '../../campaign/api'
import { call, useRead, useRun } from '../bridge'
import { useAnnounce } from '../composables/use-announce'
import { useDialog } from '../composables/use-dialog'
import { useWords } from '../composables/use-words'

/** What can be turned to the players. */
export type Stage = InputOf<'playerView.show'>['stage']

/** Whether what is being played is turned to the players, and nothing of it is to be seen yet. */
export function isWaiting(
  seen: OutputOf<'playerView.stage'>,
  fight: OutputOf<'playerView.fight'> | undefined,
): boolean {
  if (seen.kind !== 'moment' || fight) return false
  return !('mood' in seen && seen.mood) && !('spotlight' in seen)
}

/** What is turned to the players, and the ways to turn something else to them. */
export function useStage() {
  const { t } = useWords()
  const { announce } = useAnnounce()
  const { ask } = useDialog()
  const { carryOut, refusal } = useRun()
  const { data: stage } = useRead('playerView.turned', () => ({}))
  const kind = computed(() => stage.value?.kind ?? 'moment')

  /** By which name players read of whom they see. */
  async function wordsOfPerson(): Promise<string | null> {
    const seen = await call('playerView.stage', {})
    if (!seen.ok || seen.value.kind !== 'person') return null
    return t('stage.shown', { what: seen.value.name })
  }

  /** What players see of it, in words: while nothing is played that they may see, only the waiting screen. */
  async function wordsFor(wanted: Stage): Promise<string> {
    const shown = t('stage.shown', { what: t(`stage.${wanted.kind}`) })
    if (wanted.kind === 'person') return (await wordsOfPerson()) ?? shown
    if (wanted.kind !== 'moment') return shown
    const [fight, seen] = await Promise.all([
      call('playerView.fight', {}),
      call('playerView.stage', {}),
    ])
    const waits = seen.ok && isWaiting(seen.value, fight.ok ? fight.value : null)
    return waits ? t('stage.waiting') : shown
  }

  /**
   * Whether an NPC is told of by a name that the game master means players to read. They know their own from
   * then on; another becomes their alias.
   */
  async function isNameMeant({ id: npcId, name }: { id: string; name: string }): Promise<boolean> {
    const read = await ask({
      title: t('stage.byName.title', { name }),
      text: t('stage.byName.text'),
      label: t('stage.byName.label'),
      yes: t('stage.show'),
      value: name,
      maxlength: 80,
    })
    if (read === null) return false
    return read === name
      ? carryOut('npc.showByName', { npcId })
      : carryOut('npc.setAlias', { npcId, alias: read })
  }

  /**
   * Whether all of whom players would read are named as the game master means it: of whom they have no name
   * as yet it is asked, for the window shows it at once.
   */
  async function areNamesMeant(wanted: Stage): Promise<boolean> {
    if (wanted.kind !== 'person' && wanted.kind !== 'track') return true
    const nameless = await call('playerView.nameless', { stage: wanted })
    for (const npc of nameless.ok ? nameless.value : []) if (!(await isNameMeant(npc))) return false
    return true
  }

  /** Whether it is shown now: where it is not there, the refusal says so. */
  async function show(wanted: Stage): Promise<boolean> {
    if (!(await areNamesMeant(wanted))) return false
    const isShown = await carryOut('playerView.show', { stage: wanted })
    if (isShown) announce(await wordsFor(wanted))
    return isShown
  }

  /** Who is to be heard while something is played: the id of a character, or nobody. */
  const spotlight = computed(() =>
    stage.value?.kind === 'moment' ? (stage.value.spotlight ?? null) : null,
  )

  /** Lights up whose moment it is; null lets the light go out. */
  async function light(character: { id: string; name: string } | null): Promise<void> {
    const lit = character ? { spotlight: character.id } : {}
    if (!(await carryOut('playerView.show', { stage: { kind: 'moment', ...lit } }))) return
    announce(character ? t('stage.lit', { name: character.name }) : t('stage.unlit'))
  }

  /** The curtain falls, and rises again on what stood there. */
  async function turnCurtain(): Promise<void> {
    const isDown = kind.value === 'curtain'
    if (!(await carryOut('playerView.turnCurtain', { to: isDown ? 'rise' : 'fall' }))) return
    announce(t(isDown ? 'stage.risen' : 'stage.shown', { what: t('stage.curtain') }))
  }

  return { kind, spotlight, show, light, turnCurtain, refusal }
}
