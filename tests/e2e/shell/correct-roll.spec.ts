import type { Locator, Page } from '@playwright/test'
import { clean, inEveryTheme } from '../axe'
import { expect, test } from '../app'
import { inEverySize, picture } from '../picture'

test.use({ samples: 'shipped' })

/** Petra knows something, with these dice; a line is written before and after. */
async function spoutLore(page: Page, dice: number[]): Promise<void> {
  await page.evaluate(async (faces) => {
    const { call } = window.ironTable
    const listed = await call('character.list', {})
    const { value } = listed as { value: { id: string; name: string }[] }
    const id = value.find(({ name }) => name === 'Petra')?.id
    await call('move.confirm', {
      ...{ system: 'dungeon-world', move: 'spoutLore', typed: true, dice: faces },
      actor: { type: 'character', id },
    })
  }, dice)
}

const jot = (page: Page, text: string) =>
  page.evaluate((line) => window.ironTable.call('note.jot', { text: line }), text)

async function openOrchard(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^The Glass Orchard/ }).click()
  await page.getByRole('link', { name: 'Cast' }).waitFor()
}

/** Goes back to the newest roll, whose dice cannot have shown what is said, to make it anew. Answers the bar that waits. */
async function makeAnew(page: Page): Promise<Locator> {
  await page.keyboard.press('Alt+Z')
  const dialog = page.getByRole('dialog', { name: 'Correct a roll' })
  await expect(dialog.getByRole('list').getByRole('button').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.type('9 9')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Go back there and make it anew' }).click()
  await expect(dialog).toBeHidden()
  return page.getByRole('region', { name: 'Correct a roll' })
}

test('a roll is put right by keys, and what came after it is done again', async ({ table }) => {
  const { page } = table
  await openOrchard(page)
  await spoutLore(page, [1, 1])
  await jot(page, 'They waited.')
  await spoutLore(page, [5, 4])
  await page.keyboard.press('Alt+Z')
  const dialog = page.getByRole('dialog', { name: 'Correct a roll' })
  const rows = dialog.getByRole('list', { name: 'Rolls, the newest first' }).getByRole('button')
  await expect(rows.first()).toBeFocused()
  await expect(rows.first()).toContainText('5 4')
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toContainText('1 1')
  await expect(rows.nth(1)).toContainText('2 steps after it')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox', { name: 'What the dice showed' })).toBeFocused()
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'correct-roll')
  await page.keyboard.type('7 9')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'What the dice showed' }).fill('6 6')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Alt+Z')
  await expect(rows.nth(1)).toContainText('6 6')
  // A click on a line goes where the dice are typed, and a digit on the list is typed there too.
  await rows.first().click()
  await page.keyboard.type('3 4')
  const dice = dialog.getByRole('textbox', { name: 'What the dice showed' })
  await expect(dice).toHaveValue('3 4')
  await rows.nth(1).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.type('2 6')
  await expect(dice).toHaveValue('2 6')
  await page.keyboard.press('Escape')
})

test('a roll is said to be another’s by keys', async ({ table }, info) => {
  const { page } = table
  await openOrchard(page)
  await spoutLore(page, [1, 1])
  await jot(page, 'They waited.')
  await page.keyboard.press('Alt+Z')
  const dialog = page.getByRole('dialog', { name: 'Correct a roll' })
  const rows = dialog.getByRole('list', { name: 'Rolls, the newest first' }).getByRole('button')
  await expect(rows.first()).toContainText('Petra')
  const send = dialog.getByRole('button', { name: /^Correct it/ })
  await expect(send).toBeDisabled()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const who = dialog.getByRole('radiogroup', { name: 'Whose roll it was' })
  await expect(who.getByRole('radio', { name: 'Petra' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(who.getByRole('radio', { name: 'Petra' })).not.toBeChecked()
  const other = (await who.locator('[aria-checked=true]').textContent())?.trim() ?? ''
  expect(await inEveryTheme(page)).toEqual(clean)
  await inEverySize(table, (width) =>
    page.screenshot({ path: info.outputPath(`whose-${width}.png`) }),
  )
  // Whose it was said to be is forgotten with the dialog.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Alt+Z')
  await expect(rows.first()).toContainText('Petra')
  await expect(who.getByRole('radio', { name: 'Petra' })).toBeChecked()
  await who.getByRole('radio', { name: other }).click()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('Alt+Z')
  await expect(rows.first()).toContainText(other)
  await expect(rows.first()).not.toContainText('Petra')
  await page.keyboard.press('Escape')
})

test('what no longer can be is said, and gone on without', async ({ table }) => {
  const { page } = table
  await openOrchard(page)
  await spoutLore(page, [1, 1])
  await page.evaluate(async () => {
    const { call } = window.ironTable
    const { value } = (await call('inbox.list', {})) as { value: { id: string }[] }
    await call('inbox.settle', { owedId: value.at(-1)?.id, how: 'waived' })
  })
  await jot(page, 'They waited.')
  await page.keyboard.press('Alt+Z')
  const dialog = page.getByRole('dialog', { name: 'Correct a roll' })
  await page.keyboard.press('Enter')
  await page.keyboard.type('6 6')
  await page.keyboard.press('Enter')
  const goOn = dialog.getByRole('button', { name: 'Leave this whole step out, and go on' })
  await expect(goOn).toBeVisible()
  // What lets a step go is not what Enter does.
  await expect(dialog.getByRole('button', { name: 'Stay here and do it by hand' })).toBeFocused()
  await expect(dialog).toContainText('After it, this can no longer be done as it was')
  await expect(dialog).toContainText('Left out, it is gone with all it did')
  await picture(table, 'correct-roll-stopped')
  // Escape stays there, and what is left still waits to follow.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const bar = page.getByRole('region', { name: 'Correct a roll' })
  await expect(bar).toContainText('One step after it can be done again')
  await bar.getByRole('button', { name: 'Do that again' }).click()
  await expect(bar).toBeHidden()
  // It is the one deed still, which one undo takes back.
  await expect(
    page.getByRole('button', { name: 'Undo: Correct a roll', exact: true }),
  ).toBeVisible()
})

test('a roll that asks something else now is made anew, and what came after it follows', async ({
  table,
}) => {
  const { page } = table
  await openOrchard(page)
  await spoutLore(page, [5, 4])
  await jot(page, 'They waited.')
  const bar = await makeAnew(page)
  await expect(bar).toContainText('One step after it waits to be done again')
  await picture(table, 'correct-roll-waits')
  await spoutLore(page, [6, 6])
  await expect(bar.getByRole('button', { name: 'Do that again' })).toBeEnabled()
  await page.keyboard.press('Alt+Shift+Z')
  await expect(bar).toBeHidden()
  await expect(
    page.getByRole('button', { name: 'Undo: Note: They waited.', exact: true }),
  ).toBeVisible()
})

test('what was made by hand since is said not to be done again', async ({ table }) => {
  const { page } = table
  await openOrchard(page)
  await spoutLore(page, [5, 4])
  await jot(page, 'They waited.')
  const bar = await makeAnew(page)
  await expect(bar).toContainText('One step after it waits to be done again')
  await spoutLore(page, [6, 6])
  await expect(bar.getByRole('button', { name: 'Do that again' })).toBeVisible()
  await jot(page, 'They waited.')
  await expect(bar).toContainText('Some of what came after it was made by hand since.')
  await expect(bar.getByRole('button')).toHaveText(['Leave it'])
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'correct-roll-by-hand')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type('leave it: what')
  await expect(page.getByRole('option').first()).toHaveText(/^Leave it/)
  await page.keyboard.press('Enter')
  await expect(bar).toBeHidden()
})

test('a last roll that is made anew keeps the time it was made at', async ({ table }) => {
  const { page } = table
  await openOrchard(page)
  const times = () =>
    page.evaluate(async () => {
      const { value } = (await window.ironTable.call('history.list', {})) as {
        value: { batches: { at: string }[] }
      }
      return value.batches.map(({ at }) => at)
    })
  await spoutLore(page, [5, 4])
  const made = await times()
  const bar = await makeAnew(page)
  await expect(bar).toContainText('Make the roll anew.')
  await spoutLore(page, [6, 6])
  await expect(bar).toBeHidden()
  await expect.poll(times).toEqual(made)
})

test('a move that asks something else now is opened with all that was said of it', async ({
  table,
}, info) => {
  const { page } = table
  await openOrchard(page)
  await page.evaluate(async () => {
    const { call } = window.ironTable
    const { value: all } = (await call('character.list', {})) as {
      value: { id: string; name: string }[]
    }
    const { value: npcs } = (await call('npc.create', {
      name: 'A thorn thing',
      sheets: { 'dungeon-world': { hp: 9, maxHp: 9 } },
    })) as { value: { npcId: string } }
    await call('move.confirm', {
      ...{ system: 'dungeon-world', move: 'volley', typed: true, dice: [6, 6] },
      actor: { type: 'character', id: all.find(({ name }) => name === 'Petra')?.id },
      target: { type: 'npc', id: npcs.npcId },
      ...{ answers: { damage: 3 }, why: 'to reach the gate' },
    })
    await call('note.jot', { text: 'They waited.' })
  })
  await page.keyboard.press('Alt+Z')
  const dialog = page.getByRole('dialog', { name: 'Correct a roll' })
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('textbox').first()).toHaveValue('6 6')
  await page.keyboard.type('4 4')
  await page.keyboard.press('Enter')
  // What it asks now is said in words, until something else is typed.
  const why = dialog.getByText('As things stand now, one must be picked.')
  await expect(why).toBeVisible()
  await dialog.getByRole('textbox').first().fill('4 5')
  await expect(why).toBeHidden()
  await dialog.getByRole('textbox').first().fill('4 4')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Go back there and make it anew' }).click()
  const runner = page.getByRole('region', { name: 'Volley' })
  await expect(runner).toContainText('Petra on A thorn thing')
  await runner.getByRole('checkbox', { name: /danger/ }).press('Space')
  await expect(runner.getByRole('spinbutton', { name: /damage dice show/ })).toHaveValue('3')
  await expect(runner.getByLabel('What for')).toHaveValue('to reach the gate')
  await picture(table, 'correct-roll-anew')
  // The bar that waits has a place of its own: it lies over nothing of the form.
  const bar = page.getByRole('region', { name: 'Correct a roll' })
  const form = page.getByRole('complementary').filter({ has: runner }).or(runner).first()
  await inEverySize(table, async (width) => {
    const [over, under] = [await bar.boundingBox(), await form.boundingBox()]
    expect((under?.y ?? 0) + (under?.height ?? 0)).toBeLessThanOrEqual((over?.y ?? 0) + 1)
    await expect(runner.getByRole('button', { name: /^Confirm/ })).toBeInViewport({ ratio: 1 })
    await page.screenshot({ path: info.outputPath(`anew-${width}.png`) })
  })
  await page.keyboard.press('Control+Enter')
  await expect(runner).toBeHidden()
  await page.getByRole('button', { name: 'Do that again' }).click()
  await expect(
    page.getByRole('button', { name: 'Undo: Note: They waited.', exact: true }),
  ).toBeVisible()
  await page.keyboard.press('Alt+Z')
  await expect(dialog.getByRole('textbox').first()).toHaveValue('4 4')
})

test('a step that cannot be done again is named once the roll was made anew, and the newest roll is picked', async ({
  table,
}) => {
  const { page } = table
  await openOrchard(page)
  const dialog = page.getByRole('dialog', { name: 'Correct a roll' })
  // The list is read once before the roll is made: what it held then is not what is picked later.
  await spoutLore(page, [2, 5])
  await page.keyboard.press('Alt+Z')
  await expect(dialog.getByRole('textbox', { name: 'What the dice showed' })).toHaveValue('2 5')
  await page.keyboard.press('Escape')
  await spoutLore(page, [1, 1])
  await page.evaluate(async () => {
    const { call } = window.ironTable
    const { value } = (await call('inbox.list', {})) as { value: { id: string }[] }
    await call('note.jot', { text: 'They waited.' })
    await call('inbox.settle', { owedId: value.at(-1)?.id, how: 'waived' })
  })
  await page.keyboard.press('Alt+Z')
  await expect(dialog.getByRole('textbox', { name: 'What the dice showed' })).toHaveValue('1 1')
  await page.keyboard.press('Enter')
  await page.keyboard.type('9 9')
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Go back there and make it anew' }).click()
  await spoutLore(page, [6, 6])
  const bar = page.getByRole('region', { name: 'Correct a roll' })
  await bar.getByRole('button', { name: 'Do that again' }).click()
  await expect(dialog).toContainText('After it, this can no longer be done as it was')
  await expect(dialog).toContainText('One step before that is done again, and stands.')
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  // The way back ends at what was made by hand, and takes back what was done again behind it.
  const waited = page.getByRole('button', { name: 'Undo: Note: They waited.', exact: true })
  await expect(dialog.getByRole('button', { name: 'Back to how it was' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Back to what was made by hand' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(bar).toBeHidden()
  await expect(waited).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Undo: .*Spout Lore/ })).toBeVisible()
  await page.keyboard.press('Alt+Z')
  await expect(dialog.getByRole('textbox', { name: 'What the dice showed' })).toHaveValue('6 6')
})

const games = [
  { opens: /^The Glass Orchard/, who: 'Petra', system: 'dungeon-world', move: 'spoutLore' },
  { opens: 'Open the sample campaign', who: 'Maro', system: 'iron-fist', move: 'perception' },
]

for (const { opens, who, system, move } of games) {
  test(`Ctrl+Z takes back the end of a session, then the correction before it as one step (${system})`, async ({
    table,
  }) => {
    const { page } = table
    await page.getByRole('button', { name: opens }).first().click()
    await page.getByRole('link', { name: 'Cast' }).waitFor()
    const state = () =>
      page.evaluate(async () => {
        const value = async (name: string) =>
          ((await window.ironTable.call(name, {})) as { value: unknown }).value
        const [last] = (await value('history.rolls')) as { rolls: string[] }[]
        const { session } = (await value('session.current')) as { session: unknown }
        return [last?.rolls.join(), session !== null]
      })
    await page.evaluate(
      async ([name, of, made]) => {
        const run = async (called: string, input: unknown) => {
          const reply = await window.ironTable.call(called, input)
          if (!reply.ok) throw new Error(`${called}: ${JSON.stringify(reply.error)}`)
          return reply.value
        }
        const { session } = (await run('session.current', {})) as { session: unknown }
        if (session === null) await run('session.start', {})
        const all = (await run('character.list', {})) as { id: string; name: string }[]
        await run('move.confirm', {
          ...{ system: of, move: made, typed: true, dice: [1, 1], given: {} },
          actor: { type: 'character', id: all.find((each) => each.name === name)?.id },
        })
        await run('note.jot', { text: 'They waited.' })
      },
      [who, system, move] as const,
    )
    await page.keyboard.press('Alt+Z')
    const dialog = page.getByRole('dialog', { name: 'Correct a roll' })
    await expect(dialog.getByRole('list').getByRole('button').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.type('1 2')
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    const ended = await page.evaluate(() => window.ironTable.call('session.end', {}))
    expect(ended).toMatchObject({ ok: true })
    await expect.poll(state).toEqual(['1 2', false])
    await page.keyboard.press('Control+z')
    await expect.poll(state).toEqual(['1 2', true])
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('button', { name: /^Redo: Correct a roll/ })).toBeVisible()
    await expect.poll(state).toEqual(['1 1', true])
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(state).toEqual(['1 2', true])
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(state).toEqual(['1 2', false])
  })
}
