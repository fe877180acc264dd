import type { Mended, Recovery, Weary } from '../../system/fight/recovery'
import type { Phrase } from '../../../shared/phrase'
import { changeState, readSheet, stateSchema } from '../combatant/combatant'
import { wordsIn } from '../describe'
import type { SystemRulings } from '../../system/settings'
import { readRulings } from '../fight-model/rulings'
import { setClock } from '../body/clock'
import { bodyOf, carriedSchema, carry } from './carried'
import { changesBetween, figures, readFigures, withFigures } from './figures'
import { pass, plightOf } from './passing'
import { recover } from './recover'
import { restSchema } from './rest-plan'

const { words } = wordsIn('aftermath')

/** What fights leave on people, and how rest, care and the game master take it away. */
export const recovery: Recovery = {
  state: carriedSchema,
  rest: restSchema,
  carry: (sheet, state) =>
    carry({ ...bodyOf('', '', readSheet(sheet), null), state: stateSchema.parse(state) }),
  figures,
  read: readFigures,
  recover,
  lengthOf: (rest) => {
    const { minutes, nights } = restSchema.parse(rest)
    return { minutes, nights }
  },
  pass,
  plightOf,
  set: setByHand,
}

function setByHand(
  person: Weary,
  given: Readonly<Record<string, number>>,
  rulings: SystemRulings,
): Mended | Phrase {
  for (const [id, value] of Object.entries(given)) {
    const figure = figures.find((each) => each.id === id)
    if (!figure) return words('refused.noFigure', { figure: id })
    const isWhole = Number.isInteger(value / figure.step)
    if (!isWhole || value < 0 || value > figure.max)
      return words('refused.outOfBounds', { figure: `@${figure.label.key}`, max: figure.max })
  }
  const body = bodyOf(person.id, person.name, readSheet(person.sheet), person.state)
  const before = carriedSchema.parse(body.state)
  const set = changeState(body, withFigures(before, given))
  const settled = set.state.dead
    ? changeState(set, { deathClock: null })
    : setClock(body, set, readRulings(rulings).settings)
  const carried = carry(settled)
  return { id: person.id, state: carried, changes: changesBetween(person.state, carried) }
}
