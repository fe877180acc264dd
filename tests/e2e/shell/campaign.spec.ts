import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../app'
import { readPdf } from '../pdf'
import { picture } from '../picture'
import { closeAnyStep } from '../story/fight'
import { Hands } from '../story/hands'

/** What only the game master may ever read of this story. */
const secrets = /poisoned|Blood on the snow|Howling by day|long frost|Wolves of the pass|Who keeps/

const party = ['Maro', 'Brannoch']

/** Finds an action by its words, wherever one is. */
async function doIt(hands: Hands, words: string): Promise<void> {
  await hands.press('Control+k')
  await hands.type(words)
  await hands.press('Enter')
}

/** Types lines into the open line, one Enter after each, and leaves it. */
async function lines(hands: Hands, label: string, texts: string[]): Promise<void> {
  const field = hands.page.getByRole('textbox', { name: label })
  for (const text of texts) {
    await expect(field).toBeFocused()
    await hands.type(text)
    await hands.press('Enter')
    await expect(field).toHaveValue('')
  }
  await hands.press('Escape')
  await expect(field).toBeHidden()
}

async function prepareFront(hands: Hands): Promise<void> {
  const { page } = hands
  await hands.press('Control+3')
  await expect(page.getByRole('heading', { name: 'The Drowned Bell' })).toBeVisible()
  await hands.press('Alt+f')
  await expect(page.getByRole('textbox', { name: 'Name of the new front' })).toBeFocused()
  await hands.type('The long frost')
  await hands.press('Enter')
  await expect(page.getByRole('heading', { name: 'The long frost' })).toBeVisible()
  await lines(hands, 'Name of the new danger', ['Wolves of the pass'])
  await hands.press('Alt+p')
  await lines(hands, 'New portent of Wolves of the pass', ['Blood on the snow', 'Howling by day'])
  await hands.press('Alt+q')
  await lines(hands, 'New stake', ['Who keeps the pass?'])
}

async function prepareMission(hands: Hands): Promise<void> {
  const { page } = hands
  await hands.press('Control+4')
  await expect(page.getByRole('heading', { name: 'Bring back the toll' })).toBeVisible()
  await hands.press('Alt+b')
  const form = page.getByRole('dialog', { name: 'New mission' })
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await hands.type('The grain road')
  await hands.press('Tab')
  await hands.type('Keeper Hale')
  await hands.press('Tab')
  await hands.type('The long')
  await hands.tabTo('Brief')
  await hands.type('Bring the grain over the pass before the thaw.')
  await hands.tabTo('GM only')
  await hands.type('The grain is poisoned.')
  await hands.tabTo('Save')
  await hands.press('Enter')
  await expect(form).toBeHidden()
  await expect(page.getByRole('heading', { name: 'The grain road' })).toBeVisible()
  await hands.press('Alt+o')
  await lines(hands, 'New objective', ['Cross the pass', 'Lose no sack'])
  await doIt(hands, 'Add a character')
  const people = page.getByRole('region', { name: 'Who takes part' })
  await expect(people.getByRole('combobox')).toBeFocused()
  for (const name of party) {
    await hands.type(name)
    await hands.press('Enter')
    await expect(people.getByText(name)).toBeVisible()
  }
  await hands.press('Escape')
  await hands.press('Shift+B')
  await expect(page.locator('[aria-current=step]')).toHaveText(/Under way/)
}

async function startSession(hands: Hands, name: string): Promise<void> {
  await hands.press('Control+Shift+S')
  await expect(hands.page.getByRole('textbox', { name: /^Name/ })).toBeFocused()
  await hands.type(name)
  await hands.press('Enter')
  await expect(hands.page.getByRole('dialog')).toBeHidden()
}

async function endSession(hands: Hands): Promise<void> {
  await hands.press('Control+Shift+S')
  await expect(hands.page.getByRole('dialog', { name: /^End session/ })).toBeVisible()
  await hands.press('Control+Enter')
  await expect(hands.page.getByRole('contentinfo')).toContainText('No session')
}

/** A fight of the mission: made, filled, begun, one turn of it played, and ended. */
async function fight(hands: Hands, foes: string): Promise<void> {
  const { page } = hands
  await hands.press('Control+4')
  await page.getByRole('button', { name: /^The grain road/ }).focus()
  await hands.press('Enter')
  await doIt(hands, 'New fight for')
  const field = page.getByRole('combobox', { name: 'Put into the fight' })
  for (const line of [foes, 'maro']) {
    await expect(field).toBeFocused()
    await hands.type(line)
    await expect(page.getByRole('option', { selected: true })).toBeVisible()
    await hands.press('Enter')
    await expect(field).toHaveValue('')
  }
  await hands.tabTo('Begin the fight')
  await hands.press('Enter')
  const title = page.locator('#step-title')
  await expect(title).toBeVisible()
  for (let step = 1; step <= 15; step++) {
    await closeAnyStep(page, () => hands.press('Shift+Enter'))
  }
  await doIt(hands, 'end the fight')
  await expect(page.getByRole('dialog', { name: 'End the fight?' })).toBeVisible()
  await hands.press('Enter')
  await expect(title).toBeHidden()
}

test('a front and a mission from nothing, two evenings with a fight each, twelve documents', async ({
  table,
  folder,
}) => {
  test.setTimeout(420_000)
  const { page, app } = table
  const hands = new Hands(page)
  await hands.tabTo('Open the sample campaign')
  await hands.press('Enter')
  await page.getByRole('link', { name: 'Fronts' }).waitFor()

  await test.step('a front and a mission, by keyboard only', async () => {
    await prepareFront(hands)
    await prepareMission(hands)
    await picture(table, 'story-prepared')
  })

  await test.step('the first evening', async () => {
    await startSession(hands, 'Up the road')
    await hands.press('Alt+e')
    await expect(page.getByRole('textbox', { name: 'Name of the scene' })).toBeFocused()
    await hands.type('The pass')
    await page.getByRole('combobox', { name: 'Mission' }).selectOption('The grain road')
    await page.getByRole('textbox', { name: 'Name of the scene' }).focus()
    await hands.press('Enter')
    await expect(page.getByRole('contentinfo')).toContainText('Scene: The pass')
    await fight(hands, '2 wolf')
    await page.evaluate(() =>
      window.ironTable.call('note.jot', { text: 'The carter sings', forPlayers: true }),
    )
    await page.evaluate(() =>
      window.ironTable.call('note.jot', { text: 'The carter knows it is poisoned' }),
    )
    await endSession(hands)
  })

  await test.step('the second evening: a portent, a fight, the end of the mission', async () => {
    await startSession(hands, 'Down again')
    await hands.press('Control+3')
    await page
      .getByRole('button', { name: /The long frost/ })
      .first()
      .focus()
    await hands.press('Enter')
    await hands.press('t')
    await expect(page.getByRole('textbox', { name: 'Cause' })).toBeFocused()
    await hands.type('They walked by night')
    await hands.press('Enter')
    await expect(page.getByText('Came true in play: They walked by night')).toBeVisible()
    await fight(hands, '3 wolf')
    await hands.press('Control+4')
    await page.getByRole('button', { name: /^The grain road/ }).focus()
    await hands.press('Enter')
    await page
      .getByRole('radiogroup', { name: 'State of: Cross the pass' })
      .getByRole('radio', { name: 'reached' })
      .click()
    await page.getByRole('button', { name: /success/i }).click()
    for (const [index, name] of [...party, 'The GM'].entries()) {
      const form = page.getByRole('form', { name: `Report of ${name}` })
      const open = page.getByRole('button', { name: `Report of ${name}` })
      await expect(open.or(form)).toBeVisible()
      if (await open.isVisible()) await open.click()
      await form.getByRole('radio', { name: party[1 - index] ?? 'Maro' }).click()
      await form.getByRole('radio', { name: /for$/ }).click()
      await form.getByRole('button', { name: /^Save/ }).click()
      await expect(form).toBeHidden()
    }
    for (const name of party) {
      const roll = page.getByRole('region', { name: `Closing roll of ${name}` })
      const open = page.getByRole('button', { name: `Roll for ${name}` })
      await expect(open.or(roll)).toBeVisible()
      if (await open.isVisible()) await open.click()
      await roll.getByRole('textbox', { name: `Dice of ${name}` }).focus()
      await hands.type('43')
      const confirm = roll.getByRole('button', { name: 'Confirm the roll' })
      while (await confirm.isDisabled()) {
        await roll.getByRole('button', { name: 'Once more: 1 XP' }).click()
      }
      await confirm.click()
      await expect(roll.getByRole('button', { name: 'Confirm the roll' })).toBeHidden()
    }
    await page.getByRole('button', { name: 'Close the mission' }).click()
    const anyway = page.getByRole('button', { name: 'Close it anyway' })
    await expect(anyway.or(page.getByText('What each rolled and took.'))).toBeVisible()
    if (await anyway.isVisible()) await anyway.click()
    await endSession(hands)
  })

  await test.step('one report over both evenings, for every reader in every format', async () => {
    await hands.press('p')
    await hands.press('a')
    const paper = page.getByRole('article')
    for (const words of [
      'Up the road',
      'Down again',
      'poisoned',
      'Blood on the snow',
      'one turn',
    ]) {
      await expect(paper).toContainText(words)
    }
    await picture(table, 'story-report')
    const path = join(folder, 'all')
    mkdirSync(path)
    await app.evaluate(({ dialog }, filePath) => {
      dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [filePath] })
    }, path)
    await doIt(hands, 'Save all in a folder')
    await expect(page.getByText(`12 files saved in ${path}`)).toBeVisible({ timeout: 90_000 })
    const files = readdirSync(path)
    expect(files).toHaveLength(12)
    for (const name of files) {
      const file = join(path, name)
      const text = name.endsWith('.pdf')
        ? (await readPdf(file)).pages.map((each) => each.text).join('\n')
        : readFileSync(file, 'utf8')
      expect(text, name).toContain('The grain road')
      if (name.includes('(GM)')) expect(text, name).toContain('poisoned')
      else expect(text, name).not.toMatch(secrets)
    }
  })
})
