import { copyFileSync, mkdtempSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { _electron, type Page } from '@playwright/test'
import { bigQueries, fillBigCampaign } from './big-campaign.ts'
import { listenForPaint, timeKey } from './conductor-page.ts'
import { report } from './figures.ts'

const rounds = 5

/** Milliseconds by what was done. */
type Taken = Record<string, number[]>

/** Calls the program from the page and times its answer; a call that is not answered is no figure. */
function timeCall(page: Page, name: string, inputs: object[]): Promise<number[]> {
  return page.evaluate(
    async ([called, given]) => {
      const taken: number[] = []
      for (const input of given) {
        const start = performance.now()
        const reply = await window.ironTable.call(called, input)
        taken.push(performance.now() - start)
        if (!reply.ok) throw new Error(`${called}: ${JSON.stringify(reply.error)}`)
      }
      return taken
    },
    [name, inputs] as const,
  )
}

/** Milliseconds in which a campaign of this size is copied and checked once it is open. */
const checking = 10_000

/** From the call that opens a campaign, closed whole, until it is answered, and until its table can be used. */
async function timeOpening(page: Page, file: string) {
  await page.evaluate(() => window.ironTable.call('file.close', {}))
  await page.getByRole('button', { name: 'Open the sample campaign' }).waitFor()
  const start = performance.now()
  const [answered = 0] = await timeCall(page, 'file.open', [{ path: file }])
  await page.getByRole('link', { name: 'Cast', exact: true }).click({ trial: true })
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  return { answered, usable: performance.now() - start }
}

/** From the click on a view's tab until its heading is painted. */
async function timeView(page: Page, view: string): Promise<number> {
  await page.evaluate(() => {
    location.hash = '#/tools'
  })
  await page.getByRole('heading', { level: 1, name: 'Tools' }).waitFor()
  const start = performance.now()
  await page.getByRole('link', { name: view, exact: true }).click()
  await page.locator('main h1').first().waitFor({ state: 'attached' })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
  return performance.now() - start
}

/** Types a word into Find of the cast: milliseconds from each letter to the list that it finds. */
async function timeFind(page: Page): Promise<number[]> {
  const taken: number[] = []
  await page.getByRole('link', { name: 'Cast', exact: true }).click()
  const field = page.getByRole('searchbox', { name: 'Find someone' })
  for (let round = 0; round < rounds; round++) {
    await field.fill('')
    await page.waitForTimeout(300)
    await field.focus()
    taken.push(await timeKey(page, 'b'))
  }
  return taken
}

/** Types letters into a note of so many: milliseconds from each to its place in the preview. */
async function timeNote(page: Page, length: number): Promise<number[]> {
  const line = 'The ferry at **Low Water** takes whoever pays, and asks nobody where they go.\n\n'
  const body = line.repeat(Math.ceil(length / line.length)).slice(0, length)
  await page.evaluate(async (text) => {
    const made = await window.ironTable.call('note.create', { title: 'A long note', body: text })
    if (!made.ok) throw new Error(JSON.stringify(made.error))
    const { noteId } = made.value as { noteId: string }
    location.hash = `#/notes?note=${noteId}`
  }, body)
  await page.getByRole('heading', { name: 'A long note' }).first().waitFor()
  await page.getByRole('textbox', { name: 'Text of the note' }).click()
  await page.keyboard.press('Control+End')
  const taken: number[] = []
  for (let round = 0; round < 20; round++) taken.push(await timeKey(page, 'x'))
  return taken
}

async function measure(page: Page, file: string, missionId: string): Promise<Taken> {
  const taken: Taken = { open: [] }
  await timeCall(page, 'file.close', [{}])
  // Whoever made the file was not this program: the first opening checks it.
  taken['open, unknown'] = await timeCall(page, 'file.open', [{ path: file }])
  const openings: number[] = []
  for (let round = 0; round < rounds; round++) {
    await page.waitForTimeout(checking)
    const { answered, usable } = await timeOpening(page, file)
    taken.open?.push(answered)
    openings.push(usable)
  }
  taken['open until its table can be used'] = openings
  await page.waitForTimeout(checking)
  const searches = bigQueries().map((text) => ({ text }))
  taken.search = await timeCall(page, 'search.find', searches)
  const pages = Array.from({ length: 20 }, () => ({ limit: 100 }))
  taken['journal, newest 100'] = await timeCall(page, 'journal.recent', pages)
  const reports = Array.from({ length: 20 }, () => ({
    ...{ subject: 'mission', id: missionId },
    audience: 'gm',
  }))
  taken['mission report'] = await timeCall(page, 'report.read', reports)
  const nothing = Array.from({ length: rounds }, () => ({}))
  for (const name of ['npc.list', 'front.list', 'mission.list', 'note.list', 'encounter.list']) {
    taken[name] = await timeCall(page, name, nothing)
  }
  for (const view of ['Table', 'Cast', 'Fronts', 'Missions', 'Notes']) {
    const views: number[] = []
    for (let round = 0; round < rounds; round++) views.push(await timeView(page, view))
    taken[`view ${view}`] = views
  }
  await page.evaluate(listenForPaint, 'main')
  taken['Find in the cast, a letter'] = await timeFind(page)
  taken['a letter in a note of 20,000'] = await timeNote(page, 20_000)
  const text = 'a note of the bench'
  taken['a command'] = await timeCall(
    page,
    'note.create',
    Array.from({ length: 20 }, () => ({ title: text })),
  )
  taken.undo = await timeCall(
    page,
    'history.undo',
    Array.from({ length: 20 }, () => ({})),
  )
  return taken
}

/** A campaign of ten thousand things and a hundred thousand facts against the sample. */
export async function benchBig(root: string, folder: string, sample: string): Promise<void> {
  const data = mkdtempSync(join(folder, 'big-'))
  const [big, small] = [join(data, 'big.irontable'), join(data, 'small.irontable')]
  for (const file of [big, small]) copyFileSync(sample, file)
  const start = performance.now()
  fillBigCampaign(big)
  const size = (file: string) => `${(statSync(file).size / 1e6).toFixed(1)} MB`
  console.log(
    `big campaign: ${size(big)}, made in ${((performance.now() - start) / 1000).toFixed(1)} s; the sample ${size(small)}`,
  )
  const app = await _electron.launch({
    executablePath: process.env.IRON_TABLE_ELECTRON ?? '',
    args: ['--no-sandbox', '--disable-gpu', `--user-data-dir=${data}`, root],
  })
  const page = await app.firstWindow()
  await page.getByRole('button', { name: 'Open the sample campaign' }).waitFor()
  const few = await measure(page, small, 'mission-toll')
  const many = await measure(page, big, 'mission-5')
  await app.close()
  for (const [what, ours] of Object.entries(many))
    report(`big campaign, ${what}`, ours, few[what] ?? [])
}
