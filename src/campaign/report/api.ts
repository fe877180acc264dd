import { z } from 'zod'
import { refuse } from '../../shared/reply'
import { operation, query } from '../define'
import type { Workspace } from '../workspace/workspace'
import { fileName } from '../workspace/file-name'
import { words } from '../words'
import { shownIn } from './document/shown'
import { documentTree } from './document/tree'
import { linesApi } from './lines'
import { formatSchema, paperSchema, wantedSchema, type Wanted } from './kinds'
import { readReport } from './read'
import { seenApi } from './seen'
import { freePath, saveFile } from '../workspace/save'
import { readSubjects, readUnknownIn } from './subjects'
import { readWording, templateApi, templateBody } from './template/api'
import { checkTemplate } from './template/check'
import { renderTemplate } from './template/render'
import { fileOf } from './write'
import { filledText } from '../../shared/bounded'

const fileInput = wantedSchema.extend({
  format: formatSchema,
  paper: paperSchema.default('a4'),
})
type FileInput = z.output<typeof fileInput>

/** The folders that the user chose, workspace by workspace: the program writes into no other. */
const chosenFolders = new WeakMap<Workspace, Set<string>>()

/** A report, and the campaign's wording of it. */
function readWithWording({ file, host }: Workspace, wanted: Wanted, body?: string) {
  return file.read((read) => ({
    report: readReport(read, wanted, host.clock()),
    template: readWording(read, wanted.subject, wanted.audience, body),
  })).value
}

/** A report as a file, and what to call it. */
async function reportFile(workspace: Workspace, { format, paper, ...wanted }: FileInput) {
  const { file, host } = workspace
  const order = { wanted, format, paper, at: host.clock() }
  const { title, text } = await host.beside.writeFromCopy(file.path, order)
  const content = await fileOf(format, text, { paper, print: host.printPdf.bind(host) })
  const audience = words.t(`paper.audience.${wanted.audience}`)
  return { content, name: `${fileName(title)} (${audience})` }
}

export const reportApi = {
  ...templateApi,
  ...linesApi,
  ...seenApi,

  /** Everything there is a report of: missions, sessions, characters. */
  'report.subjects': query({
    input: z.strictObject({}),
    run: readSubjects,
  }),

  /**
   * For the game master, beside a report for players: whom players know nothing of, though they took part, so
   * that it does not name them. `sessionIds` are the evenings it tells of; `isAllSeen` is whether it was said
   * that they saw everybody there.
   */
  'report.unknown': query({
    input: wantedSchema.omit({ audience: true }),
    run: readUnknownIn,
  }),

  /** A report as data, as this audience may read it. */
  'report.read': operation({
    input: wantedSchema,
    run: ({ file, host }, wanted) =>
      file.read((read) => readReport(read, wanted, host.clock())).value,
  }),

  /**
   * A report as the document it will be: in the campaign's wording, or in one that is being written.
   * A wording with an error makes no document.
   */
  'report.preview': operation({
    input: wantedSchema.extend({ body: templateBody.optional() }),
    run: async (workspace, { body, ...wanted }) => {
      const { report, template } = readWithWording(workspace, wanted, body)
      const problems = checkTemplate(template)
      const isBroken = problems.some(({ isError }) => isError)
      const nodes = isBroken
        ? []
        : documentTree(renderTemplate(template, report), await shownIn(report))
      return { ...wanted, problems, nodes }
    },
  }),

  /** Saves a report where the GM says; answers the path, or null when called off. */
  'report.export': operation({
    input: fileInput,
    run: async (workspace, input) => {
      const { content, name } = await reportFile(workspace, input)
      const path = await workspace.host.askSavePath({ name, extension: input.format })
      if (path === undefined) return null
      saveFile(path, [workspace.file.path], content)
      return path
    },
  }),

  /** Asks for a folder to save several reports in; null when called off. */
  'report.chooseFolder': operation({
    input: z.strictObject({}),
    run: async (workspace) => {
      const folder = await workspace.host.askFolder()
      if (folder === undefined) return null
      chosenFolders.set(workspace, (chosenFolders.get(workspace) ?? new Set()).add(folder))
      return folder
    },
  }),

  /** Saves a report in a folder that was chosen, beside what stands there; answers the path. */
  'report.exportInto': operation({
    input: fileInput.extend({ folder: filledText(4096) }),
    run: async (workspace, { folder, ...input }) => {
      if (!chosenFolders.get(workspace)?.has(folder)) refuse('refusal.folderNotChosen')
      const { content, name } = await reportFile(workspace, input)
      const path = freePath(folder, name, input.format)
      saveFile(path, [workspace.file.path], content)
      return path
    },
  }),
}
