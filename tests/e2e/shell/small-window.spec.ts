import type { Locator } from '@playwright/test'
import { expect, resize, test } from '../app'
import { goTo, layoutFaultsNow, views, zoom } from '../layout'
import { pictureZoomed } from '../picture'
import { openEmpty } from '../story/cast'

/** What of preparing comes up over a view, by what it is called in the list of actions. */
const dialogs = {
  Library: 'Library',
  'Print prep': 'Print prep',
  Pictures: 'Pictures',
  Tours: 'Tours',
  Calendar: 'Calendar',
  'Rules of this campaign': 'Rules of this campaign',
  'Rule systems of this campaign': 'Rule systems',
  Keys: 'Keys',
  'Clocks and tracks': 'Clocks and tracks',
  History: 'History',
  Handbook: 'Handbook',
  'Settings of the program': 'Settings of the program',
  'Who is tied to whom': 'Who is tied to whom',
  'New character': 'New character',
  'New NPC': 'New NPC',
  'New mission': 'New mission',
  'Guide for a new campaign': 'A new campaign',
}

for (const many of ['little', 'much']) {
  test(`what comes up over a view scrolls in one place, in the smallest window with text half as large again, with ${many} in it`, async ({
    table,
    folder,
  }, info) => {
    test.slow()
    const { page } = table
    const faults: string[] = []
    async function walkGuide(guide: Locator): Promise<void> {
      for (const step of await guide.getByRole('navigation').getByRole('button').all()) {
        await step.click()
        await expect(step).toHaveAttribute('aria-current', 'step')
        const name = `guide, ${await step.innerText()}`
        faults.push(...(await layoutFaultsNow(page, name)))
        await pictureZoomed(table, info.outputPath(`${name.replace('\n', ' ')}.png`))
      }
    }
    if (many === 'little') await openEmpty(table, folder, ['ironsworn', 'cold-iron'])
    else await page.getByRole('button', { name: 'The Glass Orchard (all games together)' }).click()
    await page.getByRole('link', { name: 'Cast' }).waitFor()
    await resize(table, 1024, 640)
    await zoom(table, 1.5, 1024)
    for (const view of [...views, 'report/session', 'report/saga', 'report/board']) {
      await page.evaluate((hash) => window.location.assign(`#/${hash}`), view)
      await page.locator('main').getByRole('heading').first().waitFor({ state: 'attached' })
      faults.push(...(await layoutFaultsNow(page, view)))
      await pictureZoomed(table, info.outputPath(`${view.replace('/', '-')}.png`))
    }
    for (const [action, title] of Object.entries(dialogs)) {
      await goTo(page, `#/${action === 'New mission' ? 'missions' : 'cast'}`)
      await page.keyboard.press('Control+k')
      await expect(page.getByPlaceholder('What do you want to do')).toBeFocused()
      await page.keyboard.type(action)
      await page.getByRole('option', { name: action }).first().click()
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog).toBeVisible()
      // It comes up slowly: what is measured and seen is the whole of it.
      await expect(dialog).toHaveCSS('opacity', '1')
      faults.push(...(await layoutFaultsNow(page, action)))
      await pictureZoomed(table, info.outputPath(`${action}.png`))
      if (title === 'A new campaign') await walkGuide(dialog)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    expect(faults).toEqual([])
  })
}
