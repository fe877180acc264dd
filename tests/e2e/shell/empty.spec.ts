import { expect, resize, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { openEmpty } from '../story/cast'

const views = [
  'table',
  'cast',
  'fronts',
  'missions',
  'sessions',
  'notes',
  'tools',
  'report/mission',
  'report/session',
  'report/character',
]

/** Runs in the page: of each thing that is said not to be there, whether a button beside it helps. */
function emptyOnes(): { said: string; isHelped: boolean }[] {
  return [...document.querySelectorAll<HTMLElement>('main [data-empty]')]
    .filter((each) => each.checkVisibility())
    .map((each) => {
      const around = each.closest('section, [role="region"]') ?? each.closest('main')
      const buttons = [...(around?.querySelectorAll('button') ?? [])]
      const isHelped = buttons.some((button) => !button.disabled && button.checkVisibility())
      return { said: each.innerText, isHelped }
    })
}

for (const system of ['cold-iron', 'iron-fist', 'ironsworn', 'dungeon-world']) {
  test(`an empty campaign of ${system} says on every screen what to do next`, async ({
    table,
    folder,
  }, info) => {
    test.setTimeout(180_000)
    const { page } = table
    await openEmpty(table, folder, [system])
    for (const view of views) {
      await page.evaluate((hash) => window.location.assign(`#/${hash}`), view)
      const empty = page.locator('main [data-empty]').first()
      await expect(empty, view).toBeVisible()
      await expect(empty, view).not.toHaveAttribute('role', 'alert')
      expect(
        (await page.evaluate(emptyOnes)).filter(({ isHelped }) => !isHelped),
        view,
      ).toEqual([])
      expect(await inEveryTheme(page), view).toEqual(clean)
      if (view === 'tools' || view === 'table' || view === 'report/mission') {
        for (const [width, height] of [
          [1024, 640],
          [1440, 900],
        ] as const) {
          await resize(table, width, height)
          const name = view.replace('/', '-')
          await page.screenshot({ path: info.outputPath(`${name}-${width}.png`) })
        }
      }
    }
  })
}
