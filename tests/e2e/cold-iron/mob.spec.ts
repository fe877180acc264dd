import type { Page } from '@playwright/test'
import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { newCampaign } from '../story/campaign'
import { stepHeading } from '../story/fight'
import { Hands } from '../story/hands'

async function add(page: Page, hands: Hands, line: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Put into the fight' })
  await expect(field).toBeFocused()
  await hands.type(line)
  await expect(page.getByRole('option', { selected: true })).toBeVisible()
  await hands.press('Enter')
  await expect(field).toHaveValue('')
}

test('a mob of twelve is put in by one line, halved, split, merged, renamed and flees by keys', async ({
  table,
  folder,
}, info) => {
  test.setTimeout(180_000)
  const { page } = table
  const hands = new Hands(page)
  const path = (name: string) => info.outputPath(name)
  await resize(table, 1024, 640)
  await newCampaign(table, folder, {
    ...{ name: 'The ford', system: 'cold-iron' },
    party: ['Ren', 'Mira'].map((name) => ({ name, player: name, sheet: {} })),
  })
  await page.evaluate(() => window.location.assign('#/table'))
  await hands.press('Shift+N')
  await expect(page.getByRole('heading', { name: 'Prepare New fight' })).toBeVisible()
  const roster = page.getByRole('complementary', { name: 'Combatants' })
  const group = (name: string) => roster.getByRole('region', { name, exact: true })
  const heading = (name: string) =>
    group(name).getByRole('button', { name: new RegExp(`^${name}`) })
  const dialog = (name: RegExp) => page.getByRole('dialog', { name })

  await test.step('a group is renamed and taken out while it is prepared', async () => {
    await add(page, hands, '12 raider @ Mob')
    await add(page, hands, '2 barrow archer @ Archers')
    await add(page, hands, '2 warhorse @ Horses')
    await add(page, hands, 'company')
    await page.getByRole('button', { name: 'Group and side of Mob' }).press('Enter')
    await expect(page.getByRole('combobox', { name: 'Group', exact: true })).toBeFocused()
    await page.screenshot({ path: path('prepared.png') })
    await hands.type('Raiders')
    await hands.press('Enter')
    await expect(page.getByRole('heading', { level: 4, name: 'Raiders' })).toBeVisible()
    await page.getByRole('button', { name: 'Take all of Archers out' }).press('Enter')
    await expect(page.getByText('Barrow archer 1', { exact: true })).toBeHidden()
    await hands.press('Control+z')
    await expect(page.getByText('Barrow archer 1', { exact: true })).toBeVisible()
  })

  await test.step('half of them go down by one blow of the hand', async () => {
    await page.getByRole('button', { name: 'Begin the fight' }).focus()
    await hands.press('Enter')
    await expect(stepHeading(page, '1 Full defence')).toBeVisible()
    await expect(group('Raiders')).toContainText('12 up')
    await heading('Raiders').focus()
    await hands.press('g')
    await expect(dialog(/^By hand: Raider 1, Raider 2, Raider 3 and 9 more/)).toBeVisible()
    await hands.type('99')
    await hands.tabTo('How many of 12')
    await hands.type('6')
    await expect(dialog(/^By hand/)).toContainText('Applies to 6')
    await page.screenshot({ path: path('halved.png') })
    await hands.press('Enter')
    await expect(group('Raiders')).toContainText('6 up')
    await expect(group('Raiders')).toContainText('6 down')
    await expect(
      page.getByRole('button', { name: /^Undo: .*Raider 1.*, and 5 more/ }),
    ).toBeVisible()
    await hands.press('Control+z')
    await expect(group('Raiders')).toContainText('12 up')
    await hands.press('Control+Shift+z')
    await expect(group('Raiders')).toContainText('6 up')
  })

  await test.step('it is split, its parts change places and sides, and are one again', async () => {
    await roster.locator('[data-stop]', { hasText: 'Raider 10' }).focus()
    await hands.press('Space Shift+ArrowDown Shift+ArrowDown Alt+r')
    await expect(dialog(/^Group and side: Raider 10/)).toBeVisible()
    await hands.type('Left bank')
    await page.screenshot({ path: path('split.png') })
    await hands.press('Enter')
    await expect(group('Left bank')).toContainText('3 up')
    await expect(group('Raiders')).toContainText('3 up')
    expect(await inEveryTheme(page)).toEqual(clean)
    const order = () =>
      roster.getByRole('region').evaluateAll((all) => all.map((each) => each.ariaLabel))
    expect(await order()).toEqual(['Party', 'Raiders', 'Left bank', 'Archers', 'Horses'])
    // From now on their heading stands for them.
    await expect(page.getByText(/picked$/)).toBeHidden()
    await heading('Left bank').focus()
    await hands.press('Alt+ArrowUp')
    await expect(heading('Left bank')).toBeFocused()
    await expect.poll(order).toEqual(['Party', 'Left bank', 'Raiders', 'Archers', 'Horses'])
    await hands.press('Alt+ArrowDown Alt+ArrowDown')
    await expect.poll(order).toEqual(['Party', 'Raiders', 'Archers', 'Left bank', 'Horses'])
    await expect(heading('Left bank')).toBeFocused()
    await roster.locator('[data-stop]', { hasText: 'Raider 12' }).focus()
    await hands.press('Alt+ArrowUp')
    await expect(group('Left bank').locator('[data-stop]')).toHaveText([
      'Left bank3 up · players see 0 of 3',
      'Raider 10',
      'Raider 12',
      'Raider 11',
    ])
    await heading('Left bank').focus()
    await hands.press('Alt+r')
    await expect(dialog(/^Group and side/)).toBeVisible()
    await page.getByRole('radio', { name: 'Party' }).press('Space')
    await hands.press('Control+Enter')
    await expect.poll(order).toEqual(['Party', 'Left bank', 'Raiders', 'Archers', 'Horses'])
    await hands.press('Control+z')
    await expect.poll(order).toEqual(['Party', 'Raiders', 'Archers', 'Left bank', 'Horses'])
    await heading('Left bank').focus()
    await hands.press('Alt+r')
    await expect(dialog(/^Group and side/)).toBeVisible()
    await hands.type('Raiders')
    await page.screenshot({ path: path('merge.png') })
    // The first takes the name that is offered, the second sends it.
    await hands.press('Enter')
    await expect(dialog(/^Group and side/)).toBeVisible()
    await hands.press('Enter')
    await expect(group('Left bank')).toBeHidden()
    await expect(page.getByText(/picked$/)).toBeHidden()
    await expect(group('Raiders')).toContainText('6 up')
  })

  await test.step('folded it is one row, and those who stand flee by one action', async () => {
    await heading('Raiders').focus()
    await hands.press('ArrowLeft')
    await expect(group('Raiders').getByRole('listitem')).toHaveCount(0)
    await hands.press('g l')
    await page.screenshot({ path: path('flight.png') })
    await hands.press('Enter')
    await expect(group('Raiders')).toContainText('6 down · 6 left')
    await hands.press('Control+z')
    await expect(group('Raiders')).toContainText('6 up · 6 down')
    await hands.press('Control+Shift+z')
    for (const [width, height] of [
      [1024, 640],
      [1440, 900],
    ] as const) {
      await resize(table, width, height)
      await page.screenshot({ path: path(`fled-${width}.png`) })
    }
  })

  await test.step('archers mount up, each on a horse, and one whose horse falls is on foot', async () => {
    const row = (name: string) =>
      group(name === 'Warhorse 1' ? 'Horses' : 'Archers')
        .getByRole('listitem')
        .filter({ hasText: name })
    await heading('Archers').focus()
    await hands.press('Space Control+k')
    await hands.type('mount up')
    await hands.press('Enter')
    await expect(row('Barrow archer 1')).toContainText('on Warhorse 1')
    await expect(row('Barrow archer 2')).toContainText('on Warhorse 2')
    await expect(row('Warhorse 1')).toContainText('under Barrow archer 1')
    await page.screenshot({ path: path('mounted.png') })
    await roster.locator('[data-stop]', { hasText: 'Barrow archer 1' }).focus()
    await hands.press('Enter')
    const rides = page.getByRole('combobox', { name: 'Rides' })
    await expect(rides).toHaveValue(/./)
    // The tip of the button before it goes with the focus.
    await rides.focus()
    await expect(page.getByRole('tooltip')).toHaveCount(0)
    await page.screenshot({ path: path('rides.png') })
    expect(await inEveryTheme(page)).toEqual(clean)
    await hands.press('Escape')
    await heading('Archers').focus()
    await hands.press('Space')
    await roster.locator('[data-stop]', { hasText: 'Warhorse 1' }).focus()
    await hands.press('g')
    await hands.type('99')
    await hands.press('Enter')
    await expect(row('Barrow archer 1')).not.toContainText('on Warhorse')
    await expect(row('Barrow archer 2')).toContainText('on Warhorse 2')
    await hands.press('Control+z')
    await expect(row('Barrow archer 1')).toContainText('on Warhorse 1')
  })
})
