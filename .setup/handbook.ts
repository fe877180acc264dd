/** `npm run handbook`: the handbook of the program as a web page in `out/handbook/`. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runnerImport } from 'vite'
import { projectRoot } from './paths.ts'
import { main, say } from './say.ts'

interface Site {
  siteFiles(): Promise<{ name: string; html: string }[]>
}

await main(async () => {
  const folder = join(projectRoot, 'out/handbook')
  const source = join(projectRoot, 'src/renderer/handbook/site.ts')
  const { module } = await runnerImport<Site>(source, { root: projectRoot, logLevel: 'error' })
  const files = await module.siteFiles()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { name, html } of files) writeFileSync(join(folder, name), html)
  say(`wrote ${String(files.length)} pages to ${relative(projectRoot, folder)}/index.html`)
  return true
})
