import type { Page } from '@playwright/test'
import type { Reply } from '../../../src/shared/reply'
import { expect, startTable, test } from '../app'

/** Calls through the preload door as any script in the page could. */
function call(page: Page, name: unknown, input: unknown): Promise<Reply<unknown>> {
  return page.evaluate(([one, other]) => window.ironTable.call(one as string, other), [name, input])
}

async function openSample(page: Page): Promise<void> {
  expect(await call(page, 'file.openSample', {})).toMatchObject({ ok: true })
}

test('hostile calls get an answer in words and change nothing', async ({ table: { page } }) => {
  await openSample(page)
  const before = await call(page, 'history.list', {})
  const hostile: [name: unknown, input: unknown][] = [
    ['front.burn', {}],
    ['constructor', {}],
    ['__proto__', {}],
    [{ toString: 'x' }, {}],
    ['front.tickPortent', { portentId: 7 }],
    ['front.tickPortent', { portentId: 'x', how: 'descriptive', cause: 'y', more: 1 }],
    ['front.tickPortent', 'a string'],
    ['encounter.act', { encounterId: 'encounter-toll-bridge', event: { type: 'win' } }],
    ['mission.giveReport', { missionId: 'mission-toll', from: null, to: 'x', value: 100 }],
    [
      'move.confirm',
      { system: 'iron-fist', move: '__proto__', given: {}, dice: [], typed: true, picks: [] },
    ],
  ]
  for (const [name, input] of hostile) {
    const reply = await call(page, name, input)
    expect(reply, JSON.stringify(name)).toMatchObject({ ok: false })
    if (!reply.ok) expect(['invalid', 'refused']).toContain(reply.error.code)
  }
  expect(await call(page, 'history.list', {})).toEqual(before)
})

test('the window turned to the players may ask what players may see, and nothing else', async ({
  table: { app, page },
}) => {
  await openSample(page)
  const opened = app.waitForEvent('window')
  await call(page, 'window.openPlayer', {})
  const player = await opened
  await player.waitForLoadState('domcontentloaded')
  expect(await call(player, 'playerView.now', {})).toMatchObject({ ok: true })
  for (const name of ['npc.list', 'front.list', 'mission.list', 'history.undo', 'file.close']) {
    expect(await call(player, name, {})).toMatchObject({
      ok: false,
      error: { code: 'invalid', message: { key: 'invalid.notThisWindow' } },
    })
  }
  await expect(player.getByText('The Lantern Company').first()).toBeVisible()
})

test('the players’ window says that it is open already, and is closed by a key', async ({
  table: { app, page },
}) => {
  await openSample(page)
  const said = page.locator('[aria-live=polite]').first()
  const opened = app.waitForEvent('window')
  await page.keyboard.press('Control+Shift+P')
  const player = await opened
  await player.waitForLoadState('domcontentloaded')
  await expect(said).toHaveText('The players’ window is open.')
  await page.keyboard.press('Control+Shift+P')
  await expect(said).toContainText('was open already')
  const gone = player.waitForEvent('close')
  await page.keyboard.press('Control+Shift+W')
  await gone
  await expect(said).toHaveText('The players’ window is closed.')
  await page.keyboard.press('Control+Shift+W')
  await expect(said).toContainText('The players’ window is not open.')
})

test('the window turned to the players goes when the game master’s is closed', async ({
  folder,
}) => {
  const { app, page } = await startTable(folder)
  await openSample(page)
  const opened = app.waitForEvent('window')
  await call(page, 'window.openPlayer', {})
  await (await opened).waitForLoadState('domcontentloaded')
  const gone = app.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await gone
})

test('a page tries nothing that its own policy forbids while it begins', async ({ table }) => {
  const { page } = table
  await page.addInitScript(() => {
    const refused: string[] = []
    document.addEventListener('securitypolicyviolation', (event) =>
      refused.push(`${event.violatedDirective} ${event.blockedURI}`),
    )
    Object.assign(window, { refused })
  })
  await page.reload()
  await openSample(page)
  await expect(page.getByRole('link', { name: 'Table' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'refused') as unknown)).toEqual([])
})

test('a page reaches neither Node, nor the network, nor another page', async ({ table }) => {
  const { app, page } = table
  const reach = await page.evaluate(async () => ({
    node: typeof (globalThis as Record<string, unknown>).require,
    process: typeof (globalThis as Record<string, unknown>).process,
    network: await fetch('https://example.org').then(
      () => 'reached',
      () => 'stopped',
    ),
    inline: await new Promise((answer) => {
      const script = document.createElement('script')
      script.textContent = 'window.reached = true'
      document.head.append(script)
      setTimeout(() => answer('reached' in window ? 'reached' : 'stopped'), 50)
    }),
    other: window.open('https://example.org') === null ? 'stopped' : 'reached',
  }))
  expect(reach).toEqual({
    node: 'undefined',
    process: 'undefined',
    network: 'stopped',
    inline: 'stopped',
    other: 'stopped',
  })
  await page.evaluate(() => window.location.assign('https://example.org'))
  expect(page.url()).toContain('app://iron-table/')
  expect(app.windows()).toHaveLength(1)
  // The page rightly complained about each of these.
  table.complaints.length = 0
})

test('a second process is told who has the file, and the first goes on', async ({
  table,
  folder,
}) => {
  await openSample(table.page)
  const current = await call(table.page, 'campaign.current', {})
  const path = current.ok ? (current.value as { path: string }).path : ''
  const second = await startTable(`${folder}/second`)
  const reply = await call(second.page, 'file.open', { path })
  const member = await table.app.evaluate(() => process.pid)
  expect(reply).toMatchObject({
    ok: false,
    error: { code: 'failed', message: { key: 'trouble.lockedBy', with: { process: member } } },
  })
  await second.app.close()
  const going = await call(table.page, 'play.switchPhase', { phase: 'informal' })
  expect(going).toMatchObject({ ok: true })
})
