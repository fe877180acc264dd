/**
 * `npm run handbook`: the handbook of the program as a web page in `out/handbook/`. Its pictures are
 * taken of the program that is built for it and kept nowhere else: none is older than its screen.
 */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runnerImport } from 'vite'
import { buildApp } from './build.ts'
import { onSomeDisplay } from './display.ts'
import { projectRoot } from './paths.ts'
import { prepare } from './prepare.ts'
import { lastLines, playwright, run } from './run.ts'
import { SetupError, main, say, step } from './say.ts'

interface Site {
  siteFiles(pictured: readonly string[]): Promise<{ name: string; html: string }[]>
}

const folder = join(projectRoot, 'out/handbook')
const pictures = join(folder, 'pictures')

/** Goes to every screen in the real program and keeps what it shows. */
async function takePictures(): Promise<void> {
  const { executable } = await prepare()
  await buildApp()
  const args = ['-c', 'tests/e2e/playwright.config.ts', 'handbook-pictures', '--reporter=list']
  const env = { IRON_TABLE_ELECTRON: executable, IRON_TABLE_HANDBOOK: pictures }
  const { code, output } = await step(
    'taking the pictures',
    () => run(...onSomeDisplay(playwright(args)), { env }),
    (outcome) => (outcome.code === 0 ? 'done' : 'failed'),
  )
  if (code !== 0) throw new SetupError(`They could not be taken:\n${lastLines(output, 40)}`)
}

await main(async () => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(pictures, { recursive: true })
  await takePictures()
  const taken = readdirSync(pictures)
  const source = join(projectRoot, 'src/renderer/handbook/site.ts')
  const { module } = await runnerImport<Site>(source, { root: projectRoot, logLevel: 'error' })
  const files = await module.siteFiles(taken.map((name) => name.replace(/\.webp$/, '')))
  for (const { name, html } of files) writeFileSync(join(folder, name), html)
  const bytes = taken.reduce((all, name) => all + statSync(join(pictures, name)).size, 0)
  say(`${String(taken.length)} pictures: ${String(Math.ceil(bytes / 1000))} kB`)
  say(`wrote ${String(files.length)} pages to ${relative(projectRoot, folder)}/index.html`)
  return true
})
