import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, startTable, test } from '../app'
import { isWatched } from './watched'

const logOf = (folder: string) => readFileSync(join(folder, 'iron-table.log'), 'utf8')

test('a program that does not answer is told of in its window and its log, until it does', async ({
  table: { app, page },
  folder,
}) => {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  await isWatched(app)
  // Nothing can be asked from outside meanwhile, so the page itself keeps what it said.
  const said = await page.evaluateHandle(() => {
    const texts: string[] = []
    new MutationObserver(() => {
      texts.push(document.querySelector('[role=alert]')?.textContent ?? '')
    }).observe(document.body, { childList: true, subtree: true })
    return texts
  })
  await app.evaluate(() => {
    for (const end = Date.now() + 12_000; Date.now() < end;);
  })
  await expect
    .poll(async () => (await said.jsonValue()).join('\n'))
    .toContain('The program has not answered for a while')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect.poll(() => logOf(folder)).toContain('program answers again')
  expect(logOf(folder)).toMatch(/program does not answer, last call [a-zA-Z]+\.[a-zA-Z]+\n/)
})

test('a second start takes the place of a program that hangs, and opens where it was', async ({
  folder,
}) => {
  test.setTimeout(180_000)
  const first = await startTable(folder)
  await first.page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await first.page.getByRole('link', { name: 'Fronts' }).click()
  await expect(first.page.getByRole('heading', { name: 'The Drowned Bell' })).toBeVisible()
  await isWatched(first.app)
  const gone = first.app.waitForEvent('close')
  await first.app.evaluate(() => {
    setTimeout(() => {
      for (;;);
    })
  })
  const second = await startTable(folder)
  await gone
  await expect(second.page.getByRole('heading', { name: 'The Drowned Bell' })).toBeVisible()
  await expect(second.page.getByRole('alert')).toContainText('ended without being closed')
  await second.app.close()
  expect(logOf(folder)).toMatch(/program does not answer[^]*ended without being closed/)
  expect(second.complaints).toEqual([])
})
