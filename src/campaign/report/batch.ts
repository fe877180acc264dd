import { existsSync, statSync } from 'node:fs'
import { phrase, type Phrase } from '../../shared/phrase'
import { Refusal, refuse } from '../../shared/reply'
import type { PrintJob } from '../workspace/workspace'
import { CampaignFile, type Clock } from '../file/campaign-file'
import { copyInto } from '../file/copy'
import { refuseOntoCampaign } from '../file/disk/protect'
import { readNote } from '../file/lock'
import { fail, wordsFor } from '../file/trouble'
import type { Read } from '../file/handles'
import type { Audience, Format, Paper, Subject } from './kinds'
import { readWriting } from './read'
import { saveFile } from '../workspace/save'
import { readSubjects } from './subjects'
import { fileOf, writeReport } from './write'

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
  const openIn = readNote(campaign)
  try {
    refuseOntoCampaign(out, [campaign])
    if (!existsSync(campaign)) fail('trouble.missing', { path: campaign })
    // A pipe of that name would never end.
    if (!statSync(campaign).isFile()) fail('trouble.notACampaign', { path: campaign })
    const file = await CampaignFile.open(copyInto(campaign, folder), clock)
    try {
      const { value } = file.read((read) => {
        const wanted = { subject, audience, id: find(read, order) }
        return readWriting(read, { wanted, format, at: clock() })
      })
      const text = await writeReport(format, { ...value, paper })
      saveFile(out, [campaign], await fileOf(format, text, { paper, print }))
    } finally {
      file.close()
    }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(wordsFor(error, campaign), 'failed')
  }
  return openIn && phrase('batch.openElsewhere', { path: campaign, ...openIn })
}
