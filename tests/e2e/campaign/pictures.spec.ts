import type { Page } from '@playwright/test'
import { png, hugePng } from '../../support/png'
import { expect, resize, test, type Table } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { Hands } from '../story/hands'

async function openNotes({ page }: Table): Promise<void> {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Notes' }).click()
}

const file = (name: string, buffer: Buffer, mimeType = 'image/png') => ({ name, mimeType, buffer })
const dialog = (page: Page) => page.getByRole('dialog')

interface Listed {
  name: string
  hash: string
  width: number
  height: number
}

/** The pictures of the campaign, as the window asks for them. */
async function listed(page: Page): Promise<Listed[]> {
  const reply = await page.evaluate(() => window.ironTable.call('picture.list', {}))
  return (reply as { value: Listed[] }).value
}

test('files are taken in as pictures, made small, and anything else is refused in words', async ({
  table,
}) => {
  test.setTimeout(180_000)
  const { page } = table
  const hands = new Hands(page)
  await openNotes(table)
  await hands.press('Control+Shift+u')
  await expect(dialog(page).getByText('No pictures yet')).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'pictures-empty')

  const chooser = dialog(page).locator('input[type=file]')
  await chooser.setInputFiles([
    file('The hill.png', png(3000, 1500)),
    file('Marsh.png', png(300, 200)),
  ])
  await expect(dialog(page).getByText('2 pictures are in the campaign.')).toBeVisible()
  const [marsh, hill] = await listed(page)
  expect(marsh).toMatchObject({ name: 'Marsh', width: 300, height: 200 })
  expect(hill).toMatchObject({ name: 'The hill', width: 2048, height: 1024 })
  // Nothing is left of what the file said beside the picture.
  const address = await page.evaluate(
    (hash) => window.ironTable.call('picture.image', { hash }),
    hill?.hash ?? '',
  )
  const bytes = Buffer.from(
    String((address as { value: string }).value).split(',')[1] ?? '',
    'base64',
  )
  expect(bytes.toString('latin1')).not.toContain('NOBODY-SHALL-KNOW')
  await expect(dialog(page).getByRole('img', { name: 'Marsh' })).toBeVisible()

  for (const [given, words] of [
    [file('Letter.png', Buffer.from('no picture at all')), /“Letter.png” is not a PNG/],
    [file('Torn.png', png(60, 40).subarray(0, 60)), /“Torn.png” cannot be read/],
    [file('House.png', hugePng()), /“House.png” has too many pixels/],
    [file('Heavy.png', Buffer.alloc(21 * 1024 * 1024)), /“Heavy.png” is too large/],
    [file('Script.svg', Buffer.from('<svg onload="x()"/>'), 'image/svg+xml'), /not a PNG/],
  ] as const) {
    await chooser.setInputFiles(given)
    await expect(dialog(page).getByRole('alert')).toHaveText(words)
  }
  expect(await listed(page)).toHaveLength(2)
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'pictures-album')

  // By keys: the other one, another name, away and back.
  await dialog(page).getByRole('button', { name: 'Marsh', exact: true }).focus()
  await hands.press('ArrowRight')
  await expect(dialog(page).getByRole('button', { name: 'The hill', exact: true })).toBeFocused()
  await hands.press('F2')
  await hands.press('Control+a')
  await hands.type('Barrow hill')
  await hands.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Barrow hill', exact: true })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Barrow hill', exact: true }).focus()
  await hands.press('Shift+Delete')
  await hands.press('Enter')
  await expect(dialog(page).getByText(/was removed. Undo brings it back/)).toBeVisible()
  await hands.press('Escape')
  await hands.press('Control+z')
  await expect.poll(async () => (await listed(page)).length).toBe(2)
})

test('a picture is pasted and put into a note, and players see it once it is shown', async ({
  table,
}) => {
  test.setTimeout(180_000)
  const { app, page } = table
  const hands = new Hands(page)
  await openNotes(table)
  await hands.press('Alt+n')
  await hands.type('What the hill hides')
  await hands.press('Enter')
  await hands.type('Look: ')
  const body = page.getByRole('textbox', { name: 'Text of the note' })
  await body.evaluate((box, base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }))
    box.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, png(640, 360).toString('base64'))
  await expect(body).toHaveValue(/^Look: !\[Picture\]\(picture:[\w-]+\)$/)
  const preview = page.getByRole('region', { name: 'What the hill hides' })
  await expect(preview.getByRole('img', { name: 'Picture' })).toBeVisible()
  // A second one is for the game master alone.
  await hands.press('Alt+p')
  await expect(dialog(page).getByText('Choose a picture')).toBeVisible()
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles(file('Grave.png', png(200, 200)))
  await expect(dialog(page).getByText('Grave is in the campaign.')).toBeVisible()
  await picture(table, 'pictures-choose')
  await dialog(page).getByRole('button', { name: 'Take this picture', exact: true }).press('Enter')
  await expect(body).toHaveValue(/!\[Grave\]\(picture:[\w-]+\)/)
  await body.evaluate((box: HTMLTextAreaElement) => {
    const at = box.value.indexOf('![Grave')
    box.setSelectionRange(at, box.value.length)
  })
  await page.getByRole('button', { name: 'GM-only section' }).press('Enter')
  await expect(preview.getByRole('region', { name: 'GM only' }).getByRole('img')).toBeVisible()
  await hands.press('Control+s')
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'pictures-note')

  const opened = app.waitForEvent('window')
  await hands.press('Control+Shift+p')
  const players = await opened
  await players.waitForLoadState('domcontentloaded')
  const ids = await page.evaluate(async () => {
    const reply = await window.ironTable.call('picture.list', {})
    return (reply as { value: { id: string; name: string }[] }).value
  })
  const idOf = (name: string) => ids.find((each) => each.name === name)?.id ?? ''
  const asked = (pictureId: string) =>
    players.evaluate(
      (id) => window.ironTable.call('playerView.picture', { pictureId: id }),
      pictureId,
    )
  for (const name of ['Picture', 'Grave']) {
    expect(await asked(idOf(name))).toMatchObject({ ok: true, value: null })
  }
  await page.bringToFront()
  await body.focus()
  await hands.press('Alt+h')
  await expect(players.getByRole('img', { name: 'Picture' })).toBeVisible()
  expect(await asked(idOf('Grave'))).toMatchObject({ ok: true, value: null })
  expect(await inEveryTheme(players)).toEqual(clean)
  await players.screenshot({ path: test.info().outputPath('players-handout.png') })

  await hands.press('Control+Shift+u')
  await dialog(page).getByRole('button', { name: 'Grave', exact: true }).click()
  await hands.press('Alt+h')
  await expect(players.getByRole('img', { name: 'A picture' })).toBeVisible()
  expect(await asked(idOf('Picture'))).toMatchObject({ ok: true, value: null })
  expect(await asked(idOf('Grave'))).toMatchObject({ ok: true })
  await players.screenshot({ path: test.info().outputPath('players-picture.png') })
  await hands.press('F9')
  await expect(players.getByRole('img', { name: 'A picture' })).toBeHidden()
  await hands.press('Escape')
  await resize(table, 1024, 640)
  await hands.press('Control+Shift+u')
  await picture(table, 'pictures-small')
})

test('a picture on the cards: chosen by keys, dropped, taken off and back', async ({ table }) => {
  test.setTimeout(180_000)
  const { page } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Cast' }).click()
  const card = page.locator('[data-member^="npc-"]').first()
  await card.focus()
  const name = (await card.getByRole('heading', { level: 2 }).textContent()) ?? ''
  await hands.press('p')
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles(file('Face.png', png(400, 600)))
  await expect(dialog(page).getByRole('button', { name: 'Face', exact: true })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Face', exact: true }).focus()
  await hands.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(card.getByRole('img', { name })).toBeVisible()

  const member = page.locator('[data-member^="character-"]').first()
  await member.evaluate((target, base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([bytes], 'Dropped.png', { type: 'image/png' }))
    target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, png(120, 120).toString('base64'))
  await expect(member.getByRole('img').first()).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'pictures-cards')

  await card.focus()
  await hands.press('Shift+p')
  await expect(card.getByRole('img', { name })).toBeHidden()
  await hands.press('Control+z')
  await expect(card.getByRole('img', { name })).toBeVisible()
  // A picture that goes takes itself off the card, and undo puts it back there.
  await hands.press('Control+Shift+u')
  await dialog(page).getByRole('button', { name: 'Face', exact: true }).focus()
  await hands.press('Shift+Delete')
  await expect(page.getByText(`It stands with ${name}.`, { exact: false })).toBeVisible()
  await hands.press('Enter Escape')
  await expect(card.getByRole('img', { name })).toBeHidden()
  await hands.press('Control+z')
  await expect(card.getByRole('img', { name })).toBeVisible()
})
