import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const themes = ['dark', 'light', 'dim-red']

/** What axe finds against WCAG 2.2 AA, in short. */
async function violations(page: Page): Promise<string[]> {
  // Electron opens no second page, which axe's newer mode wants.
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

/** What axe finds in each of the three themes; the first one is shown again afterwards. */
export async function inEveryTheme(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const theme of themes) {
    await show(page, theme)
    // Colours fade from theme to theme; axe must see them where they end.
    await page.waitForTimeout(400)
    found[theme] = await violations(page)
  }
  await show(page, themes[0])
  return found
}

async function show(page: Page, theme: string | undefined): Promise<void> {
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name
  }, theme)
}

/** Nothing found in any theme. */
export const clean = { dark: [], light: [], 'dim-red': [] }
