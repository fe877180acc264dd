import { existsSync } from 'node:fs'
import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'

test('the history is shortened on the game master’s word, and says what that means', async ({
  table,
}) => {
  const { page } = table
  const dialog = page.getByRole('dialog', { name: 'Shorten the history' })
  const history = page.getByRole('dialog', { name: 'History' })
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()

  await test.step('where no evening was played, there is nothing to shorten', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('file size')
    await page.keyboard.press('Enter')
    await expect(dialog).toContainText('No evening has been played yet')
    await page.keyboard.press('Escape')
  })

  await test.step('before, the dialog says what is lost, gained and kept', async () => {
    await page.evaluate(async () => {
      const { call } = window.ironTable
      for (let evening = 1; evening <= 6; evening++) {
        await call('session.start', { name: `Night ${evening}` })
        for (let line = 1; line <= 20; line++) {
          await call('note.jot', { text: `Night ${evening}, line ${line}` })
          const long = `${evening} ${line} ${'They went on. '.repeat(700)}`
          const { value } = (await call('note.create', { title: `${evening}/${line}` })) as {
            value: { noteId: string }
          }
          for (const body of [long, '']) await call('note.edit', { ...value, body })
        }
        await call('session.end', { letsGo: false })
      }
    })
    await page.keyboard.press('Control+Shift+H')
    await history.getByRole('button', { name: 'More about the history' }).click()
    await page.getByRole('menuitem', { name: 'Shorten the history…' }).press('Enter')
    await expect(dialog.getByRole('spinbutton', { name: /^Evenings/ })).toBeFocused()
    await expect(dialog.getByRole('spinbutton')).toHaveValue('6')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('2')
    await page.keyboard.press('Tab')
    await expect(dialog).toContainText('328 steps can no longer be undone.')
    await expect(dialog).toContainText('beginning of session 5, “Night 5”')
    await expect(dialog).toContainText('the 164 steps after it can be undone as before')
    await expect(dialog).toContainText(/The file shrinks by about [\d.]+ (?:MB|kB)/)
    await expect(dialog).toContainText('This cannot be undone, not with Ctrl+Z either.')
    await picture(table, 'prune')
    expect(await inEveryTheme(page)).toEqual(clean)
  })

  await test.step('it is done at one word, after a backup', async () => {
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toContainText('The history is shortened. The file had')
    await expect(dialog.getByRole('button', { name: 'Close' }).first()).toBeFocused()
    const told = await dialog.getByText('The backup that was made before').innerText()
    const [path = ''] = /\S.*before-pruning\.irontable/.exec(told.split(' lies at ')[1] ?? '') ?? []
    expect(existsSync(path)).toBe(true)
    await picture(table, 'prune-done')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  })

  await test.step('the history shows how far it reaches, and refuses in words to go further', async () => {
    await history.getByRole('button', { name: 'Show earlier steps' }).click()
    await history.getByText(/^Shortened on/).scrollIntoViewIfNeeded()
    await expect(history.getByRole('button', { name: 'The beginning' })).toHaveCount(0)
    await history.getByRole('button', { name: /^Note: Night 4, line 20 / }).click({ force: true })
    await expect(history.getByRole('alert')).toContainText('it no longer reaches back that far')
    await picture(table, 'prune-history')
    await page.keyboard.press('Escape')
    await page.evaluate(async () => {
      for (let step = 0; step < 164; step++) await window.ironTable.call('history.undo', {})
    })
    await expect(page.getByRole('link', { name: 'Table' })).toBeVisible()
    await expect(
      page.getByRole('button', { name: 'Undo: the history was shortened here' }),
    ).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Control+Shift+Z')
    await page.getByRole('button', { name: 'Undo: Session 5 begins' }).waitFor()
  })
})
