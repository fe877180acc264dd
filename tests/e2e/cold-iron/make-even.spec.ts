import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { call } from '../story/campaign'

test('a fight is made even by keys: strength, a search, one key to take, one to take back', async ({
  table,
}, info) => {
  test.slow()
  const { page } = table
  await resize(table, 1024, 640)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).click()
  await page.getByRole('button', { name: 'Prepare', exact: true }).first().click()
  const strength = page.getByRole('region', { name: 'Strength' })
  await expect(strength.getByText('Not played yet as it stands.')).toBeVisible()
  // Points on paper draw no bar: only fights that were played do.
  const bar = strength.locator('.bar')
  await expect(bar.locator('.company')).toHaveCount(0)
  await strength.getByRole('button', { name: /^Strength: Foes/ }).press('Enter')
  await expect(page.getByRole('dialog').getByText('Boulder Joss')).toBeVisible()
  await page.screenshot({ path: info.outputPath('strength-1024.png') })
  expect(await inEveryTheme(page)).toEqual(clean)

  await page.keyboard.press('Escape')
  const late = { kind: 'reinforcement', quantity: 3, side: 'foe', group: '', turn: 4, step: null }
  const made = await call(page, 'npc.create', {
    ...{ name: 'Late Goblin', sheets: { 'cold-iron': {} } },
  })
  const [fight] = (await call(page, 'encounter.list', {})) as { id: string }[]
  await call(page, 'encounter.addRow', {
    ...{ encounterId: fight?.id, row: { ...late, ...(made as { npcId: string }) } },
  })
  await page.keyboard.press('Alt+o')
  const leftOut = page.getByRole('dialog').getByText(/not counted.*3 × Late Goblin \(turn 4\)/)
  await expect(leftOut).toBeVisible()
  await page.screenshot({ path: info.outputPath('late-1024.png') })
  await page.keyboard.press('Escape')

  const members = page.getByRole('region', { name: /^(Party|Foes)/ }).getByRole('listitem')
  const before = await members.count()
  await page.keyboard.press('Alt+Shift+e')
  const dialog = page.getByRole('dialog', { name: /^Make it even: / })
  await expect(dialog.getByText(/^\d+ fights played\.$/)).toBeVisible({ timeout: 120_000 })
  // The best of them has the focus.
  const best = dialog.getByRole('listitem').first().getByRole('button')
  await expect(best).toBeFocused()
  await expect(best).toHaveText(/^(Add|Take) /)
  await page.screenshot({ path: info.outputPath('even-1024.png') })
  await resize(table, 1440, 900)
  await page.screenshot({ path: info.outputPath('even-1440.png') })
  expect(await inEveryTheme(page)).toEqual(clean)

  await page.keyboard.press('Alt+Enter')
  await expect(dialog).toBeHidden()
  await expect(members).not.toHaveCount(before)
  await expect(strength.getByText('Not played yet as it stands.')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(members).toHaveCount(before)
  // What was played of it as it stands again is known still.
  const played = strength.getByText(/^The company wins \d+ % of 100 fights played/)
  await expect(played).toBeVisible()
  // What was played says more than points on paper, which stand there no more.
  await expect(strength.getByRole('button', { name: /^Strength: / })).toHaveCount(0)
  const [, wins = ''] = /wins (\d+) %/.exec(await played.innerText()) ?? []
  await expect
    .poll(() =>
      bar.locator('.company').evaluate(({ style }) => Math.round(parseFloat(style.width))),
    )
    .toBe(Number(wins))
  await page.screenshot({ path: info.outputPath('strength-1440.png') })
})
