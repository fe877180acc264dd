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
  const isReady = () => deeds.isOnBoard() && deeds.hasFighter()
  for (const move of Object.keys(looks) as FightMove[]) {
    useAction({
      ...{ id: `fight.${move}`, label: `ironsworn.${move}.title`, ...looks[move] },
      when: isReady,
      run: () => deeds.make(move),
    })
  }
  const act = (
    verb: string,
    icon: Component,
    keys: string | undefined,
    run: () => void,
    when: () => boolean,
  ) =>
    useAction({
      ...{ id: `fight.${verb}`, label: `ironsworn.fight.action.${verb}`, icon, when, run },
      ...(keys === undefined ? {} : { keys }),
    })
  act('hit', IconHit, 'h', deeds.hit, () => isReady() && deeds.hasFoe())
  act('lead', IconLead, 'i', deeds.turnLead, isReady)
  act('face', IconFace, undefined, deeds.face, () => isReady() && deeds.canFace())
  act('add', IconAdd, 'f', deeds.add, () => true)
  act('over', IconOver, undefined, deeds.end, deeds.isFighting)
  act('focus', IconSwords, 'alt+f', deeds.focus, deeds.isFighting)
}
