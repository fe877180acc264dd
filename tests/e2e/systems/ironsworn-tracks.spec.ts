import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { typeDice } from '../story/move'
import { call } from '../story/campaign'
import { openOath } from '../story/oath'
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
