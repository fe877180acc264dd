import { assertNever } from '../../../shared/data/assert-never'
import { phrase, type Phrase } from '../../../shared/phrase'
import type { Sum } from '../../../shared/term'
import { questions, sessionGain } from '../advance/experience'
import type { Attending, SessionEndRules, SessionGain } from '../../system/session-end'
import { onlyChanges, set } from '../effects'
import { characterSchema } from '../sheet'
import { contextSchema, eventSchema, type EndContext, type EndEvent } from './context'
import { sessionEnding } from './machine'
import { endRefusal } from './refusal'

function begin(attending: readonly Attending[]): EndContext {
  const people = attending.map(({ id, name, sheet }) => {
    const { alignment, bonds } = characterSchema.parse(sheet)
    return { id, name, alignment, bonds }
  })
  return { people, bonds: {}, alignments: {}, answers: {} }
}

/** The XP that what was said so far brings a character, and why (DW-085 to DW-088). */
export function gainOf({ bonds, alignments, answers }: EndContext, characterId: string): Sum {
  const [learned, overcame, looted] = questions.map((question) => answers[question] ?? false)
  return sessionGain({
    bondAgreed: bonds[characterId]?.agreed ?? false,
    alignment: alignments[characterId] ?? false,
    answers: [learned ?? false, overcame ?? false, looted ?? false],
  })
}

/** XP, and the bond that is resolved with the one that takes its place (DW-085 to DW-088). */
function settle(context: EndContext, person: Attending): SessionGain {
  const { xp, bonds: before } = characterSchema.parse(person.sheet)
  const named = context.bonds[person.id]
  const resolved = named?.agreed ? named : undefined
  const gained = gainOf(context, person.id)
  const fresh = resolved?.fresh
  const old = resolved && before[resolved.at]
  return {
    gained,
    effects: onlyChanges([set('xp', xp, xp + gained.total, 'DW-088')]),
    patch: resolved
      ? {
          bonds: [
            ...before.map((each, at) => (at === resolved.at ? { ...each, resolved: true } : each)),
            ...(fresh ? [fresh] : []),
          ],
        }
      : {},
    told: [
      ...(old
        ? [phrase('dungeonWorld.sessionEnd.resolved', { who: old.with, text: old.text })]
        : []),
      ...(fresh
        ? [phrase('dungeonWorld.sessionEnd.fresh', { who: fresh.with, text: fresh.text })]
        : []),
    ],
  }
}

/** What somebody said, with whom it is about and how it was answered. */
function label({ people }: EndContext, event: EndEvent): Phrase {
  const said = (what: string, gaps?: Record<string, string>) =>
    phrase(`dungeonWorld.sessionEnd.said.${what}`, gaps)
  const answer = (yes: boolean) => (yes ? 'yes' : 'no')
  switch (event.type) {
    case 'question.answer':
      return said(answer(event.yes), {
        question: `@dungeonWorld.sessionEnd.question.${event.question}`,
      })
    case 'bond.name':
    case 'bond.leave':
    case 'alignment.mark': {
      const who = people.find(({ id }) => id === event.characterId)?.name ?? ''
      if (event.type === 'bond.leave') return said('noBond', { who })
      if (event.type === 'alignment.mark')
        return said(`alignment.${answer(event.fulfilled)}`, { who })
      return said(event.agreed ? 'bond.agreed' : 'bond.named', { who })
    }
    case 'step.on':
    case 'step.back':
    case 'xp.mark':
      return said(event.type)
    default:
      return assertNever(event)
  }
}

/** What is asked when a session ends (DW-085 to DW-088). */
export const sessionEnd: SessionEndRules = {
  rule: 'DW-085',
  version: 1,
  machine: sessionEnding,
  event: eventSchema,
  context: contextSchema,
  begin,
  refusal(stage, context, event) {
    const said = eventSchema.safeParse(event)
    const known = contextSchema.parse(context)
    if (!said.success) return phrase('dungeonWorld.sessionEnd.refused.unknown')
    const refused = endRefusal(known, said.data)
    if (refused) return refused
    const snapshot = sessionEnding.resolveState({ value: stage, context: known })
    return snapshot.can(said.data) ? null : phrase('dungeonWorld.sessionEnd.refused.notNow')
  },
  label: (context, event) => label(contextSchema.parse(context), eventSchema.parse(event)),
  settle: (context, person) => settle(contextSchema.parse(context), person),
}
