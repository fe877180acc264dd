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
