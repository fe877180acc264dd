import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { Hands } from '../story/hands'

test('a fight is made again, kept in the library, and taken into another campaign, by keys alone', async ({
  table,
  folder,
}) => {
  test.setTimeout(240_000)
  const { page, app } = table
  const hands = new Hands(page)
  const shelved = page.locator('[data-over-dialogs]')
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Cast' }).waitFor()

  await hands.press('Control+b')
  const library = page.getByRole('dialog', { name: 'Library' })
  await test.step('what came with the program lies on a shelf of its own', async () => {
    await hands.type('brigand')
    await expect(library.getByText('Ready-made').last()).toBeVisible()
    await picture(table, 'library-ready-made')
    await hands.press('Escape')
  })

  await test.step('last week’s fight again', async () => {
    const from = hands.keys
    await hands.press('Control+Shift+d')
    await expect(page.getByRole('textbox', { name: 'What it is called' })).toHaveValue(/ 2$/)
    expect(hands.keys - from).toBeLessThanOrEqual(5)
    await picture(table, 'library-fight-again')
    await hands.press('Control+Shift+b')
    await expect(shelved).toHaveText(/is in the library, with what belongs to it: \d+ things/)
    await hands.press('Control+z')
    await expect(page.getByRole('textbox', { name: 'What it is called' })).toHaveCount(0)
  })

  await test.step('a fight from the shelf', async () => {
    const from = hands.keys
    await hands.press('Control+b')
    await expect(library.getByRole('searchbox')).toBeFocused()
    await hands.type('ambush')
    await picture(table, 'library-fight-found')
    await hands.press('Enter')
    await expect(library.getByText(/is in the campaign/)).toBeVisible()
    await hands.press('Escape')
    await expect(page.getByRole('textbox', { name: 'What it is called' })).toHaveValue(/ 2$/)
    await picture(table, 'library-fight-taken')
    await hands.type('company')
    await hands.press('Enter')
    await expect(page.getByText('Foes 6')).toBeVisible()
    await hands.press('Shift+Enter')
    await expect(page.getByRole('button', { name: 'Begin the fight' })).toHaveCount(0)
    expect(hands.keys - from).toBeLessThan(30)
    await picture(table, 'library-fight-begun')
    await hands.press('Control+z Control+z Control+z')
    await expect(page.getByText('Foes 6')).toHaveCount(0)
  })

  await test.step('somebody who came with the program', async () => {
    await hands.press('Control+b')
    await expect(library.getByRole('searchbox')).toBeFocused()
    await hands.type('brigand chief')
    await hands.press('Enter')
    await expect(library.getByText('Brigand chief is in the campaign.')).toBeVisible()
    expect(await inEveryTheme(page)).toEqual(clean)
    await hands.press('Escape Control+z')
  })

  await test.step('somebody of the cast', async () => {
    await hands.press('Control+2')
    await page
      .getByRole('button', { name: /Hob Sallow/ })
      .first()
      .click()
    await hands.press('Control+Shift+d')
    await expect(page.getByRole('region', { name: 'Hob Sallow 2' })).toBeVisible()
    await picture(table, 'library-npc-again')
    await hands.press('Control+Shift+b')
    await expect(shelved).toContainText('Hob Sallow 2 is in the library.')
    // What was put in is taken back by a key, from where it was put in.
    await hands.press('Control+Alt+z')
    await expect(shelved).toHaveText('The library is as it was before.')
    await hands.press('Control+Shift+b')
    await expect(shelved).toContainText('Hob Sallow 2 is in the library.')
  })

  await test.step('what differs from the library is listed, and taken back from it', async () => {
    const main = page.getByRole('main')
    await hands.press('Control+Alt+b')
    await expect(main.getByText('Hob Sallow 2 is the same in the library.')).toBeVisible()
    await page.evaluate(async () => {
      const { call } = window.ironTable
      const { value } = (await call('npc.names', {})) as { value: { id: string; name: string }[] }
      const npcId = value.find(({ name }) => name === 'Hob Sallow 2')?.id
      await call('npc.edit', { npcId, description: 'Gone grey.', secret: 'He owes Vane.' })
    })
    await expect(main.getByText('Gone grey.').first()).toBeVisible()
    await hands.press('Control+Alt+b')
    const differs = page.getByRole('dialog', { name: 'Library' })
    await differs.getByText('2 differences').press('Enter')
    await expect(differs.getByText('Gone grey.')).toBeVisible()
    // One of them comes, the other stays.
    await hands.press('Tab Space')
    await expect(differs.getByRole('radio', { name: 'Write over it' })).toBeChecked()
    await expect(
      differs.getByRole('checkbox', { name: 'Take What only you know as it comes' }),
    ).not.toBeChecked()
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'library-compare')
    await differs.getByRole('button', { name: 'Bring in one thing' }).press('Enter')
    await expect(main.getByText('Gone grey.')).toHaveCount(0)
    await main
      .getByRole('region', { name: 'Hob Sallow 2' })
      .getByRole('button', { name: 'Show the secret' })
      .press('Enter')
    await expect(main.getByText('He owes Vane.')).toBeVisible()
    await hands.press('Control+z')
    await expect(main.getByText('Gone grey.').first()).toBeVisible()
    await hands.press('Control+z')
    await expect(main.getByText('Gone grey.')).toHaveCount(0)
  })

  await test.step('a variant and its original take over from each other', async () => {
    const main = page.getByRole('main')
    await hands.press('Control+Alt+d')
    await expect(main.getByText(/^Hob Sallow 2 and its variants are the same/)).toBeVisible()
    await page.evaluate(async () => {
      const { call } = window.ironTable
      await call('npc.edit', { npcId: 'npc-raider-1', description: 'Lost an eye.' })
    })
    await hands.press('Control+Alt+d')
    const kin = page.getByRole('dialog', { name: 'Hob Sallow 2 and its variants' })
    await expect(kin).toContainText('2 different, 0 the same.')
    await kin.getByText('One difference').first().press('Enter')
    await expect(kin.getByText('Lost an eye.').first()).toBeVisible()
    await hands.press('Tab Space')
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'library-variants')
    await kin.getByRole('button', { name: 'Change one thing' }).press('Enter')
    await expect(kin).toHaveCount(0)
    await expect(main.getByText('Lost an eye.').first()).toBeVisible()
    await main.getByRole('button', { name: 'More with Hob Sallow 2' }).press('Enter')
    await expect(
      page.getByRole('menuitem', { name: /^A variant of Hob Sallow: compare/ }),
    ).toBeVisible()
    await picture(table, 'library-variant-menu')
    await hands.press('Escape Control+z Control+z')
    await expect(main.getByText('Lost an eye.')).toHaveCount(0)
  })

  await test.step('the library holds them', async () => {
    await hands.press('Control+b')
    await expect(library.getByRole('searchbox')).toBeFocused()
    await expect(library.getByRole('button', { name: /^Hob Sallow 2/ })).toBeVisible()
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'library')
    await hands.type('sallow 2')
    await hands.press('Enter')
    // Somebody is called so already: it is asked what becomes of them.
    const offer = page.getByRole('dialog', { name: 'Bring in: Library' })
    await expect(offer).toContainText('the same is here')
    await offer.getByRole('radio', { name: 'Add another' }).click()
    await expect(offer).toContainText('The name is here already: comes as “Hob Sallow 3”.')
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'library-same-name')
    await hands.press('Enter')
    await expect(offer).toHaveCount(0)
    await expect(page.getByRole('main').getByText('Hob Sallow 3').first()).toBeVisible()
    await hands.press('Control+z')
  })

  await test.step('all prep goes out and comes in again', async () => {
    const path = join(folder, 'prep.json')
    await app.evaluate(({ dialog }, to) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: to })
      dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [to] })
    }, path)
    await hands.press('Control+k')
    await hands.type('Save all prep')
    await hands.press('Enter')
    await expect
      .poll(() => readFileSync(path, { encoding: 'utf8', flag: 'a+' }))
      .toContain('Nettle')
    await hands.press('Control+k')
    await hands.type('Bring in a file')
    await hands.press('Enter')
    const offer = page.getByRole('dialog', { name: /^Bring in: The Lantern Company/ })
    await expect(offer).toContainText('0 new, 0 different')
    await hands.press('Escape')
    await page.getByRole('region', { name: 'Hob Sallow 2' }).first().focus()
    await hands.press('Shift+Delete')
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await hands.press('Control+k')
    await hands.type('Bring in a file')
    await hands.press('Enter')
    await expect(offer).toContainText('1 new')
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'library-import')
    await hands.press('Control+Enter')
    await expect(offer).toHaveCount(0)
  })
})
