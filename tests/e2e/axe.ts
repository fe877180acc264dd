import axe, { type AxeResults, type RunOnly, type RunOptions } from 'axe-core'
import type { Page } from '@playwright/test'

const usual = 'dark'
/** The others differ from the usual theme by their colours alone. */
const others = ['light', 'dim-red']
const everything: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
const colours: RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
}

/** What axe finds, in short. It is brought into the page once. */
async function violations(page: Page, runOnly: RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = { runOnly, resultTypes: ['violations'] }
  const { violations: found } = await page.evaluate<AxeResults, RunOptions>(
    (asked) => (window as unknown as { axe: typeof axe }).axe.run(document, asked),
    options,
  )
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

/**
 * What axe finds against WCAG 2.2 AA: everything in the usual theme, in the others what their
 * colours may break. The usual theme is shown again afterwards.
 */
export async function inEveryTheme(page: Page): Promise<Record<string, string[]>> {
  await show(page, usual)
  const found: Record<string, string[]> = {}
  found[usual] = await violations(page, everything)
  for (const theme of others) {
    await show(page, theme)
    found[theme] = await violations(page, colours)
  }
  await show(page, usual)
  return found
}

/** Shows a theme, without the fading from one to the next: axe must see the colours where they end. */
async function show(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (name) => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(still)
    document.documentElement.dataset.theme = name
    const painted = () => new Promise(requestAnimationFrame)
    const moving = () =>
      document.getAnimations().filter((each) => {
        const { playState, effect } = each
        return playState === 'running' && effect?.getComputedTiming().endTime !== Infinity
      })
    do {
      await painted()
      await Promise.all(moving().map(({ finished }) => finished.catch(() => null)))
    } while (moving().length > 0)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== still)
  }, theme)
}

/** Nothing found in any theme. */
export const clean = { dark: [], light: [], 'dim-red': [] }
