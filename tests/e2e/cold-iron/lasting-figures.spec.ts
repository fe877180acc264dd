import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { beginCircle, magic } from '../story/circle'
import { closeStep } from '../story/fight'
import { Hands } from '../story/hands'

test('CI-203: a spell that lasts changes figures, which say so until it is taken back', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  const hands = new Hands(page)
  const witch = { ...magic, d: 7, armor: { T: 3 } }
  const spells = [{ name: 'Stone Flesh', level: 2, does: 'T of armour + 2.', lasts: '10t' }]
  const bench = await beginCircle(table, folder, { spells, witch })
  await hands.press('s')
  await hands.type('Stone Flesh')
  await hands.press('Tab')
  await expect(bench.getByRole('spinbutton', { name: 'Level' })).toHaveValue('2')
  await bench.getByRole('button', { name: /Tamsin/ }).press('Space')
  await bench.getByRole('button', { name: 'Declare' }).press('Enter')
  await expect(page.getByRole('button', { name: /^Tamsin .*Stone Flesh/ })).toBeVisible()
  for (const next of ['3', '4', '5', '6', '7', '8', '9 Late spells']) {
    await closeStep(page, new RegExp(`^${next}`))
  }
  await expect(page.getByRole('textbox', { name: 'Percentile roll of the spell' })).toBeFocused()
  await hands.type('99')
  await hands.type('50')
  await hands.press('Enter')

  const changes = page.getByRole('textbox', { name: 'It changes' })
  await test.step('the form begins with what the sheet says, and its key goes there', async () => {
    await expect(page.getByRole('textbox', { name: 'It lasts' })).toHaveValue('10t')
    await expect(changes).toHaveValue('T +2')
    await hands.press('f')
    await expect(changes).toBeFocused()
    await hands.type('luck +1')
    await expect(page.getByText(/“luck \+1” is no figure/)).toBeVisible()
    await page.screenshot({ path: info.outputPath('unread.png') })
    await changes.fill('T +2, D −1')
    for (const [width, height] of [
      [1024, 640],
      [1440, 900],
    ] as const) {
      await resize(table, width, height)
      await page.screenshot({ path: info.outputPath(`form-${width}.png`) })
    }
    expect(await inEveryTheme(page)).toEqual(clean)
  })
  await changes.press('Enter')
  await expect(page.getByText(/Stone Flesh \(T \+2, D −1\)/).first()).toBeAttached()
  await test.step('taken back, the form stands as it stood; done again, it is empty', async () => {
    await expect(changes).toHaveValue('')
    await hands.press('Control+z')
    await expect(changes).toHaveValue('T +2, D −1')
    await expect(page.getByRole('textbox', { name: 'It lasts' })).toHaveValue('10t')
    await hands.press('Control+y')
    await expect(changes).toHaveValue('')
    await hands.press('Control+z')
    await expect(changes).toHaveValue('T +2, D −1')
    await page.getByRole('button', { name: 'Set effect' }).press('Enter')
    await expect(changes).toHaveValue('')
  })

  const openCard = async () => {
    await hands.press('q')
    await hands.press('Enter')
    await hands.press('Enter')
  }
  await openCard()
  const card = page.getByRole('dialog', { name: 'Card of Tamsin' })
  const armour = card.getByRole('button', { name: /^Armour T, Tamsin: 5/ })
  await expect(armour).toBeVisible()
  await expect(card.getByRole('button', { name: /^Defence, Tamsin: 6/ })).toBeVisible()
  await armour.press('Enter')
  const why = page.getByRole('dialog', { name: /Armour T, Tamsin/ })
  await expect(why.getByRole('row', { name: /As on the sheet/ })).toContainText('+3')
  await expect(why.getByRole('row', { name: /Stone Flesh/ })).toContainText('+2')
  await page.screenshot({ path: info.outputPath('sum.png') })
  await hands.press('Escape')
  await expect(why).toBeHidden()
  await hands.press('Escape')
  await expect(card).toBeHidden()
  await hands.press('Control+z')
  await expect(changes).toHaveValue('T +2, D −1')
  await openCard()
  await expect(card.getByRole('region', { name: 'On the sheet' })).toContainText('Armour T3')
  await expect(armour).toBeHidden()
})
