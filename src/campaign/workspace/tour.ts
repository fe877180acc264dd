import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ruleSystems } from '../../rules'
import { operation } from '../define'
import { readSample, sampleNames } from '../sample/source'
import { words } from '../words'
import { createFrom, goBack } from './files'
import { preferencesTable, readPreferences, writePreferences } from './preferences'
import type { Workspace } from './workspace'
import { whole } from '../../shared/bounded'

/** A tour has more stops than this in no system. */
const mostStops = 40

const folderOf = ({ host }: Workspace) => join(host.dataFolder, 'tour')
/** The copy of a sample that a tour is played in; the list of campaigns never names it. */
const fileOf = (workspace: Workspace) => join(folderOf(workspace), 'tour.irontable')
/** Whether what is open is the copy that a tour is played in. */
export const isInTour = (workspace: Workspace) => workspace.openFile?.path === fileOf(workspace)

/** Tours through the program, each in a copy of a sample that is thrown away at its end. */
export const tourApi = {
  /** The tour that was begun, if one was: by the id of its system, at which stop, and whether it is on the screen. */
  'tour.current': operation({
    input: z.strictObject({}),
    reads: [preferencesTable],
    run: (workspace) => {
      const { tour } = readPreferences(workspace.host.dataFolder)
      return tour ? { system: tour.system, stop: tour.stop, isOpen: isInTour(workspace) } : null
    },
  }),

  /** Begins the tour of a system in a fresh copy of a sample, or goes on with it where it was left. */
  'tour.begin': operation({
    input: z.strictObject({
      system: z.enum(ruleSystems.map(({ id }) => id)),
      sample: z.enum(sampleNames),
      isAnew: z.boolean(),
    }),
    run: async (workspace, { system, sample, isAnew }) => {
      const { dataFolder, sampleFolder } = workspace.host
      const kept = readPreferences(dataFolder).tour
      const before = isInTour(workspace) ? (kept?.before ?? null) : (workspace.returnPath ?? null)
      const goesOn = !isAnew && kept?.system === system && existsSync(fileOf(workspace))
      if (goesOn) await workspace.open(fileOf(workspace))
      else {
        const source = readSample(sampleFolder, sample)
        const name = words.t('tour.campaign', { name: source.campaign.name })
        workspace.close()
        rmSync(folderOf(workspace), { recursive: true, force: true })
        createFrom(workspace, fileOf(workspace), {
          ...source,
          campaign: { ...source.campaign, name },
        })
      }
      writePreferences(dataFolder, {
        tour: { system, stop: goesOn ? kept.stop : 0, before },
      })
      workspace.host.changed('all')
      return true
    },
  }),

  /** Notes the stop that a tour has come to. */
  'tour.reach': operation({
    input: z.strictObject({ stop: whole(0, mostStops) }),
    run: ({ host }, { stop }) => {
      const { tour } = readPreferences(host.dataFolder)
      if (tour) writePreferences(host.dataFolder, { tour: { ...tour, stop } })
      host.changed({ tables: [preferencesTable], batch: 0 })
      return true
    },
  }),

  /** Leaves a tour for what was open before; its copy is thrown away where it is over. */
  'tour.leave': operation({
    input: z.strictObject({ isOver: z.boolean() }),
    run: async (workspace, { isOver }) => {
      const { dataFolder } = workspace.host
      const { tour } = readPreferences(dataFolder)
      if (isInTour(workspace)) await goBack(workspace, tour?.before ?? null)
      if (isOver) {
        rmSync(folderOf(workspace), { recursive: true, force: true })
        writePreferences(dataFolder, { tour: undefined })
      }
      workspace.host.changed({ tables: [preferencesTable], batch: 0 })
      return true
    },
  }),
}
