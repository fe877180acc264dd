import { z } from 'zod'
import { isDone, type Act, type ActDone } from '../../rules/system/act'
import type { Fact } from '../../shared/fact'
import { phrase, type Phrase } from '../../shared/phrase'
import { Refusal, refuse } from '../../shared/reply'
import { advance, spanSchema } from '../calendar/advance'
import { command } from '../define'
import type { FactPlace, Read, Write } from '../file/handles'
import { memberSchema, type MemberRef } from '../move/input'
import { enqueueOne, followingSchema, takeFromQueue } from '../move/queue'
import { passNextMove } from '../effect/write'
import { endRest } from '../pool/come-back'
import { owedById } from '../inbox/read'
import { settle } from '../inbox/settle'
import { settleBlow } from './settle-blow'
import { letGoOf, remind } from '../reminder/reminders'
import { words } from '../words'
import { landEffects, refOf } from '../sheet/land'
import { playRulesOf } from '../setting/play-rules'
import { knownSystem, sheetOf } from '../sheet/sheets'
import { filledText, idSchema, textUpTo, whole } from '../../shared/bounded'

const missionId = textUpTo(64).optional()

const reminderId = whole(1)

const actInput = z.strictObject({
  system: filledText(40),
  act: filledText(40),
  member: memberSchema,
  /** What the act must know; its own schema reads it. */
  input: z.record(textUpTo(40), z.json()),
  /** Who did it, where somebody else did. */
  by: memberSchema.optional(),
  /** The character who pays for it, where somebody else does. */
  payer: memberSchema.extend({ type: z.literal('character') }).optional(),
  /**
   * The move of the game master's that it is, where it can be one; null for none. Where it is left
   * out, it is the one that came with the oldest reminder which the act is done with.
   */
  owedId: idSchema.nullable().optional(),
})
type ActInput = z.infer<typeof actInput>

function actOf(read: Read, { system, act }: Pick<ActInput, 'system' | 'act'>): Act {
  const found = playRulesOf(read, system).acts?.find(({ id }) => id === act)
  return found ?? refuse('refusal.unknownAct', { act })
}

/** Who pays for it from their own sheet: whoever it is done to pays from the sheet that it is done to. */
function purseOf(read: Read, { system, member, payer }: ActInput) {
  if (!payer || payer.id === member.id) return null
  const sheet = sheetOf(read, payer.type, payer.id, system)
  return { member: payer, sheet, ref: refOf(read, payer.type, payer.id) }
}

/** What the story tells of it, with the names of those who took part. */
function toldOf({ told = [] }: ActDone, names: { who: string; payer: string }): Pick<Fact, 'told'> {
  const all = told.map(({ key, with: own }) => phrase(key, { ...own, ...names }))
  return all.length > 0 ? { told: all } : {}
}

function perform(write: Write, act: Act, request: ActInput, place: FactPlace) {
  const { system, member, by } = request
  if (act.on !== member.type) refuse('refusal.unknownAct', { act: request.act })
  const known = act.input.safeParse(request.input)
  if (!known.success) throw new Refusal(phrase('invalid.act', { act: request.act }), 'invalid')
  const sheet = sheetOf(write, member.type, member.id, system)
  const purse = purseOf(write, request)
  const done = act.perform(sheet, known.data, purse?.sheet)
  if (!isDone(done)) refuse(done.key, done.with)
  const who = refOf(write, member.type, member.id)
  const { terms, effects, notes, keeps = [] } = done
  const cause = act.title
  const about = purse ? [who, purse.ref] : [who]
  const told = toldOf(done, { who: who.name, payer: (purse?.ref ?? who).name })
  write.record({ kind: 'act.done', secret: false, about, cause, terms, ...told }, place)
  const on = (side: string) => effects.filter((effect) => effect.on === side)
  landEffects(write, { member, system, sheet, effects: on('actor'), cause, by }, place)
  if (purse) {
    landEffects(write, { ...purse, system, effects: on('target'), cause }, place)
  }
  if (knownSystem(system).rests?.includes(request.act)) {
    endRest(write, ({ id }) => id === member.id, place)
    if (act.trigger) passNextMove(write, member.id, system, cause, place)
  }
  return { notes, keeps }
}

/**
 * Does it to each of several, by their own sheet. What was to be kept in mind until then is done with, and
 * what it leaves to be kept in mind is so once for them all. Answers what is told of it.
 */
function performAndSettle(
  write: Write,
  { members, ...request }: Omit<ActInput, 'member'> & { members: readonly MemberRef[] },
  place: FactPlace,
): Phrase[] {
  const act = actOf(write, request)
  const each = members.map((member) => {
    const done = perform(write, act, { ...request, member }, place)
    if (act.settles) settleBlow(write, act, member.id, request.owedId)
    return done
  })
  const keeps = new Map(
    each.flatMap((done) => done.keeps.map((words) => [JSON.stringify(words), words])),
  )
  const about = members.map(({ type, id }) => refOf(write, type, id))
  remind(write, [...keeps.values()], about, place)
  return each.flatMap(({ notes }) => notes)
}

/** Does it to each of them, and lets the time pass that it takes. */
function performTogether(
  write: Write,
  {
    lasts,
    missionId: mission,
    ...request
  }: Parameters<typeof performAndSettle>[1] & {
    lasts?: z.infer<typeof spanSchema> | undefined
    missionId?: string | undefined
  },
) {
  const notes = performAndSettle(write, request, { missionId: mission ?? null })
  const passed = lasts ? advance(write, { ...lasts, doing: 'rest' }) : null
  return { notes, passed }
}

/** What the history calls it: what was done, and to whom. */
function labelOf(
  read: Read,
  request: Pick<ActInput, 'system' | 'act' | 'input'>,
  members: readonly MemberRef[],
): Phrase {
  const act = actOf(read, request)
  const name = members.map(({ type, id }) => refOf(read, type, id).name).join(', ')
  const known = act.input.safeParse(request.input)
  const own = known.success ? act.label?.(known.data) : undefined
  if (own) return phrase(own.key, { ...own.with, name })
  return phrase('history.moveOn', { move: `@${act.title.key}`, name })
}

export const actApi = {
  /** Does something to a sheet that takes no dice: a rest, a treatment, harm that is marked; and how long it lasts where that is said. */
  'act.perform': command({
    input: actInput.extend({ lasts: spanSchema.optional(), missionId }),
    label: (read, request) => labelOf(read, request, [request.member]),
    run: (write, { member, ...request }) =>
      performTogether(write, { ...request, members: [member] }),
  }),

  /** The same for several at once, each by their own sheet: a camp, and how long it lasts where that is said. */
  'act.performTogether': command({
    input: actInput.omit({ member: true }).extend({
      members: z.array(memberSchema).min(1).max(40),
      lasts: spanSchema.optional(),
      missionId,
    }),
    label: (read, { members, ...request }) => labelOf(read, request, members),
    run: performTogether,
  }),

  /**
   * Several acts in one breath, in order, and the moves they leave to be made; `queuedId` is the
   * entry of the queue that is settled by it, `reminderId` what was to be kept in mind until then,
   * `owedId` the move of the game master's that it is.
   */
  'act.performAll': command({
    input: z.strictObject({
      title: z.enum(['harm']),
      acts: z.array(actInput).max(20),
      leadsTo: z.array(followingSchema).max(20),
      queuedId: idSchema.optional(),
      reminderId: reminderId.optional(),
      owedId: idSchema.optional(),
      missionId,
    }),
    label: (_read, { title }) => phrase(`history.acts.${title}`),
    run: (write, { title, acts, leadsTo, queuedId, missionId: mission, ...settled }) => {
      if (acts.length + leadsTo.length === 0) refuse('refusal.nothingToDo')
      const place = { missionId: mission ?? null }
      if (queuedId !== undefined) takeFromQueue(write, queuedId)
      if (settled.reminderId !== undefined) letGoOf(write, settled.reminderId, true)
      if (settled.owedId !== undefined) {
        settle(write, owedById(write, settled.owedId), 'made', words.t(`history.acts.${title}`))
      }
      const notes = acts.flatMap((each) => perform(write, actOf(write, each), each, place).notes)
      for (const following of leadsTo) {
        enqueueOne(write, following, phrase(`cause.${title}`), place)
      }
      return { notes }
    },
  }),
}
