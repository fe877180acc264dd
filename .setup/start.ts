/**
 * `npm start`: sets up, builds and opens the app. Arguments after `--` go to the app; where they want
 * a report or help, it writes that and shows no window, on a screen or without one.
 */
import { buildApp } from './build.ts'
import { playDemo } from './demo.ts'
import { hasDisplay, onSomeDisplay, sandboxFlags } from './display.ts'
import { projectRoot } from './paths.ts'
import { prepare } from './prepare.ts'
import { show } from './run.ts'
import { leaveOutput, main, say } from './say.ts'

const given = process.argv.slice(2)
const isOrder = given.some((each) => /^(--export-report(=.*)?|--help|-h)$/.test(each))

await main(async () => {
  if (isOrder) leaveOutput()
  if (!hasDisplay() && !isOrder) {
    say(
      'no screen here (neither DISPLAY nor WAYLAND_DISPLAY is set), so the demo plays on a virtual one',
    )
    return playDemo()
  }
  const { executable } = await prepare()
  await buildApp()
  // The browser inside is not to speak between the lines of a report that is being written.
  const quiet = isOrder ? ['--log-level=3'] : []
  const args = [...(await sandboxFlags()), ...quiet, projectRoot, ...given]
  const [program, all] = isOrder ? onSomeDisplay([executable, args]) : [executable, args]
  // Paths among the arguments are meant from where npm was called.
  const cwd = process.env['INIT_CWD'] ?? process.cwd()
  return (await show(program, all, { cwd })) === 0
})
