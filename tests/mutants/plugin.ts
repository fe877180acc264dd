/** Puts mutants into the sources as they are loaded; nothing on the disk is changed. */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import type {} from 'vitest/node'
import type { Mutant } from './mutations.ts'

const root = join(import.meta.dirname, '../..')

/** What the run at hand does: note which mutants are reached, or play with one of them. */
export type MutantRun =
  { does: 'watch'; mutants: readonly Mutant[]; folder: string } | { does: 'play'; mutant: Mutant }

/** The run that the environment names: a file, for the list is long. */
export function mutantRun(): MutantRun {
  const file = process.env['IRON_TABLE_MUTANTS'] ?? ''
  return JSON.parse(readFileSync(file, 'utf8')) as MutantRun
}

/** The vite plugin for one run. */
export function mutantPlugin(run: MutantRun): Plugin {
  return {
    name: 'mutants',
    enforce: 'pre',
    // The runner keeps what it has transformed from run to run, and would play without the mutant.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (changes(run, relative(root, id)) ? false : undefined))
    },
    transform(code, id) {
      const file = relative(root, id)
      if (!changes(run, file)) return null
      if (run.does === 'watch') return { code: watched(run.mutants, file, code), map: null }
      return { code: mutated(run.mutant, code), map: null }
    },
  }
}

function changes(run: MutantRun, file: string): boolean {
  return run.does === 'watch' ? file.startsWith('src/rules/') : run.mutant.file === file
}

/** The code with one mutant in it. Data knows no brackets. */
function mutated({ file, start, end, replacement }: Mutant, code: string): string {
  const put = file.endsWith('.json') ? replacement : `(${replacement})`
  return code.slice(0, start) + put + code.slice(end)
}

/** The code with a note wherever a mutant's place is reached, or its data is loaded. */
function watched(mutants: readonly Mutant[], file: string, code: string): string {
  if (file.endsWith('.json')) return code
  const marks = mutants.flatMap((mutant, index) => {
    if (mutant.file !== file) return []
    const length = mutant.end - mutant.start
    return [
      {
        at: mutant.start,
        order: -length,
        text: `(globalThis.mutantReached?.(${String(index)}), (`,
      },
      { at: mutant.end, order: -1 / length, text: '))' },
    ]
  })
  marks.sort((one, other) => one.at - other.at || one.order - other.order)
  let result = ''
  let at = 0
  for (const mark of marks) {
    result += code.slice(at, mark.at) + mark.text
    at = mark.at
  }
  return loads(mutants, file, code) + result + code.slice(at)
}

/** Notes for the mutants in data that this module imports. */
function loads(mutants: readonly Mutant[], file: string, code: string): string {
  const imported = [...code.matchAll(/from '(\.[^']+\.json)'/g)].map(([, path = '']) =>
    join(file, '..', path),
  )
  return mutants
    .map((mutant, index) =>
      imported.includes(mutant.file) ? `globalThis.mutantReached?.(${String(index)});` : '',
    )
    .join('')
}
