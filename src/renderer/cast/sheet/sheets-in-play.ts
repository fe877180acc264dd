import { computed, type Component } from 'vue'
import { ruleSystems } from '../../../rules'
import { useRead } from '../../bridge'
import { useWords } from '../../composables/use-words'
import type { SystemPanel } from '../../systems/system-panel'
import { systemPanel } from '../../systems'

/** A sheet as a card shows it. */
export interface ShownSheet {
  id: string
  /** Of its system, in words. */
  title: string
  sheet: object
  panel: Component
}

type Sheets = Readonly<Record<string, object>>

/**
 * Which of somebody's sheets a card shows: those of the systems that the campaign plays by. The
 * others are kept, and named.
 */
export function useSheetsInPlay(
  sheets: () => Sheets,
  look: (panel: SystemPanel) => Component | undefined,
) {
  const { say } = useWords()
  const { data: campaign } = useRead('campaign.current', () => ({}))
  const isInPlay = (id: string) => campaign.value?.systems.includes(id) ?? true
  const known = computed(() => ruleSystems.filter(({ id }) => sheets()[id] !== undefined))
  const shown = computed(() =>
    known.value.flatMap(({ id, title }): ShownSheet[] => {
      const sheet = sheets()[id]
      const panels = systemPanel(id)
      const panel = panels && look(panels)
      return sheet && panel && isInPlay(id) ? [{ id, title: say(title), sheet, panel }] : []
    }),
  )
  const kept = computed(() =>
    known.value.filter(({ id }) => !isInPlay(id)).map(({ title }) => say(title)),
  )
  return { shown, kept }
}
