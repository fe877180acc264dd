import IconHandHelping from '~icons/lucide/hand-helping'
import { computed, watch, type Ref } from 'vue'
import type { HelpRules } from '../../../rules/moves/together/help'
import { ruleSystem } from '../../../rules'
import { phrase, type Phrase } from '../../../shared/phrase'
import { useAction } from '../../actions/use-action'
import { useMoveRunner } from '../../stores/move-runner'
import { useWords } from '../../composables/use-words'
import type { HelpDraft } from './help-draft'
import { offeredMoves } from '../fields/offered'
import type { MoveRun } from '../run/use-move-run'

/** What help for a move hangs on. */
interface Helped {
  run: Pick<MoveRun, 'actor' | 'move'>
  /** How help is given in the game that is played; undefined where nobody gives any. */
  rules: () => HelpRules | undefined
  /** Id of the move by which it is given, where it is one of its own that the roll waits for. */
  move: () => string | undefined
  /** Id of that game. */
  system: () => string
  /** Adds a line for one more who helps. */
  add: () => void
  /** Says why nobody more can. */
  refuse: (why: Phrase | null) => void
}

/** Help for the one who makes a move: the moves it is given by, and why nobody more can give any. */
export function useHelp(
  helps: Ref<HelpDraft[]>,
  { run, rules, move, system, add, refuse }: Helped,
) {
  const words = useWords()
  const moveRunner = useMoveRunner()
  /** The moves that somebody helps by: of the game that is played, as theirs are. */
  const helping = computed(() =>
    offeredMoves([system()], undefined, words).filter(
      ({ id, action }) =>
        action === null && ruleSystem(system())?.moves[id]?.isConsequence !== true,
    ),
  )
  /** Whether anything can be added to its roll. */
  const isAddedTo = computed(() => run.move.value?.takesModifiers === true)
  /** Whether help is to be thought of: as the game gives it, at a roll that takes it. */
  const isOffered = computed(
    () => rules() !== undefined || (move() !== undefined && isAddedTo.value),
  )
  /** Why nobody more can help, in words; nothing where somebody can. */
  const helpRefused = computed(() => {
    const { max } = rules() ?? {}
    if (max === undefined && move() === undefined) return phrase('moves.help.ownMove')
    if (run.move.value?.id === move()) return phrase('moves.help.isHelp')
    // Nobody helps by a move of their own where nothing is added to a roll, or none is made (DW-021, DW-043).
    if (max === undefined && !isAddedTo.value) return phrase('moves.help.nothingAdded')
    if (!run.actor.value) return phrase('moves.help.whose')
    if (max === undefined) return null
    return helps.value.length >= max ? phrase('moves.help.most', { count: max }) : null
  })

  /** Whether somebody’s help changes sheets beside the move. */
  const changesSheets = computed(() => helps.value.some((each) => each.changesSheets))

  /** Makes the move that the roll waits for: on whoever rolls, by somebody who is to be said. */
  function makeBetween(id: string): void {
    const { actor } = run
    const target = actor.value && { type: actor.value.type, id: actor.value.id }
    moveRunner.openBetween({ system: system(), move: id, target })
  }

  useAction({
    id: 'move.help',
    label: () => (move() === undefined ? 'action.move.help' : 'action.move.helpOrHinder'),
    icon: IconHandHelping,
    when: () => helpRefused.value === null,
    run: () => {
      const by = move()
      if (by === undefined) add()
      else makeBetween(by)
    },
    sayWhyNot: () => refuse(helpRefused.value),
  })
  // Help is given to somebody: for another one it begins afresh.
  watch(
    () => run.actor.value?.key,
    () => (helps.value = []),
  )

  return { helping, helpRefused, isOffered, changesSheets }
}
