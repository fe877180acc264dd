import IconBookOpenCheck from '~icons/lucide/book-open-check'
import IconDices from '~icons/lucide/dices'
import IconCommand from '~icons/lucide/command'
import IconDoorOpen from '~icons/lucide/door-open'
import IconFolderOpen from '~icons/lucide/folder-open'
import IconHistory from '~icons/lucide/rotate-ccw-clock'
import IconInfo from '~icons/lucide/info'
import IconHouse from '~icons/lucide/house'
import IconKeyboard from '~icons/lucide/keyboard'
import IconLayers from '~icons/lucide/layers'
import IconMonitorOff from '~icons/lucide/monitor-off'
import IconMonitorUp from '~icons/lucide/monitor-up'
import IconMoonStar from '~icons/lucide/moon-star'
import IconTextSearch from '~icons/lucide/text-search'
import IconLarger from '~icons/lucide/zoom-in'
import IconSmaller from '~icons/lucide/zoom-out'
import IconUsual from '~icons/lucide/search'
import IconSettings from '~icons/lucide/settings'
import IconPencil from '~icons/lucide/pencil'
import IconShrink from '~icons/lucide/minimize-2'
import IconSwords from '~icons/lucide/swords'
import IconFilePlus from '~icons/lucide/file-plus'
import type { Ref } from 'vue'
import { useRouter } from 'vue-router'
import { useAction } from '../actions/use-action'
import { useRun, call } from '../bridge'
import { useAnnounce } from '../composables/use-announce'
import { useDialog } from '../composables/use-dialog'
import { useEnterCampaign } from '../composables/campaign/use-enter-campaign'
import { focusedCard } from '../composables/focus/focused-card'
import { campaignViews } from '../router'
import { themes, usePreferences } from '../stores/preferences'
import { useWords } from '../composables/use-words'
import { useGameAtHand } from '../stores/game-at-hand'
import { useMoveRunner } from '../stores/move-runner'
import { useTrouble } from '../stores/trouble'
import { useSessionDialogs } from '../stores/session-dialogs'
import { useOwedNag } from '../moves/inbox/use-owed-nag'
import { systemPanels } from '../systems'
import { viewIcons } from './view-icons'
import { useDrafts } from '../stores/drafts'

/** What the shell knows and does that its actions need. */
export interface Shell {
  hasCampaign: Ref<boolean>
  /** Whether what is open is a backup that is only looked at. */
  isLookedInto: Ref<boolean>
  campaignName: Ref<string>
  /** Whether a system of the campaign plays a fight by turns. */
  hasFights: Ref<boolean>
  /** Whether a system of the campaign is played by moves. */
  hasMoves: Ref<boolean>
  openPalette: () => void
  openSearch: () => void
  openKeys: (scope: 'here' | 'all') => void
  openHistory: () => void
  openPruning: () => void
  openAbout: () => void
  openPreferences: () => void
  openSettings: () => void
  openSystems: () => void
}

function useViewActions({ hasCampaign }: Shell): void {
  const router = useRouter()
  for (const view of campaignViews) {
    useAction({
      id: `view.${view}`,
      icon: viewIcons[view],
      when: () => hasCampaign.value,
      run: () => void router.push({ name: view }),
    })
  }
  useAction({
    id: 'view.home',
    icon: IconHouse,
    run: () => void router.push({ name: 'home' }),
  })
}

function useCampaignActions(shell: Shell): void {
  const { hasCampaign, isLookedInto, campaignName, hasFights, hasMoves } = shell
  const router = useRouter()
  const { run } = useRun()
  const { t } = useWords()
  const { ask } = useDialog()
  const goIn = useEnterCampaign()
  const newFight = useNewFight()
  const mayClose = useMayClose()
  const drafts = useDrafts()
  const moveRunner = useMoveRunner()
  const atHand = useGameAtHand()
  useNewNote(() => hasCampaign.value)
  useAction({
    id: 'encounter.new',
    icon: IconSwords,
    when: () => hasFights.value,
    run: () => void newFight(),
  })
  useAction({
    id: 'move.begin',
    icon: IconDices,
    when: () => hasMoves.value,
    run: async () => {
      const { characterId: id, system: own, isNamed } = focusedCard()
      // Several companies may lie on the table; it goes by the one that the focus is or was on.
      if (own === undefined && !atHand.isKnown) await atHand.known()
      if (!hasMoves.value) return
      const system = own ?? atHand.id
      moveRunner.open({
        ...(system === undefined ? {} : { system }),
        ...(id === undefined ? {} : { actor: { type: 'character', id }, isActorGuessed: !isNamed }),
      })
    },
  })
  useAction({
    id: 'campaign.new',
    icon: IconFilePlus,
    run: () => void router.push({ name: 'home', query: { new: '' }, force: true }),
  })
  useAction({
    id: 'campaign.open',
    icon: IconFolderOpen,
    run: async () => {
      if ((await drafts.mayLeave()) && (await run('file.open', {}))) await goIn()
    },
  })
  useAction({
    id: 'campaign.close',
    icon: IconDoorOpen,
    when: () => hasCampaign.value,
    run: async () => {
      // No session of a backup could be ended.
      const mayGo = isLookedInto.value || ((await drafts.mayLeave()) && (await mayClose()))
      if (mayGo) await run('file.close', {})
    },
  })
  useAction({
    id: 'campaign.rename',
    icon: IconPencil,
    when: () => hasCampaign.value,
    run: async () => {
      const name = await ask({
        title: t('shell.rename.title'),
        text: t('shell.rename.text'),
        label: t('shell.rename.name'),
        yes: t('shell.rename.yes'),
        value: campaignName.value,
      })
      if (name?.trim()) await run('campaign.rename', { name: name.trim() })
    },
  })
  usePlayersWindow(() => hasCampaign.value)
}

/** Registers what opens the players' window and closes it again, and says what came of it. */
function usePlayersWindow(hasCampaign: () => boolean): void {
  const { run, refusal } = useRun()
  const { t, say } = useWords()
  const { announce } = useAnnounce()
  useAction({
    id: 'window.player',
    icon: IconMonitorUp,
    // The panel of the players' screen shows these keys itself.
    overDialogs: true,
    when: hasCampaign,
    run: async () => {
      const shown = await run('window.openPlayer', {})
      if (shown) announce(t(`stage.playersWindow.${shown.wasOpen ? 'inFront' : 'opened'}`))
    },
  })
  useAction({
    id: 'window.closePlayer',
    icon: IconMonitorOff,
    overDialogs: true,
    when: hasCampaign,
    run: async () => {
      const isClosed = await run('window.closePlayer', {})
      if (isClosed) announce(t('stage.playersWindow.closed'))
      else if (refusal.value) announce(say(refusal.value))
    },
  })
}

/** Registers what can be done anywhere in the app. */
export function useAppActions(shell: Shell): void {
  const preferences = usePreferences()
  const { t } = useWords()
  const { announce } = useAnnounce()
  useAction({
    id: 'app.palette',
    icon: IconCommand,
    run: shell.openPalette,
  })
  useAction({
    id: 'search.open',
    icon: IconTextSearch,
    when: () => shell.hasCampaign.value,
    run: shell.openSearch,
  })
  useViewActions(shell)
  useAction({
    id: 'app.history',
    icon: IconHistory,
    when: () => shell.hasCampaign.value,
    run: shell.openHistory,
  })
  useAction({
    id: 'history.prune',
    icon: IconShrink,
    when: () => shell.hasCampaign.value,
    run: shell.openPruning,
  })
  useCampaignActions(shell)
  useAction({
    id: 'systems.open',
    icon: IconLayers,
    when: () => shell.hasCampaign.value,
    run: shell.openSystems,
  })
  useAction({
    id: 'settings.open',
    icon: IconBookOpenCheck,
    when: () => shell.hasCampaign.value,
    run: shell.openSettings,
  })
  useAction({ id: 'app.preferences', icon: IconSettings, run: shell.openPreferences })
  useAction({
    id: 'app.keys',
    icon: IconKeyboard,
    overDialogs: true,
    run: () => shell.openKeys('here'),
  })
  useAction({
    id: 'app.about',
    icon: IconInfo,
    run: shell.openAbout,
  })
  useAction({
    id: 'app.theme',
    icon: IconMoonStar,
    run: () => {
      const next = themes[(themes.indexOf(preferences.theme) + 1) % themes.length]
      if (!next) return
      void preferences.chooseTheme(next)
      announce(t(`shell.theme.${next}`))
    },
  })
  useTextSizes()
}

/** Registers how everything is shown larger or smaller; it can be done over a dialog as well. */
function useTextSizes(): void {
  const preferences = usePreferences()
  const { t } = useWords()
  const { announce } = useAnnounce()
  for (const { size, by, icon } of [
    { size: 'larger', by: 1, icon: IconLarger },
    { size: 'smaller', by: -1, icon: IconSmaller },
    { size: 'usual', by: 0, icon: IconUsual },
  ] as const) {
    useAction({
      id: `text.${size}`,
      icon,
      overDialogs: true,
      run: async () => {
        await preferences.stepTextSize(by)
        announce(t('preferences.textSize.said', { percent: preferences.textSize }))
      },
    })
  }
}

/** Registers the key that makes a new note from anywhere and goes to its title. */
function useNewNote(hasCampaign: () => boolean): void {
  const router = useRouter()
  const { t } = useWords()
  const { run } = useRun()
  useAction({
    id: 'note.new',
    icon: IconFilePlus,
    when: hasCampaign,
    run: async () => {
      const made = await run('note.create', { title: t('notes.untitled'), isUsual: true })
      if (made) await router.push({ name: 'notes', query: { note: made.noteId, new: '' } })
    },
  })
}

/** Makes a fight without asking for anything and goes to where it is prepared. */
function useNewFight(): () => Promise<void> {
  const { run, refusal } = useRun()
  const { t } = useWords()
  const router = useRouter()
  const trouble = useTrouble()

  return async () => {
    const made = await run('encounter.create', { name: t('prep.newName'), isUsual: true })
    if (made) await router.push({ name: 'table', query: { prepare: made.encounterId } })
    // Asked for from anywhere, it has no control of its own to say no beside.
    else if (refusal.value) trouble.raiseFailure(refusal.value)
  }
}

/**
 * Asks before the campaign closes: what becomes of a session that is going on, and without one,
 * what of the moves that are owed. Answers whether it may close.
 */
function useMayClose(): () => Promise<boolean> {
  const sessionDialogs = useSessionDialogs()
  const mayEnd = useOwedNag()

  return async () => {
    const reply = await call('session.current', {})
    const isRunning = reply.ok && reply.value.session !== null
    return isRunning ? sessionDialogs.askBeforeClosing() : mayEnd('campaign')
  }
}

/** Registers each tool of the campaign's rule systems as a way to go there. */
export function useToolActions(systems: () => readonly string[]): void {
  const router = useRouter()
  for (const [system, { tools = [] }] of systemPanels) {
    for (const { id, icon } of tools) {
      useAction({
        id: `tool.${id}`,
        icon,
        when: () => systems().includes(system),
        run: () => void router.push({ name: 'tools', params: { toolId: id } }),
      })
    }
  }
}
