import {
  chownSync,
  copyFileSync,
  existsSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { expect, type Page } from '@playwright/test'
import { readPdf } from '../pdf'
import { isWatched } from '../program/watched'
import { playTurn } from '../story/evening'
import { test, type User } from './package'

/** The bytes of everything below a folder. */
const sizeOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)

/** Opens the sample through the window, and closes the program; answers the sample's file. */
async function makeSample(user: User): Promise<string> {
  const app = await user.look()
  const page = await app.firstWindow()
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  await app.close()
  return join(user.dataFolder, 'campaigns', 'The Lantern Company.irontable')
}

/** The campaigns that the program remembers to have opened, the last one first. */
function opened(user: User): string[] {
  const file = join(user.dataFolder, 'preferences.json')
  if (!existsSync(file)) return []
  const { recent } = JSON.parse(readFileSync(file, 'utf8')) as { recent: { path: string }[] }
  return recent.map(({ path }) => path)
}

const statusOf = (pid: number) => readFileSync(`/proc/${pid}/status`, 'utf8')

test('its fuses shut out what it does not need', async ({ shipped }) => {
  const wire = await getCurrentFuseWire(shipped.program)
  const isOn = (fuse: FuseV1Options) => String.fromCharCode(wire[fuse] ?? 0) === '1'
  expect({
    runAsNode: isOn(FuseV1Options.RunAsNode),
    nodeOptions: isOn(FuseV1Options.EnableNodeOptionsEnvironmentVariable),
    inspect: isOn(FuseV1Options.EnableNodeCliInspectArguments),
    onlyAsar: isOn(FuseV1Options.OnlyLoadAppFromAsar),
    integrity: isOn(FuseV1Options.EnableEmbeddedAsarIntegrityValidation),
    cookies: isOn(FuseV1Options.EnableCookieEncryption),
    filePrivileges: isOn(FuseV1Options.GrantFileProtocolExtraPrivileges),
  }).toEqual({
    runAsNode: false,
    nodeOptions: false,
    inspect: false,
    onlyAsar: true,
    integrity: true,
    cookies: true,
    filePrivileges: false,
  })
})

test('it holds what it needs and no more', ({ shipped }) => {
  const names = readdirSync(shipped.folder, { recursive: true, encoding: 'utf8' })
  const own = names.filter((name) => name !== basename(shipped.inspectable))
  expect(own.filter((name) => name.startsWith('locales/'))).toEqual(['locales/en-US.pak'])
  expect(own.filter((name) => /\.(map|ts|md|cpp)$/.test(name))).toEqual([])
  expect(own).toContain('LICENSES.chromium.html')
  const megabytes = (sizeOf(shipped.folder) - statSync(shipped.inspectable).size) / 1e6
  test.info().annotations.push({ type: 'size', description: `${megabytes.toFixed(0)} MB` })
  expect(megabytes).toBeLessThan(250)
})

test('an evening begins in it: sandboxed, by a user without rights, with a fight', async ({
  user,
}) => {
  const app = await user.look()
  const complaints: string[] = []
  const page: Page = await app.firstWindow()
  page.on('pageerror', (error) => complaints.push(error.message))

  await test.step('the sandbox is on', async () => {
    const { main, pages, argv } = await app.evaluate(({ webContents }) => ({
      main: process.pid,
      pages: webContents.getAllWebContents().map((contents) => contents.getOSProcessId()),
      argv: process.argv,
    }))
    expect(argv).not.toContain('--no-sandbox')
    expect(statusOf(main)).not.toMatch(/^Uid:\s+0\b/m)
    for (const pid of pages) {
      // System calls are filtered, and the process sees no other by its number.
      expect(statusOf(pid)).toMatch(/^Seccomp:\s+2$/m)
      expect(statusOf(pid)).toMatch(/^NSpid:\s+\d+\s+\d+/m)
    }
  })

  await test.step('the sample opens, and a turn with its attacks is played', async () => {
    await page.getByRole('button', { name: 'Open the sample campaign' }).click()
    await playTurn({ app, page, complaints }, () => Promise.resolve())
  })

  await test.step('the odds of a fight are played by threads out of the archive', async () => {
    const sides = { strike: 'nearest', flee: 'never', fleeAt: 25 }
    const asked = {
      encounterId: 'encounter-toll-bridge',
      tactics: { party: sides, foe: sides },
      count: 20,
      seed: 1,
    }
    const call = (name: string, input: object) =>
      page.evaluate(([called, given]) => window.ironTable.call(called, given), [
        name,
        input,
      ] as const)
    expect(await call('odds.start', asked)).toMatchObject({ ok: true })
    const { encounterId } = asked
    await expect
      .poll(() => call('odds.result', { encounterId }), { timeout: 30_000 })
      .toMatchObject({ value: { status: 'done', tally: { fights: 20 } } })
  })

  await test.step('a hang is noticed by its watchdog', async () => {
    await isWatched(app)
    await app.evaluate(() => {
      for (const end = Date.now() + 7_000; Date.now() < end;);
    })
    const file = join(user.dataFolder, 'iron-table.log')
    // Nothing is written before there is something to say.
    const log = () => (existsSync(file) ? readFileSync(file, 'utf8') : '')
    await expect.poll(log).toContain('program answers again')
    expect(log()).toContain('program does not answer, last call ')
  })
  await app.close()
  expect(complaints).toEqual([])
})

test('it writes reports by command line', async ({ user }) => {
  const campaign = await makeSample(user)
  const order = ['--export-report', 'bring back the toll', '--audience', 'players']
  for (const format of ['md', 'html', 'pdf', 'json']) {
    const out = ['--format', format, '--out', `report.${format}`]
    expect(user.run([...order, ...out, campaign])).toMatchObject({ status: 0 })
  }
  expect(readFileSync(join(user.home, 'report.md'), 'utf8')).toContain('Bring back the toll')
  expect(readFileSync(join(user.home, 'report.html'), 'utf8')).toMatch(/^<!doctype html>/)
  expect((await readPdf(join(user.home, 'report.pdf'))).isTagged).toBe(true)
  const json = JSON.parse(readFileSync(join(user.home, 'report.json'), 'utf8')) as object
  expect(json).toMatchObject({ format: 'iron-table.report' })
  expect(user.run([...order, '--format', 'md', campaign])).toMatchObject({
    status: 1,
    output: expect.stringContaining('--out is missing'),
  })
})

test('it opens the campaign it is started with, once: a second start hands its own over', async ({
  user,
}) => {
  const campaign = await makeSample(user)
  const other = join(user.home, 'ash road.irontable')
  copyFileSync(campaign, other)
  const { uid, gid } = statSync(user.home)
  chownSync(other, uid, gid)
  const first = user.start([campaign])
  const ended = new Promise<number | null>((resolve) => first.once('exit', resolve))
  await expect.poll(() => existsSync(join(user.dataFolder, 'last-place.json'))).toBe(true)
  expect(opened(user)[0]).toBe(campaign)

  expect(user.run([basename(other)]).status).toBe(0)
  await expect.poll(() => opened(user)[0]).toBe(other)
  expect(first.exitCode).toBeNull()

  first.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(existsSync(join(user.dataFolder, 'last-place.json'))).toBe(false)
})

test('no debugger gets in, and no switch of the environment makes it another program', async ({
  user,
}) => {
  const campaign = await makeSample(user)
  const order = ['--export-report', 'bring back the toll', '--format', 'md', '--out', 'toll.md']
  const mark = join(user.home, 'mark')
  const script = join(user.home, 'script.cjs')
  writeFileSync(script, `require('fs').writeFileSync(${JSON.stringify(mark)}, 'here')`)

  for (const door of ['--remote-debugging-port=0', '--remote-debugging-pipe']) {
    for (const what of [[campaign], [...order, campaign]]) {
      const { status, output } = user.run([door, ...what])
      expect(status).toBe(1)
      expect(output).toContain(`Iron Table does not run with ${door.replace('=0', '')}`)
      expect(output).not.toContain('listening on')
    }
  }
  expect(existsSync(join(user.home, 'toll.md'))).toBe(false)

  for (const door of ['--inspect=0', '--inspect-brk=0']) {
    const { status, output } = user.run([door, ...order, campaign])
    expect(status).toBe(0)
    expect(output).not.toContain('listening on')
  }
  const environments = [
    { NODE_OPTIONS: `--require ${script}` },
    { NODE_OPTIONS: '--inspect-brk=0' },
    { ELECTRON_RENDERER_URL: 'http://127.0.0.1:9' },
  ]
  for (const env of environments) {
    const { status, output } = user.run([...order, campaign], env)
    expect(status).toBe(0)
    expect(output).not.toContain('listening on')
  }
  expect(user.run([script, ...order, campaign], { ELECTRON_RUN_AS_NODE: '1' }).status).toBe(0)
  expect(existsSync(mark)).toBe(false)
})
