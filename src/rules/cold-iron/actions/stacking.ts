import type { Phrase } from '../../../shared/phrase'
import type { Term } from '../../../shared/term'
import { stack, type Modifier } from '../basics/modifiers'
import { wordsIn } from '../describe'
import { tacticalTable, tacticsOf, type Figure, type Tactic, type TacticId } from './tactical'

const { words, termOf } = wordsIn('actions')

/** Group of blinking. */
const blinkingGroup = 5
/** Group of the choices: one for a combatant and turn. */
const optionGroup = 3
/** What sets blinking aside: desperation for its turn, and being berserk (CI-236, CI-192). */
const ignoreBlinking: readonly TacticId[] = ['desperation', 'berserk']

/**
 * What the entries in force add to a figure (CI-236): everything without a group, and of each
 * group the worst. Of several figures an entry counts with the first it has. Desperation, and being berserk, take group 5 away altogether.
 */
export function tacticalTerms(
  figure: Figure | readonly Figure[],
  ids: readonly TacticId[],
  list: readonly Tactic[] = tacticalTable,
): Term[] {
  const figures = [figure].flat()
  const inForce = tacticsOf(ids, list)
  const unfelt = inForce.some(({ id }) => ignoreBlinking.includes(id))
  const modifiers = inForce
    .filter(({ groups }) => !(unfelt && groups.includes(blinkingGroup)))
    .flatMap((tactic): Modifier[] => {
      const value = figures.map((each) => tactic.adds?.[each]).find((each) => each !== undefined)
      return value === undefined
        ? []
        : [{ groups: tactic.groups, term: termOf(tactic.id, value, tactic.rule) }]
    })
  return stack(modifiers)
}

/**
 * Why these choices cannot be made together: two options of group 3 (CI-029), or a berserker who
 * would take full defence or shoot (CI-194, CI-236). Null when they can.
 */
export function refuseTactics(
  ids: readonly TacticId[],
  list: readonly Tactic[] = tacticalTable,
): Phrase | null {
  const options = tacticsOf(ids, list).filter(({ groups }) => groups.includes(optionGroup))
  const [first, second] = options
  if (first && second) {
    return words('refused.twoOptions', { one: nameOf(first.id), other: nameOf(second.id) })
  }
  if (!ids.includes('berserk') || !first) return null
  const barred = first.noAttacks === true || first.id === 'popOut'
  return barred ? words('refused.berserk', { option: nameOf(first.id) }) : null
}

function nameOf(id: TacticId): string {
  return words(`term.${id}`).key
}
