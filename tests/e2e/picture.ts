import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { resize, type Table } from './app'

const folder = process.env.IRON_TABLE_PICTURES

/** Takes a picture of the screen in both sizes that matter, where a folder for them is named. */
export async function picture(table: Table, name: string): Promise<void> {
  if (!folder) return
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ] as const) {
    await resize(table, width, height)
    await table.page.waitForTimeout(250)
    await table.page.screenshot({ path: join(folder, `${name}-${width}.png`) })
  }
}

/** Does something in every size of a window that a table has, from the smallest there is. */
export async function inEverySize(
  table: Table,
  what: (width: number) => Promise<unknown>,
): Promise<void> {
  for (const [width, height] of [
    [1024, 640],
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await resize(table, width, height)
    await what(width)
  }
}

/** Takes a picture of the screen in every size a table has it, into the test's own output. */
export async function pictureInTest(
  table: Table,
  path: (name: string) => string,
  name: string,
): Promise<void> {
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await resize(table, width, height)
    await table.page.screenshot({ path: path(`${name}-${width}.png`) })
  }
}

/** Draws the whole of a saved page as a browser so wide would show it, in a window that nobody sees. */
export async function drawPage(
  { app }: Table,
  path: string,
  to: string,
  width = 1280,
): Promise<void> {
  const base64 = await app.evaluate(
    async ({ BrowserWindow }, [file, wide]) => {
      const webPreferences = { partition: 'look', offscreen: true }
      const window = new BrowserWindow({ width: wide, height: 900, show: false, webPreferences })
      await window.loadFile(file)
      const height = (await window.webContents.executeJavaScript(
        'document.fonts.ready.then(() => document.documentElement.scrollHeight)',
      )) as number
      window.setContentSize(wide, Math.min(height, 6000))
      await new Promise((resolve) => setTimeout(resolve, 500))
      const image = await window.webContents.capturePage()
      window.destroy()
      return image.toPNG().toString('base64')
    },
    [path, width] as const,
  )
  writeFileSync(to, Buffer.from(base64, 'base64'))
}

/** The window as it is seen; the browser's own picture knows nothing of its zoom. */
export async function pictureZoomed({ app }: Table, path: string): Promise<void> {
  const base64 = await app.evaluate(async ({ BrowserWindow }) => {
    const image = await BrowserWindow.getAllWindows()[0]?.capturePage()
    return image?.toPNG().toString('base64') ?? ''
  })
  writeFileSync(path, Buffer.from(base64, 'base64'))
}
