import type { Phrase } from '../../../src/shared/phrase'
import type { Shown } from './case'
import { said, type Sight } from '../campaign'
import { applicants, pickIds } from './words'

const shotOf = (id: string) => Object.entries(pickIds).find(([, own]) => own === id)?.[0] ?? id

/** One move from the dice to what came of it. */
interface Made {
  /** With nothing picked, with the picks, and with everything answered. */
  offered: Sight
  picked: Sight
  settled: Sight
  notes: readonly Phrase[]
}

/** What the screen of a move says of it beside its figures. */
export function tellMove({ offered, picked, settled, notes }: Made): Shown {
  const { reading, asksAfter } = offered.read
  const keys = said(notes)
  const says = (...any: string[]) => any.some((each) => keys.includes(each))
  const picks = reading?.choice?.picks ?? []
  const open = picks.filter(({ barred }) => !barred).map(({ id }) => id)
  const asks = [...asksAfter, ...picked.read.asksAfter].map(({ id }) => id)
  const count = reading?.choice?.count ?? 0
  const bonus = (settled.read.reading?.sum.terms ?? []).filter(({ rule }) =>
    ['DW-066', 'DW-074'].includes(rule),
  )
  return {
    ...{ dealsDamage: asks.includes('damage'), enemyAttacks: says('enemyAttacks') },
    ...{ choicesAllowed: count, questions: count, optionsOpen: open.map(shotOf) },
    ...{ inDanger: says('danger'), threatAvoided: says('safe'), gmOffer: says('falter') },
    ...{ interesting: says('useful', 'interesting'), useful: says('useful') },
    ...{ truthOwed: says('source'), afterPromise: says('afterPromise') },
    ...{ assuranceNow: says('assurance'), bargain: asks.includes('bargain') },
    ...{ awake: says('ready', 'late'), prepared: says('ready'), surprised: says('surprised') },
    ...{ fairPrice: says('fair'), gmOptions: says('options'), mayBuy: says('fair', 'options') },
    ...{ recognised: says('recognised'), outOfHand: says('outOfHand') },
    gmPicks: reading?.choice?.who === 'gm' ? count : 0,
    applicants: open.flatMap((id) => applicants[id] ?? [])[0],
    bonus: bonus.reduce((total, { value }) => total + value, 0),
  }
}
