import type { Page } from '@playwright/test'
import { expect, resize, test } from '../app'
import { pictureInTest } from '../picture'
import { call, newCampaign } from '../story/campaign'
import { closeAnyStep, stepHeading } from '../story/fight'
import { Hands } from '../story/hands'

const system = 'cold-iron'
const sword = { name: 'Sword', class: 'sword', dice: '1d6', vsT: 1 }
const members = ['Ren Ashby', 'Mira', 'Odo', 'Sif']

async function add(page: Page, hands: Hands, line: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Put into the fight' })
  await expect(field).toBeFocused()
  await hands.type(line)
  await expect(page.getByRole('option', { selected: true })).toBeVisible()
  await hands.press('Enter')
  await expect(field).toHaveValue('')
}

/** The names in the roster with the number before each; a dash for none. */
function numbered(page: Page): Promise<string[]> {
  return page.locator('.roster-row').evaluateAll((rows) =>
    rows.map((row) => {
      const number = row.querySelector('.number-mark')?.textContent
      return `${number || '–'} ${row.querySelector('[data-stop]')?.textContent ?? ''}`
    }),
  )
}

/** Has people lie on the ground, beside whatever else they suffer. */
async function layDown(page: Page, names: readonly string[]): Promise<void> {
  const fights = (await call(page, 'encounter.list', {})) as { id: string; status: string }[]
  const encounterId = fights.find(({ status }) => status === 'running')?.id ?? ''
  const { combatants } = (await call(page, 'encounter.preparation', { encounterId })) as {
    combatants: { id: string; label: string }[]
  }
  for (const { id: combatantId } of combatants.filter(({ label }) => names.includes(label))) {
    const event = { type: 'state.set', combatantId, flags: { onGround: true, asWall: true } }
    await call(page, 'encounter.act', { encounterId, event })
  }
}

/** What of the rows of the roster is cut off, or lies over something else; names may lose their middle. */
function spoilt(page: Page): Promise<string[]> {
  return page.locator('.roster-row').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const name = row.querySelector('[data-stop]')
      const parts = [
        row.querySelector('.number-mark'),
        name,
        ...row.querySelectorAll('.base-chip, .death-clock'),
        row.querySelector('.figures'),
      ].filter((part) => part !== null)
      const boxes = parts.map((part) => part.getBoundingClientRect())
      const edge = row.getBoundingClientRect()
      const lies = boxes.flatMap((box, at) => {
        const isOut = box.left < edge.left - 1 || box.right > edge.right + 1
        const isOver = boxes.some(
          (other, place) =>
            place > at &&
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 1 &&
            other.top < box.bottom - 1,
        )
        return isOut || isOver ? [parts[at]?.className ?? ''] : []
      })
      const figures = row.querySelector('.figures')
      const broken = figures && figures.getBoundingClientRect().height > 26 ? ['two lines'] : []
      const tail = name?.querySelector('span > span + span')
      const cut = tail && tail.scrollWidth > tail.clientWidth ? ['number cut'] : []
      const hidden = name && name.clientWidth < Math.min(60, name.scrollWidth) ? ['no name'] : []
      return [...lies, ...broken, ...cut, ...hidden].map(
        (what) => `${name?.textContent ?? ''}: ${what}`,
      )
    }),
  )
}

test('a crowd is put in, found, numbered and shown by keys', async ({ table, folder }, info) => {
  const { page } = table
  const hands = new Hands(page)
  const path = (name: string) => info.outputPath(name)
  await resize(table, 1440, 900)
  await newCampaign(table, folder, {
    ...{ name: 'The barrow', system },
    party: members.map((name) => ({ name, player: name, sheet: { weapons: [sword] } })),
  })
  await page.evaluate(() => window.location.assign('#/table'))
  await hands.press('Shift+N')
  await expect(page.getByRole('heading', { name: 'Prepare New fight' })).toBeVisible()

  await test.step('foes first, then the whole company in one line', async () => {
    await add(page, hands, '5 raider')
    await add(page, hands, 'company')
    const party = page.getByRole('region', { name: /^Party/ })
    for (const name of members) await expect(party.getByText(name, { exact: true })).toBeVisible()
    await expect(page.getByRole('alert')).toBeHidden()
    await add(page, hands, '4 barrow archer')
    await add(page, hands, '2 hill giant')
  })

  const roster = page.getByRole('complementary', { name: 'Combatants' })
  const row = (name: string) => roster.getByRole('button', { name, exact: true })
  await test.step('one number each, the party first', async () => {
    await page.getByRole('button', { name: 'Begin the fight' }).focus()
    await hands.press('Enter')
    await expect(stepHeading(page, '1 Full defence')).toBeVisible()
    // Who does not see the screen hears where the fight stands.
    await expect(page.locator('[aria-live]').getByText(/Turn 1.*Step 1: Full defence/)).toHaveCount(
      1,
    )
    expect((await numbered(page)).slice(0, 6)).toEqual([
      ...members.map((name, at) => `${at + 1} ${name}`),
      '5 Raider 1',
      '6 Raider 2',
    ])
    await expect(roster.getByText('11 up · players see 0 of 11')).toBeVisible()
    const list = page.getByRole('button', { name: /^Barrow archer 4/ }).first()
    await expect(list.locator('.number-mark')).toHaveText('13')
    await resize(table, 1024, 640)
    const cut = () =>
      page
        .locator('.roster-row [data-stop] .truncate')
        .evaluateAll((names) =>
          names
            .filter((name) => name.scrollWidth > name.clientWidth)
            .map((name) => name.textContent),
        )
    await expect.poll(cut, 'where there is room, no name is cut').toEqual([])
    await pictureInTest(table, path, 'fifteen')
  })

  await test.step('Tab comes to one row of the list and leaves it again; arrows go through the rows', async () => {
    const reached = roster.locator('[data-stop]:not([tabindex="-1"])')
    await expect(reached).toHaveCount(1)
    await expect(roster.locator('[data-stop]')).toHaveCount(17)
    await row('Raider 2').focus()
    await expect(reached).toHaveText('Raider 2')
    await hands.press('ArrowDown')
    await expect(row('Raider 3')).toBeFocused()
    await hands.press('Tab')
    expect(await roster.evaluate((list) => list.contains(document.activeElement))).toBe(false)
    await hands.press('Shift+Tab')
    await expect(row('Raider 3')).toBeFocused()
    // One that is not to be seen any more gives way.
    await hands.press('q')
    await hands.type('giant')
    await expect(reached).toHaveCount(1)
    await hands.press('Escape Escape')
  })

  await test.step('whoever means to type deals nothing to anybody', async () => {
    await hands.press('q')
    await expect(roster.getByRole('textbox')).toBeFocused()
    await hands.type('giant')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(roster.locator('.roster-row')).toHaveCount(2)
    await hands.press('Enter')
    await expect(page.getByText('2 picked')).toBeVisible()
    await hands.press('g')
    await expect(page.getByRole('dialog', { name: /^By hand: / })).toBeVisible()
    await hands.press('Enter')
    await expect(page.getByRole('dialog', { name: /^By hand: / })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Undo: .*giant/ })).toBeHidden()
    await hands.press('Escape Escape Escape Escape')
  })

  await test.step('nobody picked, nobody revealed', async () => {
    await hands.press('Alt+v')
    await expect(page.getByText('Pick the foes whom the players shall see')).toBeVisible()
    await expect(roster.getByRole('img', { name: /^Players see/ })).toHaveCount(0)
    // Foes are asked for: the number means the eleventh, and nobody before its end; nothing jumps.
    const top = async () => (await row('Raider 1').boundingBox())?.y
    const before = await top()
    await hands.press('1')
    await expect(page.getByText('1 picked')).toBeHidden()
    await expect(roster.locator('.number-mark.begun')).toHaveText([
      '10',
      '11',
      '12',
      '13',
      '14',
      '15',
    ])
    await hands.press('Escape 1 1')
    await expect(page.getByText('1 picked')).toBeVisible()
    // So does a press on the number that stands before a name.
    const mark = roster
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'Raider 2', exact: true }) })
      .locator('.number-mark')
    for (const count of [2, 1]) {
      await mark.click()
      await expect(page.getByText(`${count} picked`)).toBeVisible()
      await expect(page.getByText('Pick the foes')).toBeVisible()
    }
    await hands.press('Alt+v')
    await expect(page.getByText('Pick the foes')).toBeHidden()
    expect(await top()).toBe(before)
    await expect(roster.getByRole('img', { name: /^Players see/ })).toHaveCount(1)
    // Whoever was asked for is let go with it, and the numbers are the stage's again.
    await expect(page.getByText('1 picked')).toBeHidden()
    expect(await roster.evaluate((list) => list.contains(document.activeElement))).toBe(false)
    await hands.press('Control+z')
    await expect(roster.getByRole('img', { name: /^Players see/ })).toHaveCount(0)
    await hands.press('Escape q 0 5 Alt+v')
    await expect(roster.getByRole('img', { name: /^Players see/ })).toHaveCount(1)
    await expect(page.getByText('Pick the foes')).toBeHidden()
  })

  await test.step('a number declares once, on whom it says', async () => {
    for (let step = 1; step < 5; step++) {
      await closeAnyStep(page, () => hands.press('Shift+Enter'))
    }
    const declarer = (who: string) =>
      page.getByRole('button', { name: new RegExp(`^${who} `) }).first()
    await declarer('Mira').click()
    await expect(page.getByRole('region', { name: 'Mira declares' })).toContainText(
      'Press their number; Enter after one that begins another.',
    )
    // None of their own side is a target: such a number says who declares, 1 once nothing follows.
    const declares = (who: string) => page.getByRole('region', { name: `${who} declares` })
    await hands.press('3')
    await expect(declares('Odo')).toBeVisible()
    await hands.press('1')
    await expect(declares('Ren Ashby')).toBeVisible()
    await hands.press('4 1 Enter')
    await expect(declares('Ren Ashby')).toBeVisible()
    await hands.press('2')
    await expect(declares('Mira')).toBeVisible()
    await hands.type('13')
    await expect(declarer('Mira')).toContainText('Barrow archer 4')
    await expect(page.getByText(/To declare:\s*Party\s*3\s*Foes\s*11$/)).toBeVisible()
    // Begun, and then something else was done: nobody is meant by what was begun.
    await hands.press('1')
    await declarer('Ren Ashby').click()
    await hands.type('0510')
    await expect(declarer('Ren Ashby')).toContainText('Raider 1')
    await expect(declarer('Odo')).toContainText('Barrow archer 1')
    await expect(page.getByText(/To declare:\s*Party\s*1\s*Foes\s*11$/)).toBeVisible()
    await hands.press('Control+z Control+z Control+z')
    await expect(page.getByText(/To declare:\s*Party\s*4\s*Foes\s*11$/)).toBeVisible()
  })

  await test.step('everybody keeps their number when the turn begins, who fell as well', async () => {
    await hands.press('Escape Escape q 0 6 q 0 7 g')
    await hands.type('99')
    await hands.press('Enter')
    await expect(row('Raider 2')).toBeVisible()
    expect(await numbered(page)).toContain('6 Raider 2')
    await layDown(page, ['Ren Ashby', 'Raider 1', 'Raider 2'])
    for (const [width, height] of [
      [1024, 640],
      [1280, 720],
      [1440, 900],
    ] as const) {
      await resize(table, width, height)
      await expect.poll(() => spoilt(page), `${String(width)} wide`).toEqual([])
      await page.screenshot({ path: path(`down-${width}.png`) })
    }
    for (let step = 5; step <= 15; step++) {
      await closeAnyStep(page, () => hands.press('Shift+Enter'))
    }
    const after = await numbered(page)
    expect(after).toContain('6 Raider 2')
    expect(after).toContain('13 Barrow archer 4')
  })
})
