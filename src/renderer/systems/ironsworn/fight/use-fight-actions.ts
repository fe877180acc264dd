import IconAdd from '~icons/lucide/user-plus'
import IconAdvantage from '~icons/lucide/binoculars'
import IconClash from '~icons/lucide/shield'
import IconDanger from '~icons/lucide/wind'
import IconDuel from '~icons/lucide/circle-dashed'
import IconEnd from '~icons/lucide/flag'
import IconEnter from '~icons/lucide/door-open'
import IconFace from '~icons/lucide/crosshair'
import IconHit from '~icons/lucide/heart-crack'
import IconLead from '~icons/lucide/arrow-up-down'
import IconOver from '~icons/lucide/flag-off'
import IconStrike from '~icons/lucide/sword'
import IconSwords from '~icons/lucide/swords'
import IconTide from '~icons/lucide/waves'
import type { Component } from 'vue'
import type { FightMove } from '../../../../rules/ironsworn/figures/fight'
import type { Action } from '../../../actions/action'
import { useAction } from '../../../actions/use-action'

/** The moves that have a key of their own while the focus is on the board. */
const looks: Record<FightMove, { icon: Component; keys?: string }> = {
  enterTheFray: { icon: IconEnter },
  drawTheCircle: { icon: IconDuel },
  strike: { icon: IconStrike, keys: 's' },
  clash: { icon: IconClash, keys: 'c' },
  secureAnAdvantage: { icon: IconAdvantage },
  faceDanger: { icon: IconDanger },
  turnTheTide: { icon: IconTide, keys: 't' },
  endTheFight: { icon: IconEnd, keys: 'e' },
}

/** What can be done on the board. */
interface FightDeeds {
  isOnBoard: () => boolean
  hasFighter: () => boolean
  hasFoe: () => boolean
  isFighting: () => boolean
  canFace: () => boolean
  make: (move: FightMove) => void
  hit: () => void
  turnLead: () => void
  face: () => void
  add: () => void
  end: () => void
  focus: () => void
}

/** Registers it all: each is a button, a key and an entry of the palette. */
export function useFightActions(deeds: FightDeeds): void {
  const isReady = () => deeds.isFighting() && deeds.hasFighter()
  const keysWhen = () => deeds.isOnBoard()
  for (const move of Object.keys(looks) as FightMove[]) {
    useAction({
      id: `fight.${move}`,
      label: `ironsworn.${move}.title`,
      ...looks[move],
      keysWhen,
      when: isReady,
      run: () => deeds.make(move),
    })
  }
  const act = (verb: string, icon: Component, more: Omit<Action, 'id' | 'label' | 'icon'>) =>
    useAction({ id: `fight.${verb}`, label: `ironsworn.fight.action.${verb}`, icon, ...more })
  act('hit', IconHit, {
    keys: 'h',
    keysWhen,
    when: () => isReady() && deeds.hasFoe(),
    run: deeds.hit,
  })
  act('lead', IconLead, { keys: 'i', keysWhen, when: isReady, run: deeds.turnLead })
  act('face', IconFace, { when: () => isReady() && deeds.canFace(), run: deeds.face })
  act('add', IconAdd, { keys: 'f', run: deeds.add })
  act('over', IconOver, { when: deeds.isFighting, run: deeds.end })
  act('focus', IconSwords, { keys: 'alt+f', when: deeds.isFighting, run: deeds.focus })
}
