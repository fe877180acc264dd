import { expect, type ElectronApplication } from '@playwright/test'

/** Waits until a thread watches over the program: it begins once the window has what it asked for. */
export async function isWatched(app: ElectronApplication): Promise<void> {
  const threads = () =>
    app.evaluate(() => (process.report.getReport() as { workers: unknown[] }).workers.length)
  await expect.poll(threads).toBeGreaterThan(0)
}
