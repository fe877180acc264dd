import { join } from 'node:path'
import { expect, startTable, test, type Table } from '../app'
import {
  beginFight,
  closeStep,
  declareAttack,
  declareUpToAttacks,
  stepHeading,
} from '../story/fight'
import { endMission, inflictHarm, playTurn, tickPortent, undoAndRedo } from '../story/evening'

const noPicture = () => Promise.resolve()

async function openSample({ page }: Table): Promise<void> {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
}

async function everything({ page }: Table): Promise<string> {
  const answers = await page.evaluate(async () => {
    const names = ['play.phase', 'character.list', 'npc.list', 'front.inPlay', 'mission.list']
    const asked = names.map((name) => window.ironTable.call(name, {}))
    asked.push(window.ironTable.call('mission.byId', { ids: ['mission-toll', 'mission-boy'] }))
    const fight = { encounterId: 'encounter-toll-bridge' }
    const history = window.ironTable.call('history.list', { limit: 500 })
    return Promise.all([...asked, window.ironTable.call('encounter.fight', fight), history])
  })
  return JSON.stringify(answers)
}

test('one evening runs through, and undo and redo bring it back whole', async ({
  table,
  folder,
}) => {
  test.setTimeout(180_000)
  await openSample(table)
  await playTurn(table, noPicture)
  await inflictHarm(table, noPicture)
  await tickPortent(table, noPicture)
  const report = await endMission(table, noPicture, join(folder, 'report.md'))
  expect(report).toContain('# Bring back the toll')
  expect(report).toContain('**Outcome:** success')
  expect(report).toContain('The bridge was held for two days')
  expect(report).toMatch(/### Ysolt\n\n- Closing roll for a reward: 7 \(7-9\), modifier 0/)
  const before = await everything(table)
  expect(await undoAndRedo(table, noPicture)).toBeGreaterThan(25)
  expect(await everything(table)).toBe(before)
})

test('a process killed in step 9 comes back to step 9 with its declarations', async ({
  folder,
}) => {
  const first = await startTable(folder)
  await openSample(first)
  await beginFight(first.page)
  await declareUpToAttacks(first.page, 'Tamsin')
  await declareAttack(first.page, 'Ysolt', 'Wat')
  for (const next of ['6 Movement', '7 Early spells', '8 Missiles and breath', '9 Late spells']) {
    await closeStep(first.page, next)
  }
  const before = await everything(first)
  const gone = first.app.waitForEvent('close')
  first.app.process().kill('SIGKILL')
  await gone
  const second = await startTable(folder, [
    join(folder, 'campaigns', 'The Lantern Company.irontable'),
  ])
  await second.page.getByRole('link', { name: 'Table' }).click()
  await expect(stepHeading(second.page, '9 Late spells')).toBeVisible()
  expect(await everything(second)).toBe(before)
  await closeStep(second.page, '10 Long weapons')
  await expect(second.page.getByRole('button', { name: /Ysolt → Wat/ })).toBeVisible()
  await second.app.close()
  expect(second.complaints).toEqual([])
})
