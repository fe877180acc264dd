import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import type { Read, Write } from '../file/handles'
import { freeName, isUsualName } from '../free-name'
import { missionHead } from '../mission/head'
import { renaming } from '../note/write'
import { placeRef } from '../place/ref'
import { combatOf, systemsInPlay } from '../sheet/sheets'
import { encounterById, encounterRef } from './prepared'
import { idSchema as id, line, textUpTo } from '../../shared/bounded'

const name = line(120)
const nameOf = (read: Read, encounterId: string) => encounterById(read, encounterId).name

/** The system a new fight goes by: the one asked for, or the campaign's first that has fights. */
function fightSystem(read: Read, wanted: string | undefined) {
  const first = systemsInPlay(read).find((system) => system.combat)?.id
  const id = wanted ?? first ?? refuse('refusal.noFightSystem')
  return { id, version: combatOf(id).version }
}

/** The name of a mission; null for none, a refusal in words when it is gone. */
const missionName = (read: Read, missionId: string | null) =>
  missionId === null ? null : missionHead(read, missionId).name

/** The name of a place; null for none, a refusal in words when it is gone. */
const placeName = (read: Read, placeId: string | null) =>
  placeId === null ? null : placeRef(read, placeId).name

/** The place of a mission that has one, and no other; null for none. */
function onlyPlaceOf(read: Read, missionId: string | null): string | null {
  const places = read.all<{ id: string }>(
    'SELECT place_id AS id FROM mission_place WHERE mission_id = @missionId LIMIT 2',
    { missionId },
  )
  return places.length === 1 ? (places[0]?.id ?? null) : null
}

function tell(write: Write, encounterId: string, kind: string, to?: string | null): void {
  const about = [encounterRef(encounterById(write, encounterId))]
  const fact = { kind, secret: true, about, ...(to ? { to } : {}) }
  write.record(fact, { encounterId })
}

const nameFor = (read: Read, { name, isUsual }: { name: string; isUsual: boolean }) =>
  isUsual ? freeName(read, 'encounter', name) : name

export const encounterCommands = {
  /**
   * A new fight, with a mission or without one. Answers its id. A usual name that another bears gets
   * a number.
   */
  'encounter.create': command({
    input: z.strictObject({
      name,
      /** Whether nobody chose the name. */
      isUsual: z.boolean().default(false),
      system: textUpTo(40).optional(),
      missionId: id.nullable().default(null),
      /** Left out, the only one of its mission. */
      placeId: id.nullable().default(null),
    }),
    label: (read, input) => phrase('history.encounter.create', { name: nameFor(read, input) }),
    run: (write, { isUsual, ...given }) => {
      const input = { ...given, placeId: given.placeId ?? onlyPlaceOf(write, given.missionId) }
      const called = nameFor(write, { ...input, isUsual })
      const { id: system, version } = fightSystem(write, input.system)
      missionName(write, input.missionId)
      placeName(write, input.placeId)
      const encounterId = write.newId()
      write.run(
        `INSERT INTO encounter (id, position, name, system, mission_id, place_id, machine_version)
         SELECT @encounterId, coalesce(max(position) + 1, 0), @name, @system, @missionId, @placeId,
                @version FROM encounter`,
        { ...input, name: called, encounterId, system, version },
      )
      tell(write, encounterId, 'encounter.created')
      return { encounterId }
    },
  }),

  'encounter.rename': command({
    input: z.strictObject({ encounterId: id, name }),
    label: (_read, input) => phrase('history.encounter.rename', { name: input.name }),
    run: (write, input) => {
      const was = nameOf(write, input.encounterId)
      if (was === input.name) return
      renaming(write, 'encounter', input.encounterId, () =>
        write.run('UPDATE encounter SET name = @name WHERE id = @encounterId', input),
      )
      tell(write, input.encounterId, 'encounter.renamed', was)
    },
  }),

  'encounter.setMission': command({
    input: z.strictObject({ encounterId: id, missionId: id.nullable() }),
    label: (read, { encounterId }) =>
      phrase('history.encounter.setMission', { name: nameOf(read, encounterId) }),
    run: (write, input) => {
      const mission = missionName(write, input.missionId)
      if (encounterById(write, input.encounterId).mission_id === input.missionId) return
      write.run('UPDATE encounter SET mission_id = @missionId WHERE id = @encounterId', input)
      tell(write, input.encounterId, `encounter.${mission ? 'linked' : 'unlinked'}`, mission)
    },
  }),

  'encounter.setPlace': command({
    input: z.strictObject({ encounterId: id, placeId: id.nullable() }),
    label: (read, { encounterId }) =>
      phrase('history.encounter.setPlace', { name: nameOf(read, encounterId) }),
    run: (write, input) => {
      const place = placeName(write, input.placeId)
      if (encounterById(write, input.encounterId).place_id === input.placeId) return
      write.run('UPDATE encounter SET place_id = @placeId WHERE id = @encounterId', input)
      tell(write, input.encounterId, `encounter.${place ? 'placed' : 'unplaced'}`, place)
    },
  }),

  /**
   * Takes away a fight that is left as it was made: nobody in it and nothing to come, no mission, no
   * place, and still called `name`, with a number or without. Every other one stays; answers whether it is gone.
   */
  'encounter.leave': command({
    input: z.strictObject({ encounterId: id, name }),
    label: (read, { encounterId }) =>
      phrase('history.encounter.remove', { name: nameOf(read, encounterId) }),
    run: (write, { encounterId, name: usual }) => {
      const { status, name: now, mission_id: mission } = encounterById(write, encounterId)
      if (status !== 'prepared' || !isUsualName(now, usual) || mission !== null) {
        return { isGone: false }
      }
      const isFilled = write.get(
        `SELECT 1 FROM encounter WHERE id = @encounterId AND place_id IS NOT NULL
         UNION ALL SELECT 1 FROM combatant WHERE encounter_id = @encounterId
         UNION ALL SELECT 1 FROM encounter_row WHERE encounter_id = @encounterId LIMIT 1`,
        { encounterId },
      )
      if (isFilled) return { isGone: false }
      tell(write, encounterId, 'encounter.removed')
      write.run('DELETE FROM encounter WHERE id = @encounterId', { encounterId })
      return { isGone: true }
    },
  }),

  /** Takes a prepared fight away; one that was fought stays, for the journal tells of it. */
  'encounter.remove': command({
    input: z.strictObject({ encounterId: id }),
    label: (read, { encounterId }) =>
      phrase('history.encounter.remove', { name: nameOf(read, encounterId) }),
    run: (write, { encounterId }) => {
      if (encounterById(write, encounterId).status !== 'prepared') refuse('refusal.foughtAlready')
      tell(write, encounterId, 'encounter.removed')
      write.run('DELETE FROM encounter WHERE id = @encounterId', { encounterId })
    },
  }),
}
