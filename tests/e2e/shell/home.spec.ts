import { join } from 'node:path'
import {
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import type { ElectronApplication, Page } from '@playwright/test'
import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture, pictureInTest } from '../picture'
import { Hands } from '../story/hands'

test('the sample campaign says which games it is for, and opens in one click', async ({
  table: { page },
}) => {
  await page
    .getByRole('button', { name: 'Open the sample campaign (Cold Iron, Iron Fist)' })
    .click()
  await expect(page.getByRole('link', { name: 'Table' })).toBeVisible()
  await expect(page.getByText('The Lantern Company').first()).toBeVisible()
})

test('what was said to a screen reader of one campaign is gone with it', async ({
  table: { page },
}) => {
  await page.getByRole('button', { name: /^Open the sample campaign/ }).click()
  await expect(page.getByRole('link', { name: 'Table' })).toBeVisible()
  const said = page.locator('.sr-only[aria-live=polite]')
  await page.evaluate(() => window.ironTable.call('note.jot', { text: 'The reeve lied.' }))
  await expect(page.getByRole('button', { name: /^Undo/ }).first()).toBeEnabled()
  await page.keyboard.press('Control+z')
  await expect(said).toContainText('Undone')
  await page.evaluate(() => window.ironTable.call('file.close', {}))
  await expect(
    page.getByRole('button', { name: /^Go on with|^Open the sample/ }).first(),
  ).toBeVisible()
  await expect(said).toHaveText('')
})

test('the list of actions leads to where a campaign is begun, with its name in focus', async ({
  table: { page },
}) => {
  const hands = new Hands(page)
  await page.getByRole('button', { name: /^Open the sample campaign/ }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  // From there once more as well, whoever has gone elsewhere on it.
  for (const typed of ['new campaign', 'create campaign']) {
    await hands.press('Control+k')
    await hands.type(typed)
    await expect(page.getByRole('option').first()).toContainText('Begin a new campaign')
    await hands.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await page.getByRole('button', { name: /^Open a file/ }).focus()
  }
})

test('the start screen stands still once it is shown', async ({ table: { page } }) => {
  await page.getByRole('button', { name: /^Open the sample campaign/ }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  await page.evaluate(() => window.ironTable.call('file.close', {}))
  await page.evaluate(() => window.location.assign('#/'))
  await page.getByRole('button', { name: /^Go on with/ }).waitFor()
  // Where its title stands, frame after frame from the first that has it.
  await page.addInitScript(() => {
    const seen: number[] = []
    const look = () => {
      const title = document.querySelector('h1')
      if (title) seen.push(title.getBoundingClientRect().top)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    Object.assign(window, { seen })
  })
  await page.reload()
  await page.getByRole('button', { name: /^Go on with/ }).waitFor()
  await page.waitForTimeout(500)
  const tops = await page.evaluate(() => (window as unknown as { seen: number[] }).seen)
  expect(tops.length).toBeGreaterThan(5)
  expect(new Set(tops).size).toBe(1)
})

test('a campaign is created, closed, and found again among the recent ones', async ({
  table: { app, page },
  folder,
}) => {
  const path = join(folder, 'ash.irontable')
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
  }, path)
  // Nothing is played until it is said; what is missing is said in words, and Enter leads there.
  const name = page.getByRole('textbox', { name: 'Name' })
  for (const system of ['Cold Iron', 'Iron Fist', 'Ironsworn', 'Dungeon World']) {
    await expect(page.getByRole('checkbox', { name: system })).not.toBeChecked()
  }
  await name.press('Enter')
  await expect(name).toBeFocused()
  await expect(page.getByRole('alert')).toBeVisible()
  await name.fill('Ash Road')
  await name.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(/^Choose at least one/)
  await expect(page.getByRole('checkbox', { name: 'Cold Iron' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('alert')).toBeHidden()
  // Enter on a game creates as from any line.
  await page.keyboard.press('Enter')
  // A guide follows, which may be left at once.
  await page.getByRole('dialog', { name: 'A new campaign' }).waitFor()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Table' })).toBeVisible()
  await page.evaluate(() => window.ironTable.call('file.close', {}))
  await page.evaluate(() => window.location.assign('#/'))
  await expect(page.getByRole('button', { name: /^Ash Road/ })).toBeVisible()
  // It is the campaign that is under way: one key goes on with it, and once more from behind it.
  const goOn = page.getByRole('button', { name: 'Go on with Ash Road' })
  await expect(goOn).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Table' })).toBeVisible()
  await page.evaluate(() => window.location.assign('#/?stay'))
  await expect(goOn).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByText('Ash Road').first()).toBeVisible()
})

test('a campaign whose file is gone is shown where it is now, by keys, and can be taken off the list', async ({
  table: { app, page },
  folder,
}, info) => {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await expect(page.getByRole('link', { name: 'Table' })).toBeVisible()
  await page.evaluate(() => window.ironTable.call('file.close', {}))
  const path = join(folder, 'campaigns', 'The Lantern Company.irontable')
  const elsewhere = join(folder, 'moved.irontable')
  renameSync(path, elsewhere)
  await page.reload()
  const gone = page.getByRole('button', { name: /^The Lantern Company/ })
  await expect(gone).toContainText('File is gone')
  await app.evaluate(({ dialog }, file) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [file] })
  }, elsewhere)
  const more = page.getByRole('button', { name: 'More for The Lantern Company' })
  expect(await inEveryTheme(page)).toEqual(clean)
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toHaveText('Show where the file is now…')
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.screenshot({ path: info.outputPath('gone-1280.png') })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Table' })).toBeVisible()
  await page.evaluate(() => window.ironTable.call('file.close', {}))
  await expect(gone).not.toContainText('File is gone')
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText([
    /Look into its backups/,
    'Take off this list',
  ])
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(gone).toBeHidden()
  expect(existsSync(elsewhere)).toBe(true)
})

test('a damaged campaign is kept, told in words, and its backup opened as a copy', async ({
  table: { app, page },
  folder,
}) => {
  const path = join(folder, 'campaigns', 'The Lantern Company.irontable')
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  // A backup is made on opening; creating was the first time.
  await page.evaluate(() => window.ironTable.call('file.close', {}))
  await page.evaluate((file) => window.ironTable.call('file.open', { path: file }), path)
  await page.evaluate(() => window.ironTable.call('file.close', {}))
  truncateSync(path, 50_000)
  await page.evaluate(() => window.location.assign('#/'))
  await app.evaluate(({ dialog }, file) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [file] })
  }, path)
  await page.getByRole('button', { name: /^Open a file/ }).click()
  await expect(page.getByRole('alert')).toContainText('is damaged and was left as it is')
  await page.getByRole('button', { name: 'Open the backup as a copy' }).click()
  await expect(page.getByRole('link', { name: 'Table' })).toBeVisible()
  const current = await page.evaluate(() => window.ironTable.call('campaign.current', {}))
  expect(current).toMatchObject({ ok: true, value: { name: 'The Lantern Company' } })
})

/** Opens the sample, makes some backups of it and closes it; answers its path. */
async function closedSample(page: Page, folder: string): Promise<string> {
  const path = join(folder, 'campaigns', 'The Lantern Company.irontable')
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  await page.evaluate(() => window.ironTable.call('note.jot', { text: 'Kept' }))
  await page.evaluate(() => window.ironTable.call('file.close', {}))
  await page.evaluate((file) => window.ironTable.call('file.open', { path: file }), path)
  await page.evaluate(() => window.ironTable.call('file.close', {}))
  await page.evaluate(() => window.location.assign('#/'))
  return path
}

async function chooseFile(app: ElectronApplication, path: string): Promise<void> {
  await app.evaluate(({ dialog }, file) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [file] })
  }, path)
}

test('a campaign that is gone is replaced by a backup chosen from a list', async ({
  table,
  folder,
}) => {
  const { page } = table
  const path = await closedSample(page, folder)
  rmSync(path)
  await page.reload()
  await page.getByRole('button', { name: /File is gone, backups are there/ }).click()
  await expect(page.getByRole('alert')).toContainText('its backups are there')
  await picture(table, 'backup-offered')
  await page.getByRole('button', { name: 'Choose another backup…' }).click()
  const list = page.getByRole('dialog', { name: 'Backups of this campaign' })
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await picture(table, 'backups')
  expect(await inEveryTheme(page)).toEqual(clean)
  // Who closes it before its copy of the opening is made has a copy of each closing.
  await list
    .getByRole('button', { name: /when the campaign was closed/ })
    .first()
    .click()
  await expect(list.getByText('The campaign itself cannot be read')).toBeVisible()
  await list.getByRole('button', { name: 'Open a copy of it' }).click()
  await expect(page.getByRole('link', { name: 'Table' })).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: 'This is a copy of the backup' }),
  ).toBeVisible()
  const current = await page.evaluate(() => window.ironTable.call('campaign.current', {}))
  expect(current).toMatchObject({
    value: { path: expect.stringContaining(' (restored ') },
  })
})

test('what a backup lacks is seen by keys before a copy of it is opened', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  const hands = new Hands(page)
  const path = await closedSample(page, folder)
  await page.evaluate((file) => window.ironTable.call('file.open', { path: file }), path)
  await page.getByRole('link', { name: 'Table' }).waitFor()
  await page.evaluate(() => window.ironTable.call('npc.create', { name: 'Osk the ferryman' }))
  await hands.press('Control+k')
  await hands.type('older version')
  await hands.press('Enter')
  const list = page.getByRole('dialog', { name: 'Backups of this campaign' })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  await hands.tabTo('Made when the campaign was closed')
  await hands.press('Enter')
  await expect(list.getByText('Not in it yet')).toBeVisible()
  await expect(list.getByText('Osk the ferryman')).toBeVisible()
  await pictureInTest(table, (name) => info.outputPath(name), 'backup-compared')
  expect(await inEveryTheme(page)).toEqual(clean)
  await hands.tabTo('Open a copy of it')
  await hands.press('Enter')
  await expect(
    page.getByRole('status').filter({ hasText: 'This is a copy of the backup' }),
  ).toBeVisible()
})

test('a backup opened with Ctrl+O becomes a copy with a name of its own', async ({
  table,
  folder,
}) => {
  const { app, page } = table
  const path = await closedSample(page, folder)
  const backups = path.replace('.irontable', '.backups')
  const made = readdirSync(backups).filter((name) => name.endsWith('.irontable'))
  const backup = join(backups, made[0] ?? '')
  const before = readFileSync(backup)
  await chooseFile(app, backup)
  await page.keyboard.press('Control+o')
  const notice = page.getByRole('status').filter({ hasText: 'This is a copy of the backup' })
  await expect(notice).toBeVisible()
  await picture(table, 'backup-as-copy')
  const current = await page.evaluate(() => window.ironTable.call('campaign.current', {}))
  expect(current).toMatchObject({
    value: { path: expect.stringContaining('The Lantern Company (backup of ') },
  })
  expect(await inEveryTheme(page)).toEqual(clean)
  await notice.getByRole('button', { name: 'Dismiss' }).click()
  await expect(notice).toBeHidden()
  await page.evaluate(() => window.ironTable.call('note.jot', { text: 'Played on' }))
  await page.evaluate(() => window.ironTable.call('file.close', {}))
  expect(readFileSync(backup).equals(before)).toBe(true)
})

test('a file that is no campaign is refused in words', async ({ table: { app, page }, folder }) => {
  const path = join(folder, 'letter.irontable')
  writeFileSync(path, 'Dear all, the bridge is open again.')
  await app.evaluate(({ dialog }, file) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [file] })
  }, path)
  await page.getByRole('button', { name: /^Open a file/ }).click()
  await expect(page.getByRole('alert')).toContainText('is not an Iron Table campaign')
})
