import { z } from 'zod'
import { refuse } from '../../shared/reply'
import { campaignName } from '../campaign-name'
import type { CampaignFile } from '../file/campaign-file'
import { words } from '../words'
import { operation } from '../define'
import { systemsInPlay } from '../sheet/sheets'
import { fileName } from '../workspace/file-name'
import { saveFile } from '../workspace/save'
import type { Workspace } from '../workspace/workspace'
import { choose } from './choosing'
import { collectAll } from './collect'
import { countThings } from './place'
import type { Noun } from './shape/shape'
import { rowKinds, type RowKind } from './spreadsheet/read'
import { asSpreadsheet } from './spreadsheet/write'
import { maybeLine, textUpTo } from '../../shared/bounded'

/** What a campaign has prepared, all of it or of some nouns, and what it is called. */
const prepared = (file: CampaignFile, of?: readonly Noun[]) =>
  file.read((read) => ({ title: campaignName(read), things: collectAll(read, of) })).value

/** What goes out as rows of each kind. */
const nounsOf: Record<RowKind, readonly Noun[]> = {
  people: ['character', 'npc'],
  table: ['oracle_table'],
}

const nothing = z.strictObject({})

/** Letters of what is pasted at the most. */
const mostPasted = 4_000_000

/** The systems whose sheets a foreign table may name. */
const systemIds = ({ file }: Workspace) =>
  file.read((read) => systemsInPlay(read).map(({ id }) => id)).value

/** What comes in from other programs: on the same path as a file of our own, and as what it is there. */
export const formatsApi = {
  /** Reads a file that the user chooses and says what it would bring; null when called off. */
  'import.choose': operation({
    input: nothing,
    run: async (workspace) => {
      const path = await workspace.host.askOpenPath('prep')
      if (path === undefined) return null
      return choose(workspace, await workspace.host.beside.readGiven(path, systemIds(workspace)))
    },
  }),

  /** Reads rows copied out of a spreadsheet and says what they would bring. */
  'import.paste': operation({
    input: z.strictObject({
      text: textUpTo(mostPasted),
      kind: z.enum(rowKinds),
      /** What a table to roll on is called; nobody asks it of people. */
      title: maybeLine(120),
    }),
    run: async (workspace, { title, ...pasted }) => {
      const given = { ...pasted, title: title === '' ? words.t('library.pasted') : title }
      return choose(
        workspace,
        await workspace.host.beside.readPastedRows(given, systemIds(workspace)),
      )
    },
  }),

  /** Reads a folder of notes that the user chooses and says what it would bring; null when called off. */
  'import.folder': operation({
    input: nothing,
    run: async (workspace) => {
      const path = await workspace.host.askFolder('from')
      if (path === undefined) return null
      return choose(workspace, await workspace.host.beside.readGivenFolder(path))
    },
  }),

  /** Writes everything prepared as Markdown into a new folder where the user says; null when called off. */
  'export.markdown': operation({
    input: nothing,
    run: async (workspace) => {
      const folder = await workspace.host.askFolder('to')
      if (folder === undefined) return null
      const { file, host } = workspace
      const { title, things } = prepared(file)
      return host.beside.writeMarkdown({ folder, title, things, campaigns: [file.path] })
    },
  }),

  /** Writes people, or tables to roll on, as a file for spreadsheets where the user says; null when called off. */
  'export.spreadsheet': operation({
    input: z.strictObject({ kind: z.enum(rowKinds) }),
    run: async ({ file, host }, { kind }) => {
      const { title, things } = prepared(file, nounsOf[kind])
      if (countThings(things) === 0) refuse('refusal.nothingToSave')
      const name = fileName(`${title} – ${words.t(`library.rowsFile.${kind}`)}`)
      const path = await host.askSavePath({ name, extension: 'csv' })
      if (path === undefined) return null
      saveFile(path, [file.path], asSpreadsheet(kind, things))
      return { path, count: countThings(things) }
    },
  }),
}
