/** Building the app into `out/`. */
import { lastLines, packageCommand, run } from './run.ts'
import { SetupError, step } from './say.ts'

/** Builds main, preload and renderer. Always: it takes seconds, and is never stale. */
export async function buildApp(): Promise<void> {
  const { code, output } = await step(
    'building the app',
    () => run(...packageCommand('electron-vite', ['build'])),
    (outcome) => (outcome.code === 0 ? 'done' : 'failed'),
  )
  if (code !== 0) throw new SetupError(`The build failed:\n${lastLines(output, 40)}`)
}
