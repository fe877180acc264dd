import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { png } from '../../support/png'
import { expect, test, type Table } from '../app'
import { clean, inEveryTheme } from '../axe'
import { drawPdf, readPdf } from '../pdf'
import { drawPage, pictureInTest } from '../picture'
import { Hands } from '../story/hands'

const saveTo = ({ app }: Table, path: string) =>
  app.evaluate(({ dialog }, to) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: to })
  }, path)

test('faces, the pictures of a brief and what is handed out stand in the reports', async ({
  table,
  folder,
}, info) => {
  test.setTimeout(240_000)
  const { page } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Cast' }).click()

  await test.step('a face on a card', async () => {
    const card = page.locator('[data-member^="character-"]').first()
    await card.focus()
    await hands.press('p')
    const dialog = page.getByRole('dialog')
    const face = { name: 'Face.png', mimeType: 'image/png', buffer: png(400, 600) }
    await dialog.locator('input[type=file]').setInputFiles(face)
    await dialog.getByRole('button', { name: 'Face', exact: true }).focus()
    await hands.press('Enter')
    await expect(card.getByRole('img').first()).toBeVisible()
  })

  await test.step('a note is handed out by a key, its secret is not', async () => {
    await page.getByRole('link', { name: 'Notes' }).click()
    await hands.press('Alt+n')
    await hands.type('What the ferryman gave them')
    await hands.press('Enter')
    const body = page.getByRole('textbox', { name: 'Text of the note' })
    await body.fill('# The toll roll\n\nThree names are **struck out**:\n\n- Wat\n- Joss\n\n')
    await body.press('Control+End')
    await body.evaluate((box, base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }))
      box.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    }, png(640, 360).toString('base64'))
    await expect(body).toHaveValue(/picture:/)
    await body.press('Control+End')
    await hands.type('\n\n:::gm\nThe cult wrote it.\n:::')
    await hands.press('Alt+Shift+h')
    await expect(page.getByText('Handed out', { exact: true })).toBeVisible()
    expect(await inEveryTheme(page)).toEqual(clean)
    await pictureInTest(table, (name) => info.outputPath(name), 'note-handed-out')
    await hands.press('Alt+Shift+h')
    await expect(page.getByText('Handed out', { exact: true })).toBeHidden()
    await hands.press('Alt+Shift+h')
    await expect(page.getByText('Handed out', { exact: true })).toBeVisible()
  })

  await test.step('the players’ report has both, on the screen, as a page and on paper', async () => {
    await page.getByRole('link', { name: 'Missions' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'Bring back the toll' })).toBeVisible()
    await hands.press('p')
    const paper = page.getByRole('article')
    await expect(paper.getByRole('heading', { name: 'Handed out' })).toBeVisible()
    await expect(paper.getByRole('heading', { name: 'The toll roll' })).toBeVisible()
    await expect(paper.getByRole('img', { name: 'Picture' })).toBeVisible()
    await expect(paper).not.toContainText('The cult wrote it')
    expect(await inEveryTheme(page)).toEqual(clean)
    await pictureInTest(table, (name) => info.outputPath(name), 'report-pictures')

    const html = join(folder, 'report.html')
    await saveTo(table, html)
    await page.getByRole('radio', { name: 'Web page', exact: true }).press('Space')
    await hands.press('Control+s')
    await expect(page.getByText(`Saved as ${html}`)).toBeVisible()
    const text = readFileSync(html, 'utf8')
    expect(text.match(/<img src="data:image\/webp;base64,/g)).toHaveLength(2)
    expect(text).not.toMatch(/src="(?!data:)|The cult/)
    await drawPage(table, html, info.outputPath('page-1280.png'))
    await drawPage(table, html, info.outputPath('page-phone.png'), 390)

    const pdf = join(folder, 'report.pdf')
    await saveTo(table, pdf)
    await page.getByRole('radio', { name: 'PDF', exact: true }).press('Space')
    await hands.press('Control+s')
    await expect(page.getByText(`Saved as ${pdf}`)).toBeVisible({ timeout: 60_000 })
    const { pages, isTagged } = await readPdf(pdf)
    expect(isTagged).toBe(true)
    expect(pages.map((each) => each.text).join(' ')).toContain('The toll roll')
    await drawPdf(pdf, (name) => info.outputPath(name))
  })
})
