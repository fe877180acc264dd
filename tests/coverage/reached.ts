/** The rule ids that stand in code which the program reaches from its entry points. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cruise } from 'dependency-cruiser'
import type { ICruiseResult } from 'dependency-cruiser'

/** Where the program begins: main, preload and page. */
export const entryPoints = ['src/main/index.ts', 'src/preload/index.ts', 'src/renderer/main.ts']

/** A rulebook's own texts name every rule and play none. */
const isPlayed = (file: string) => file.startsWith('src/') && !file.includes('/rulebook/')

/**
 * The source files that the entry points reach by imports of values, relative to `root`. That
 * every export in them is reached as well is the dead code check's to say.
 */
export async function reachedFiles(root: string, entries = entryPoints): Promise<string[]> {
  const { output } = await cruise(entries, {
    baseDir: root,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'node_modules' },
  })
  // Without an output type the answer is the graph itself.
  const { modules } = output as ICruiseResult
  return modules.filter(({ coreModule }) => coreModule !== true).map(({ source }) => source)
}

/** The rule ids cited in what the entry points reach. */
export async function reachedIds(root: string, entries = entryPoints): Promise<Set<string>> {
  const files = (await reachedFiles(root, entries)).filter(isPlayed)
  return new Set(
    files.flatMap(
      (file) => readFileSync(join(root, file), 'utf8').match(/\b[A-Z]{2}-\d{3}\b/g) ?? [],
    ),
  )
}
