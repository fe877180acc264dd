import { z } from 'zod'
import type { Ref } from '../../shared/fact'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command } from '../define'
import { letGo } from '../hold/write'
import { missionHead } from '../mission/head'
import { missionInPlay } from '../mission/in-play'
import { placeRef } from '../place/ref'
import type { Read, Write } from '../file/handles'
import { clearBoard } from '../scene-board/clear'
import { runningScene, runningSession, sceneById } from './read'
import { idSchema as id, line, maybeLine } from '../../shared/bounded'

type Scene = ReturnType<typeof sceneById>

/** What goes with a scene: effects that were to last for it, and holds, which outlast it by themselves (IF-013). */
const going = {
  letsGo: z.boolean().default(false),
  dropsHolds: z.boolean().default(false),
}
const name = line(120)
const mood = maybeLine(240)

/** The mission that the next scene goes on with: the last scene's, or the only one under way. */
function missionGoingOn(read: Read): string | null {
  const scene = runningScene(read)
  return scene ? scene.mission_id : missionInPlay(read)
}

/** Records a fact of a scene. Where a scene leads is the game master's own until it is played. */
function tell(write: Write, scene: Scene, kind: string, from?: string): void {
  const { place_id: placeId, place, mission_id: missionId } = scene
  const where: Ref[] = placeId && place ? [{ type: 'place', id: placeId, name: place }] : []
  write.record(
    {
      kind,
      secret: true,
      about: [{ type: 'scene', id: scene.id, name: scene.name }, ...where],
      ...(from === undefined ? {} : { from }),
    },
    { missionId },
  )
}

/** Ends a scene that is being played; who was put on the table for it goes with it. */
export function endScene(write: Write, scene: Scene): void {
  // Told before it ends, so that the end itself still belongs to the scene.
  tell(write, scene, 'scene.ended')
  clearBoard(write)
  write.run('UPDATE scene SET ended_at = @at WHERE id = @id', { id: scene.id, at: write.now })
}

export const sceneApi = {
  /**
   * The next scene of the session begins, and the one before ends. Left out, the mission is the
   * one that is being played. Answers its id.
   */
  'scene.begin': command({
    input: z.strictObject({
      name,
      missionId: id.nullable().optional(),
      placeId: id.nullable().default(null),
      mood: mood.default(''),
      ...going,
    }),
    label: (_read, input) => phrase('history.scene.begin', { name: input.name }),
    run: (write, { name: called, missionId: asked, placeId, mood: felt, ...goes }) => {
      const session = runningSession(write) ?? refuse('refusal.noSession')
      const missionId = asked === undefined ? missionGoingOn(write) : asked
      if (missionId !== null) missionHead(write, missionId)
      if (placeId !== null) placeRef(write, placeId)
      const before = runningScene(write)
      if (before) letGo(write, goes)
      if (before) endScene(write, before)
      const sceneId = write.newId()
      write.run(
        `INSERT INTO scene (id, session_id, position, name, mission_id, place_id, mood,
           started_at)
         SELECT @sceneId, @sessionId, coalesce(max(position) + 1, 0), @called, @missionId,
                @placeId, @felt, @at FROM scene WHERE session_id = @sessionId`,
        { sceneId, sessionId: session.id, called, missionId, placeId, felt, at: write.now },
      )
      tell(write, sceneById(write, sceneId), 'scene.begun')
      return { sceneId }
    },
  }),

  /** The scene ends; what follows belongs to the session alone. */
  'scene.end': command({
    input: z.strictObject(going),
    label: (read) => phrase('history.scene.end', { name: runningScene(read)?.name ?? '' }),
    run: (write, goes) => {
      const scene = runningScene(write) ?? refuse('refusal.noScene')
      letGo(write, goes)
      endScene(write, scene)
    },
  }),

  /** Another name, mission, place or mood; what is left out stays. */
  'scene.edit': command({
    input: z.strictObject({
      sceneId: id,
      name: name.optional(),
      missionId: id.nullable().optional(),
      placeId: id.nullable().optional(),
      mood: mood.optional(),
    }),
    label: (read, { sceneId }) =>
      phrase('history.scene.edit', { name: sceneById(read, sceneId).name }),
    run: (write, { sceneId, name: called, missionId, placeId, mood: felt }) => {
      const was = sceneById(write, sceneId)
      const now = {
        name: called ?? was.name,
        missionId: missionId === undefined ? was.mission_id : missionId,
        placeId: placeId === undefined ? was.place_id : placeId,
        mood: felt ?? was.mood,
      }
      const isSame =
        now.name === was.name && now.missionId === was.mission_id && now.placeId === was.place_id
      if (isSame && now.mood === was.mood) return
      if (now.missionId !== null) missionHead(write, now.missionId)
      if (now.placeId !== null) placeRef(write, now.placeId)
      write.run(
        `UPDATE scene SET name = @name, mission_id = @missionId, place_id = @placeId,
           mood = @mood
         WHERE id = @sceneId`,
        { sceneId, ...now },
      )
      // Its mood is for the eyes, and nothing that happened.
      if (!isSame) tell(write, sceneById(write, sceneId), 'scene.edited', was.name)
    },
  }),
}
