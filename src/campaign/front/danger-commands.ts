import { z } from 'zod'
import { doomKinds } from '../../rules/fronts/danger-types'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { isSameName } from '../../shared/spelling'
import { command } from '../define'
import type { Read, Write } from '../file/handles'
import { joinCast } from './cast-commands'
import { activeDanger, activeFront, appendRow, dangerById, editRow, placeOf, refTo } from './row'
import { texts } from './texts'
import { maybeLine } from '../../shared/bounded'

const dangerOnly = z.strictObject({ dangerId: texts.id })

/** Id of whoever of the cast in play is called so; undefined for nobody. */
const npcCalled = (read: Read, name: string) =>
  read
    .all<{ id: string; name: string }>('SELECT id, name FROM npc WHERE away = 0 ORDER BY position')
    .find((npc) => isSameName(npc.name, name))?.id

/**
 * A danger of a front, as little written as it may be yet; whoever of the cast is called so is in its
 * own. Answers its id.
 */
export function addDanger(
  write: Write,
  front: { id: string; name: string },
  texts: { name: string; doom?: string },
): string {
  const dangerId = appendRow(write, 'danger', { front_id: front.id, ...texts }, 'front_id')
  const about = [refTo('danger', { id: dangerId, name: texts.name }), refTo('front', front)]
  write.record({ kind: 'front.dangerAdded', secret: true, about })
  const npcId = npcCalled(write, texts.name)
  if (npcId !== undefined) joinCast(write, { type: 'danger', id: dangerId }, npcId, '')
  return dangerId
}

const labelled =
  (key: string) =>
  (read: Read, { dangerId }: { dangerId: string }) =>
    phrase(key, { danger: dangerById(read, dangerId).name })

export const dangerCommands = {
  /** A new danger of a front, with nothing but its name. Answers its id. */
  'front.addDanger': command({
    input: z.strictObject({ frontId: texts.id, name: texts.name }),
    label: (_read, { name }) => phrase('history.front.addDanger', { danger: name }),
    run: (write, { frontId, name }) => {
      return { dangerId: addDanger(write, activeFront(write, frontId), { name }) }
    },
  }),

  /** Changes what is given of a danger that still threatens. A type is a known one's ids, or words. */
  'front.editDanger': command({
    input: z.strictObject({
      dangerId: texts.id,
      name: texts.name.optional(),
      category: maybeLine(120).optional(),
      subtype: maybeLine(120).optional(),
      impulse: texts.note.optional(),
      doomKind: z.enum(doomKinds).nullable().optional(),
      doom: texts.prose.optional(),
      ordered: z.boolean().optional(),
    }),
    label: labelled('history.front.editDanger'),
    run: (write, { dangerId, doomKind, ordered, ...columns }) => {
      activeDanger(write, dangerId)
      editRow(write, 'danger', dangerId, {
        ...columns,
        doom_kind: doomKind,
        ordered: ordered === undefined ? undefined : Number(ordered),
      })
      const danger = refTo('danger', dangerById(write, dangerId))
      write.record({ kind: 'front.dangerEdited', secret: true, about: [danger] })
    },
  }),

  'front.removeDanger': command({
    input: dangerOnly,
    label: labelled('history.front.removeDanger'),
    run: (write, { dangerId }) => {
      const danger = dangerById(write, dangerId)
      if (danger.status === 'resolved') refuse('refusal.frontResolved')
      write.run('DELETE FROM danger WHERE id = @dangerId', { dangerId })
      const front = refTo('front', { id: danger.front_id, name: danger.front })
      const about = [refTo('danger', danger), front]
      write.record({ kind: 'front.dangerRemoved', secret: true, about })
    },
  }),

  /** An active danger goes over to another front in play and threatens on; also out of a resolved one. */
  'front.moveDanger': command({
    input: z.strictObject({ dangerId: texts.id, frontId: texts.id }),
    label: labelled('history.front.moveDanger'),
    run: (write, { dangerId, frontId }) => {
      const danger = dangerById(write, dangerId)
      if (danger.state !== 'active') refuse('refusal.dangerResolved')
      const to = activeFront(write, frontId)
      if (frontId === danger.front_id) refuse('refusal.sameFront')
      write.run(
        `UPDATE danger SET front_id = @frontId, position =
           (SELECT coalesce(max(position) + 1, 0) FROM danger WHERE front_id = @frontId)
         WHERE id = @dangerId`,
        { frontId, dangerId },
      )
      write.record(
        {
          kind: 'danger.moved',
          secret: true,
          from: danger.front,
          to: to.name,
          about: [refTo('danger', danger), refTo('front', to)],
        },
        placeOf(write, frontId),
      )
    },
  }),

  /** The danger is over, and this has changed for good: its doom came, or it was averted. */
  'front.resolveDanger': command({
    input: z.strictObject({ dangerId: texts.id, aftermath: texts.aftermath }),
    label: labelled('history.front.resolveDanger'),
    run: (write, { dangerId, aftermath }) => {
      const danger = activeDanger(write, dangerId)
      editRow(write, 'danger', dangerId, { state: 'resolved', aftermath })
      const said = { secret: true, about: [refTo('danger', danger)], with: { aftermath } }
      const doomed = danger.portents > 0 && danger.open === 0
      const place = placeOf(write, danger.front_id)
      if (doomed) write.record({ kind: 'danger.doomCame', ...said }, place)
      else write.record({ kind: 'danger.averted', ...said }, place)
    },
  }),
}
