import type { Page } from '@playwright/test'
import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { beginFight } from '../story/fight'
import { Hands } from '../story/hands'
import { withPlayers } from '../story/players'

const sizes = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const

const vows = [
  'Find the heir of the burned hall before the first snow',
  'Return the stolen anvil to the smiths of Redhall',
  'Discover who poisoned the well of Long Arm',
  'Avenge Haldor',
]

/** So many tracks that players see how far they are; every fourth is a clock. */
async function addTracks(page: Page, from: number, to: number): Promise<void> {
  await page.evaluate(
    async ([names, first, last]) => {
      for (let at = first; at < last; at++) {
        const name = `${names[at % names.length] ?? ''} ${String(at + 1)}`
        const kind =
          at % 4 === 3
            ? { kind: 'clock' as const, size: 6 }
            : { kind: 'progress' as const, rank: 'dangerous' as const }
        await window.ironTable.call('track.create', { name, ...kind, visibility: 'open' })
      }
    },
    [vows, from, to] as const,
  )
}

/** Who and what stands in the window only in part. */
function cutOf(players: Page): Promise<string[]> {
  return players.evaluate(() =>
    [...document.querySelectorAll('li, [role=status], .tracks ~ p')].flatMap((each) => {
      const box = each.getBoundingClientRect()
      const within = each.closest('.tracks') ?? each.closest('section')
      const list = within?.getBoundingClientRect().bottom ?? innerHeight
      const isInside =
        box.bottom <= Math.min(list, innerHeight) && box.right <= innerWidth && box.left >= 0
      return isInside ? [] : [each.textContent.trim()]
    }),
  )
}

test('nothing that players see is cut by tracks: many stand closer, too many come page by page', async ({
  table,
}, info) => {
  test.setTimeout(180_000)
  const { page } = table
  const hands = new Hands(page)
  const players = await withPlayers(table, hands)
  const seen = players.getByRole('list', { name: 'What the company is watching' })
  const before = await seen.getByRole('listitem').count()
  await addTracks(page, 0, 8)
  const look = async (name: string) => {
    for (const [width, height] of sizes) {
      await players.setViewportSize({ width, height })
      await expect.poll(() => cutOf(players), `${name} ${String(width)}`).toEqual([])
      await players.screenshot({ path: info.outputPath(`${name}-${String(width)}.png`) })
    }
  }
  await expect(seen.getByRole('listitem')).toHaveCount(before + 8)
  await look('title')
  await expect(seen.getByRole('listitem')).toHaveCount(before + 8)

  await addTracks(page, 8, 30)
  const part = players.getByText(/^\d+–\d+ of \d+$/)
  await expect(part).toContainText(`of ${String(before + 30)}`)
  await look('pages')
  expect(await inEveryTheme(players)).toEqual(clean)
  const first = await part.innerText()
  await expect(part).not.toHaveText(first, { timeout: 12_000 })
  await expect.poll(() => cutOf(players)).toEqual([])

  await beginFight(page)
  await expect(players.getByText('Step 1 of 15: Full defence')).toBeVisible()
  await look('fight')
})
