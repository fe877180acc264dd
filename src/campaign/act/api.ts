import { z } from 'zod'
import { isDone, type Act } from '../../rules/act'
import { phrase } from '../../shared/phrase'
import { Refusal, refuse } from '../../shared/reply'
import { command } from '../define'
import type { Write } from '../file/handles'
import { landEffects, refOf } from '../sheet/land'
import { knownSystem, sheetOf } from '../sheet/sheets'

const input = z.strictObject({
  system: z.string().min(1).max(40),
  act: z.string().min(1).max(40),
  holder: z.strictObject({ type: z.enum(['character', 'npc']), id: z.string().min(1).max(64) }),
  /** What the act must know; its own schema reads it. */
  input: z.record(z.string().max(40), z.json()),
  missionId: z.string().max(64).optional(),
})
type ActInput = z.infer<typeof input>

function actOf({ system, act }: Pick<ActInput, 'system' | 'act'>): Act {
  const found = knownSystem(system).acts?.find(({ id }) => id === act)
  return found ?? refuse('refusal.unknownAct', { act })
}

function perform(write: Write, request: ActInput) {
  const { system, holder } = request
  const act = actOf(request)
  if (act.on !== holder.type) refuse('refusal.unknownAct', { act: request.act })
  const known = act.input.safeParse(request.input)
  if (!known.success) throw new Refusal(phrase('invalid.act', { act: request.act }), 'invalid')
  const sheet = sheetOf(write, holder.type, holder.id, system)
  const done = act.perform(sheet, known.data)
  if (!isDone(done)) refuse(done.key, done.with)
  const place = { missionId: request.missionId ?? null }
  const about = [refOf(write, holder.type, holder.id)]
  const { terms, effects, notes } = done
  write.record({ kind: 'act.done', secret: false, about, cause: act.title, terms }, place)
  landEffects(write, { holder, system, sheet, effects, cause: act.title }, place)
  return { notes }
}

export const actApi = {
  /** Does something to a sheet that takes no dice: a rest, a treatment, harm that is marked. */
  'act.perform': command({
    input,
    label: (read, request) =>
      phrase('history.moveOn', {
        move: `@${actOf(request).title.key}`,
        name: refOf(read, request.holder.type, request.holder.id).name,
      }),
    run: perform,
  }),
}
