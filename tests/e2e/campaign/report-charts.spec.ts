import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, resize, test, type Table } from '../app'
import { clean, inEveryTheme } from '../axe'
import { drawPdf, readPdf } from '../pdf'
import { drawPage, pictureInTest } from '../picture'
import { Hands } from '../story/hands'

const saveTo = ({ app }: Table, path: string) =>
  app.evaluate(({ dialog }, to) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: to })
  }, path)

/** Plays an evening through the same path as any panel: a fight of four turns, and a clock that fills. */
async function play(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const run = async (name: string, input: unknown) => {
      const reply = await window.ironTable.call(name, input)
      if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply.error)}`)
      return reply.value
    }
    const encounterId = 'encounter-toll-bridge'
    const act = (event: unknown) => run('encounter.act', { encounterId, event })
    const hurt = (combatantId: string, points: number) =>
      act({ type: 'damage', combatantId, points, kind: 'real' })
    await run('session.start', { name: 'The bridge' })
    await act({ type: 'fight.begin' })
    const turns = [
      [['combatant-maro', 3]],
      [
        ['combatant-raider-1', 6],
        ['combatant-brannoch', 4],
      ],
      [
        ['combatant-raider-3', 60],
        ['combatant-maro', 2],
      ],
      [
        ['combatant-raider-2', 60],
        ['combatant-raider-1', 60],
      ],
    ] as const
    for (const turn of turns) {
      for (const [who, points] of turn) await hurt(who, points)
      for (let step = 0; step < 15; step++) await act({ type: 'step.close' })
    }
    await act({ type: 'fight.end' })
    const clocks = [
      ['The flood rises', 6, 4],
      ['The reeve loses patience', 4, 3],
    ] as const
    for (const [name, size, steps] of clocks) {
      const about = [{ type: 'mission', id: 'mission-toll' }]
      const made = { kind: 'clock', size, name, visibility: 'open', about }
      const { trackId } = (await run('track.create', made)) as { trackId: string }
      for (let step = 0; step < steps; step++) await run('track.advance', { trackId, by: 1 })
    }
  })
}

test('a fight and the clocks of a mission are drawn, on the screen, as a page and on paper', async ({
  table,
  folder,
}, info) => {
  test.setTimeout(240_000)
  const { page } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Missions' }).waitFor()
  await play(page)
  await page.getByRole('link', { name: 'Missions' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Bring back the toll' })).toBeVisible()
  await hands.press('p')
  await hands.press('a')
  const paper = page.getByRole('article')
  const chart = paper
    .getByRole('figure', { name: /Hit points/ })
    .or(paper.locator('figure').first())
  await expect(
    chart.getByRole('img', { name: /The company from .* The others from/ }),
  ).toBeVisible()
  await chart.getByText('The same as a table').focus()
  await hands.press('Enter')
  await expect(chart.getByRole('columnheader', { name: 'The others' })).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await chart.scrollIntoViewIfNeeded()
  await pictureInTest(table, (name) => info.outputPath(name), 'report-charts')

  const html = join(folder, 'report.html')
  await saveTo(table, html)
  await page.getByRole('radio', { name: 'Web page', exact: true }).press('Space')
  await hands.press('Control+s')
  await expect(page.getByText(`Saved as ${html}`)).toBeVisible()
  expect(readFileSync(html, 'utf8').match(/<svg role="img"/g)?.length).toBeGreaterThan(2)
  await drawPage(table, html, info.outputPath('page-1280.png'))
  await drawPage(table, html, info.outputPath('page-phone.png'), 390)

  const pdf = join(folder, 'report.pdf')
  await saveTo(table, pdf)
  await page.getByRole('radio', { name: 'PDF', exact: true }).press('Space')
  await hands.press('Control+s')
  await expect(page.getByText(`Saved as ${pdf}`)).toBeVisible({ timeout: 60_000 })
  const { pages, isTagged } = await readPdf(pdf)
  expect(isTagged).toBe(true)
  const text = pages.map((each) => each.text).join(' ')
  expect(text).toContain('Hit points above zero, turn by turn')
  // A short table stands on paper, where nothing can be opened.
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(/The company The others 0 \d+ \d+ 1 \d+ \d+ /)
  await drawPdf(pdf, (name) => info.outputPath(name))

  await test.step('a booklet is of its own size', async () => {
    await page.getByRole('radio', { name: 'A5 booklet', exact: true }).press('Space')
    const booklet = join(folder, 'booklet.pdf')
    await saveTo(table, booklet)
    await hands.press('Control+s')
    await expect(page.getByText(`Saved as ${booklet}`)).toBeVisible({ timeout: 60_000 })
    const [first] = (await readPdf(booklet)).pages
    expect([first?.width, first?.height]).toEqual([420, 596])
    await drawPdf(booklet, (name) => info.outputPath(`booklet-${name}`))
  })

  await page.getByRole('radio', { name: 'Players', exact: true }).press('Space')
  await expect(paper.getByRole('img', { name: /The company from/ }).first()).toBeVisible()
  await expect(paper.getByRole('img', { name: /Hit points.*The others/ })).toHaveCount(0)

  await test.step('the evening, a character and the campaign are told otherwise, by keys', async () => {
    const choose = async (name: string) => {
      const radio = page.getByRole('radio', { name, exact: true })
      await radio.press('Space')
      await expect(radio).toBeChecked()
    }
    const heading = (name: string) => paper.getByRole('heading', { level: 1, name })
    await choose('Session')
    await choose('Last time…')
    await expect(heading('Last time: The bridge')).toBeVisible()
    await expect(paper).not.toContainText('Wat')
    await page
      .getByRole('checkbox', { name: 'The players saw everybody who fought here' })
      .press('Space')
    await expect(paper).toContainText('Wat')
    await pictureInTest(table, (name) => info.outputPath(name), 'recap')
    await choose('Character')
    await choose('Saga')
    await expect(paper.getByRole('heading', { level: 1, name: /^The saga of / })).toBeVisible()
    await choose('Campaign')
    await expect(heading('The Lantern Company: the chronicle')).toBeVisible()
    expect(await inEveryTheme(page)).toEqual(clean)
    await pictureInTest(table, (name) => info.outputPath(name), 'chronicle')
    await choose('Mission board')
    await expect(heading('The Lantern Company: what is open')).toBeVisible()
    await expect(paper).not.toContainText('A voice for Fenn')
    await pictureInTest(table, (name) => info.outputPath(name), 'board')
    await resize(table, 1024, 640)
    await page.screenshot({ path: info.outputPath('board-1024.png') })
  })
})
