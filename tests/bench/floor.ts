import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { _electron } from '@playwright/test'
import { listenForPaint, timeKey } from './conductor-page.ts'

const keys = 200

/**
 * What a key costs at the least, in milliseconds from key to paint: a bare page with two lists of sixty
 * rows, where one key asks main once, which commits, and rewrites every row.
 */
export async function timeFloor(folder: string): Promise<number[]> {
  const app = await _electron.launch({
    executablePath: process.env.IRON_TABLE_ELECTRON ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      `--user-data-dir=${mkdtempSync(join(folder, 'floor-'))}`,
      join(import.meta.dirname, 'floor'),
    ],
  })
  const page = await app.firstWindow()
  await page.locator('li').first().waitFor()
  await page.evaluate(listenForPaint, '.fight-panel')
  const taken: number[] = []
  for (let key = 0; key < keys; key++) {
    taken.push(await timeKey(page, 'n'))
    await page.waitForTimeout(20)
  }
  await app.close()
  return taken
}
