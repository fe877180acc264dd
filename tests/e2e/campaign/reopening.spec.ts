import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'

test('what was ended goes on again, and a quick note is put right, by what lies beside it', async ({
  table,
}) => {
  test.setTimeout(120_000)
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Notes' }).waitFor()
  await page.evaluate(async () => {
    const made = await window.ironTable.call('mission.create', { name: 'The bell' })
    const { missionId } = (made as { value: { missionId: string } }).value
    await window.ironTable.call('mission.begin', { missionId })
    await window.ironTable.call('mission.abandon', { missionId })
    const fronts = await window.ironTable.call('front.names', {})
    const frontId = (fronts as { value: { id: string }[] }).value[0]?.id ?? ''
    await window.ironTable.call('front.resolve', { frontId, aftermath: 'The river is quiet.' })
    await window.ironTable.call('session.start', {})
  })
  await page.getByRole('link', { name: 'Sessions' }).click()
  await page.getByRole('button', { name: 'Call it off' }).press('Enter')
  await expect(page.getByText('No session yet', { exact: false }).first()).toBeVisible()
  await page.evaluate(async () => {
    await window.ironTable.call('session.start', {})
    await window.ironTable.call('note.jot', { text: 'the duk is here' })
    await window.ironTable.call('session.end', {})
  })
  await expect(page.getByRole('button', { name: 'Call it off' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit the note “the duk is here”' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Note' }).fill('the duke is here')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Note: the duke is here')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'reopening-session')
  await resize(table, 1024, 640)
  await page.getByRole('button', { name: 'Remove the note “the duke is here”' }).press('Enter')
  // Like places and people, a note goes only when that is meant.
  const asked = page.getByRole('dialog', { name: 'Remove the note “the duke is here”?' })
  await expect(asked.getByRole('button', { name: /^Remove the note/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /Remove the note “the duke/ })).toBeVisible()
  await page.getByRole('button', { name: 'Remove the note “the duke is here”' }).press('Enter')
  await expect(asked).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /the note “/ })).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: /Remove the note “the duke/ })).toBeVisible()
  await page.getByRole('button', { name: 'Go on with this session' }).press('Enter')
  await expect(page.getByText('going on').first()).toBeVisible()

  await page.getByRole('link', { name: 'Missions' }).click()
  await page.getByRole('button', { name: /^The bell/ }).click()
  await page.getByRole('button', { name: 'Take it up again' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Take it up again' })).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Reported as' })).toBeVisible()

  await page.getByRole('link', { name: 'Fronts' }).click()
  await expect(page.getByText('Prepared as advised')).toHaveCount(0)
  await page.getByRole('button', { name: 'Bring it back into play' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Bring it back into play' })).toHaveCount(0)
  await expect(page.getByText('The river is quiet.')).toHaveCount(0)

  await page.evaluate(async () => {
    const missions = await window.ironTable.call('mission.names', {})
    const all = (missions as { value: { id: string; name: string }[] }).value
    const missionId = all.find(({ name }) => name === 'The bell')?.id ?? ''
    await window.ironTable.call('mission.edit', { missionId, deadlineDay: 0 })
    const system = 'dungeon-world'
    await window.ironTable.call('system.switchOn', { system })
    const member = { type: 'character', id: 'character-ysolt' }
    await window.ironTable.call('sheet.begin', { member, system })
  })
  await page.keyboard.press('Control+Shift+s')
  const end = page.getByRole('dialog', { name: /End/ })
  await expect(end.getByText('The bell (1 Frostwane 1)')).toBeVisible()
  await end.getByRole('button', { name: /Dungeon World/ }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'End of session' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.keyboard.press('m')
  await page.getByLabel('Which move? A word of its name will do.').fill('perilous')
  await page.getByRole('option', { name: /Perilous Journey/i }).press('Enter')
  await expect(page.getByRole('dialog', { name: /Perilous Journey/i })).toBeVisible()
})
