import IconDices from '~icons/lucide/dices'
import IconEye from '~icons/lucide/eye'
import IconLink from '~icons/lucide/link-2'
import IconMinus from '~icons/lucide/minus'
import IconScreen from '~icons/lucide/monitor-up'
import IconPencil from '~icons/lucide/pencil'
import IconPlus from '~icons/lucide/plus'
import IconZap from '~icons/lucide/zap'
import type { Component } from 'vue'
import { useAction } from '../actions/use-action'
import type { Track } from './track'

/** The form that lies open beside the track itself. */
export type OpenForm = 'roll' | 'edit' | 'link' | 'trigger'

/** What can be done with the track that is looked at. */
export interface TrackDeeds {
  track: () => Track
  press: (direction: 1 | -1) => void
  tick: (direction: 1 | -1) => void
  open: (form: OpenForm) => void
  turnVisibility: () => void
  show: () => void
}

/** Registers them: each is a button, a key and an entry of the palette. */
export function useTrackActions(deeds: TrackDeeds): void {
  const { track, open } = deeds
  const isOpen = () => track().state === 'open'
  const isRanked = () => isOpen() && track().rank !== null
  const act = (verb: string, icon: Component, run: () => void, when: () => boolean = () => true) =>
    useAction({ id: `track.${verb}`, icon, when, run })

  act('more', IconPlus, () => deeds.press(1), isOpen)
  act('less', IconMinus, () => deeds.press(-1), isOpen)
  act('tick', IconPlus, () => deeds.tick(1), isRanked)
  act('untick', IconMinus, () => deeds.tick(-1), isRanked)
  act(
    'roll',
    IconDices,
    () => open('roll'),
    () => isOpen() && track().odds !== null,
  )
  act('visibility', IconEye, deeds.turnVisibility)
  useAction({ id: 'stage.track', icon: IconScreen, run: deeds.show })
  act('link', IconLink, () => open('link'))
  act('trigger', IconZap, () => open('trigger'))
  act('edit', IconPencil, () => open('edit'))
}
