import type { Locator, Page } from '@playwright/test'
import { expect, resize, test } from '../app'
import { picture } from '../picture'
import { Hands } from '../story/hands'
import { beginMove, closed, openCompany, typeDice } from '../story/move'

/** A form as a game master meets it. */
interface Form {
  /** What it is called on the screen. */
  name: string | RegExp
  /** The key of its view. */
  view: string
  /** What the palette is asked for. */
  action: string
  /** A line that is typed into. */
  field: string
  /** Whether it is not sent without that line. */
  isWanted?: boolean
}

const forms: readonly Form[] = [
  { name: 'New NPC', view: 'Control+2', action: 'New NPC', field: 'Name', isWanted: true },
  {
    name: 'New character',
    view: 'Control+2',
    action: 'New character',
    field: 'Name',
    isWanted: true,
  },
  { name: 'New place', view: 'Control+2', action: 'New place', field: 'Name', isWanted: true },
  { name: 'New mission', view: 'Control+4', action: 'New mission', field: 'Name', isWanted: true },
  {
    name: 'A reward',
    view: 'Control+4',
    action: 'Add a reward',
    field: 'From whom',
    isWanted: true,
  },
  {
    name: 'Claim a milestone',
    view: 'Control+4',
    action: 'Claim a milestone',
    field: 'What they did',
    isWanted: true,
  },
  { name: /^Give .* up/, view: 'Control+4', action: 'Give it up', field: 'Why', isWanted: true },
  { name: /^Start session/, view: 'Control+5', action: 'Start a session', field: 'Name' },
  {
    name: 'What lasts',
    view: 'Control+1',
    action: 'Add an effect',
    field: 'What it is, and how long',
    isWanted: true,
  },
]

/** Those that are sent only when there is something to send. */
const quiet: readonly Form[] = [
  { name: 'Let time pass', view: 'Control+1', action: 'Let time pass', field: 'How long' },
]

const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Something here is not finished' })

test('every form: one key sends it, and nothing typed is lost by leaving it', async ({ table }) => {
  test.setTimeout(300_000)
  const { page } = table
  const hands = new Hands(page)
  await resize(table, 1440, 900)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Missions' }).waitFor()

  for (const { name, view, action, field, isWanted } of [...forms, ...quiet]) {
    await test.step(String(name), async () => {
      const form: Locator = page.getByRole('dialog', { name })
      const line = form.getByRole('textbox', { name: field })
      const open = async () => {
        await hands.press(view)
        await hands.press('Control+k')
        await expect(page.getByPlaceholder('What do you want to do')).toBeFocused()
        await hands.type(action)
        await hands.press('Enter')
        await expect(line).toBeVisible()
      }
      await open()
      await expect(form.getByRole('button', { name: 'Cancel' })).toBeVisible()
      await hands.press('Escape')
      await expect(form).toBeHidden()

      await open()
      const first = await line.inputValue()
      await line.fill('Half-made')
      await hands.press('Escape')
      await expect(question(page)).toBeVisible()
      await hands.press('Escape')
      await expect(question(page)).toBeHidden()
      await expect(line).toBeFocused()
      await hands.press('Escape')
      await hands.press('Enter')
      await expect(form).toBeHidden()

      await open()
      await expect(line).toHaveValue('Half-made')
      await hands.press('Escape')
      await question(page).getByRole('button', { name: 'Throw it away' }).click()
      await expect(form).toBeHidden()

      await open()
      await expect(line).toHaveValue(first)
      if (isWanted) {
        await line.fill('')
        await form.getByRole('button').last().focus()
        await hands.press('Control+Enter')
        await expect(form.getByText('This is still missing.').first()).toBeVisible()
        await expect(form.locator('input:focus, textarea:focus')).toHaveAttribute('aria-invalid')
        await line.fill(first)
      }
      await hands.press('Escape')
      await expect(form).toBeHidden()
    })
  }

  await test.step('what is typed as the months of a calendar, and another view asked for', async () => {
    await hands.press('Control+l e')
    const months = page.getByRole('textbox', { name: 'Months' })
    await months.fill('Half')
    await hands.press('Escape Escape')
    await expect(months).toBeFocused()
    await picture(table, 'forms-leaving')
    await months.press('Escape')
    await picture(table, 'forms-question')
    await hands.press('Tab Tab')
    await question(page).getByRole('button', { name: 'Throw it away' }).click()
    await expect(months).toBeHidden()
  })

  await test.step('another view asked for from a dialog: it is left by the one question', async () => {
    await hands.press('Control+4 Control+k')
    await hands.type('New mission')
    await hands.press('Enter')
    const form = page.getByRole('dialog', { name: 'New mission' })
    const name = form.getByRole('textbox', { name: 'Name' })
    await expect(name).toBeVisible()
    await hands.press('Control+2')
    await expect(page).toHaveURL(/cast/)
    await expect(form).toBeHidden()
    await hands.press('Control+4')
    await page.getByRole('button', { name: 'New mission', exact: true }).click()
    await name.fill('Half-made')
    await hands.press('Control+2')
    await expect(question(page)).toBeVisible()
    await hands.press('Escape')
    await expect(name).toBeFocused()
    await hands.press('Control+2')
    await question(page).getByRole('button', { name: 'Throw it away' }).click()
    await expect(page).toHaveURL(/cast/)
  })

  await test.step('a roll that lies, and another move asked for from its dice', async () => {
    await openCompany(page)
    await beginMove(page, 'Ysolt', 'engage')
    await typeDice(page, 'Engage in Battle', '43')
    const dice = page.getByRole('textbox', { name: 'Dice of Engage in Battle' })
    await dice.focus()
    await hands.press('m')
    await expect(question(page)).toBeVisible()
    await hands.press('Escape')
    await expect(dice).toBeFocused()
    await hands.press('m Enter')
    await expect(page.getByRole('combobox', { name: /Which move/ })).toBeFocused()
    await hands.press('Escape')
    await closed(page)
    await page.getByRole('button', { name: 'Make a move with Ysolt' }).focus()
    await hands.press('m')
    // The list of moves comes first, and what was kept on top of it.
    await expect(page.getByRole('option', { name: /Go on with Engage in Battle/ })).toBeVisible()
    await hands.press('Enter')
    await expect(page.getByRole('checkbox', { name: /Better placed/ })).toBeVisible()
    await hands.press('Escape')
    await question(page).getByRole('button', { name: 'Throw it away' }).press('Enter')
    await closed(page)
  })
})
