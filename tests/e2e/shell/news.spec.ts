import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, resize, startTable, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { Hands } from '../story/hands'

test('what is new is told once after an update, and again when it is asked for', async ({
  folder,
}, info) => {
  const file = join(folder, 'preferences.json')
  const first = await startTable(folder)
  await first.page.getByRole('button', { name: 'Open the sample campaign' }).waitFor()
  await expect(first.page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => readFileSync(file, 'utf8')).toContain('"newsRead"')
  await first.app.close()
  expect(first.complaints).toEqual([])

  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/"newsRead": "[^"]*"/, '"newsRead": "0.0.1"'),
  )
  const updated = await startTable(folder)
  const { page } = updated
  const hands = new Hands(page)
  const news = page.getByRole('dialog', { name: /^What is new in Iron Table \d/ })
  await expect(news).toHaveAccessibleDescription(/It is not shown again by itself/)
  await expect(news.getByRole('listitem')).toHaveCount(5)
  await expect(news.getByRole('button', { name: 'Go on' })).toBeFocused()
  expect(await inEveryTheme(page)).toEqual(clean)
  for (const [width, height] of [
    [1440, 900],
    [1024, 640],
  ] as const) {
    await resize(updated, width, height)
    await expect(news).toBeInViewport({ ratio: 1 })
    await page.screenshot({ path: info.outputPath(`news-${width}.png`) })
  }
  await hands.press('Enter')
  await expect(news).toBeHidden()

  // It is found by the name that other programs give it, and in About.
  await hands.press('Control+k')
  await hands.type('release notes')
  await hands.press('Enter')
  await expect(news).toBeVisible()
  await hands.press('Escape')
  await expect(news).toBeHidden()
  await hands.press('Control+k')
  await hands.type('About Iron Table')
  await hands.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Iron Table' })).toBeVisible()
  await hands.tabTo('What is new')
  await hands.press('Enter')
  await expect(news).toBeVisible()
  await hands.press('Escape Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await updated.app.close()
  expect(updated.complaints).toEqual([])

  const again = await startTable(folder)
  await again.page.getByRole('button', { name: 'Open the sample campaign' }).waitFor()
  await expect
    .poll(() => again.page.evaluate(() => window.ironTable.call('program.news', {})))
    .toMatchObject({
      value: { isUpdated: false },
    })
  await expect(again.page.getByRole('dialog')).toHaveCount(0)
  await again.app.close()
  expect(again.complaints).toEqual([])

  // Whoever comes from a version that had no news yet is told as well.
  writeFileSync(file, readFileSync(file, 'utf8').replace(/,\s*"newsRead": "[^"]*"/, ''))
  expect(readFileSync(file, 'utf8')).not.toContain('newsRead')
  const fromOld = await startTable(folder)
  const told = fromOld.page.getByRole('dialog', { name: /^What is new in Iron Table \d/ })
  await expect(told).toBeVisible()
  await fromOld.app.close()
  expect(fromOld.complaints).toEqual([])
})
