import { it } from 'vitest'
import { join } from 'node:path'
import { readFileSync } from 'node:fs'
import { sampleDesk } from '../../support/desk'
import { closeMission, missionId } from '../../support/mission'
import { shortFight } from '../../support/short-fight'
it('x', async () => {
  const table = await sampleDesk()
  const { run, answers, folder } = table
  await shortFight(table, { 'combatant-raider-3': 60, 'combatant-maro': 3 })
  await closeMission(table)
  for (const audience of ['gm','players','dispatch'] as const) for (const format of ['md','html'] as const) {
    answers.saveTo = join(folder, `x.${format}`)
    const path = await run('report.export', { subject: 'mission', id: missionId, audience, format })
    if (format === 'md' || audience === 'dispatch') console.log(readFileSync(path ?? '', 'utf8'))
  }
  console.log(JSON.stringify(await run('report.read', { subject: 'mission', id: missionId, audience: 'gm' }), undefined, 1).slice(0, 3000))
})
