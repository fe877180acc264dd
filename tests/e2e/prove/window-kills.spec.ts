import type { Page } from '@playwright/test'
import { Chance } from '../../prove/support/chance'
import { rounds, seed, tellAttempted } from '../../support/fight/rounds'
import { expect, startTable, test, type Table } from '../app'
import { Hands } from '../story/hands'

declare global {
  interface Window {
    /** Hears what text of a note stood there when it was said to be saved. */
    isSaved(body: string): void
  }
}

const kills = rounds({ short: 2, whole: 50 })
/** The longest that is typed on before a kill, in milliseconds. */
const longest = 6_000

const bodyOf = (page: Page) => page.getByRole('textbox', { name: 'Text of the note' })

/** What a window has said is saved: quick notes, and the text of a note as it then stood. */
interface Acknowledged {
  jots: string[]
  body: string
}

/** Writes quick notes, one after the other. One whose field has closed was acknowledged. */
async function jotOn(hands: Hands, round: number, { jots }: Acknowledged): Promise<void> {
  const field = hands.page.getByRole('combobox', { name: 'Note' })
  for (let number = 1; ; number++) {
    const text = `Kill ${round}, word ${number}`
    await hands.press('n')
    await field.waitFor()
    await hands.type(text)
    await hands.press('Enter')
    await expect(field).toBeHidden()
    jots.push(text)
  }
}

/** Writes at a note, and listens to what its editor says is saved. */
async function writeOn(hands: Hands, round: number, said: Acknowledged): Promise<void> {
  const { page } = hands
  await page.exposeFunction('isSaved', (body: string) => (said.body = body))
  await hands.press('Alt+n')
  await hands.type(`Written until kill ${round}`)
  await hands.press('Enter')
  await expect(bodyOf(page)).toBeFocused()
  await bodyOf(page).evaluate((field: HTMLTextAreaElement) => {
    new MutationObserver(() => {
      const states = [...document.querySelectorAll('[role=status]')]
      const isSaved = states.some(({ textContent }) => textContent.trim() === 'Saved')
      if (isSaved && field.value !== '') window.isSaved(field.value)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  for (let word = 1; ; word++) await hands.type(`word ${word}, `)
}

/** Types in the window until the program is killed under its hands, so long after the first word it saved. */
async function typeUntilKilled(table: Table, round: number, lives: number): Promise<Acknowledged> {
  const said: Acknowledged = { jots: [], body: '' }
  const gone = table.app.waitForEvent('close')
  let isKilled = false
  let timer: NodeJS.Timeout | undefined
  // Before anything was said to be saved there is nothing to lose.
  const watch = setInterval(() => {
    if (said.jots.length + said.body.length === 0) return
    clearInterval(watch)
    timer = setTimeout(() => {
      isKilled = true
      table.app.process().kill('SIGKILL')
    }, lives)
  }, 20)
  const work = round % 2 === 0 ? jotOn : writeOn
  await work(new Hands(table.page), round, said).catch((error: unknown) => {
    clearInterval(watch)
    clearTimeout(timer)
    if (!isKilled) throw error
  })
  await gone
  return said
}

/** All that the campaign holds of what may have been typed: its newest words, and its notes. */
function heldBy(page: Page): Promise<{ journal: string; notes: string[] }> {
  return page.evaluate(async () => {
    const valueOf = async (name: string, input: object) => {
      const reply = await window.ironTable.call(name as never, input as never)
      return (reply as { value: unknown }).value
    }
    const { notes: list } = (await valueOf('note.list', { limit: 200 })) as {
      notes: { id: string }[]
    }
    const notes: string[] = []
    for (const { id } of list) {
      const { body } = (await valueOf('note.read', { noteId: id })) as { body: string }
      notes.push(body)
    }
    return { journal: JSON.stringify(await valueOf('journal.recent', { limit: 500 })), notes }
  })
}

test('a program that is killed while keys are typed has all that its window said is saved', async ({
  folder,
}) => {
  test.setTimeout(60_000 + kills * 40_000)
  const chance = new Chance(seed)
  const failures: string[] = []
  let [jotted, letters] = [0, 0]
  let table = await startTable(folder)
  await table.page.getByRole('button', { name: 'Open the sample campaign' }).click()
  for (let round = 0; round < kills; round++) {
    // Away from any field, where the keys would be letters of a text.
    await table.page.getByRole('link', { name: 'Table' }).click()
    const lives = chance.between(0, longest)
    const { jots, body } = await typeUntilKilled(table, round, lives)
    jotted += jots.length
    letters += body.length
    table = await startTable(folder)
    const { page } = table
    await page.getByRole('link', { name: 'Table' }).waitFor()
    const { journal, notes } = await heldBy(page)
    const lost = jots.filter((text) => !journal.includes(`"${text}"`))
    if (body !== '' && !notes.some((text) => text.startsWith(body))) lost.push(body)
    if (lost.length > 0) failures.push(`round ${round}, after ${lives} ms: lost ${lost.join('; ')}`)
  }
  await table.app.close()
  const told = { 'quick notes': jotted, 'letters of a note': letters }
  tellAttempted({ attack: 'kills by the window', rounds: kills, failures, told })
  // Of every second round, some at least were long enough.
  expect(jotted).toBeGreaterThanOrEqual(kills / 2)
  expect(letters).toBeGreaterThan(0)
  expect(failures).toEqual([])
})
