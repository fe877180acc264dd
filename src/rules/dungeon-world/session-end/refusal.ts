import { phrase, type Phrase } from '../../../shared/phrase'
import { questions } from '../advance/experience'
import type { EndContext, EndEvent } from './context'

const no = (why: string) => phrase(`dungeonWorld.sessionEnd.refused.${why}`)

/**
 * Why something cannot be said yet, in words; null when it can. Bonds come first, then alignment,
 * then the three questions (DW-085 to DW-087); only when all are answered is XP marked.
 */
export function endRefusal(context: EndContext, event: EndEvent): Phrase | null {
  switch (event.type) {
    case 'bond.name':
      return bondRefusal(context, event)
    case 'bond.leave':
    case 'alignment.mark':
      return context.people.some(({ id }) => id === event.characterId) ? null : no('stranger')
    case 'xp.mark':
      return questions.every((question) => context.answers[question] !== undefined)
        ? null
        : no('unanswered')
    case 'question.answer':
    case 'step.on':
    case 'step.back':
      return null
  }
}

function bondRefusal(
  { people }: EndContext,
  { characterId, at, agreed, fresh }: Extract<EndEvent, { type: 'bond.name' }>,
): Phrase | null {
  const person = people.find(({ id }) => id === characterId)
  if (!person) return no('stranger')
  if (person.bonds[at]?.resolved !== false) return no('noSuchBond')
  return fresh && !agreed ? no('newBondOnlyAfter') : null
}
