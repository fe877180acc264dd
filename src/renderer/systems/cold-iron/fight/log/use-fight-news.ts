import { watch, type ComputedRef } from 'vue'
import { desperationLeft } from '../../../../../rules/cold-iron/body/desperation'
import { isInDesperation } from '../../../../../rules/cold-iron/fight-model/declaration'
import type { QueueItem } from '../../../../../rules/cold-iron/view/board'
import type { Fact } from '../../../../../shared/fact'
import { useAnnounce } from '../../../../composables/use-announce'
import { formatNumber, signed } from '../../../../composables/format/figures'
import { useWords } from '../../../../composables/use-words'
import { useRecentFacts } from '../../../../sessions/recent-facts'
import { nameOf, type Fighter } from '../fighter'
import { isUnderCover } from '../declare/hidden-declarations'
import { triesSettled } from '../hand-to-hand/grapplers'
import { describeDeclaration, describeGoing, describeLanding, describeStatus } from '../describe'
import type { FightNow } from '../use-fight'
import { landingWords } from './landing-words'

/** Facts that are told as they are: the price of desperation, what a fumble means, and those of a grapple; of who gets into one the board says more. */
const plainFacts =
  /^state\.desperate$|^fumble\.row$|^grapple\.(hit|missed|strayed|struck|passed|guarded|drew|drawMissed|pinned|pinning|pinMissed|unpinned|escaped|stuck|left|waited|divided|over|pulledDown|pullMissed)$/

/** What came after another fact, the oldest first. */
function newFacts(after: readonly Told[], before: readonly Told[]): Told[] {
  const last = Math.max(0, ...before.map(({ id }) => id))
  return after.filter(({ id }) => id > last).toReversed()
}

const penaltyOf = ({ label: who, body }: Fighter) => ({ who, penalty: signed(body.penalty.total) })

function mayDespair({ combatant: { sheet, state } }: Fighter): boolean {
  const counts = { used: state.desperationUsed, usedInBattle: state.desperationInBattle }
  return desperationLeft(counts, sheet.desperationMax) > 0
}

interface Told {
  id: number
  fact: Fact
}

/** Tells a screen reader what each change of the fight has brought. */
export function useFightNews(now: ComputedRef<FightNow | null>): void {
  const { t, say, tell: tellFact } = useWords()
  const { data: facts } = useRecentFacts()
  const { announce } = useAnnounce()

  function stepNews(before: FightNow, { board }: FightNow): string[] {
    if (before.board.step === board.step && before.board.turn === board.turn) return []
    const step = board.steps.find((each) => each.step === board.step)
    if (!step) return []
    const count = board.actors.filter((each) => !each.done).length
    return [
      ...(before.board.turn === board.turn ? [] : [t('fight.turn', { turn: board.turn })]),
      t('fight.news.step', { step: step.step, title: say(step.title), count }),
    ]
  }

  function attackNews(before: FightNow, { board, fighters }: FightNow): string[] {
    const status = (queue: QueueItem[], id: string) =>
      queue.find((each) => each.attackId === id)?.status
    return board.queue
      .filter((item) => item.status !== 'waiting')
      .filter((item) => status(before.board.queue, item.attackId) !== item.status)
      .map((item) =>
        t('fight.news.attack', {
          attacker: nameOf(fighters, item.attackerId),
          target: nameOf(fighters, item.defenderId),
          status: say(describeStatus(item)),
        }),
      )
  }

  function spellNews(before: FightNow, { board, fighters }: FightNow): string[] {
    const was = new Map(before.board.spells.map(({ cast }) => [cast.id, cast.status]))
    return board.spells.flatMap(({ cast }) => {
      const before = was.get(cast.id) ?? 'waiting'
      // One that waits once more was taken back: nothing has become of it.
      if (before === cast.status || cast.status === 'waiting') return []
      const words = { who: nameOf(fighters, cast.casterId), spell: cast.name }
      return [t('fight.news.spell', { ...words, status: t(`fight.spell.told.${cast.status}`) })]
    })
  }

  /** The damage of a hit whose dice are dealt: of a grapple, or of a shot that strayed. */
  function hitNews(before: FightNow, { board, fighters }: FightNow): string[] {
    const open = new Set(board.hits.map(({ hitId }) => hitId))
    const dealt = before.board.hits.filter(({ hitId }) => !open.has(hitId))
    const struck = new Set(dealt.map(({ targetId }) => targetId))
    return fighters
      .filter(({ id, landing }) => struck.has(id) && landing)
      .map((fighter) => landingWords(fighter, { t, say }))
  }

  const tryNews = (before: FightNow, after: FightNow) => triesSettled(before, after).map(say)

  function declarationNews(before: FightNow, { fighters, board }: FightNow): string[] {
    return fighters.flatMap((fighter, index) => {
      const { declaration, label } = fighter
      const was = before.fighters[index]?.declaration
      if (!declaration || JSON.stringify(was) === JSON.stringify(declaration)) return []
      const landing = isUnderCover(fighter) ? null : describeLanding(fighter, board.spells)
      const going = describeGoing(fighter, fighters)
      const words = [describeDeclaration(declaration, fighter, fighters), going, landing]
      const told = `${label}: ${words.flatMap((each) => (each ? [say(each)] : [])).join(', ')}.`
      const isDesperate = isInDesperation(declaration) && !isUnderCover(fighter)
      return isDesperate ? [told, t('fight.news.desperate', penaltyOf(fighter))] : [told]
    })
  }

  /** Who is held back by their body from now on, as long as desperation could set that aside (CI-065). */
  function heldBackNews(before: FightNow, { fighters }: FightNow): string[] {
    return fighters.flatMap((fighter, index) => {
      const was = before.fighters[index]?.body.penalty.total ?? 0
      const isNew = was === 0 && fighter.body.penalty.total < 0 && !fighter.isDown
      return isNew && mayDespair(fighter) ? [t('fight.news.heldBack', penaltyOf(fighter))] : []
    })
  }

  function bodyNews(before: FightNow, { fighters }: FightNow): string[] {
    const changed = (fighter: Fighter, was?: Fighter) =>
      was?.body.current !== fighter.body.current || was.body.condition !== fighter.body.condition
    return fighters.flatMap((fighter, index) => {
      const was = before.fighters[index]
      if (!changed(fighter, was)) return []
      const { label, body } = fighter
      const lost = was ? was.body.current - body.current : 0
      const words = {
        who: label,
        current: formatNumber(body.current),
        condition: t(`coldIron.condition.${body.condition}`),
      }
      return lost > 0
        ? [t('fight.news.hurt', { ...words, lost: formatNumber(lost), count: lost })]
        : [t('fight.news.body', words)]
    })
  }

  /**
   * A fight that comes on the screen is where it stands: its turn, its step, and who acts in it; where they
   * all have, what the step waits for, or that it is only to be closed.
   */
  function opening({ board }: FightNow): string {
    const step = board.steps.find((each) => each.step === board.step)
    const turn = t('fight.turn', { turn: board.turn })
    if (!step) return turn
    const named = { step: step.step, title: say(step.title) }
    const count = board.actors.filter((each) => !each.done).length
    if (count > 0 || board.actors.length === 0) {
      return `${turn} ${t('fight.news.step', { ...named, count })}`
    }
    const left = board.closeRefusal ? say(board.closeRefusal) : t('fight.news.stepDone')
    return `${turn} ${t('fight.news.stepOpen', { ...named, left })}`
  }

  function onFight(after: FightNow | null, before: FightNow | null | undefined): void {
    if (!after) return
    if (!before) return announce(opening(after))
    const kinds = [
      bodyNews,
      heldBackNews,
      stepNews,
      attackNews,
      hitNews,
      tryNews,
      spellNews,
      declarationNews,
    ]
    const news = kinds.flatMap((tell) => tell(before, after))
    if (news.length > 0) announce(news.join(' '))
  }

  watch(now, onFight, { immediate: true })
  watch(facts, (after, before) => {
    if (!after || !before) return
    const news = newFacts(after, before).filter(({ fact }) => plainFacts.test(fact.kind))
    if (news.length > 0) announce(news.map(({ fact }) => tellFact(fact)).join(' '))
  })
}
