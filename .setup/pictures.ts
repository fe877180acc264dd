/** `npm run pictures`: draws the pictures of the sample campaigns anew, each SVG as the WebP beside it. */
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { onSomeDisplay, sandboxFlags } from './display.ts'
import { assetsFolder, projectRoot } from './paths.ts'
import { prepare } from './prepare.ts'
import { lastLines, run } from './run.ts'
import { SetupError, main, say } from './say.ts'

await main(async () => {
  const { executable } = await prepare()
  const sources = globSync('resources/sample/*/pictures/*.svg', { cwd: projectRoot }).sort()
  const args = [...(await sandboxFlags()), join(assetsFolder, 'draw'), ...sources]
  const { code, output } = await run(...onSomeDisplay([executable, args]))
  if (code !== 0) throw new SetupError(`they could not be drawn:\n${lastLines(output)}`)
  for (const source of sources) {
    const made = source.replace(/\.svg$/, '.webp')
    say(`${made}: ${String(Math.ceil(statSync(join(projectRoot, made)).size / 1000))} kB`)
  }
  return true
})
