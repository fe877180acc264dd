import type { Phrase } from '../../../../shared/phrase'
import { wordsIn } from '../../describe'
import type { EventRecords, NameOf } from '../core/record'
import { click } from './beginning'
import { counter } from './countering'
import type { SpellEvent } from './events'
import { setEffect } from './landing'
import {
  refuseAimAlso,
  refuseCounter,
  refuseEffect,
  refuseItem,
  refusePass,
  refuseRoll,
  refuseSave,
} from './refuse-spell'
import { aim, pass, rollSave, rollSpell } from './rolling'

const { words } = wordsIn('spells')

/** The caster a spell's id names: what follows its second dot. */
function casterOf(castId: string): string {
  return castId.split('.').slice(2).join('.')
}

/** What the history calls what one does who is named. */
function deedOf(key: string) {
  return ({ combatantId }: { combatantId: string }, nameOf: NameOf): Phrase =>
    words(`history.${key}`, { who: nameOf(combatantId) })
}

export const spellRecords: EventRecords<SpellEvent> = {
  'spell.click': {
    when: 'inStep',
    refuse: refuseItem,
    change: click,
    label: deedOf('click'),
  },
  'spell.counter': {
    when: 'inStep',
    refuse: refuseCounter,
    change: counter,
    label: deedOf('counter'),
  },
  'spell.roll': {
    when: 'inStep',
    refuse: refuseRoll,
    change: rollSpell,
    label: ({ castId, roll }, nameOf) =>
      words('history.roll', { who: nameOf(casterOf(castId)), roll }),
  },
  'spell.save': {
    when: 'inStep',
    refuse: refuseSave,
    change: rollSave,
    label: ({ targetId, roll }, nameOf) => words('history.save', { who: nameOf(targetId), roll }),
  },
  'spell.aim': {
    when: 'inStep',
    refuse: refuseAimAlso,
    change: aim,
    label: ({ castId }, nameOf) => words('history.aim', { who: nameOf(casterOf(castId)) }),
  },
  'spell.effect': {
    when: 'inStep',
    refuse: refuseEffect,
    change: setEffect,
    label: ({ castId, targetId }, nameOf) =>
      words('history.effect', { who: nameOf(targetId), caster: nameOf(casterOf(castId)) }),
  },
  'spell.pass': {
    when: 'inStep',
    refuse: refusePass,
    change: pass,
    label: ({ castId, as = 'pass' }, nameOf) =>
      words(`history.${as}`, { who: nameOf(casterOf(castId)) }),
  },
}
