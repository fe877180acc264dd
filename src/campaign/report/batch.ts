import { chmod, copyFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { phrase, type Phrase } from '../../shared/phrase'
import { Refusal, refuse } from '../../shared/reply'
import type { PrintJob } from '../workspace/workspace'
import { CampaignFile, type Clock } from '../file/campaign-file'
import { readNote } from '../file/lock'
import { fail, wordsFor } from '../file/trouble'
import type { Read } from '../file/handles'
import { words } from '../words'
import type { Audience, Format, Paper, Subject } from './kinds'
import { readMaterial } from './material/read'
import { reduceReport } from './model/reduce'
import { saveReport } from './save'
import { readSubjects } from './subjects'
import { readTemplate } from './template/api'
import { makeFile } from './write'

/** One report to be written without a window. */
export interface BatchOrder {
  campaign: string
  subject: Subject
  /** Id, name, or for a session its number. */
  which: string
  audience: Audience
  format: Format
  paper: Paper
  out: string
  /** A folder for the copy that is read, of this order's own. */
  folder: string
  clock: Clock
  print(job: PrintJob): Promise<Uint8Array>
}

const attempts = 5

/** When and how large a file and its log are: what changes when somebody writes meanwhile. */
async function stampOf(path: string): Promise<string> {
  const stamps = await Promise.all(
    [path, `${path}-wal`].map((file) =>
      stat(file).then(
        ({ mtimeMs, size }) => `${mtimeMs} ${size}`,
        () => '',
      ),
    ),
  )
  return stamps.join()
}

/** Copies a file that may be read-only itself: opening the copy as a campaign takes its lock. */
async function copyForReading(from: string, to: string): Promise<void> {
  await copyFile(from, to)
  await chmod(to, 0o600)
}

/** Copies a campaign with its log, as it stood at one moment; the campaign itself is only read. */
async function copyCampaign(path: string, folder: string): Promise<string> {
  const copy = join(folder, basename(path))
  for (let attempt = 0; attempt < attempts; attempt++) {
    const before = await stampOf(path)
    if (before.startsWith(',')) fail('trouble.missing', { path })
    await copyForReading(path, copy)
    await copyForReading(`${path}-wal`, `${copy}-wal`).catch(() => undefined)
    if (before === (await stampOf(path))) return copy
  }
  return fail('trouble.busyMeanwhile', { path })
}

function find(read: Read, { subject, which }: BatchOrder): string {
  const all = readSubjects(read)[subject]
  const wanted = which.toLowerCase()
  const byId = all.find(({ id }) => id === which)
  const byName = all.filter(
    ({ name, number }) => name.toLowerCase() === wanted || `${number ?? ''}` === which,
  )
  const [found] = byId ? [byId] : byName
  const names = all.map(({ name }) => name).join('; ')
  if (!found) refuse('refusal.noSuchReport', { which, names: names.slice(0, 400) })
  if (!byId && byName.length > 1) {
    refuse('refusal.twoReports', {
      which,
      ids: byName
        .map(({ id }) => id)
        .join(', ')
        .slice(0, 400),
    })
  }
  return found.id
}

/**
 * Writes one report of a campaign that is only read, from a copy. Answers words about a campaign that
 * was open meanwhile; a failure is a `Refusal` in words.
 */
export async function exportFrom(order: BatchOrder): Promise<Phrase | undefined> {
  const { campaign, folder, clock, audience, format, paper, subject, out, print } = order
  const holder = readNote(campaign)
  try {
    const file = await CampaignFile.open(await copyCampaign(campaign, folder), clock)
    try {
      const { value } = file.read((read) => {
        const wanted = { subject, audience, id: find(read, order) }
        const report = reduceReport(readMaterial(read, wanted), words, clock())
        return { report, template: readTemplate(read, subject, audience).body }
      })
      await saveReport(out, await makeFile(format, { ...value, paper, print }))
    } finally {
      file.close()
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(wordsFor(error, campaign), 'failed')
  }
  return holder && phrase('batch.openElsewhere', { path: campaign, ...holder })
}
