import type { Beside, WorkName } from './beside'

/** Does what its name says, at once or in the end. */
type Work<Name extends WorkName> = (
  ...given: Parameters<Beside[Name]>
) => ReturnType<Beside[Name]> | Awaited<ReturnType<Beside[Name]>>

/**
 * The same as `Beside`, done by whoever calls it. Each is loaded when it is asked for: a thread that
 * checks a file needs no rule book, and most of them are begun for that.
 */
const work: { readonly [Name in WorkName]: () => Promise<Work<Name>> } = {
  faultIn: async () => (await import('../file/integrity/check')).faultIn,
  passesFullCheck: async () => (await import('../file/integrity/check')).passesFullCheck,
  passesOpeningCheck: async () => (await import('../file/integrity/check')).passesOpeningCheck,
  isWhole: async () => (await import('../file/backup/check')).isWhole,
  compareBackup: async () => (await import('./compare')).compareBackup,
  findParted: async () => (await import('./parted')).findParted,
  readPack: async () => (await import('../content/shelf')).readPack,
  readGiven: async () => (await import('../exchange/file')).readGiven,
  readPastedRows: async () => (await import('../exchange/file')).readPastedRows,
  readGivenFolder: async () => (await import('../exchange/file')).readGivenFolder,
  writeMarkdown: async () => (await import('../exchange/markdown/write')).writeMarkdown,
  writeFromCopy: async () => (await import('../report/from-copy')).writeFromCopy,
}

/** Does here what its name says. */
export async function doHere(name: WorkName, given: unknown[]): Promise<unknown> {
  // Whoever calls goes by `Beside`, which says for each name what it takes.
  const one = (await work[name]()) as (...all: unknown[]) => unknown
  return await one(...given)
}

/** All that can be done beside, by whoever carries out work by its name. */
export function besideBy(carryOut: (name: WorkName, given: unknown[]) => Promise<unknown>): Beside {
  const names = Object.keys(work) as WorkName[]
  const entries = names.map((name) => [name, (...given: unknown[]) => carryOut(name, given)])
  return Object.fromEntries(entries) as Beside
}
