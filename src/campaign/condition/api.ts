import { z } from 'zod'
import { ruleSystems } from '../../rules'
import { minutesOfRest, spanOf } from '../../rules/calendar/clock'
import { phrase, type Phrase } from '../../shared/phrase'
import { Refusal } from '../../shared/reply'
import { advance } from '../calendar/advance'
import { readCalendar } from '../calendar/read'
import { command, query } from '../define'
import { readable, readStored } from '../file/stored'
import { memberSchema } from '../move/input'
import { endRest } from '../pool/come-back'
import { rulingsOf } from '../setting/read'
import { refOf } from '../sheet/land'
import { combatOf, knownSystem, systemsInPlay, systemTitle, type MemberType } from '../sheet/sheets'
import { readCarried, writeCarried } from './carried'
import { land, recoveryOf, weary } from './land'
import { filledText, textUpTo } from '../../shared/bounded'

/** The most who are named in the history as resting together. */
const mostNamed = 4

const system = filledText(40)

const people = z
  .array(memberSchema)
  .min(1)
  .max(60)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length)

/** A rest of any system, as a window may send it. */
const rest = z.union(
  ruleSystems.flatMap((each) => (each.combat?.recovery ? [each.combat.recovery.rest] : [])),
)

interface Row {
  character_id: string | null
  npc_id: string | null
  system: string
  state: string
  fight: string | null
  side: 'party' | 'foe' | null
}

/** The answer of the rules, or their refusal in words. */
function agreed<Answer extends object>(answer: Answer | Phrase): Answer {
  if ('key' in answer) throw new Refusal(answer)
  return answer
}

export const conditionApi = {
  /** What fights have left on people, and which fight it was; only those on whom something is left. */
  'condition.list': query({
    input: z.strictObject({}),
    run: (read) =>
      readable(
        read,
        read.all<Row>(
          `SELECT carried_state.character_id, carried_state.npc_id, carried_state.system,
                  carried_state.state, encounter.name AS fight,
                  (SELECT combatant.side FROM combatant
                   JOIN encounter AS fought ON fought.id = combatant.encounter_id
                   WHERE combatant.npc_id = carried_state.npc_id AND fought.status = 'over'
                     AND fought.system = carried_state.system
                   ORDER BY fought.position DESC LIMIT 1) AS side
           FROM carried_state LEFT JOIN encounter ON encounter.id = carried_state.encounter_id
           ORDER BY carried_state.rowid`,
        ),
        (row) => {
          const { character_id: character, npc_id: npc, system: systemId, fight, side } = row
          const recovery = knownSystem(systemId).combat?.recovery
          const id = character ?? npc
          if (!recovery || id === null) return []
          const type: MemberType = character === null ? 'npc' : 'character'
          const state = readStored(recovery.state, row.state)
          // An NPC who stood against the company in their last fight, and not with it.
          return [{ type, id, system: systemId, state, fight, isFoe: side === 'foe' }]
        },
      ).flat(),
  }),

  /**
   * Lets people rest together: minutes, nights, and who cares for whom. A rest is time, and the
   * calendar moves with it, unless it `isPast`: the calendar has counted it already. Answers what
   * came of the time; null where none passed.
   */
  'condition.rest': command({
    input: z.strictObject({ system, people, rest, isPast: z.boolean().default(false) }),
    label: (read, input) => {
      const who = input.people.map(({ type, id }) => refOf(read, type, id).name)
      const names = [...who.slice(0, mostNamed), ...(who.length > mostNamed ? ['…'] : [])]
      const isMixed = systemsInPlay(read).length > 1
      return phrase(`history.${isMixed ? 'restIn' : 'rest'}`, {
        names: names.join(', '),
        ...(isMixed ? { system: systemTitle(input.system) } : {}),
      })
    },
    run: (write, input) => {
      const resting = input.people.map((each) => weary(write, each, input.system))
      const recovery = recoveryOf(input.system)
      const rulings = rulingsOf(write, knownSystem(input.system))
      const mended = agreed(recovery.recover(resting, input.rest, rulings))
      for (const carrier of input.people) {
        const one = mended.find(({ id }) => id === carrier.id)
        if (one) land(write, carrier, input.system, one, phrase('cause.rest'))
      }
      const isResting = ({ id }: { id: string }) => input.people.some((each) => each.id === id)
      endRest(write, isResting, {})
      const minutes = minutesOfRest(readCalendar(write).now, recovery.lengthOf(input.rest))
      if (input.isPast || minutes === 0) return null
      const helped = input.people.map(({ id }) => id)
      return advance(write, { ...spanOf(minutes), doing: 'rest' }, helped)
    },
  }),

  /** Sets figures of what is left on somebody, by the game master's hand. */
  'condition.set': command({
    input: z.strictObject({
      system,
      who: memberSchema,
      figures: z.record(textUpTo(40), z.number().min(0).max(999_999)),
    }),
    label: (read, { who }) =>
      phrase('history.setCondition', { name: refOf(read, who.type, who.id).name }),
    run: (write, { system: systemId, who, figures }) => {
      const person = weary(write, who, systemId)
      const mended = agreed(
        recoveryOf(systemId).set(person, figures, rulingsOf(write, knownSystem(systemId))),
      )
      land(write, who, systemId, mended, phrase('cause.gm'))
    },
  }),

  /** Makes somebody whole: nothing is left of any fight. */
  'condition.clear': command({
    input: z.strictObject({ system, who: memberSchema }),
    label: (read, { who }) =>
      phrase('history.clearCondition', { name: refOf(read, who.type, who.id).name }),
    run: (write, { system: systemId, who }) => {
      // Asked without a sheet: what is left on somebody may outlast it.
      if (readCarried(write, who, systemId, combatOf(systemId)) === null) return
      writeCarried(write, who, systemId, null, null)
      write.record({
        kind: 'condition.cleared',
        secret: who.type === 'npc',
        about: [refOf(write, who.type, who.id)],
      })
    },
  }),
}
