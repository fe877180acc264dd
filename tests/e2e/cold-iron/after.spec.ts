import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, startTable, test, type Table } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { beginFight, stepHeading } from '../story/fight'

const encounterId = 'encounter-toll-bridge'

async function act(page: Page, event: object): Promise<void> {
  const reply = await page.evaluate((call) => window.ironTable.call('encounter.act', call), {
    encounterId,
    event,
  })
  expect(reply).toMatchObject({ ok: true })
}

/** Harm by hand, as the fight's own panel sends it. */
async function hurt(page: Page, who: string, points: number): Promise<void> {
  await act(page, { type: 'damage', combatantId: `combatant-${who}`, points, kind: 'real' })
}

async function jot(page: Page, text: string): Promise<void> {
  await page.keyboard.press('n')
  await page.getByRole('combobox', { name: 'Note' }).waitFor()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Note' })).toBeHidden()
}

async function endFight(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End the fight' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End the fight' }).click()
}

test('a fight is told, what it leaves is carried, rested off and undone', async ({ folder }) => {
  test.setTimeout(420_000)
  const first = await startTable(folder)
  const { page } = first
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await page.keyboard.press('Shift+Enter')
  await expect(stepHeading(page, '2 Spells begun')).toBeVisible()
  await hurt(page, 'ysolt', 5)
  await hurt(page, 'maro', 4)
  await hurt(page, 'raider-3', 60)

  await test.step('a note is one key and one line', async () => {
    await page.keyboard.press('n')
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(first, 'note')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('combobox', { name: 'Note' })).toBeHidden()
    await jot(page, 'Wat had the key on him')
    await expect(page.getByRole('contentinfo')).toContainText('Note: Wat had the key on him')
  })

  await test.step('the account is shown when the fight is over', async () => {
    await endFight(page)
    await expect(page.getByRole('heading', { name: /How it went/ })).toBeVisible()
    const wat = page.getByRole('row', { name: /^Wat/ })
    await expect(wat).toContainText('dying')
    await expect(wat).toContainText('60')
    await expect(page.getByText('Wat went down.')).toBeVisible()
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(first, 'summary')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'How it went' }).click()
    await expect(page.getByRole('heading', { name: /How it went/ })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('a new fight that is asked for from an account opens', async () => {
    await page.getByRole('button', { name: 'How it went' }).click()
    await page.keyboard.press('Shift+N')
    await expect(page.getByRole('heading', { name: 'Prepare New fight' })).toBeVisible()
    await expect(page.getByRole('heading', { name: /How it went/ })).toBeHidden()
    await page.keyboard.press('Escape')
  })

  await test.step('the cast shows what is left', async () => {
    await page.getByRole('link', { name: 'Cast' }).click()
    await expect(page.getByText('Wounds 5', { exact: true })).toBeVisible()
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(first, 'cast')
  })

  await first.app.close()
  expect(first.complaints).toEqual([])
  const path = join(folder, 'campaigns', 'The Lantern Company.irontable')
  const second = await startTable(folder, [path])
  await carryOn(second)
  await second.app.close()
  expect(second.complaints).toEqual([])
})

async function carryOn(table: Table): Promise<void> {
  const { page } = table
  await test.step('a rest heals, with its sums', async () => {
    await page.getByRole('link', { name: 'Cast' }).click()
    await expect(page.getByText('Wounds 5', { exact: true })).toBeVisible()
    await page.keyboard.press('Shift+R')
    const dialog = page.getByRole('dialog', { name: 'Rest and heal' })
    await expect(dialog.getByRole('checkbox', { name: 'Ysolt' })).toBeChecked()
    await expect(dialog.getByRole('checkbox', { name: 'Crooked Wat' })).not.toBeChecked()
    await expect(dialog.getByText('5 → 4')).toBeVisible()
    await dialog.getByRole('spinbutton', { name: 'Nights' }).fill('2')
    await page.keyboard.press('Tab')
    await expect(dialog.getByText('5 → 3')).toBeVisible()
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'rest')
    await dialog.getByRole('spinbutton', { name: 'Medic’s level' }).fill('8')
    await page.keyboard.press('Tab')
    await dialog.getByRole('radio', { name: '1d4 for 2' }).click()
    const nobody = dialog.getByText('Nobody is ticked: the medic cures nobody.')
    await expect(nobody).toBeVisible()
    await dialog
      .getByRole('group', { name: 'Who is cured' })
      .getByRole('checkbox', { name: 'Maro' })
      .click()
    await expect(nobody).toBeHidden()
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'medic')
    await dialog.getByRole('textbox', { name: /Dice of the cure/ }).focus()
    await page.keyboard.type('11')
    await expect(dialog.getByText('4 → 0')).toBeVisible()
    await dialog.getByRole('button', { name: 'Rest', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Wounds 3', { exact: true })).toBeVisible()
  })

  await test.step('the hand sets what is left', async () => {
    await page.getByRole('button', { name: 'Set the condition of Ysolt by hand' }).click()
    const dialog = page.getByRole('dialog', { name: 'Condition of Ysolt' })
    await dialog.getByRole('spinbutton', { name: 'Wounds' }).fill('6')
    await page.keyboard.press('Tab')
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'hand')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Wounds 6', { exact: true })).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(page.getByText('Wounds 3', { exact: true })).toBeVisible()
  })

  await test.step('the history tells fight, turn and step, and is walked by keys', async () => {
    await page.keyboard.press('Control+Shift+H')
    const history = page.getByRole('dialog', { name: 'History' })
    await expect(history.getByRole('heading', { name: /toll bridge, turn 1/ })).toBeVisible()
    await expect(history.getByRole('button', { name: /Note: Wat had the key/ })).toContainText(
      'Step 2: Spells begun',
    )
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'history')
    const end = history.getByRole('button', { name: /^End the fight/ })
    for (let press = 0; press < 20; press++) {
      if (await end.evaluate((button) => button === document.activeElement)) break
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
    await expect(end).toHaveAttribute('aria-current', 'step')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
  })

  await test.step('with its end undone the fight runs again, and nothing is carried', async () => {
    await expect(page.getByText('Nothing left from earlier fights.').first()).toBeVisible()
    await page.getByRole('link', { name: 'Table' }).click()
    await expect(stepHeading(page, '2 Spells begun')).toBeVisible()
  })
}

test('the table comes back from other views to the fight that is prepared there, and not to the account of another', async ({
  table: { page },
}) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const account = page.getByRole('heading', { name: /How it went/ })
  const add = page.getByRole('combobox', { name: 'Put into the fight' })
  const toTools = async () => {
    await press('Control+7')
    await expect(page.getByRole('link', { name: 'Tools' })).toHaveAttribute('aria-current', 'page')
  }
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await toTools()
  await press('Control+1')
  await expect(stepHeading(page, '1 Full defence')).toBeVisible()
  await endFight(page)
  await expect(account).toBeVisible()
  await press('Escape')
  await page.getByRole('link', { name: 'Table' }).focus()
  await press('Shift+N')
  await expect(add).toBeFocused()
  await page.keyboard.type('2 raider')
  await expect(page.getByRole('option', { selected: true })).toBeVisible()
  await press('Enter')
  await expect(add).toHaveValue('')
  await toTools()
  await press('Control+1')
  await expect(add).toBeVisible()
  await expect(account).toBeHidden()
  // Whoever has left the preparation is not led back to it.
  await add.press('Escape')
  await press('Escape')
  await expect(add).toBeHidden()
  await toTools()
  await press('Control+1')
  await expect(page.getByRole('button', { name: 'How it went' })).toBeVisible()
  await expect(add).toBeHidden()
  await expect(account).toBeHidden()
})
