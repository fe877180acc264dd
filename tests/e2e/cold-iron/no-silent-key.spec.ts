import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { call } from '../story/campaign'
import { beginFight, choose, closeStep, declareAttack, stepHeading } from '../story/fight'

/** Changes somebody of the fight as the game master does it by hand. */
async function change(page: Page, who: string, event: object): Promise<void> {
  const fights = (await call(page, 'encounter.list', {})) as { id: string; status: string }[]
  const encounterId = fights.find(({ status }) => status === 'running')?.id ?? ''
  const { combatants } = (await call(page, 'encounter.preparation', { encounterId })) as {
    combatants: { id: string; label: string }[]
  }
  const combatantId = combatants.find(({ label }) => label === who)?.id ?? ''
  await call(page, 'encounter.act', { encounterId, event: { ...event, combatantId } })
}

/** Begins the fight of the sample and goes on to the attacks. */
async function beginDeclaring(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await page.keyboard.press('Alt+Enter')
  await expect(stepHeading(page, '5 Attacks declared')).toBeVisible()
}

/** Begins the fight of the sample, and a spell of Tamsin’s. */
async function beginSpell(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await closeStep(page, /^2 /)
  await page.keyboard.press('4')
  await page.keyboard.press('s')
}

test('keys of a fight mean something wherever the focus was left, or say that they do not', async ({
  table,
}, info) => {
  test.slow()
  const { page } = table
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const bench = (who: string) => page.getByRole('region', { name: `${who} declares` })
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)

  await test.step('digits reach the fight after a dialog gave the focus to the page', async () => {
    await page.getByRole('link', { name: 'Table' }).focus()
    await press('F1')
    await expect(page.getByRole('dialog', { name: 'Handbook' })).toBeVisible()
    await press('Escape', 'Alt+Enter')
    await expect(stepHeading(page, '5 Attacks declared')).toBeVisible()
    await page.getByRole('link', { name: 'Table' }).focus()
    await press('5')
    await expect(bench('Ysolt')).toBeVisible()
  })

  await test.step('Escape leads out of the field of a spell', async () => {
    // Who has no magic level casts nothing, and is told so (CI-018).
    await expect(bench('Ysolt').getByRole('button', { name: 'Spell' })).toBeDisabled()
    await page
      .getByRole('button', { name: /^Tamsin / })
      .first()
      .click()
    await press('s')
    await expect(bench('Tamsin').locator('input:focus')).toHaveCount(1)
    await press('Escape')
    await expect(bench('Tamsin').locator('input:focus')).toHaveCount(0)
    await press('a')
    await expect(bench('Tamsin')).toContainText('Press their number.')
  })

  await test.step('an attack on nobody says that somebody is to be named, and goes there', async () => {
    const asked = bench('Tamsin').getByText('Whom does Tamsin attack? Their number says it.')
    const whom = bench('Tamsin').getByRole('list', { name: 'Whom' })
    await expect(asked).toBeHidden()
    await page.locator('.fight-panel').focus()
    await press('Enter')
    await expect(asked).toBeVisible()
    await expect(whom).toBeFocused()
    await bench('Tamsin')
      .getByRole('button', { name: /^Attack/ })
      .first()
      .press('Enter')
    await expect(whom).toBeFocused()
    await page.screenshot({ path: info.outputPath('whom.png') })
    await press('Escape', 'a')
    await expect(asked).toBeHidden()
  })

  await test.step('while the list has the keys, the words say so', async () => {
    await press('q')
    await page.locator('[data-stop]:not([data-stop^="group:"])').first().focus()
    await expect(bench('Tamsin')).toContainText('Numbers pick in the list')
    expect(await inEveryTheme(page)).toEqual(clean)
    await page.screenshot({ path: info.outputPath('list.png') })
    await press('Escape')
    await expect(bench('Tamsin')).toContainText('Press their number.')
  })

  await test.step('on to the next says why a step stays open', async () => {
    for (const foe of ['Hob', 'Nettle', 'Wat']) await declareAttack(page, foe, 'Brannoch')
    await press('Alt+Enter', 'Alt+Enter')
    const openAttack = page.getByText(/attacks? of this step (is|are) still open\./)
    await expect(stepHeading(page, /^(10|11|12|8) /)).toBeVisible()
    await press('Alt+Enter')
    await expect(openAttack.first()).toBeVisible()
    await press('0', 'Shift+D')
    await expect(page.getByText(/gives [+−\d]/).first()).toBeVisible()
    await page.screenshot({ path: info.outputPath('rolled.png') })
  })
})

test('a number goes where it does something: to whoever can declare, and never to a target nobody can strike', async ({
  table: { page },
}, info) => {
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const bench = (who: string) => page.getByRole('region', { name: `${who} declares` })
  const rowOf = (who: string) =>
    page.locator('.declare-row').filter({ has: page.getByText(who, { exact: true }) })
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)

  await test.step('letters where a spell asks for whom find them by name', async () => {
    await closeStep(page, '2 Spells begun')
    await rowOf('Tamsin').click()
    await press('s')
    await page.keyboard.type('Sleep')
    await press('Enter')
    const whom = bench('Tamsin').getByRole('group', { name: 'Whom' })
    await expect(whom).toBeFocused()
    // Nobody is aimed at who has left.
    await expect(whom.getByRole('button', { name: /Greta/ })).toBeVisible()
    await change(page, 'Greta', { type: 'leave' })
    await expect(whom.getByRole('button', { name: /Greta/ })).toHaveCount(0)
    await page.keyboard.type('ne')
    await expect(page.getByRole('textbox', { name: 'Find by name' })).toHaveValue('ne')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(whom.getByRole('button')).toHaveCount(1)
    await expect(bench('Tamsin')).toContainText('Enter takes the only one')
    await page.screenshot({ path: info.outputPath('whom-by-name.png') })
    await press('Enter')
    await expect(whom).toBeFocused()
    await expect(whom.getByRole('button', { name: /Nettle/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(whom.getByRole('button', { name: /Wat/ })).toBeVisible()
    // Escape ends a search, and leaves what asks for whom as it was.
    await page.keyboard.type('wa')
    await press('Escape')
    await expect(whom).toBeFocused()
    await press('Enter')
    await expect(rowOf('Tamsin')).toContainText('Casts Sleep, level 1 → Nettle')
  })

  await test.step('who cannot attack has no targets: a number says who declares', async () => {
    await press('Alt+Enter', 'Alt+Enter')
    await expect(stepHeading(page, '5 Attacks declared')).toBeVisible()
    await rowOf('Brannoch').click()
    await expect(bench('Brannoch')).toContainText('Press their number.')
    await change(page, 'Brannoch', { type: 'damage', points: 100, kind: 'fatigue' })
    await expect(bench('Brannoch').getByRole('button', { name: /^Attack/ })).toBeDisabled()
    await expect(bench('Brannoch').locator('.target')).toHaveCount(0)
    await expect(bench('Brannoch')).toContainText('A number says who declares.')
    await page.screenshot({ path: info.outputPath('cannot-attack.png') })
    await press('7')
    await expect(bench('Brannoch')).toBeHidden()
    await expect(page.getByText('These keys were not taken:')).toHaveCount(0)
    // With the game master’s word they may, and are asked for whom.
    await rowOf('Brannoch').click()
    await expect(bench('Brannoch').locator('.target')).toHaveCount(0)
    await press('o')
    await expect(bench('Brannoch').locator('.target').first()).toBeVisible()
  })

  await test.step('the palette finds what stands on the card and at the head of the step', async () => {
    await choose(page, 'circumstances', 'Card of a combatant')
    const card = page.getByRole('dialog', { name: 'Card of Brannoch' })
    await expect(card).toBeVisible()
    await press('Escape')
    await expect(card).toBeHidden()
    await choose(page, 'automatic', 'Record')
    await expect(page.getByRole('radio', { name: 'Record' })).toBeChecked()
    await choose(page, 'automatic', 'Assist')
    await expect(page.getByRole('radio', { name: 'Assist' })).toBeChecked()
  })

  await test.step('Escape out of the field of the list leads back to the targets', async () => {
    await rowOf('Maro').click()
    await press('q', 'w')
    await expect(page.getByRole('textbox', { name: /^Find combatants/ })).toHaveValue('w')
    await press('Escape')
    await expect(page.getByRole('textbox', { name: /^Find combatants/ })).toHaveValue('')
    await press('Escape')
    await expect(bench('Maro')).toContainText('Press their number.')
    await press('7')
    await expect(rowOf('Maro')).toContainText('→ Wat')
  })

  await test.step('a side declares to its end, and no digit typed on means anybody of the other', async () => {
    await expect(bench('Ysolt')).toBeVisible()
    await press('7', '7')
    await expect(rowOf('Ysolt')).toContainText('→ Wat')
    await expect(bench('Hob')).toBeVisible()
    await expect(page.getByText('These keys were not taken:')).toBeVisible()
    await expect(rowOf('Wat')).toContainText('Not declared')
    await page.screenshot({ path: info.outputPath('other-side.png') })
    // The same number a moment later is meant.
    await expect(async () => {
      await press('7')
      await expect(bench('Wat')).toBeVisible({ timeout: 100 })
    }).toPass({ intervals: [800] })
    await press('1')
    await expect(rowOf('Wat')).toContainText('→ Brannoch')
  })
})

test('rest is the first that the palette finds, and the tool begins with real wounds', async ({
  table: { page },
}) => {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).click()
  await expect(page.getByRole('button', { name: 'Begin the fight' })).toBeVisible()
  for (const typed of ['rest', 'heal']) {
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog')
    await palette.waitFor()
    await page.keyboard.type(typed)
    await expect(palette.getByRole('option').first()).toContainText('Rest and heal')
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()
  }
})

test('dice typed blindly behind a step that asked something instead of closing choose nobody', async ({
  table: { page },
}) => {
  await beginDeclaring(page)
  await declareAttack(page, 'Brannoch', 'Hob')
  await page.keyboard.press('Alt+Enter')
  await expect(page.getByText(/declared nothing\. Close again/).first()).toBeVisible()
  await page.keyboard.type('952')
  await expect(page.getByText(/not taken:\s*9\s*5\s*2/)).toBeVisible()
  await expect(page.getByRole('button', { name: /Not declared/ })).toHaveCount(9)
})

test('once the aiming is left a number says who declares, whoever has declared already', async ({
  table: { page },
}) => {
  await beginDeclaring(page)
  await declareAttack(page, 'Ysolt', 'Wat')
  const bench = (who: string) => page.getByRole('region', { name: `${who} declares` })
  await page.getByRole('button', { name: /^Hob .*Not declared/ }).click()
  await expect(bench('Hob')).toContainText('Press their number.')
  await page.keyboard.press('Escape')
  await expect(bench('Hob')).toContainText('A number says who declares.')
  await page.keyboard.press('2')
  await expect(bench('Ysolt')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Hob .*Not declared/ })).toBeVisible()
})

test('a spell that is saved against asks at whom before it is declared at nobody', async ({
  table: { page },
}) => {
  await beginSpell(page)
  await page.getByRole('combobox', { name: 'Which spell' }).fill('Dazzle')
  await page.keyboard.press('Enter')
  const saves = page.getByRole('radiogroup', { name: 'Save' })
  await saves.getByRole('radio', { name: 'Physical' }).press('Space')
  const whom = page.getByRole('group', { name: 'Whom', exact: true })
  await whom.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('It is saved against: at whom?')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Tamsin .*Dazzle/ })).toHaveCount(0)
  await page.keyboard.press('5')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Tamsin .*Dazzle.*Hob/ })).toBeVisible()
})

test('Tab takes the spell that is pointed at, as Enter does, and goes on to the next field', async ({
  table: { page },
}) => {
  await beginSpell(page)
  const name = page.getByRole('combobox', { name: 'Which spell' })
  await expect(name).toBeFocused()
  await page.keyboard.type('daz')
  await page.keyboard.press('Tab')
  await expect(name).toHaveValue('Dazzle')
  await expect(page.getByRole('spinbutton', { name: 'Level' })).toBeFocused()
})

test('a spell is not taken for another that only tells of it, and the list is of what is typed', async ({
  table: { page },
}) => {
  await beginSpell(page)
  const name = page.getByRole('combobox', { name: 'Which spell' })
  const offers = page.getByRole('option')
  await page.keyboard.type('heals')
  await page.keyboard.press('Enter')
  await expect(name).toHaveValue('heals')
  await expect(name).not.toBeFocused()
  await name.fill('quicksand')
  await page.keyboard.press('ArrowDown')
  await expect(offers).toHaveCount(0)
  await expect(name).toHaveValue('quicksand')
  await name.fill('')
  await page.keyboard.press('ArrowDown')
  await expect(offers.filter({ hasText: 'Dazzle' })).toBeVisible()
  await name.fill('heals')
  await expect(offers).toHaveText([/^Mend/])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(name).toHaveValue('Mend')
})
