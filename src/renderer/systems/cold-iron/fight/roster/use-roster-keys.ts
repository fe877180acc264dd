import { computed, ref, type ShallowRef } from 'vue'
import { isDigit, useNumbers } from '../use-panel-keys'
import type { Fighter } from '../fighter'
import type { useRoster } from './roster'

/** What the keys of the roster work on. */
interface RosterKeys {
  panel: Readonly<ShallowRef<HTMLElement | null>>
  roster: ReturnType<typeof useRoster>
  fighters: () => Fighter[]
  /** Those of them whom numbers mean. */
  named: () => Fighter[]
  /** Where Tab first comes to: who the stage is about. */
  first: () => string | undefined
  openCard: (id: string) => void
}

/**
 * The keys of the roster while it has the focus. Tab comes to one of its rows and goes on from there
 * to what is behind the list: arrows go from row to row, with shift they pick on
 * the way; space and digits pick, enter opens the card, left and right fold a group. Rows and
 * headings carry `data-stop`: a fighter's id, or `group:` and its key.
 */
export function useRosterKeys({ panel, roster, fighters, named, first, openCard }: RosterKeys) {
  const stops = () => [...(panel.value?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])]
  const idOf = (stop: Element | undefined) => (stop instanceof HTMLElement ? stop.dataset.stop : '')
  const at = () => document.activeElement?.closest('[data-stop]') ?? undefined

  const groupOf = (stop: Element | undefined) => {
    const key = idOf(stop)?.replace(/^group:/, '')
    return roster.groups.value.find((group) => group.key === key)
  }

  /** The fighter whose row has the focus; null for none. */
  function focused(): string | null {
    const id = idOf(at())
    return fighters().some((each) => each.id === id) ? (id ?? null) : null
  }

  /** Those whom the row or the heading with the focus stands for. */
  function meant(): string[] {
    const id = focused()
    return id === null ? (groupOf(at())?.members.map((each) => each.id) ?? []) : [id]
  }

  /** What had the focus last, of all that arrows go through. */
  const last = ref<string | null>(null)
  /** The one of them that Tab reaches: where the focus was last, as long as that is to be seen. */
  const tabStop = computed(() => {
    const shown = roster.groups.value.flatMap((group) => {
      const members = roster.isFolded(group) ? [] : group.members.map(({ id }) => id)
      return [`group:${group.key}`, ...members]
    })
    return [last.value, first()].find((stop) => stop && shown.includes(stop)) ?? shown[0]
  })

  function rowOf(id: string | undefined): HTMLElement | undefined {
    return stops().find((stop) => idOf(stop) === id)
  }

  function focusOn(id: string): void {
    rowOf(id)?.focus()
  }

  /** What has the focus, so that it can have it again after it was painted anew; null for nothing. */
  const stopAt = () => idOf(at()) || null

  /** The focus has come into the list, or gone on in it. */
  function come(): void {
    last.value = stopAt() ?? last.value
  }

  /** Puts the focus on a row: the one asked for, or the first. */
  function enter(id?: string): void {
    const top = stops().find((stop) => !idOf(stop)?.startsWith('group:'))
    const row = (id ? rowOf(id) : undefined) ?? top ?? stops()[0]
    row?.focus()
  }

  function pickShown(): void {
    roster.pick(roster.groups.value.flatMap(({ members }) => members.map(({ id }) => id)))
  }

  function move(by: 1 | -1, isPicking: boolean): void {
    const all = stops()
    const here = all.findIndex((stop) => stop === at())
    const next = all[Math.min(all.length - 1, Math.max(0, here + by))]
    next?.focus()
    const known = new Set(fighters().map(({ id }) => id))
    const ids = [all[here], next].flatMap((stop) => idOf(stop) ?? [])
    if (isPicking) roster.add(ids.filter((id) => known.has(id)))
  }

  function pressSpace(): void {
    const group = groupOf(at())
    const id = focused()
    if (group) roster.toggle(group.members.map((each) => each.id))
    else if (id) roster.toggle([id])
  }

  function pressEnter(): void {
    const group = groupOf(at())
    const id = focused()
    if (group) roster.fold(group.key, !roster.isFolded(group))
    else if (id) openCard(id)
  }

  /** Back to the fight, with nobody picked or searched for any more. */
  function leave(): void {
    roster.pick([])
    roster.filter.value = ''
    panel.value?.closest<HTMLElement>('.fight-panel')?.focus()
  }

  /** Picks whom a number means, and goes to their row. */
  const pressDigit = useNumbers(named, (id) => {
    roster.toggle([id])
    focusOn(id)
  })

  function pressed({ key, shiftKey }: KeyboardEvent): boolean {
    const group = groupOf(at())
    if (isDigit(key)) return pressDigit(key)
    if (key === 'ArrowDown' || key === 'ArrowUp') move(key === 'ArrowDown' ? 1 : -1, shiftKey)
    else if (group && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      roster.fold(group.key, key === 'ArrowLeft')
    } else if (key === ' ') pressSpace()
    else if (key === 'Enter' && !shiftKey) pressEnter()
    else if (key === 'Escape') leave()
    else return false
    return true
  }

  /** Takes a key of the roster before the stage, or an action, can. */
  function take(event: KeyboardEvent): void {
    const { ctrlKey, metaKey, altKey } = event
    if (!(event.target instanceof Element) || !event.target.closest('[data-stop]')) return
    if ((ctrlKey || metaKey) && event.key === 'a') {
      event.preventDefault()
      pickShown()
      return
    }
    if (!ctrlKey && !metaKey && !altKey && pressed(event)) event.preventDefault()
  }

  return {
    take,
    pressDigit,
    focused,
    meant,
    tabStop,
    come,
    stopAt,
    rowOf,
    focusOn,
    enter,
    pickShown,
  }
}
