/** `npm start`: sets up, builds and opens the app. Arguments after `--` go to the app. */
import { buildApp } from './build.ts'
import { playDemo } from './demo.ts'
import { hasDisplay, sandboxFlags } from './display.ts'
import { projectRoot } from './paths.ts'
import { prepare } from './prepare.ts'
import { show } from './run.ts'
import { main, say } from './say.ts'

await main(async () => {
  if (!hasDisplay()) {
    say(
      'no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set), so the demo plays on a virtual one',
    )
    return playDemo()
  }
  const { executable } = await prepare()
  await buildApp()
  const args = [...(await sandboxFlags()), projectRoot, ...process.argv.slice(2)]
  return (await show(executable, args)) === 0
})
