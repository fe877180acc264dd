import { z } from 'zod'
import { Refusal } from '../../shared/reply'
import { campaignName } from '../campaign-name'
import { operation, playerOperation, playerQuery, query } from '../define'
import type { Read } from '../file/handles'
import { readAliases } from '../npc/aliases'
import { namelessAmong } from '../npc/unknown'
import { readAbout } from '../track/about'
import type { Workspace } from '../workspace/workspace'
import { playersLook, preferencesTable, readPreferences } from '../workspace/preferences'
import { seenFight } from './seen-fight'
import { seenSides, unshownFoes } from './seen-sides'
import { seenPicture, seenStage, seenStageStill } from './seen-stage'
import { seenTracks } from './seen-tracks'
import { stageSchema, stageTable, type Stage } from './stage'
import { idSchema } from '../../shared/bounded'

/** Turns a stage to the players; the curtain keeps what stood there, and stays down over a backup. */
function turnTo(workspace: Workspace, stage: Stage): void {
  if (workspace.lookedInto) throw new Refusal(workspace.lookedInto.words)
  if (stage.kind === 'curtain' && workspace.stage.kind !== 'curtain') {
    workspace.behindCurtain = workspace.stage
  }
  workspace.stage = stage
  workspace.host.changed({ tables: [stageTable], batch: 0 })
}

/** The ids of the NPCs by whom a stage stands: whom it shows, or whom its track is about. */
function npcsOn(read: Read, stage: Stage): string[] {
  if (stage.kind === 'person') return stage.of.type === 'npc' ? [stage.of.id] : []
  const about = stage.kind === 'track' ? readAbout(read, stage.trackId) : []
  return about.filter(({ type }) => type === 'npc').map(({ id }) => id)
}

/** Everything the players' window may ask. */
export const playerViewApi = {
  /** How the players' window looks, campaign or none. */
  'playerView.appearance': playerOperation({
    input: z.strictObject({}),
    reads: [preferencesTable],
    run: ({ host }) => playersLook(readPreferences(host.dataFolder)),
  }),

  /**
   * The fight that runs as players see it: where its turn stands and who acts, how those who are shown
   * look, and what lasts on them where the game master shows it; hit points as the preferences say.
   * Declarations and what has not landed yet stay with the game master. Where none has turns, those at
   * the table and whoever of those against them is shown. Null for neither, and while something else is
   * turned to the players.
   */
  'playerView.fight': playerOperation({
    input: z.strictObject({}),
    run: ({ host, openFile, stage }) => {
      if (!openFile || stage.kind !== 'moment') return null
      const { sight } = readPreferences(host.dataFolder)
      return openFile.read(
        (read) => seenFight(read, sight) ?? seenSides(read, sight, stage.spotlight),
      ).value
    },
  }),

  /** Of whom players would read by a stage, though they have no name for them as yet: whoever shows it tells one. */
  'playerView.nameless': query({
    input: z.strictObject({ stage: stageSchema }),
    run: (read, { stage }) => namelessAmong(read, npcsOn(read, stage)),
  }),

  /** Where those stand of whom players see nobody in a fight without turns; nowhere while one is shown. */
  'playerView.unshown': query({
    input: z.strictObject({}),
    run: unshownFoes,
  }),

  /** What is turned to the players: what is being played, or what the game master said. */
  'playerView.stage': playerOperation({
    input: z.strictObject({}),
    run: ({ host, openFile, stage }) => {
      if (!openFile) return { kind: 'curtain' } as const
      const { sight } = readPreferences(host.dataFolder)
      return openFile.read((read) => seenStageStill(read, stage, sight)).value
    },
  }),

  /** What a picture shows that stands on the stage; null for every other. */
  'playerView.picture': playerOperation({
    input: z.strictObject({ pictureId: idSchema }),
    reads: [stageTable, 'note', 'mission', 'picture', 'scene', 'place', 'npc', 'character'],
    run: ({ host, openFile, stage }, { pictureId }) => {
      const { sight } = readPreferences(host.dataFolder)
      return openFile?.read((read) => seenPicture(read, stage, { pictureId, sight })).value ?? null
    },
  }),

  /** Which stage is turned to the players, without what stands on it. */
  'playerView.turned': operation({
    input: z.strictObject({}),
    reads: [stageTable],
    run: ({ stage }) => stage,
  }),

  /** Turns something to the players, until something else is; it is no part of the campaign's history. */
  'playerView.show': operation({
    input: z.strictObject({ stage: stageSchema }),
    run: (workspace, { stage }) => {
      const { sight } = readPreferences(workspace.host.dataFolder)
      workspace.file.read((read) => seenStage(read, stage, sight))
      turnTo(workspace, stage)
      return true
    },
  }),

  /**
   * The curtain falls, and rises again on what stood there; left to itself it turns from one to the other.
   * Answers whether it is another than before.
   */
  'playerView.turnCurtain': operation({
    input: z.strictObject({ to: z.enum(['fall', 'rise']).optional() }),
    run: (workspace, { to }) => {
      const isDown = workspace.stage.kind === 'curtain'
      if (to === (isDown ? 'fall' : 'rise')) return false
      turnTo(workspace, isDown ? workspace.behindCurtain : { kind: 'curtain' })
      return true
    },
  }),

  /** What players may see at any time: the campaign's name and the phase. */
  'playerView.now': playerQuery({
    input: z.strictObject({}),
    run: (read) => {
      const play = read.get<{ phase: string }>('SELECT phase FROM play')
      return readAliases(read).inData({
        campaign: campaignName(read),
        phase: play?.phase ?? '',
      })
    },
  }),

  /**
   * The tracks that players see: open ones as they stand, with the characters whose pool one is; known
   * ones by their name alone.
   */
  'playerView.tracks': playerQuery({
    input: z.strictObject({}),
    run: seenTracks,
  }),
}
