import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { closed, confirm, openSample } from '../story/move'

test('a move belongs to the mission on the screen, and to another one by a key', async ({
  table,
}) => {
  const { page } = table
  await openSample(page)
  const begun = await page.evaluate(() =>
    window.ironTable.call('mission.begin', { missionId: 'mission-boy' }),
  )
  expect(begun).toMatchObject({ ok: true })
  const told = (id: string) =>
    page.evaluate(async (mission) => {
      const input = { subject: 'mission', id: mission, audience: 'gm' } as const
      return JSON.stringify(await window.ironTable.call('report.read', input))
    }, id)
  const owed = async () => {
    const reply = await page.evaluate(() => window.ironTable.call('inbox.list', {}))
    return reply.ok ? (reply.value as { mission_id: string | null }[]) : []
  }
  const lie = async () => {
    await page.keyboard.press('m')
    await expect(page.getByRole('combobox', { name: /Which move/ })).toBeFocused()
    await page.keyboard.type('lie')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    // Digits on whom it is are typed for the dice.
    await expect(page.getByRole('combobox', { name: 'On whom' })).toBeFocused()
    await page.keyboard.type('11')
    await expect(page.getByRole('textbox', { name: 'Dice of Lie and Deceive' })).toBeFocused()
  }
  const mission = page.getByRole('combobox', { name: 'Belongs to the mission' })

  await page.evaluate(() => (location.hash = '#/missions?mission=mission-boy'))
  await expect(page.locator('[data-mission="mission-boy"]')).toBeVisible()
  await lie()
  await expect(mission).toHaveValue('mission-boy')
  await picture(table, 'filed-under')
  expect(await inEveryTheme(page)).toEqual(clean)
  await confirm(page)
  await closed(page)
  expect((await owed()).map(({ mission_id: id }) => id)).toEqual(['mission-boy'])
  expect(await told('mission-boy')).toContain('Lie and Deceive')

  await lie()
  await page.keyboard.press('Alt+i')
  await expect(mission).toBeFocused()
  await page.keyboard.press('ArrowUp')
  const other = await mission.inputValue()
  expect(other).toBe('mission-toll')
  await confirm(page)
  await closed(page)
  expect((await owed()).map(({ mission_id: id }) => id)).toEqual(['mission-boy', 'mission-toll'])
})
