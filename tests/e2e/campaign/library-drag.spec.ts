import type { Locator, Page } from '@playwright/test'
import { expect, resize, test, type Table } from '../app'
import { inEverySize } from '../picture'
import { clean, inEveryTheme } from '../axe'
import { drag, lift } from '../drag'
import { Hands } from '../story/hands'

/** What the sample lacks of what can be kept: a note, a picture, a table and a move of one's own. */
function prepared(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { call } = window.ironTable
    const canvas = new OffscreenCanvas(160, 90)
    canvas.getContext('2d')?.fillRect(0, 0, 80, 90)
    const blob = await canvas.convertToBlob({ type: 'image/webp' })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    await call('picture.add', { name: 'The fens', data: btoa(String.fromCharCode(...bytes)) })
    await call('note.create', { title: 'What the ferryman said' })
    const dice = { count: 1, sides: 2 }
    await call('oracle.save', { name: 'Weather', dice, text: '1 Rain\n2 Fog' })
    const texts = {
      trigger: 'When you ring it',
      stat: '',
      strong: '',
      weak: '',
      miss: '',
      madeBy: 'player',
    }
    const move = { name: 'Ring the bell', ...texts, system: '' }
    await call('customMove.add', { frontId: null, move })
  })
}

/** Runs in the page: what is scrolled sideways in it. */
const widthsBeyond = (within: Element) =>
  [...within.querySelectorAll('.body')]
    .filter((each) => each.scrollWidth > each.clientWidth)
    .map((each) => each.scrollWidth - each.clientWidth)

/** Pictures of a drag in every size of a window, dark and light, where a folder for them is named. */
async function pictures(table: Table, name: string, what: () => Locator, zone: Locator) {
  const folder = process.env.IRON_TABLE_PICTURES
  if (!folder) return
  const { page } = table
  for (const theme of ['dark', 'light'])
    await inEverySize(table, async (width) => {
      await page.evaluate((shown) => (document.documentElement.dataset.theme = shown), theme)
      await lift(page, what())
      await expect(zone).toBeVisible()
      await page.waitForTimeout(250)
      await page.screenshot({ path: `${folder}/${name}-${theme}-${width}.png` })
      // The bar is no part of the campaign, and the middle none of the library.
      if (name === 'drag-out') await page.mouse.move(300, 20, { steps: 4 })
      await page.mouse.up()
      await expect(zone).toHaveCount(0)
    })
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
  await resize(table, 1280, 720)
}

test('anything is dragged to the library by its name, out of it into the campaign, and taken back', async ({
  table,
}) => {
  test.setTimeout(240_000)
  const { page } = table
  const hands = new Hands(page)
  const main = page.getByRole('main')
  const zone = page.locator('p', { hasText: /^Drop it here: .* is put in the library$/ })
  const shelved = page.locator('[data-over-dialogs]')
  const library = page.getByRole('dialog', { name: 'Library' })
  const inside = page.locator('p', {
    hasText: /^Drop it anywhere here: .* comes into the campaign/,
  })
  const count = (name: string) =>
    page.evaluate(async (called) => {
      const reply = await window.ironTable.call('npc.names', {})
      const { value } = reply as { value: { name: string }[] }
      return value.filter((npc) => npc.name.startsWith(called)).length
    }, name)
  const kept = () =>
    page.evaluate(async () => {
      const reply = await window.ironTable.call('library.list', {})
      const { value } = reply as { value: { things: { noun: string; name: string }[] } }
      return value.things.map(({ noun }) => noun).sort()
    })
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Cast' }).waitFor()

  await test.step('a line of the cast, which a press still opens', async () => {
    await hands.press('Control+2')
    const line = main.getByRole('button', { name: /Hob Sallow/ }).first()
    await line.click()
    const card = main.getByRole('region', { name: 'Hob Sallow' })
    await expect(card).toBeVisible()
    await pictures(table, 'drag-line', () => line, zone)
    await drag(page, line, zone)
    await expect(shelved).toContainText('Hob Sallow is in the library.')
    expect(await kept()).toEqual(['npc'])
    expect(await inEveryTheme(page)).toEqual(clean)
    await shelved.getByRole('button', { name: 'Undo in the library' }).click()
    await expect(shelved).toHaveText('The library is as it was before.')
    expect(await kept()).toEqual([])
    await drag(page, card.getByRole('heading', { name: 'Hob Sallow' }), zone)
    await expect(shelved).toContainText('Hob Sallow is in the library.')
  })

  await test.step('let go elsewhere, it stays where it is', async () => {
    await lift(page, main.getByRole('button', { name: /Corl Vane/ }).first())
    await expect(zone).toHaveText('Drop it here: Corl Vane is put in the library')
    await page.mouse.up()
    await expect(zone).toHaveCount(0)
    expect(await kept()).toEqual(['npc'])
  })

  await test.step('what stands on a card can still be marked, and no text of it is dragged', async () => {
    const said = main.getByRole('region', { name: 'Hob Sallow' }).locator('.text-lg p').first()
    const box = await said.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 2, (box?.y ?? 0) + 10)
    await page.mouse.down()
    await page.mouse.move((box?.x ?? 0) + 120, (box?.y ?? 0) + 10, { steps: 6 })
    await expect(zone).toHaveCount(0)
    await page.mouse.up()
    expect(await page.evaluate(() => window.getSelection()?.toString().length)).toBeGreaterThan(4)
    await page.evaluate(() => window.getSelection()?.removeAllRanges())
  })

  await test.step('every noun, on whatever screen it is', async () => {
    const line = (name: RegExp) => page.getByRole('button', { name }).first()
    const put = async (noun: string, what: Locator, name?: string) => {
      const called = name ?? (await what.innerText()).trim()
      await drag(page, what, zone)
      await expect(shelved).toContainText(`${called} is in the library`)
      expect(await kept()).toContain(noun)
    }
    const putBack = async () => {
      await shelved.getByRole('button', { name: 'Undo in the library' }).click()
      await expect(shelved).toHaveText('The library is as it was before.')
    }
    await prepared(page)
    const dialog = page.getByRole('dialog')
    await hands.press('Control+t')
    await put(
      'track',
      dialog.getByRole('button', { name: /^The river rises Secret/ }),
      'The river rises',
    )
    // What is pressed over a dialog does not close it.
    await putBack()
    await put('track', dialog.getByRole('heading', { level: 3 }).last())
    await hands.press('Escape')
    await put('place', line(/^Oxbow Bridge/))
    await put('character', main.getByRole('heading', { name: 'Ysolt' }))
    await putBack()
    await main.getByRole('searchbox').fill('Ysolt')
    await put('character', main.getByRole('button', { name: 'Ysolt', exact: true }))
    await main.getByRole('searchbox').fill('')
    await hands.press('Control+3')
    await put('front', main.getByRole('heading', { level: 1 }))
    await hands.press('Control+4')
    await put('mission', main.locator('h2[data-mission]'))
    await hands.press('Control+6')
    await put(
      'note',
      main.getByRole('list', { name: 'Notes' }).getByRole('button').first(),
      'What the ferryman said',
    )
    await hands.press('Control+1')
    await put('encounter', main.getByRole('heading', { name: 'Ambush at the toll bridge' }))
    await putBack()
    await main.getByRole('button', { name: 'Prepare' }).click()
    await put(
      'encounter',
      main.getByRole('heading', { name: /Ambush at the toll bridge/ }),
      'Ambush at the toll bridge',
    )
    await hands.press('Control+Shift+u')
    await put('picture', dialog.getByRole('button', { name: 'The fens', exact: true }), 'The fens')
    // Nothing of a picture stands outside of the dialog, in the smallest window there is.
    await resize(table, 1024, 640)
    expect(await dialog.evaluate(widthsBeyond)).toEqual([])
    await resize(table, 1280, 720)
    await hands.press('Escape Control+Shift+o')
    await dialog.getByRole('radio', { name: 'Your own' }).click()
    await put('oracle_table', dialog.getByRole('button', { name: /^Weather/ }), 'Weather')
    await hands.press('Escape Control+k')
    await hands.type('moves of your own')
    await hands.press('Enter')
    await put('custom_move', dialog.getByRole('button', { name: 'Ring the bell', exact: true }))
    await hands.press('Escape')
    expect(new Set(await kept()).size).toBe(11)
  })

  await test.step('out of the library into the campaign, by one step', async () => {
    await hands.press('Control+b')
    await expect(library.getByRole('searchbox')).toBeFocused()
    const row = library.getByRole('button', { name: /^Brigand chief/ })
    await hands.type('brigand chief')
    await pictures(table, 'drag-out', () => row, inside)
    await drag(page, row, inside)
    await expect(library.getByText('Brigand chief is in the campaign.')).toBeVisible()
    await expect.poll(() => count('Brigand chief')).toBe(1)
    await library.getByRole('button', { name: /^Undo: / }).click()
    await expect.poll(() => count('Brigand chief')).toBe(0)
    await expect(library.getByText('Brigand chief is in the campaign.')).toHaveCount(0)

    await drag(page, row, inside)
    await expect.poll(() => count('Brigand chief')).toBe(1)
    await hands.press('Control+z')
    await expect.poll(() => count('Brigand chief')).toBe(0)
  })

  await test.step('let go beside it, it stays in the library', async () => {
    const row = library.getByRole('button', { name: /^Brigand chief/ })
    await lift(page, row)
    await expect(inside).toBeVisible()
    await page.mouse.move(300, 20, { steps: 4 })
    await page.mouse.up()
    await expect(inside).toHaveCount(0)
    expect(await count('Brigand chief')).toBe(0)
    await expect(library).toBeVisible()
    await hands.press('Escape')
  })
})
