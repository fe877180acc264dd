/**
 * `npm run bench`: measures the built app. `--against <commit>` measures another one too, in turns in
 * the same run; other arguments name the benches that run.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from './build.ts'
import { onSomeDisplay } from './display.ts'
import { projectRoot } from './paths.ts'
import { prepare } from './prepare.ts'
import { lastLines, npmComplaint, run, runNpm, show } from './run.ts'
import { SetupError, main, say, step } from './say.ts'

/** How often each of two commits is measured. */
const turns = 3

/** Runs the benches of this checkout on an app that was built, here or elsewhere. */
async function measure(
  executable: string,
  benches: string[],
  root = projectRoot,
): Promise<boolean> {
  const args = ['tests/bench/run.ts', ...benches]
  const code = await show(...onSomeDisplay([process.execPath, args]), {
    env: { IRON_TABLE_ELECTRON: executable, IRON_TABLE_BENCH_ROOT: root },
  })
  return code === 0
}

/** Another commit beside this one, built; the caller removes it. */
async function checkOut(commit: string, folder: string): Promise<void> {
  const made = await run('git', ['worktree', 'add', '--detach', folder, commit])
  if (made.code !== 0) throw new SetupError(`There is no commit ${commit}:\n${made.output}`)
  const locked = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8')
  if (locked(folder) === locked(projectRoot)) {
    symlinkSync(join(projectRoot, 'node_modules'), join(folder, 'node_modules'))
  } else {
    const { code, output } = await runNpm(['ci', '--ignore-scripts'], { cwd: folder })
    if (code !== 0) throw new SetupError(npmComplaint(output))
    const binding = join('node_modules', 'better-sqlite3')
    cpSync(join(projectRoot, binding), join(folder, binding), { recursive: true, force: true })
  }
  const content = join('resources', 'content')
  cpSync(join(projectRoot, content), join(folder, content), { recursive: true })
  await step(
    `building ${commit}`,
    () => runNpm(['exec', '--offline', '--', 'electron-vite', 'build'], { cwd: folder }),
    ({ code, output }) => {
      if (code !== 0) throw new SetupError(`The build failed:\n${lastLines(output, 40)}`)
      return 'done'
    },
  )
}

/** Measures this checkout and another commit in turns, so that whatever else goes on falls on both. */
async function compare(executable: string, benches: string[], commit: string): Promise<boolean> {
  const folder = join(mkdtempSync(join(tmpdir(), 'iron-table-against-')), 'checkout')
  try {
    await checkOut(commit, folder)
    for (let turn = 1; turn <= turns; turn++) {
      say(`turn ${String(turn)} of ${String(turns)}, ${commit}`)
      if (!(await measure(executable, benches, folder))) return false
      say(`turn ${String(turn)} of ${String(turns)}, this checkout`)
      if (!(await measure(executable, benches))) return false
    }
    return true
  } finally {
    await run('git', ['worktree', 'remove', '--force', folder])
    rmSync(join(folder, '..'), { recursive: true, force: true })
  }
}

await main(async () => {
  const args = process.argv.slice(2)
  const at = args.indexOf('--against')
  const [, commit] = at < 0 ? [] : args.splice(at, 2)
  if (at >= 0 && commit === undefined) throw new SetupError('Say --against which commit.')
  const { executable } = await prepare()
  await buildApp()
  return commit === undefined ? measure(executable, args) : compare(executable, args, commit)
})
