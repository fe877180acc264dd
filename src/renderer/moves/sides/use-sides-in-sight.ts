import { nextTick, watch } from 'vue'
import { useFightOnScreen } from '../../stores/fight-on-screen'
import type { MoveRun } from '../run/use-move-run'
import type { MovePerson } from './people'

/** The card of somebody on the table: in the company of this game, or among those who are present. */
function cardOf(game: string, { type, id }: MovePerson): Element | null {
  const [company, name] = [CSS.escape(game), CSS.escape(id)]
  return document.querySelector(
    type === 'npc'
      ? `[data-on-table="${name}"]`
      : `[data-company="${company}"] [data-character="${name}"]`,
  )
}

/** The company of a game, its heading last: what comes last is seen where not all of it has room. */
function companyOf(game: string): Element[] {
  const company = document.querySelector(`[data-company="${CSS.escape(game)}"]`)
  // What else it holds, a fight or vows, has headings of its own.
  const heading = company?.querySelector('h2')
  return [company, heading].filter((part) => part instanceof Element)
}

/**
 * Brings whom a move is about into sight where they lie on the table beside it: its company until
 * somebody is named, then who makes it, and on whom. The focus stays where it is.
 */
export function useSidesInSight(run: MoveRun): void {
  const onScreen = useFightOnScreen()
  const sides = () =>
    [run.actor.value, run.ally.value, run.target.value].filter((each) => each !== undefined)

  async function show(): Promise<void> {
    // A fight has a board of its own, which stands still.
    if (run.move.value === undefined || onScreen.encounterId !== null) return
    await nextTick()
    const { system } = run.table()
    const cards = sides().flatMap((each) => cardOf(system, each) ?? [])
    const parts = cards.length > 0 ? cards : companyOf(system)
    for (const part of parts) part.scrollIntoView({ block: 'nearest' })
  }

  const about = () => [run.table().system, run.move.value?.id, ...sides().map(({ key }) => key)]
  watch(
    () => about().join(' '),
    () => void show(),
    { immediate: true, flush: 'post' },
  )
}
