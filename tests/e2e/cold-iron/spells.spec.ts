import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { beginAgainst, newCampaign } from '../story/campaign'
import { beginCircle, magic } from '../story/circle'
import { beginFight, closeStep, stepHeading } from '../story/fight'
import { Hands } from '../story/hands'

test('a spell is declared, rolled, saved against, and lands when its step closes', async ({
  table,
}, info) => {
  const { page } = table
  const picture = async (name: string) => {
    for (const [width, height] of [
      [1280, 720],
      [1440, 900],
    ] as const) {
      await resize(table, width, height)
      await page.screenshot({ path: info.outputPath(`${name}-${width}.png`) })
    }
  }
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await beginFight(page)
  await closeStep(page, '2 Spells begun')
  await page
    .getByRole('button', { name: /^Tamsin / })
    .first()
    .click()
  const bench = page.getByRole('region', { name: 'Tamsin declares' })
  await page.keyboard.press('s')
  await page.keyboard.type('Sleep')
  await test.step('Escape leaves the form, and what was typed stays; foes are in sight', async () => {
    await resize(table, 1280, 720)
    for (const part of [/Wat/, 'Declare']) {
      await expect(bench.getByRole('button', { name: part })).toBeInViewport({ ratio: 0.95 })
    }
    await page.keyboard.press('Escape')
    await expect(bench.getByRole('combobox', { name: 'Which spell' })).toBeHidden()
    await page.keyboard.press('s')
    const name = bench.getByRole('combobox', { name: 'Which spell' })
    await expect(name).toHaveValue('Sleep')
    // What stands there is written over.
    await page.keyboard.type('Slumber')
    await expect(name).toHaveValue('Slumber')
    await name.fill('Sleep')
    // No sheet says what it costs, so that it is asked for.
    await expect(bench.getByRole('spinbutton', { name: 'Mana it costs' })).toHaveValue('0')
  })
  await bench.getByRole('spinbutton', { name: 'Level' }).fill('2')
  await bench.getByRole('radio', { name: 'Mental' }).click()
  await bench.getByRole('button', { name: /Wat/ }).click()
  await bench.getByRole('button', { name: /Pell/ }).click()
  await picture('declare')
  await bench.getByRole('checkbox', { name: 'Put it on the sheet of Tamsin' }).press('Space')
  await bench.getByRole('button', { name: 'Declare' }).click()
  const declared = page.getByRole('button', { name: /^Tamsin .*Sleep/ })
  await expect(declared).toContainText('lands in turn 1, step 9')
  await expect(declared).toContainText('Casts Sleep, level 2 → Wat, Pell')
  await expect(page.locator('[aria-live]').getByText(/lands in turn 1, step 9/)).toHaveCount(1)

  await test.step('a spell of the sheet is chosen by two keys, and filled in', async () => {
    await page
      .getByRole('button', { name: /^Tamsin / })
      .first()
      .click()
    await page.keyboard.press('s')
    await expect(bench.getByRole('combobox', { name: 'Which spell' })).toBeFocused()
    await page.keyboard.press('s')
    await expect(bench.getByRole('option', { name: 'Sleep: level 2, mental save' })).toBeVisible()
    await picture('choose')
    expect(await inEveryTheme(page)).toEqual(clean)
    await page.keyboard.press('Enter')
    await expect(bench.getByRole('combobox', { name: 'Which spell' })).toHaveValue('Sleep')
    await expect(bench.getByRole('spinbutton', { name: 'Level' })).toHaveValue('2')
    await expect(bench.getByRole('radio', { name: 'Mental' })).toBeChecked()
    // At whom is wanted next: the keys are there.
    await expect(bench.getByRole('group', { name: 'Whom' })).toBeFocused()
    await expect(bench).toContainText('Press their number.')
    await page.keyboard.press('7')
    await expect(bench.getByRole('button', { name: /Wat/ })).toHaveAttribute('aria-pressed', 'true')
    // Left for a moment, for somebody else, it stands there again.
    for (const who of [/^Wat\b/, /^Tamsin /]) {
      await page.getByRole('button', { name: who }).first().click()
    }
    await page.keyboard.press('s')
    await expect(bench.getByRole('combobox', { name: 'Which spell' })).toHaveValue('Sleep')
    await expect(bench.getByRole('spinbutton', { name: 'Level' })).toHaveValue('2')
    await expect(bench.getByRole('button', { name: /Wat/ })).toHaveAttribute('aria-pressed', 'true')
    const pell = bench.getByRole('button', { name: /Pell/ })
    await pell.click()
    // Space picks, and Enter does what the button says.
    await page.keyboard.press('Space')
    await expect(pell).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('Space')
    await expect(pell).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: /^Tamsin .*Sleep.* → Wat, Pell/ })).toBeVisible()
    // Nobody else has magic: nobody is waited for.
    await expect(page.getByText(/To declare:\s*Party\s*0\s*Foes\s*0$/)).toBeVisible()
  })

  for (const next of ['3', '4', '5', '6', '7', '8', '9 Late spells']) {
    await closeStep(page, new RegExp(`^${next}`))
  }
  const rolling = page.getByRole('textbox', { name: 'Percentile roll of the spell' })
  await expect(rolling).toBeFocused()
  await expect(page.getByRole('button', { name: /^Success, Tamsin/ })).toHaveText('6')
  await page.keyboard.type('67')
  await expect(page.getByRole('button', { name: /^Tamsin Sleep → Wat, Pell/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'The spell' })).toContainText(
    'Sleep, level 2 → Wat, Pell',
  )
  await picture('success')
  await page.keyboard.press('Enter')

  const saving = page.getByRole('textbox', { name: 'Percentile roll of the save' })
  await expect(saving).toBeFocused()
  await page.keyboard.type('35')
  await picture('save')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Fails by')).toBeHidden()
  await page.keyboard.type('9987')
  await page.keyboard.press('Enter')

  // A spell that works and of which nobody has said what it does is asked for before the step closes.
  await expect(page.getByText('Sleep works. Say what it does')).toBeVisible()
  const spell = page.getByRole('region', { name: 'The spell' })
  const described = page.getByText('What Sleep of Tamsin does is described only')
  await test.step('closed over, it is asked once what it does; one key lets it be in words', async () => {
    await page.keyboard.press('Shift+Enter')
    const asked = page.getByText('Sleep works, and nothing has come of it yet. What does it do?')
    await expect(asked.first()).toBeVisible()
    await expect(stepHeading(page, '9 Late spells')).toBeVisible()
    await picture('untold')
    await page.keyboard.press('Shift+Enter')
    await expect(stepHeading(page, /^10/)).toBeVisible()
    await expect(described.first()).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(stepHeading(page, '9 Late spells')).toBeVisible()
    await expect(described).toHaveCount(0)
    await spell.getByRole('button', { name: 'Described only' }).press('d')
    await expect(described.first()).toBeVisible()
    await expect(spell.getByRole('button', { name: 'Described only' })).toBeHidden()
    await picture('described')
    await page.keyboard.press('Control+z')
    await expect(page.getByText('Sleep works. Say what it does')).toBeVisible()
  })
  await test.step('nothing of the form of what it does lies under what sends it', async () => {
    for (const [width, height] of [
      [1280, 720],
      [1024, 640],
    ] as const) {
      await resize(table, width, height)
      await page.screenshot({ path: info.outputPath(`knocks-${width}.png`) })
      if (width === 1280) {
        const set = spell.getByRole('button', { name: 'Set effect' })
        await expect(set).toBeInViewport({ ratio: 0.95 })
      }
      await spell.getByRole('checkbox', { name: 'Knocks out' }).scrollIntoViewIfNeeded()
      const isSeen = () =>
        spell.getByRole('checkbox', { name: 'Knocks out' }).evaluate((box) => {
          const { left, right, top, bottom } = box.getBoundingClientRect()
          const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
          return at !== null && (box.contains(at) || at.contains(box))
        })
      await expect.poll(isSeen).toBe(true)
    }
    await resize(table, 1280, 720)
    await expect(spell.getByRole('button', { name: 'Set effect' })).toBeInViewport({ ratio: 0.95 })
    await resize(table, 1440, 900)
  })
  await expect(spell.getByRole('button', { name: /Wat/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(spell.getByRole('button', { name: /Pell/ })).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('h')
  await expect(spell.getByRole('spinbutton', { name: 'Points' })).toBeFocused()
  await page.keyboard.type('4')
  await page.keyboard.press('y')
  await expect(spell.getByRole('radio', { name: 'Fatigue' })).toBeChecked()
  await expect(spell.getByRole('spinbutton', { name: 'Points' })).toHaveValue('4')
  await page.keyboard.press('l')
  await expect(spell.getByRole('textbox', { name: 'It lasts' })).toBeFocused()
  await page.keyboard.type('10 min')
  await page.screenshot({ path: info.outputPath('lasts.png') })
  const [stuns, knocksOut] = ['Stuns', 'Knocks out'].map((name) =>
    spell.getByRole('checkbox', { name }),
  )
  await spell.getByRole('spinbutton', { name: 'Points' }).focus()
  await page.keyboard.press('s')
  await page.keyboard.press('o')
  await expect(knocksOut ?? spell).toBeChecked()
  await expect(stuns ?? spell).toBeChecked()
  // Beside the fields as well.
  await page.keyboard.press('Escape')
  await page.keyboard.press('s')
  await expect(stuns ?? spell).not.toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Sleep, 10 minutes').first()).toBeAttached()
  await expect(
    page.getByRole('heading', { name: 'Takes effect when the step closes' }),
  ).toBeVisible()
  await picture('effect')
  expect(await inEveryTheme(page)).toEqual(clean)

  await closeStep(page, '10 Long weapons')
  await expect(stepHeading(page, /^10/)).toBeVisible()
  await expect(page.getByText(/knocked out/i).first()).toBeVisible()
})

test('CI-004: a spell is countered by a foe, and fails; one that works shows what its sheet says of it', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  const hands = new Hands(page)
  const spells = [{ name: 'Sleep', level: 3, does: 'Falls asleep where they stand.' }]
  const bench = await beginCircle(table, folder, { spells, hexer: magic })
  await hands.press('s')
  await hands.type('Sleep')
  await hands.press('Tab')
  // The level of the sheet, which came as the field was gone to, gives way to what is typed.
  await expect(bench.getByRole('spinbutton', { name: 'Level' })).toHaveValue('3')
  await hands.type('2')
  await expect(bench.getByRole('spinbutton', { name: 'Level' })).toHaveValue('2')
  await bench.getByRole('button', { name: /Hexer/ }).press('Space')
  await bench.getByRole('button', { name: 'Declare' }).press('Enter')
  await expect(bench).toBeHidden()
  for (const next of ['3', '4', '5', '6', '7', '8', '9 Late spells']) {
    await closeStep(page, new RegExp(`^${next}`))
  }
  const rolling = page.getByRole('textbox', { name: 'Percentile roll of the spell' })
  await expect(rolling).toBeFocused()
  const counters = page.getByRole('region', { name: 'Counters' })
  // Its key goes to the mana, and Enter there is the counter of the only one who can.
  await hands.press('c')
  await expect(counters.getByRole('spinbutton', { name: 'Mana' })).toBeFocused()
  await hands.type('8')
  await hands.press('Enter')
  await expect(counters.getByRole('listitem')).toContainText('Hexer')
  await page.screenshot({ path: info.outputPath('countered.png') })
  expect(await inEveryTheme(page)).toEqual(clean)
  await rolling.focus()
  await hands.type('35')
  await hands.press('Enter')
  await expect(page.getByText(/Tamsin fails with Sleep/).first()).toBeAttached()
  // The spell is gone, and nothing of it lands.
  await closeStep(page, '10 Long weapons')
  await hands.press('Control+z Control+z')
  await expect(rolling).toBeVisible()
  await expect(counters.getByRole('listitem')).toContainText('Hexer')
  await rolling.focus()
  await hands.type('99')
  await hands.type('50')
  await hands.press('Enter')
  await expect(page.getByText('Sleep works. Say what it does')).toBeVisible()
  await expect(page.getByRole('region', { name: 'The spell' })).toContainText(
    'Falls asleep where they stand.',
  )
  await expect(page.getByRole('checkbox', { name: 'Puts to sleep' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Stuns' })).not.toBeChecked()
  await page.screenshot({ path: info.outputPath('does.png') })
  // What it does to two is one step of the history.
  const spell = page.getByRole('region', { name: 'The spell' })
  await spell.getByRole('button', { name: /Tamsin/ }).click()
  await hands.press('Enter')
  const lands = page.getByRole('heading', { name: 'Takes effect when the step closes' })
  await expect(lands).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Puts to sleep' })).not.toBeChecked()
  await hands.press('Control+z')
  await expect(page.getByText('Sleep works. Say what it does')).toBeVisible()
  await expect(lands).toHaveCount(0)
})

test('in the lowest window no part of the form of a spell lies over another', async ({
  table,
  folder,
}, info) => {
  const { page } = table
  const hands = new Hands(page)
  const system = 'cold-iron'
  const party = await newCampaign(table, folder, {
    ...{ name: 'The ford', system },
    party: ['Tamsin Reed', 'Bram Tanner', 'Odo', 'Dagny Weaver'].map((name) => ({
      ...{ name, player: name, sheet: magic },
    })),
  })
  const goblin = { name: 'Goblin of the ford', system, sheet: {}, quantity: 9 }
  await beginAgainst(page, 'At the ford', party, goblin)
  await expect(stepHeading(page, '1 Full defence')).toBeVisible()
  await closeStep(page, '2 Spells begun')
  await page
    .getByRole('button', { name: /^Tamsin Reed / })
    .first()
    .press('Enter')
  await hands.press('s')
  const bench = page.getByRole('region', { name: 'Tamsin Reed declares' })
  for (const [width, height] of [
    [1280, 720],
    [1024, 640],
  ] as const) {
    await resize(table, width, height)
    const fields = bench.locator('form').locator('input, button')
    await page.screenshot({ path: info.outputPath(`form-${width}.png`) })
    // Whatever has the keys is seen: nothing lies over the middle of it.
    const covered = () =>
      fields.evaluateAll((all) =>
        all.flatMap((field) => {
          ;(field as HTMLElement).focus()
          const { left, right, top, bottom } = field.getBoundingClientRect()
          const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
          const label = field.closest('label')
          const isSeen = at && (field.contains(at) || at.contains(field) || label?.contains(at))
          return isSeen ? [] : [field.textContent || field.getAttribute('aria-label') || field.id]
        }),
      )
    await expect.poll(covered).toEqual([])
    await page.screenshot({ path: info.outputPath(`last-${width}.png`) })
  }
})

test('whoever is named only when a spell works saves against it before anything is done to them', async ({
  table,
  folder,
}) => {
  const { page } = table
  const hands = new Hands(page)
  const spells = [{ name: 'Sleep', level: 2, save: 'mental', does: 'Falls asleep.' }]
  const bench = await beginCircle(table, folder, { spells })
  await hands.press('s')
  await hands.type('Sleep')
  await hands.press('Tab')
  await expect(bench.getByRole('radio', { name: 'Mental' })).toBeChecked()
  await bench.getByRole('button', { name: 'Declare' }).press('Enter')
  await expect(bench).toContainText('It is saved against: at whom?')
  await bench.getByRole('button', { name: 'Declare' }).press('Enter')
  await expect(page.getByRole('button', { name: /^Tamsin .*Sleep/ })).toBeVisible()
  for (const next of ['3', '4', '5', '6', '7', '8', '9 Late spells']) {
    await closeStep(page, new RegExp(`^${next}`))
  }
  await expect(page.getByRole('textbox', { name: 'Percentile roll of the spell' })).toBeFocused()
  await hands.type('85')
  await hands.press('Enter')
  const spell = page.getByRole('region', { name: 'The spell' })
  await spell.getByRole('button', { name: /Hexer/ }).press('Space')
  await expect(spell).toContainText('Hexer can save against it: their roll comes first.')
  await spell.getByRole('button', { name: 'On to their saves' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Percentile roll of the save' })).toBeFocused()
  await hands.type('20')
  await hands.press('Enter')
  await expect(spell.getByRole('button', { name: /Hexer/ })).toHaveAttribute('aria-pressed', 'true')
  // What is typed right behind the roll is not taken.
  await page.waitForTimeout(800)
  await spell.getByRole('button', { name: 'Set effect' }).press('Enter')
  await expect(spell.getByRole('checkbox', { name: 'Puts to sleep' })).not.toBeChecked()
  await hands.press('Control+z')
  await expect(spell.getByRole('checkbox', { name: 'Puts to sleep' })).toBeChecked()

  // Its key takes off what came with the spell: that is said, and does not outlive what is taken back.
  await expect(spell.getByRole('button', { name: 'Set effect' })).toBeEnabled()
  await spell.getByRole('button', { name: /Hexer/ }).focus()
  await hands.press('z')
  await expect(spell.getByRole('checkbox', { name: 'Puts to sleep' })).not.toBeChecked()
  await expect(spell.getByRole('status')).toContainText('No longer: “Puts to sleep”')
  await hands.press('h')
  await hands.type('2')
  await hands.press('Enter')
  await expect(spell.getByRole('spinbutton', { name: 'Points' })).toHaveValue('0')
  await spell.getByRole('button', { name: /Hexer/ }).focus()
  await hands.press('Control+z')
  await expect(spell.getByRole('spinbutton', { name: 'Points' })).toHaveValue('2')
  await expect(spell.getByRole('checkbox', { name: 'Puts to sleep' })).toBeChecked()
})
