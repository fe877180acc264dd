import type { Page } from '@playwright/test'
import { expect, resize, test } from '../app'
import { beginMove, typeDice } from '../story/move'
import { call } from '../story/campaign'
import { openOath, write } from '../story/oath'
import { land, questOf, take } from '../story/quest'

/** A track that is open, half full where nothing else is said. */
async function openTrack(page: Page, name: string, purpose: string, by = 20): Promise<void> {
  await call(page, 'track.create', {
    ...{ kind: 'progress', name, rank: 'dangerous', system: 'ironsworn', purpose },
  })
  const tracks = (await call(page, 'track.list', {})) as { id: string; name: string }[]
  const trackId = tracks.find((each) => each.name === name)?.id ?? ''
  if (by > 0) await call(page, 'track.advance', { trackId, by })
}

test('IS-108 a journey that is set out on opens a track of its own beside one that is open', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openOath(table, folder)
  await openTrack(page, 'Over the pass', 'journey')
  await expect(questOf(page, 'Over the pass')).toContainText('20 of 40')
  await page.keyboard.press('j')
  await expect(page.getByRole('textbox', { name: 'Where to' })).toBeFocused()
  await page.keyboard.type('To the sea')
  await take(page.getByRole('radio', { name: 'Troublesome' }))
  await page.keyboard.press('Control+Enter')
  const runner = page.getByRole('region', { name: 'Undertake a Journey', exact: true })
  await expect(runner.getByRole('combobox', { name: 'Journey' })).toHaveValue('')
  await expect(runner.getByRole('textbox', { name: /called/ })).toHaveValue('To the sea')
  await typeDice(page, 'Undertake a Journey', '623')
  await take(page.getByRole('checkbox', { name: /Go carefully/ }))
  await land(page)
  await expect(questOf(page, 'To the sea')).toContainText('12 of 40')
  await expect(questOf(page, 'Over the pass')).toContainText('20 of 40')
})

test('IS-129 IS-172 a setback takes progress from any vow, journey or fight that is open', async ({
  table,
  folder,
}) => {
  const { page } = table
  const { asta } = await openOath(table, folder)
  await write(page, asta, { health: { value: 0 }, spirit: { value: 0 }, momentum: -6 })
  await call(page, 'party.edit', { system: 'ironsworn', sheet: { supply: 0 } })
  await openTrack(page, 'Over the pass', 'journey')
  await openTrack(page, 'The lost bell', 'vow', 2)
  await openTrack(page, 'Ash bear', 'foe', 8)
  await beginMove(page, 'Asta', 'setback')
  const points = page.getByRole('spinbutton', { name: 'Points to give up' })
  await points.fill('2')
  await expect(page.getByText('the rest is lost on a track, named here')).toBeVisible()
  const progress = page.getByRole('checkbox', { name: /Lose progress/ })
  await expect(progress).toContainText('Say above which track loses progress.')
  const track = page.getByRole('combobox', { name: 'Track that loses progress' })
  await expect(track.getByRole('option')).toHaveText([
    /No track/,
    /Over the pass/,
    /The lost bell/,
    /Ash bear/,
  ])
  await track.selectOption({ label: 'Over the pass (Dangerous, 20 of 40 ticks)' })
  await take(progress)
  await land(page)
  await expect(questOf(page, 'Over the pass')).toContainText('4 of 40')
})

test('the strip of tracks names each of them at any width', async ({ table, folder }) => {
  const { page } = table
  await openOath(table, folder)
  await openTrack(page, 'Over the pass to Greyhollow', 'journey')
  await openTrack(page, 'The bell that was lost', 'vow')
  await openTrack(page, 'The raiders of the coast', 'foe')
  await call(page, 'track.create', { kind: 'clock', name: 'The storm comes near', size: 6 })
  const strip = page.getByRole('list', { name: 'Clocks and tracks under way' })
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
    [1024, 640],
  ] as const) {
    await resize(table, width, height)
    for (const name of ['Over the pass', 'The bell', 'The raiders', 'The storm']) {
      const box = await strip.getByText(name).boundingBox()
      const bar = await strip.boundingBox()
      expect(box?.width ?? 0).toBeGreaterThan(60)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan((bar?.y ?? 0) + (bar?.height ?? 0))
    }
  }
})

test('players read the whole progress against a foe, in a small window as well', async ({
  table,
  folder,
}) => {
  const { page, app } = table
  await openOath(table, folder)
  await call(page, 'track.create', {
    ...{ kind: 'progress', name: 'The raiders of the salt coast', rank: 'dangerous' },
    ...{ system: 'ironsworn', purpose: 'foe', visibility: 'open' },
  })
  await call(page, 'playerView.show', { stage: { kind: 'moment' } })
  await page.keyboard.press('Control+Shift+P')
  await expect.poll(() => app.windows().length).toBe(2)
  const players = app.windows().find((each) => each !== page)
  if (!players) throw new Error('no second window')
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()
      .find((each) => each.webContents.getURL().endsWith('#/player'))
      ?.setBounds({ x: 0, y: 0, width: 800, height: 600 }),
  )
  const progress = players.getByText('0 of 10 worn down')
  await expect(progress).toBeVisible()
  const isCut = await progress.evaluate((text) => {
    const line = text.parentElement?.getBoundingClientRect()
    return text.getBoundingClientRect().right > (line?.right ?? 0) + 1
  })
  expect(isCut).toBe(false)
})
