import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { layoutFaults } from '../layout'
import { Hands } from '../story/hands'

test('the log of all sessions by keys: dates, chips, words, pages', async ({ table }, info) => {
  test.setTimeout(240_000)
  const { page } = table
  const hands = new Hands(page)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  await page.evaluate(async () => {
    const { call } = window.ironTable
    for (const name of ['The bridge', 'The far bank']) {
      await call('session.start', { name })
      for (let at = 1; at <= 35; at++) await call('note.jot', { text: `${name}, ${at}` })
      const reply = (await call('npc.names', {})) as { value: { id: string; name: string }[] }
      const id = reply.value.find((each) => each.name === 'Orsel Wend')?.id ?? ''
      await call('note.jot', { text: `Paid at ${name}`, about: [{ type: 'npc', id }] })
      await call('session.end', {})
      await call('calendar.advance', { amount: 2, unit: 'days', doing: 'wait' })
    }
  })
  await hands.press('Control+5')
  await page.getByRole('list', { name: 'Overview' }).waitFor()
  await hands.press('Control+k')
  await hands.type('Log of all sessions')
  await page.getByRole('option', { name: /Log of all sessions/ }).waitFor()
  await hands.press('Enter')
  const log = page.getByRole('region', { name: 'Log of all sessions' })

  await test.step('each line with the date of the campaign, session by session', async () => {
    const headings = log.getByRole('heading', { level: 3 })
    await expect(headings.filter({ hasText: /^Session/ })).toHaveText([
      /^Session 2 · The far bank/,
      /^Session 1 · The bridge/,
    ])
    const paid = log.getByRole('listitem').filter({ hasText: 'Paid at The far bank' })
    await expect(paid).toContainText(/Frostwane/)
    expect(await inEveryTheme(page)).toEqual(clean)
    for (const [width, height] of [
      [1440, 900],
      [1024, 640],
    ] as const) {
      await resize(table, width, height)
      await page.screenshot({ path: info.outputPath(`log-of-all-${width}.png`) })
    }
    expect(await layoutFaults(table, 'the log of all sessions')).toEqual([])
  })

  await test.step('pages are turned', async () => {
    const earlier = log.getByRole('button', { name: 'Earlier' })
    await earlier.focus()
    await hands.press('Enter')
    await expect(log.getByText('Note: The bridge, 1', { exact: true })).toBeVisible()
    await expect(log.getByText('Note: The far bank, 35', { exact: true })).toBeHidden()
  })

  await test.step('narrowed to somebody, and to a session', async () => {
    await hands.press('Alt+w')
    await hands.type('orsel')
    await page.getByRole('option', { name: 'Orsel Wend' }).waitFor()
    await hands.press('Enter')
    const chip = log.getByRole('button', { name: /^Orsel Wend/ })
    await expect(chip).toBeFocused()
    await expect(log.getByText(/^Note: Paid at/)).toHaveCount(2)
    await expect(log.getByText('Note: The bridge, 1', { exact: true })).toBeHidden()
    await log.getByRole('combobox', { name: 'Session' }).selectOption({ index: 1 })
    await expect(log.getByText(/^Note: Paid at/)).toHaveText([/The far bank/])
    expect(await inEveryTheme(page)).toEqual(clean)
    await page.screenshot({ path: info.outputPath('log-narrowed.png') })
    await chip.focus()
    await hands.press('Enter')
    await expect(log.getByText('Note: The far bank, 35', { exact: true })).toBeVisible()
  })

  await test.step('by kind and by words, and everything again', async () => {
    await log.getByRole('radio', { name: 'People' }).focus()
    await hands.press('Space')
    await expect(log.getByText('Note: The far bank, 35', { exact: true })).toBeHidden()
    await hands.press('Alt+x')
    const field = log.getByRole('textbox', { name: 'Find' })
    await expect(field).toBeFocused()
    await hands.type('bridge, 7')
    await expect(log.getByText('Note: The bridge, 7', { exact: true })).toBeVisible()
    await expect(log.getByText('Note: The far bank, 35', { exact: true })).toBeHidden()
  })
})
