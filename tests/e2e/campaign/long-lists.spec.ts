import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'

test('fronts and missions of years are listed by pages, found by a word, and shown whole one at a time', async ({
  table,
}, info) => {
  test.setTimeout(120_000)
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  await page.getByRole('link', { name: 'Missions' }).click()
  await page.getByRole('heading', { name: 'Bring back the toll' }).waitFor()
  // A list that is seen as a whole needs no finding.
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  const lastId = await page.evaluate(async () => {
    const run = async (name: string, input: object) => {
      const reply = await window.ironTable.call(name, input)
      return (reply as unknown as { value: Record<string, string> }).value
    }
    let last = ''
    for (let year = 0; year < 56; year++) {
      const { missionId = '' } = await run('mission.create', { name: `Errand ${year}` })
      const { frontId = '' } = await run('front.create', { name: `Storm ${year}` })
      await run('front.addDanger', { frontId, name: `Wind of ${year}` })
      if (year > 1) await run('front.resolve', { frontId, aftermath: 'It blew over.' })
      last = missionId
    }
    return last
  })
  const missions = page.getByRole('region', { name: 'Missions', exact: true })
  await expect(missions.getByRole('listitem')).toHaveCount(50)
  await missions.getByRole('button', { name: 'Show more: 8 are left' }).press('Enter')
  await expect(missions.getByRole('listitem')).toHaveCount(8)
  await expect(missions.locator('li button').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Errand 48' })).toBeVisible()
  await missions.getByRole('searchbox').fill('Errand 7')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Errand 7', exact: true })).toBeVisible()
  await resize(table, 1024, 640)
  await page.screenshot({ path: info.outputPath('missions-found-1024.png') })
  await missions.getByRole('searchbox').fill('Nowhere')
  await expect(missions.getByRole('status')).toContainText('Nothing here matches')
  await missions.getByRole('searchbox').fill('')
  // What the address asks for is turned to.
  await page.evaluate((id) => window.location.assign(`#/missions?mission=${id}`), lastId)
  await expect(page.getByRole('heading', { name: 'Errand 55' })).toBeVisible()
  await expect(missions.getByRole('listitem')).toHaveCount(8)

  await page.getByRole('link', { name: 'Fronts' }).click()
  const fronts = page.getByRole('region', { name: 'Fronts', exact: true })
  await expect(page.getByRole('heading', { name: 'The Drowned Bell' })).toBeVisible()
  await expect(fronts.getByRole('listitem')).toHaveCount(12)
  await fronts.getByRole('button', { name: 'Show more: 45 are left' }).press('Enter')
  await expect(fronts.getByRole('button', { name: 'Show earlier: 12 are before' })).toBeVisible()
  await expect(fronts.locator('li button').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Wind of 11')).toBeVisible()
  await fronts.getByRole('searchbox').fill('Storm 1')
  await page.keyboard.press('Enter')
  await expect(
    page
      .getByRole('textbox', { name: 'Wind of 1' })
      .or(page.getByText('Wind of 1', { exact: true }))
      .first(),
  ).toBeVisible()
  await page.screenshot({ path: info.outputPath('fronts-found-1024.png') })
  expect(await inEveryTheme(page)).toEqual(clean)
  await resize(table, 1440, 900)
  await page.screenshot({ path: info.outputPath('fronts-found-1440.png') })
})
