import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { call } from '../story/campaign'
import { beginMove, closed } from '../story/move'
import { openOath } from '../story/oath'

test('IS-135 of two outcomes both are named, and the oracle is asked at Likely which it is', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  await openOath(table, folder)
  await beginMove(page, 'Asta', 'pay the price')
  const runner = page.getByRole('region', { name: 'Pay the Price' })
  await runner.getByRole('checkbox', { name: /Two outcomes/ }).press('Space')
  await runner.getByRole('textbox', { name: /The likelier of the two/ }).fill('The bridge falls')
  await runner.getByRole('textbox', { name: /The other one/ }).fill('It holds')
  await page.screenshot({ path: info.outputPath('two-outcomes.png') })
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Control+Enter')
  await closed(page)
  await page
    .getByRole('button', { name: /^Make Ask the Oracle/ })
    .first()
    .press('Enter')
  const oracle = page.getByRole('region', { name: 'Ask the Oracle' })
  await expect(oracle.getByRole('radio', { name: 'Likely (75 %)', exact: true })).toBeChecked()
  await expect(oracle.getByRole('textbox', { name: /What a yes says/ })).toHaveValue(
    'The bridge falls',
  )
  await oracle.getByRole('textbox', { name: /Dice of/ }).focus()
  await page.keyboard.type('20')
  await expect(oracle.getByText('So it is: It holds.')).toBeVisible()
  await page.screenshot({ path: info.outputPath('which-outcome.png') })
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.keyboard.press('Control+Enter')
  await closed(page)
  expect(await call(page, 'move.queue', {})).toEqual([])
})
