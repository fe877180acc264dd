import type { ElectronApplication } from '@playwright/test'

/** What stands on the screen of a window: its address behind the #, its text, its banners, its buttons. */
export interface Screen {
  hash: string
  text: string
  alert: string
}

/**
 * The screen of the window whose address behind the # begins so, asked of the program itself: a page
 * that has crashed once is given up by Playwright for good. Null while there is no such window.
 */
export function screenAt(app: ElectronApplication, hash: string): Promise<Screen | null> {
  return app.evaluate(async ({ webContents }, start) => {
    const found = webContents
      .getAllWebContents()
      .find((one) => new URL(one.getURL()).hash.startsWith(start))
    if (!found || found.isCrashed() || found.isLoading()) return null
    const screen = found.executeJavaScript(`({
      hash: window.location.hash,
      text: document.body.innerText,
      alert: document.querySelector('[role=alert]')?.innerText ?? '',
    })`) as Promise<Screen>
    // A page that crashes meanwhile answers nothing at all.
    const gone = new Promise<null>((resolve) =>
      found.once('render-process-gone', () => resolve(null)),
    )
    return Promise.race([screen, gone])
  }, hash)
}

/** Presses the first button with these words in the window whose address begins so. */
export function pressAt(app: ElectronApplication, hash: string, words: string): Promise<void> {
  return app.evaluate(
    async ({ webContents }, [start, name]) => {
      const found = webContents
        .getAllWebContents()
        .find((one) => new URL(one.getURL()).hash.startsWith(start))
      await found?.executeJavaScript(
        `[...document.querySelectorAll('button')]
          .find((button) => button.innerText.includes(${JSON.stringify(name)})).click()`,
      )
    },
    [hash, words] as const,
  )
}

/** Crashes the page of the window whose address begins so; resolves when it has gone. */
export function crashAt(app: ElectronApplication, hash: string): Promise<void> {
  return app.evaluate(async ({ webContents }, start) => {
    const found = webContents
      .getAllWebContents()
      .find((one) => new URL(one.getURL()).hash.startsWith(start))
    const gone = new Promise((resolve) => found?.once('render-process-gone', resolve))
    found?.forcefullyCrashRenderer()
    await gone
  }, hash)
}
