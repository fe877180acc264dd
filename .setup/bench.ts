/** `npm run bench`: measures the built app. Arguments after `--` go to the benchmark. */
import { buildApp } from './build.ts'
import { onSomeDisplay } from './display.ts'
import { prepare } from './prepare.ts'
import { show } from './run.ts'
import { main } from './say.ts'

await main(async () => {
  const { executable } = await prepare()
  await buildApp()
  const args = ['tests/bench/run.ts', ...process.argv.slice(2)]
  const code = await show(...onSomeDisplay([process.execPath, args]), {
    env: { IRON_TABLE_ELECTRON: executable },
  })
  return code === 0
})
