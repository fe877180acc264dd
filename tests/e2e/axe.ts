import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const usual = 'dark'
/** The others differ from the usual theme by their colours alone. */
const others = ['light', 'dim-red']
const rulesOfColour = ['color-contrast', 'link-in-text-block']
const standards = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds, in short. */
async function violations(axe: AxeBuilder): Promise<string[]> {
  // Electron opens no second page, which axe's newer mode wants.
  const { violations: found } = await axe.setLegacyMode(true).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

/**
 * What axe finds against WCAG 2.2 AA: everything in the usual theme, in the others what their
 * colours may break. The usual theme is shown again afterwards.
 */
export async function inEveryTheme(page: Page): Promise<Record<string, string[]>> {
  await show(page, usual)
  const found: Record<string, string[]> = {}
  found[usual] = await violations(new AxeBuilder({ page }).withTags(standards))
  for (const theme of others) {
    await show(page, theme)
    found[theme] = await violations(new AxeBuilder({ page }).withRules(rulesOfColour))
  }
  await show(page, usual)
  return found
}

/** Shows a theme. Colours fade from one to the next; axe must see them where they end. */
async function show(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset.theme = name
    const painted = () => new Promise(requestAnimationFrame)
    const fading = () =>
      document.getAnimations().filter((each) => {
        const { playState, effect } = each
        return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
      })
    // What inherits its colour begins to fade when its parent has.
    do {
      await painted()
      await Promise.all(fading().map(({ finished }) => finished.catch(() => null)))
      await painted()
    } while (fading().length > 0)
  }, theme)
}

/** Nothing found in any theme. */
export const clean = { dark: [], light: [], 'dim-red': [] }
