import IconBookOpenCheck from '~icons/lucide/book-open-check'
import IconCommand from '~icons/lucide/command'
import IconDoorOpen from '~icons/lucide/door-open'
import IconFolderOpen from '~icons/lucide/folder-open'
import IconHistory from '~icons/lucide/rotate-ccw-clock'
import IconInfo from '~icons/lucide/info'
import IconHouse from '~icons/lucide/house'
import IconKeyboard from '~icons/lucide/keyboard'
import IconLayers from '~icons/lucide/layers'
import IconMonitorUp from '~icons/lucide/monitor-up'
import IconMoonStar from '~icons/lucide/moon-star'
import IconTextSearch from '~icons/lucide/text-search'
import IconSwords from '~icons/lucide/swords'
import IconFilePlus from '~icons/lucide/file-plus'
import type { Ref } from 'vue'
import { useRouter } from 'vue-router'
import type { Action } from '../actions/action'
import { useAction } from '../actions/use-action'
import { useRun, call } from '../bridge'
import { useEnterCampaign } from '../composables/use-enter-campaign'
import { campaignViews } from '../router'
import { themes, usePreferences } from '../stores/preferences'
import { useWords } from '../composables/use-words'
import { useTrouble } from '../stores/trouble'
import { useSessionDialogs } from '../stores/session-dialogs'
import { useOwedNag } from '../moves/inbox/use-owed-nag'
import { systemPanels } from '../systems'
import { viewIcons } from './view-icons'
import { useDrafts } from '../stores/drafts'

/** What the shell knows and does that its actions need. */
export interface Shell {
  hasCampaign: Ref<boolean>
  /** Whether a system of the campaign plays a fight by turns. */
  hasFights: Ref<boolean>
  openPalette: () => void
  openSearch: () => void
  openKeyboard: () => void
  openHistory: () => void
  openAbout: () => void
  openSettings: () => void
}

function useAppAction(action: Action): void {
  useAction({ ...action, everywhere: true })
}

function useViewActions({ hasCampaign }: Shell): void {
  const router = useRouter()
  for (const [index, view] of campaignViews.entries()) {
    useAppAction({
      id: `view.${view}`,
      label: `action.view.${view}`,
      icon: viewIcons[view],
      keys: `mod+${index + 1}`,
      when: () => hasCampaign.value,
      run: () => void router.push({ name: view }),
    })
  }
  useAppAction({
    id: 'view.home',
    label: 'action.view.home',
    icon: IconHouse,
    run: () => void router.push({ name: 'home' }),
  })
}

function useCampaignActions({ hasCampaign, hasFights }: Shell): void {
  const { run } = useRun()
  const goIn = useEnterCampaign()
  const newFight = useNewFight()
  const mayClose = useMayClose()
  const drafts = useDrafts()
  useNewNote(() => hasCampaign.value)
  useAppAction({
    id: 'encounter.new',
    label: 'action.encounter.new',
    icon: IconSwords,
    keys: 'shift+n',
    when: () => hasFights.value,
    run: () => void newFight(),
  })
  useAppAction({
    id: 'campaign.open',
    label: 'action.campaign.open',
    icon: IconFolderOpen,
    keys: 'mod+o',
    run: async () => {
      if ((await drafts.mayLeave()) && (await run('file.open', {}))) await goIn()
    },
  })
  useAppAction({
    id: 'campaign.close',
    label: 'action.campaign.close',
    icon: IconDoorOpen,
    when: () => hasCampaign.value,
    run: async () => {
      if ((await drafts.mayLeave()) && (await mayClose())) await run('file.close', {})
    },
  })
  useAppAction({
    id: 'window.player',
    label: 'action.window.player',
    icon: IconMonitorUp,
    keys: 'mod+shift+p',
    when: () => hasCampaign.value,
    run: () => void run('window.openPlayer', {}),
  })
}

/** Registers what can be done anywhere in the app. */
export function useAppActions(shell: Shell): void {
  const preferences = usePreferences()
  useAppAction({
    id: 'app.palette',
    label: 'action.app.palette',
    icon: IconCommand,
    keys: 'mod+k',
    run: shell.openPalette,
  })
  useAppAction({
    id: 'search.open',
    label: 'action.search.open',
    icon: IconTextSearch,
    keys: 'mod+f',
    when: () => shell.hasCampaign.value,
    run: shell.openSearch,
  })
  useViewActions(shell)
  useAppAction({
    id: 'app.history',
    label: 'action.app.history',
    icon: IconHistory,
    keys: 'mod+shift+h',
    when: () => shell.hasCampaign.value,
    run: shell.openHistory,
  })
  useCampaignActions(shell)
  useAppAction({
    id: 'systems.open',
    label: 'action.systems.open',
    icon: IconLayers,
    when: () => shell.hasCampaign.value,
    run: shell.openSettings,
  })
  useAppAction({
    id: 'settings.open',
    label: 'action.settings.open',
    icon: IconBookOpenCheck,
    when: () => shell.hasCampaign.value,
    run: shell.openSettings,
  })
  useAppAction({
    id: 'app.keyboard',
    label: 'action.app.keyboard',
    icon: IconKeyboard,
    keys: '?',
    run: shell.openKeyboard,
  })
  useAppAction({
    id: 'app.about',
    label: 'action.app.about',
    icon: IconInfo,
    run: shell.openAbout,
  })
  useAppAction({
    id: 'app.theme',
    label: 'action.app.theme',
    icon: IconMoonStar,
    keys: 'f8',
    run: () => {
      const next = themes[(themes.indexOf(preferences.theme) + 1) % themes.length]
      if (next) void preferences.chooseTheme(next)
    },
  })
}

/** Registers the key that makes a new note from anywhere and goes to its title. */
function useNewNote(hasCampaign: () => boolean): void {
  const router = useRouter()
  const { t } = useWords()
  const { run } = useRun()
  useAction({
    id: 'note.new',
    label: 'action.note.new',
    icon: IconFilePlus,
    keys: 'alt+n',
    everywhere: true,
    when: hasCampaign,
    run: async () => {
      const made = await run('note.create', { title: t('notes.untitled') })
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
    const made = await run('encounter.create', { name: t('prep.newName') })
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
    for (const { id, title, icon } of tools) {
      useAction({
        id: `tool.${id}`,
        label: title,
        icon,
        everywhere: true,
        when: () => systems().includes(system),
        run: () => void router.push({ name: 'tools', params: { toolId: id } }),
      })
    }
  }
}
