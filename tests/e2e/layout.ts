import type { Page } from '@playwright/test'
import { resize, type Table } from './app'

/** The sizes of a window that a table has; the first is the smallest there is. */
const sizes = [
  [1024, 640],
  [1280, 720],
  [1440, 900],
] as const

/**
 * Runs in the page: what is cut off, overflows its box, leaves the window or lies under something
 * else. Text that is cut on purpose must have its words in a title.
 */
function faultsOfLayout(): string[] {
  const faults: string[] = []
  const wide = window.innerWidth
  const controls = 'button, a[href], input, select, textarea, [role=radio], [role=checkbox]'
  /** Pixels by which fractions of a line may differ. */
  const slack = 2
  /** Pixels that text which is cut, and a list that is scrolled, must have to tell anything. */
  const [tellingWidth, tellingHeight] = [16, 60]
  /** Pixels that a line to be written in must have. */
  const writingWidth = 72

  function nameOf(element: Element): string {
    const words = element.getAttribute('aria-label') ?? element.textContent.trim()
    const kind = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
    return `“${words.replace(/\s+/g, ' ').slice(0, 40)}” ${kind.slice(0, 60)}`
  }

  function isSeen(element: Element): boolean {
    const box = element.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) return false
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    return element.closest('.sr-only, [inert]') === null
  }

  /** The part of a box that no scrolled ancestor hides; null for nothing. */
  function inSight(element: Element): DOMRect | null {
    let { left, top, right, bottom } = element.getBoundingClientRect()
    for (let up = element.parentElement; up; up = up.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(up)
      const box = up.getBoundingClientRect()
      if (overflowX !== 'visible') {
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
      }
      if (overflowY !== 'visible') {
        top = Math.max(top, box.top)
        bottom = Math.min(bottom, box.bottom)
      }
      if (position === 'fixed') break
    }
    const isThere = right - left > 1 && bottom - top > 1
    return isThere ? new DOMRect(left, top, right - left, bottom - top) : null
  }

  const isText = (element: Element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
  const isOver = (element: Element) => element.scrollWidth > element.clientWidth + slack

  /** What of it can only be scrolled to, or not be read at all. */
  function findCut(element: HTMLElement, overflowX: string): void {
    if (overflowX === 'auto' || overflowX === 'scroll') {
      const edge = element.getBoundingClientRect().left + element.clientWidth
      const wide = [...element.querySelectorAll('*')].findLast(
        (inner) => inner.getBoundingClientRect().right > edge + slack,
      )
      faults.push(`scrolls sideways: ${nameOf(element)} for ${wide ? nameOf(wide) : 'nothing'}`)
    } else if (isText(element) && !element.closest('[title]')) {
      faults.push(`cut: ${nameOf(element)}`)
    } else if (isText(element) && element.clientWidth < tellingWidth) {
      faults.push(`cut to nothing: ${nameOf(element)}`)
    }
  }

  /** A line that can hardly be written in. */
  function findNarrow(element: HTMLElement): void {
    const isWritten = element.matches(
      'textarea, input[type=text]:not([inputmode]), input[type=search]',
    )
    if (isWritten && element.clientWidth < writingWidth) {
      faults.push(`too narrow to write in: ${nameOf(element)}`)
    }
  }

  /** What does not fit into its own box. */
  function findOverflow(element: HTMLElement): void {
    const { overflowX, display } = getComputedStyle(element)
    if (!isOver(element) || element.clientWidth === 0) return
    if (element.matches('input, textarea, select')) return
    const isPressed = element.matches('button, a[href]') && display !== 'inline'
    const isLine = isPressed || (isText(element) && !display.startsWith('inline'))
    if (overflowX === 'visible' && isLine) faults.push(`overflows: ${nameOf(element)}`)
    if (overflowX === 'visible') return
    findCut(element, overflowX)
  }

  /** Whether there is more of it than is seen, above or below. */
  function isScrolled(element: Element): boolean {
    const { overflowY } = getComputedStyle(element)
    if (overflowY !== 'auto' && overflowY !== 'scroll') return false
    return element.scrollHeight > element.clientHeight + slack
  }

  /** What is scrolled inside of something else that is: two bars, and the wheel moves one of them. */
  function findScrolledTwice(element: HTMLElement): void {
    for (let up = element.parentElement; up; up = up.parentElement) {
      if (isScrolled(up)) faults.push(`scrolls inside ${nameOf(up)}: ${nameOf(element)}`)
    }
  }

  /** What is scrolled in a slit, on into nothing, or twice. */
  function findScrolling(element: HTMLElement): void {
    const { clientHeight, scrollHeight, scrollTop } = element
    // A text to be written has no boxes inside that could end before it does.
    if (element.matches('textarea') || !isScrolled(element)) return
    findScrolledTwice(element)
    if (clientHeight < tellingHeight) {
      faults.push(`scrolls in a slit of ${String(clientHeight)} px: ${nameOf(element)}`)
    }
    const top = element.getBoundingClientRect().top - scrollTop
    const bottoms = [...element.querySelectorAll('*')].map((inner) => {
      let { bottom } = inner.getBoundingClientRect()
      if (getComputedStyle(inner).clipPath !== 'none') return 0
      for (let up = inner.parentElement; up && up !== element; up = up.parentElement) {
        if (getComputedStyle(up).overflowY === 'visible') continue
        bottom = Math.min(bottom, up.getBoundingClientRect().bottom)
      }
      return bottom
    })
    const nothing = scrollHeight - (Math.max(...bottoms) - top)
    if (nothing > tellingHeight) {
      faults.push(`scrolls ${nothing.toFixed(0)} px into nothing: ${nameOf(element)}`)
    }
  }

  /** What stands beyond the edge of the window. */
  function findOutside(element: HTMLElement): void {
    const { left, right } = element.getBoundingClientRect()
    const isOut = right > wide + slack || left < -slack
    if (isOut && (isText(element) || element.matches(controls)) && inSight(element)) {
      faults.push(`out of the window: ${nameOf(element)}`)
    }
  }

  /** What is over the middle of a control that is in sight; null for nothing that hinders anybody. */
  function coverOf(element: Element): Element | null {
    // The middle of a link that goes on in the next line may be anywhere.
    if (element.getClientRects().length > 1) return null
    const sight = inSight(element)
    if (!sight || sight.height < 8 || sight.width < 8) return null
    const [x, y] = [sight.left + sight.width / 2, sight.top + sight.height / 2]
    if (x < 0 || y < 0 || x > wide || y > window.innerHeight) return null
    const top = document.elementFromPoint(x, y)
    if (!top || element.contains(top) || top.contains(element)) return null
    return top
  }

  /** Whether it stays where it is while the rest is scrolled under it. */
  function isStuckOver(top: Element, element: Element): boolean {
    for (let up: Element | null = top; up && !up.contains(element); up = up.parentElement) {
      if (getComputedStyle(up).position === 'sticky') return true
    }
    return false
  }

  /** What lies under something else; whatever a dialog lies over is not meant to be used. */
  function findCovered(element: Element): void {
    if (!isSeen(element) || getComputedStyle(element).pointerEvents === 'none') return
    const top = coverOf(element)
    if (!top || top.closest('label')?.contains(element)) return
    if (top.closest('[role=dialog]') && !element.closest('[role=dialog]')) return
    if (isStuckOver(top, element)) return
    faults.push(`covered: ${nameOf(element)} by ${nameOf(top)}`)
  }

  for (const element of document.querySelectorAll('body *')) {
    if (!(element instanceof HTMLElement) || !isSeen(element)) continue
    findNarrow(element)
    findOverflow(element)
    findScrolling(element)
    findOutside(element)
  }
  for (const element of document.querySelectorAll(controls)) findCovered(element)
  return [...new Set(faults)]
}

/** Shows everything larger by this factor in a window of this width. */
export async function zoom({ app, page }: Table, factor: number, width: number): Promise<void> {
  await app.evaluate(({ BrowserWindow }, by) => {
    for (const window of BrowserWindow.getAllWindows()) window.webContents.setZoomFactor(by)
  }, factor)
  await page.waitForFunction((wide) => Math.abs(window.innerWidth - wide) <= 1, width / factor)
}

/** What is wrong with what the window shows as it is now. */
export async function layoutFaultsNow(page: Page, screen: string): Promise<string[]> {
  // What measures itself has done so when two frames are through.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  const found = await page.evaluate(faultsOfLayout)
  return found.map((fault) => `${screen}: ${fault}`)
}

/** What is wrong with what the window shows, in every size and with text half as large again. */
export async function layoutFaults(table: Table, screen: string): Promise<string[]> {
  const faults: string[] = []
  async function look(size: string): Promise<void> {
    faults.push(...(await layoutFaultsNow(table.page, `${screen}, ${size}`)))
  }
  for (const [width, height] of sizes) {
    await resize(table, width, height)
    await look(`${String(width)}×${String(height)}`)
  }
  await zoom(table, 1.5, 1440)
  await look('150 %')
  await zoom(table, 1, 1440)
  return faults
}

/** The views of a campaign, by their addresses. */
export const views = ['table', 'cast', 'fronts', 'missions', 'sessions', 'notes', 'tools']

/** Goes to a view of the campaign, where something stands that only it has. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((hash) => window.location.assign(hash), address)
  await page.waitForFunction((hash) => location.hash === hash, address)
  await page.locator('main h1, main h2').first().waitFor()
}
