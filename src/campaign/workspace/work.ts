import { readPack } from '../content/shelf'
import { readGiven, readGivenFolder, readPastedRows } from '../exchange/file'
import { writeMarkdown } from '../exchange/markdown/write'
import { isWhole } from '../file/backup/check'
import { faultIn, passesFullCheck, passesOpeningCheck } from '../file/integrity/check'
import { writeFromCopy } from '../report/from-copy'
import { compareBackup } from './compare'
import type { Beside, WorkName } from './beside'

/** The same as `Beside`, done by whoever calls it. */
const work = {
  faultIn,
  passesFullCheck,
  passesOpeningCheck,
  isWhole,
  compareBackup,
  readPack,
  readGiven,
  readPastedRows,
  readGivenFolder,
  writeMarkdown,
  writeFromCopy,
} satisfies Record<WorkName, unknown>

/** Does here what its name says. */
export async function doHere(name: WorkName, given: unknown[]): Promise<unknown> {
  // Whoever calls goes by `Beside`, which says for each name what it takes.
  const one = work[name] as (...all: unknown[]) => unknown
  return await one(...given)
}

/** All that can be done beside, by whoever carries out work by its name. */
export function besideBy(carryOut: (name: WorkName, given: unknown[]) => Promise<unknown>): Beside {
  const names = Object.keys(work) as WorkName[]
  const entries = names.map((name) => [name, (...given: unknown[]) => carryOut(name, given)])
  return Object.fromEntries(entries) as Beside
}
