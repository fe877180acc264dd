/**
 * `npm run demo`: plays an evening in the real app and leaves its pictures in `demo-output/`;
 * `npm run demo -- screens` goes to every first screen and every stop of a tour instead.
 */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildApp } from './build.ts'
import { onSomeDisplay } from './display.ts'
import { projectRoot } from './paths.ts'
import { prepare } from './prepare.ts'
import { playwright, show } from './run.ts'
import { main, say } from './say.ts'

const outputFolder = join(projectRoot, 'demo-output')

/** Sets up, builds, plays, and lists what was written. True where the demo went through. */
export async function playDemo(story = 'evening'): Promise<boolean> {
  const { executable } = await prepare()
  await buildApp()
  const start = Date.now()
  const config = 'tests/e2e/playwright.demo.config.ts'
  const code = await show(...onSomeDisplay(playwright(['-c', config, `demo/${story}.spec`])), {
    env: { IRON_TABLE_ELECTRON: executable },
  })
  for (const file of filesSince(start)) say(`wrote ${relative(projectRoot, file)}`)
  return code === 0
}

function filesSince(start: number): string[] {
  if (!existsSync(outputFolder)) return []
  return readdirSync(outputFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => statSync(file).mtimeMs >= start)
    .sort()
}

if (import.meta.main) await main(() => playDemo(process.argv[2]))
