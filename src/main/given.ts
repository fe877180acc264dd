import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Whether an argument names a campaign, by its path or, as some file managers do, by its address. */
const namesCampaign = (argument: string) =>
  !argument.startsWith('-') && argument.toLowerCase().endsWith('.irontable')

/**
 * The campaign that a command line names, as a whole path: what is relative is meant from `folder`,
 * where the command was given. Undefined where it names none.
 */
export function givenPath(argv: readonly string[], folder: string): string | undefined {
  const named = argv.slice(1).find(namesCampaign)
  if (named === undefined) return undefined
  const isAddress = named.startsWith('file:') && URL.canParse(named)
  return isAddress ? fileURLToPath(named) : resolve(folder, named)
}

/** Whether the program was started to write a report, and not to be looked at. */
export function wantsExport(argv: readonly string[]): boolean {
  return argv.some((argument) => /^--export-report(=|$)/.test(argument))
}

/** Whether the program was started to be told how it is used. */
export function wantsHelp(argv: readonly string[]): boolean {
  return argv.some((argument) => argument === '--help' || argument === '-h')
}
