import { copyFileSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { _electron, type ElectronApplication, type Page } from '@playwright/test'
import { fillConductor } from './conductor-file.ts'
import { quantile, report } from './figures.ts'
import { timeFloor } from './floor.ts'
import { declareAll, listenForPaint, timeKey } from './conductor-page.ts'

const turns = 20
const journalRows = 10_000
const strikes = 6

/** Milliseconds from key to paint, by what the key did. */
type Taken = Record<'step change' | 'attack resolution' | 'undo', number[]>

/** Resolves some attacks of a step by keys: a roll, and its damage if it hit. */
async function strikeSome(page: Page, taken: Taken): Promise<void> {
  const roll = page.getByRole('textbox', { name: 'Percentile roll of the attack' })
  for (let index = 0; index < strikes && (await roll.isVisible()); index++) {
    await page.keyboard.type('40')
    taken['attack resolution'].push(await timeKey(page, 'Enter'))
    if (!(await roll.isVisible())) {
      await page.keyboard.press('r')
      await page.keyboard.press('Enter')
      await page.waitForTimeout(50)
    }
  }
}

/** Plays the turns: whoever can declares an attack, each step is closed by its key. */
async function playTurns(page: Page, encounterId: string): Promise<Taken> {
  const taken: Taken = { 'step change': [], 'attack resolution': [], undo: [] }
  const close = async () => taken['step change'].push(await timeKey(page, 'Shift+Enter'))
  for (let turn = 1; turn <= turns; turn++) {
    for (let step = 1; step <= 15; step++) {
      if (step === 5) await declareAll(page, encounterId)
      if (step === 10 || step === 11) await strikeSome(page, taken)
      await page.evaluate(passAll, encounterId)
      await close()
      if (step % 4 === 0) {
        taken.undo.push(await timeKey(page, 'Control+z'))
        await timeKey(page, 'Control+Shift+z')
      }
    }
  }
  return taken
}

/** Passes every attack that is still open, so that the step may close. */
export async function passAll(encounterId: string): Promise<void> {
  const reply = await window.ironTable.call('encounter.fight', { encounterId })
  const { context } = (
    reply as { value: { context: { attacks: { id: string; status: string }[] } } }
  ).value
  for (const { id, status } of context.attacks) {
    if (status !== 'waiting' && status !== 'needsDamage') continue
    const event = { type: 'attack.pass', attackId: id }
    await window.ironTable.call('encounter.act', { encounterId, event })
  }
}

/** A fight of so many, begun in the real window of a campaign with a long journal. */
export async function openFight(
  root: string,
  folder: string,
  sample: string,
  count: number,
): Promise<{ app: ElectronApplication; page: Page; encounterId: string }> {
  const data = mkdtempSync(join(folder, `fight-${count}-`))
  const file = join(data, 'battle.irontable')
  copyFileSync(sample, file)
  const encounterId = fillConductor(file, count, journalRows)
  const app = await _electron.launch({
    executablePath: process.env.IRON_TABLE_ELECTRON ?? '',
    args: ['--no-sandbox', '--disable-gpu', `--user-data-dir=${data}`, root, file],
  })
  const page = await app.firstWindow()
  await page.getByRole('link', { name: 'Table' }).click()
  await page.evaluate(async (id) => {
    const event = { type: 'fight.begin' }
    await window.ironTable.call('play.switchPhase', { phase: 'combat' })
    await window.ironTable.call('encounter.act', { encounterId: id, event })
  }, encounterId)
  await page.getByRole('heading', { level: 2, name: '1 Full defence' }).waitFor()
  await page.evaluate(listenForPaint, '.fight-panel')
  return { app, page, encounterId }
}

async function run(root: string, folder: string, sample: string, count: number): Promise<Taken> {
  const { app, page, encounterId } = await openFight(root, folder, sample, count)
  const taken = await playTurns(page, encounterId)
  await app.close()
  return taken
}

/** The conductor with sixty combatants against the same with six, and against the floor: key to paint. */
export async function benchConductor(root: string, folder: string, sample: string): Promise<void> {
  const few = await run(root, folder, sample, 6)
  const many = await run(root, folder, sample, 60)
  const floor = await timeFloor(folder)
  for (const what of ['step change', 'attack resolution', 'undo'] as const) {
    const [ours, base] = [quantile(many[what], 0.95), quantile(few[what], 0.95)]
    const [middle, baseMiddle] = [quantile(many[what], 0.5), quantile(few[what], 0.5)]
    console.log(
      `conductor, ${what}, key to paint, 95th percentile: 60 combatants ${ours.toFixed(1)} ms ` +
        `(median ${middle.toFixed(1)}) against 6 ${base.toFixed(1)} ms (median ${baseMiddle.toFixed(1)}) ` +
        `= ${(ours / base).toFixed(2)}x (of ${many[what].length} and ${few[what].length})`,
    )
    report(`conductor, ${what} at 60, against the floor`, many[what], floor)
  }
}
