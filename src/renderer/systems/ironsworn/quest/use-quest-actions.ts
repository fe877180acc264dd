import IconChart from '~icons/lucide/chart-column'
import IconFlag from '~icons/lucide/flag'
import IconFootprints from '~icons/lucide/footprints'
import IconMilestone from '~icons/lucide/milestone'
import IconScroll from '~icons/lucide/scroll'
import IconScrollText from '~icons/lucide/scroll-text'
import IconUnlink from '~icons/lucide/unlink'
import { useAction } from '../../../actions/use-action'
import { movesOf, type Purpose, type Quest } from './quests'

/** What the actions of the quests ask of their board. */
interface QuestDoings {
  mayBegin: () => boolean
  /** The quest that is selected; undefined while none is, or while a move is being made. */
  quest: () => Quest | undefined
  begin: (purpose: Purpose) => void
  step: (quest: Quest) => void
  finish: (quest: Quest) => void
  forsake: (quest: Quest) => void
  odds: (quest: Quest) => void
  focus: () => void
}

/** Registers the verbs of vows and journeys. */
export function useQuestActions(doings: QuestDoings): void {
  const { mayBegin, quest, begin, step, finish, forsake, odds, focus } = doings
  const on = (run: (each: Quest) => void) => () => {
    const selected = quest()
    if (selected) run(selected)
  }
  const isMeant = () => quest() !== undefined
  useAction({
    id: 'quest.swear',
    icon: IconScroll,
    when: mayBegin,
    run: () => begin('vow'),
  })
  useAction({
    id: 'quest.travel',
    icon: IconFootprints,
    when: mayBegin,
    run: () => begin('journey'),
  })
  useAction({
    id: 'quest.focus',
    icon: IconScrollText,
    run: focus,
  })
  useAction({
    id: 'quest.step',
    icon: IconMilestone,
    when: isMeant,
    run: on(step),
  })
  useAction({
    id: 'quest.finish',
    label: () => {
      const purpose = quest()?.purpose
      return purpose ? `ironsworn.quest.finish.${purpose}` : 'action.quest.finish'
    },
    icon: IconFlag,
    moves: () => {
      const purpose = quest()?.purpose
      return purpose ? [`ironsworn.${movesOf[purpose].finish}`] : []
    },
    when: isMeant,
    run: on(finish),
  })
  useAction({
    id: 'quest.odds',
    icon: IconChart,
    when: () => quest()?.purpose === 'journey',
    run: on(odds),
  })
  useAction({
    id: 'quest.forsake',
    icon: IconUnlink,
    when: () => quest()?.purpose === 'vow',
    run: on(forsake),
  })
}
