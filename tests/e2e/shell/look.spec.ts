import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { pictureInTest } from '../picture'
import { Hands } from '../story/hands'

test('a backup is looked into by keys, takes nothing, and leads back to the campaign or on as a copy', async ({
  table,
  folder,
}, info) => {
  const { app, page } = table
  const hands = new Hands(page)
  const path = join(folder, 'campaigns', 'The Lantern Company.irontable')
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  await page.evaluate(() => window.ironTable.call('npc.create', { name: 'Osk the ferryman' }))
  // A form that was left is kept in the backup too; nobody goes on with it there.
  await page.evaluate(() =>
    window.ironTable.call('draft.keep', {
      ...{
        id: '6f1c1f0e-7a51-4c0e-9d5f-0d6b7a8c9e01',
        form: 'session.end',
        title: 'End session 1',
      },
      ...{ route: '/table', state: '{}' },
    }),
  )
  await page.evaluate(() => window.ironTable.call('file.close', {}))
  await page.evaluate((file) => window.ironTable.call('file.open', { path: file }), path)
  await page.getByRole('link', { name: 'Table' }).waitFor()
  const drafts = page.getByRole('button', { name: '1 draft', exact: true })
  await expect(drafts).toBeVisible()
  await page.evaluate(() => window.ironTable.call('npc.create', { name: 'Since then' }))
  const backups = path.replace('.irontable', '.backups')
  const name = readdirSync(backups).find((each) => each.endsWith('-close.irontable')) ?? ''
  const bytes = readFileSync(join(backups, name))

  async function look(): Promise<void> {
    await hands.press('Control+k')
    await hands.type('older version')
    await hands.press('Enter')
    const list = page.getByRole('dialog', { name: 'Backups of this campaign' })
    await expect(list.getByRole('listitem').first()).toBeVisible()
    await hands.tabTo('Made when the campaign was closed')
    await hands.press('Enter')
    await expect(list.getByText('Not in it yet')).toBeVisible()
    await hands.tabTo('Look into it')
    await hands.press('Enter')
  }

  await look()
  const said = 'This is a backup of The Lantern Company from'
  const bar = page.getByRole('status').filter({ hasText: said })
  await expect(bar).toBeVisible()
  await expect(drafts).toBeHidden()
  await expect(bar.getByRole('button')).toHaveText(['Restore it as a copy', 'Back to the campaign'])
  await pictureInTest(table, (each) => info.outputPath(each), 'looked-into')
  expect(await inEveryTheme(page)).toEqual(clean)

  // Every view can be looked round in; nothing that opens by itself is refused.
  for (const view of ['Cast', 'Fronts', 'Missions', 'Sessions', 'Notes', 'Table']) {
    await page.getByRole('link', { name: view, exact: true }).click()
    await expect(page.locator('main')).not.toBeEmpty()
    await expect(bar).toBeVisible()
  }
  const known = await page.evaluate(() => window.ironTable.call('npc.list', {}))
  expect(JSON.stringify(known)).toContain('Osk the ferryman')
  expect(JSON.stringify(known)).not.toContain('Since then')

  // The players see the curtain, and what is undone is refused aloud.
  const [players] = await Promise.all([
    app.waitForEvent('window'),
    page.keyboard.press('Control+Shift+p'),
  ])
  await players.waitForLoadState()
  const turned = await page.evaluate(() => window.ironTable.call('playerView.turned', {}))
  expect(turned).toMatchObject({ value: { kind: 'curtain' } })
  await players.close()
  await page.bringToFront()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible()

  await hands.press('Control+k')
  await hands.type('back to the campaign')
  await hands.press('Enter')
  await expect(page.getByText(said)).toBeHidden()
  const current = () => page.evaluate(() => window.ironTable.call('campaign.current', {}))
  expect(await current()).toMatchObject({ value: { path, lookedInto: null } })

  await look()
  await page.getByRole('button', { name: 'Restore it as a copy' }).click()
  const notice = page.getByRole('status').filter({ hasText: 'This is a copy of the backup' })
  await expect(notice).toBeVisible()
  expect(await current()).toMatchObject({ value: { path: expect.stringContaining(' (restored ') } })
  expect(readFileSync(join(backups, name)).equals(bytes)).toBe(true)
})
