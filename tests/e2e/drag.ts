import { expect, type Locator, type Page } from '@playwright/test'

/** Begins to drag: the button is held, and what is dragged has left its place. */
export async function lift(page: Page, what: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded()
  const box = await what.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 12, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 24, y + 12, { steps: 6 })
}

/** Drags something to a field that opens meanwhile. */
export async function drag(page: Page, what: Locator, to: Locator): Promise<void> {
  await lift(page, what)
  await to.hover()
  await page.mouse.up()
  await expect(to).toHaveCount(0)
}
