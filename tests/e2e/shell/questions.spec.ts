import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { Hands } from '../story/hands'

test('questions take Enter and Escape alike, forms end where what was made stands, and drafts say so', async ({
  table,
}, info) => {
  test.slow()
  const { page } = table
  const hands = new Hands(page)
  await resize(table, 1024, 640)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Cast' }).waitFor()
  const dialog = page.getByRole('dialog')

  /** Finds an action by its words, wherever one is. */
  async function act(words: string): Promise<void> {
    await hands.press('Control+k')
    await hands.type(words)
    await expect(page.getByRole('option').first()).toBeVisible()
    await hands.press('Enter')
  }

  /** A mission is begun, and kept as a draft. */
  async function halfMade(): Promise<void> {
    await act('New mission')
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await hands.type('Half-made')
    await hands.press('Escape')
    await expect(page.getByRole('button', { name: 'Keep it for later' })).toBeFocused()
    await hands.press('Enter')
    await expect(dialog).toHaveCount(0)
  }

  /** A question stands there: Escape leaves all as it is, and Enter does what was asked for. */
  async function answered(ask: () => Promise<void>, title: RegExp, yes: string): Promise<void> {
    for (const key of ['Escape', 'Enter']) {
      await ask()
      await expect(dialog).toHaveAccessibleName(title)
      const button = dialog.getByRole('button', { name: yes })
      await expect(button).toBeFocused()
      await expect(button).toContainText(/Enter/)
      await expect(button).not.toContainText(/Ctrl/)
      await hands.press(key)
      await expect(dialog).toHaveCount(0)
    }
  }

  await test.step('a place that is made has the focus, and so has a mission', async () => {
    await hands.press('Control+2')
    await act('location')
    const form = page.getByRole('dialog', { name: 'New place' })
    await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await hands.type('The ford')
    await hands.press('Escape Enter')
    await hands.press('Control+1')
    await page.getByRole('button', { name: '1 draft' }).click()
    await page.screenshot({ path: info.outputPath('drafts-menu.png') })
    await page.getByRole('menuitem', { name: /^Go on with: New place/ }).click()
    await expect(form.getByText('Draft kept a moment ago.')).toBeVisible()
    await page.screenshot({ path: info.outputPath('draft-taken-up.png') })
    expect(await inEveryTheme(page)).toEqual(clean)
    await hands.press('Control+Enter')
    await expect(page.locator('[data-place]:focus')).toContainText('The ford')
    await hands.press('Control+4')
    await act('quest')
    await expect(page.getByRole('dialog', { name: 'New mission' })).toBeVisible()
    await hands.type('The toll of the ford')
    await hands.press('Control+Enter')
    await expect(page.locator('[data-mission]:focus')).toHaveText('The toll of the ford')
  })

  await test.step('what was kept can be thrown away where it stands', async () => {
    await halfMade()
    await act('Go on with')
    const name = page.getByRole('dialog', { name: 'New mission' }).getByRole('textbox', {
      name: 'Name',
    })
    await expect(name).toHaveValue('Half-made')
    await dialog.getByRole('button', { name: 'Throw the draft away' }).click()
    await expect(name).toHaveValue('')
    await expect(name).toBeFocused()
    await expect(dialog.getByText(/^Draft kept/)).toHaveCount(0)
    await hands.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('every question that removes: a mission, a place, a front, a fight, somebody', async () => {
    await answered(() => act('Remove'), /toll of the ford/, 'Remove')
    await hands.press('Control+2')
    await page.getByRole('button', { name: 'The ford', exact: true }).click()
    await answered(() => act('Remove'), /The ford/, 'Remove')
    await act('New NPC')
    await expect(page.getByRole('dialog', { name: 'New NPC' })).toBeVisible()
    await hands.type('Odd Nan')
    await hands.press('Control+Enter')
    await expect(page.locator('[data-member]:focus')).toContainText('Odd Nan')
    await answered(() => act('Remove'), /Remove Odd Nan/, 'Remove')
    await hands.press('Control+1')
    await page.getByRole('button', { name: 'Prepare', exact: true }).first().click()
    await expect(page.getByRole('combobox', { name: 'Put into the fight' })).toBeFocused()
    await answered(() => act('Remove'), /Ambush at the toll bridge/, 'Remove')
    await hands.press('Control+z')
    // Keys wait for it, and Escape would drop those that still do.
    await expect(page.getByText('Ambush at the toll bridge').first()).toBeVisible()
  })

  await test.step('drafts that are thrown away are asked about the same way', async () => {
    await hands.press('Control+4')
    await halfMade()
    const drafts = page.getByRole('button', { name: '1 draft' })
    await answered(
      async () => {
        await drafts.click()
        await page.getByRole('menuitem', { name: 'Throw all drafts away' }).click()
      },
      /Throw all drafts away/,
      'Throw it away',
    )
    await expect(drafts).toHaveCount(0)
  })

  await test.step('a sheet that is written has its way out beside Save', async () => {
    await hands.press('Control+2')
    await page.getByRole('button', { name: 'Sheets of Ysolt' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Write the sheet of Cold Iron' }).press('Enter')
    await expect(dialog).toHaveAccessibleName(/Ysolt: /)
    await page.screenshot({ path: info.outputPath('sheet-1024.png') })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('other programs’ words find our actions', async () => {
    for (const [words, found] of [
      ['rules', 'Rule systems of this campaign'],
      ['systems', 'Rule systems of this campaign'],
      ['hotkeys', 'Keys'],
      ['monster', 'New NPC'],
    ] as const) {
      await hands.press('Control+k')
      await hands.type(words)
      await expect(page.getByRole('option', { name: found }).first()).toBeVisible()
      await hands.press('Escape')
    }
  })

  await test.step('the empty page of notes says what can be written, and how it links', async () => {
    await page.evaluate(async () => {
      const reply = await window.ironTable.call('note.list', {})
      const { notes } = reply.ok ? (reply.value as { notes: { id: string }[] }) : { notes: [] }
      for (const { id } of notes) await window.ironTable.call('note.remove', { noteId: id })
    })
    await page.getByRole('link', { name: 'Notes' }).click()
    await expect(page.getByText('No notes yet')).toBeVisible()
    await expect(page.getByText(/@ and the first letters link/)).toBeVisible()
    await page.screenshot({ path: info.outputPath('notes-empty.png') })
  })
})
