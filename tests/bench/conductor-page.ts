import type { Page } from '@playwright/test'

/** What the page is given to time itself with. */
interface Paints {
  nextPaint: { begin(): void; taken(): Promise<number> }
}

/**
 * Runs in the page: times from a key's own time stamp to the frame that shows what `watched` selects
 * otherwise than before.
 */
export function listenForPaint(watched: string): void {
  const seen = () => document.querySelector(watched)?.textContent
  let before = seen()
  let start = 0
  let painted = Promise.resolve(0)
  window.addEventListener('keydown', (event) => (start = event.timeStamp), true)
  const begin = () => {
    before = seen()
    painted = new Promise((done, fail) => {
      const late = setTimeout(() => fail(new Error('nothing was painted in 10 s')), 10_000)
      const watch = new MutationObserver(() => {
        if (seen() === before) return
        watch.disconnect()
        clearTimeout(late)
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))
      })
      watch.observe(document.body, {
        subtree: true,
        attributes: true,
        childList: true,
        characterData: true,
      })
    })
  }
  ;(window as unknown as Paints).nextPaint = { begin, taken: () => painted }
}

/** Presses a key; the milliseconds until what it did is painted. */
export async function timeKey(page: Page, key: string): Promise<number> {
  await page.evaluate(() => (window as unknown as Paints).nextPaint.begin())
  await page.keyboard.press(key)
  return page.evaluate(() => (window as unknown as Paints).nextPaint.taken())
}

/** Lets everybody who can declare an attack on somebody of the other side, without the screen. */
export async function declareAll(page: Page, encounterId: string): Promise<void> {
  await page.evaluate(async (id) => {
    interface Fight {
      context: {
        combatants: Record<string, { id: string; side: string; state: { dead: boolean } }>
        declarations: Record<string, unknown>
      }
    }
    const reply = await window.ironTable.call('encounter.fight', { encounterId: id })
    const { combatants, declarations } = (reply as { value: Fight }).value.context
    const all = Object.values(combatants)
    const sides = {
      party: all.filter((each) => each.side === 'party'),
      foe: all.filter((each) => each.side === 'foe'),
    }
    for (const [index, who] of all.entries()) {
      if (declarations[who.id] || who.state.dead) continue
      const others = who.side === 'party' ? sides.foe : sides.party
      const target = others[index % others.length]
      if (!target) continue
      const declaration = { kind: 'attack', targetId: target.id, weapon: 0 }
      const event = { type: 'declare', combatantId: who.id, declaration }
      await window.ironTable.call('encounter.act', { encounterId: id, event })
    }
  }, encounterId)
}
