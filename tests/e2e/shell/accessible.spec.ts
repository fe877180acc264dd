import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'

test('home is accessible', async ({ table: { page } }) => {
  await page.getByRole('button', { name: 'Open the sample campaign' }).waitFor()
  expect(await inEveryTheme(page)).toEqual(clean)
})

for (const view of ['Table', 'Cast', 'Fronts', 'Missions', 'Sessions']) {
  test(`${view} is accessible`, async ({ table: { page } }) => {
    await page.getByRole('button', { name: 'Open the sample campaign' }).click()
    await page.getByRole('link', { name: view }).click()
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    expect(await inEveryTheme(page)).toEqual(clean)
  })
}

test('a running fight is accessible while declaring and while striking', async ({
  table: { page },
}) => {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).click()
  await page.getByRole('button', { name: /Begin the fight/ }).click()
  await page.getByRole('button', { name: /Close step/ }).waitFor()
  expect(await inEveryTheme(page)).toEqual(clean)
  await page.evaluate(async () => {
    const encounterId = 'encounter-toll-bridge'
    const act = (event: object) => window.ironTable.call('encounter.act', { encounterId, event })
    for (let step = 1; step < 5; step++) await act({ type: 'step.close' })
    await act({
      type: 'declare',
      combatantId: 'combatant-ysolt',
      declaration: { kind: 'attack', targetId: 'combatant-joss', weapon: 0 },
    })
    for (let step = 5; step < 10; step++) await act({ type: 'step.close' })
  })
  await expect(page.getByRole('heading', { level: 2, name: '10 Long weapons' })).toBeVisible()
  expect(await inEveryTheme(page)).toEqual(clean)
})

test('a report is accessible', async ({ table: { page } }) => {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Missions' }).click()
  await page
    .getByRole('link', { name: /report/i })
    .or(page.getByRole('button', { name: /Open the report/ }))
    .first()
    .click()
  await page.getByRole('heading', { name: 'Bring back the toll' }).first().waitFor()
  expect(await inEveryTheme(page)).toEqual(clean)
})
