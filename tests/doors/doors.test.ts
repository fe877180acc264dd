import { join } from 'node:path'
import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const eslint = new ESLint({ cwd: root, overrideConfigFile: join(root, '.eslint.config.js') })

async function rulesBroken(filePath: string, code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: join(root, filePath) })
  return (result?.messages ?? []).map((message) => message.ruleId)
}

const door = 'boundaries/dependencies'
const inner = 'no-restricted-imports'

/** One line for each door: the file it would stand in, the line, and the rule that refuses it. */
const refused: [file: string, line: string, rule: string][] = [
  ['src/shared/probe.ts', `import { ruleSystems } from '../rules'\nexport { ruleSystems }`, door],
  ['src/shared/probe.ts', `import { readFileSync } from 'node:fs'\nexport { readFileSync }`, door],
  ['src/shared/probe.ts', `import { ref } from 'vue'\nexport { ref }`, door],
  ['src/rules/probe.ts', `import { api } from '../campaign/api'\nexport { api }`, door],
  ['src/rules/probe.ts', `import type { Api } from '../campaign/api'\nexport type { Api }`, door],
  ['src/rules/probe.ts', `import { readFileSync } from 'node:fs'\nexport { readFileSync }`, door],
  ['src/rules/probe.ts', `import Database from 'better-sqlite3'\nexport { Database }`, door],
  ['src/rules/probe.ts', `export const roll = Math.random()`, 'no-restricted-properties'],
  ['src/rules/probe.ts', `export const now = Date.now()`, 'no-restricted-properties'],
  ['src/rules/probe.ts', `export const now = new Date()`, 'no-restricted-globals'],
  ['src/campaign/probe.ts', `import { app } from 'electron'\nexport { app }`, door],
  ['src/campaign/probe.ts', `import { host } from '../main/host'\nexport { host }`, door],
  ['src/campaign/probe.ts', `import { ref } from 'vue'\nexport { ref }`, door],
  ['src/main/probe.ts', `import { coldIron } from '../rules/cold-iron'\nexport { coldIron }`, door],
  ['src/main/probe.ts', `import { call } from '../renderer/bridge'\nexport { call }`, door],
  ['src/main/probe.ts', `import Database from 'better-sqlite3'\nexport { Database }`, door],
  ['src/preload/probe.ts', `import { api } from '../campaign/api'\nexport { api }`, door],
  ['src/preload/probe.ts', `import { readFileSync } from 'node:fs'\nexport { readFileSync }`, door],
  ['src/renderer/probe.ts', `import { api } from '../campaign/api'\nexport { api }`, door],
  ['src/renderer/probe.ts', `import { ipcRenderer } from 'electron'\nexport { ipcRenderer }`, door],
  ['src/renderer/probe.ts', `import { host } from '../main/host'\nexport { host }`, door],
  [
    'src/renderer/probe.ts',
    `import { readFileSync } from 'node:fs'\nexport { readFileSync }`,
    door,
  ],
  ['src/renderer/probe.ts', `import type {} from '../preload'`, door],
  ['src/renderer/probe.ts', `export const page = fetch('/')`, 'no-restricted-globals'],
  [
    'src/renderer/Probe.vue',
    `<template><p>Words</p></template>`,
    'vue/no-bare-strings-in-template',
  ],
  ['src/renderer/Probe.vue', `<template><p v-html="x" /></template>`, 'vue/no-v-html'],
  ['src/renderer/parts/probe.ts', `export { cast } from '../cast/cast'`, inner],
  ['src/renderer/parts/field/probe.ts', `export { panel } from '../../systems'`, inner],
  ['src/renderer/cast/probe.ts', `export { x } from '../systems/cold-iron/fight/stage'`, inner],
  ['src/rules/cold-iron/fight-model/probe.ts', `export { x } from '../turn/core/fight'`, inner],
  ['src/rules/cold-iron/melee/probe.ts', `export { x } from '../turn/core/fight'`, inner],
  ['src/rules/cold-iron/turn/core/probe.ts', `export { x } from '../../view/board'`, inner],
  ['src/campaign/probe.ts', `export const x: any = 1`, '@typescript-eslint/no-explicit-any'],
  ['src/campaign/probe.ts', `export const x = [1][0]!`, '@typescript-eslint/no-non-null-assertion'],
  ['src/campaign/probe.ts', '\n'.repeat(401), 'max-lines'],
  ['src/campaign/probe.ts', `export const workspaceDesk = 1`, 'no-restricted-syntax'],
  ['src/campaign/probe.ts', `export interface HolderRef { id: string }`, 'no-restricted-syntax'],
  [
    'src/rules/probe.ts',
    `export const atTheScrum = (pileId: string) => pileId`,
    'no-restricted-syntax',
  ],
  ['src/rules/probe.ts', `export const firstPile = 1`, 'no-restricted-syntax'],
  ['src/renderer/probe.ts', `export interface Telling { fact: string }`, 'no-restricted-syntax'],
]

const allowed: [file: string, line: string][] = [
  ['src/rules/probe.ts', `import { phrase } from '../shared/phrase'\nexport { phrase }`],
  ['src/campaign/probe.ts', `import { ruleSystems } from '../rules'\nexport { ruleSystems }`],
  ['src/main/probe.ts', `import { app } from 'electron'\nexport { app }`],
  ['src/renderer/probe.ts', `import type { Api } from '../campaign/api'\nexport type { Api }`],
  ['src/renderer/probe.ts', `import { ruleSystems } from '../rules'\nexport { ruleSystems }`],
]

describe('the doors', () => {
  it.each(refused)('%s may not say: %s', async (file, line, rule) => {
    expect(await rulesBroken(file, line)).toContain(rule)
  })

  it.each(allowed)('%s may say: %s', async (file, line) => {
    expect(await rulesBroken(file, line)).toEqual([])
  })
})
