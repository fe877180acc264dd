import { it } from 'vitest'
import { copyFileSync } from 'node:fs'
import { sampleDesk } from '../../support/desk'
import { closeMission } from '../../support/mission'
import { shortFight } from '../../support/short-fight'
it('x', async () => {
  const table = await sampleDesk()
  await shortFight(table, { 'combatant-raider-3': 60, 'combatant-maro': 3 })
  await closeMission(table)
  const path = table.desk.file.path
  table.desk.close()
  copyFileSync(path, '/tmp/e_try/c.irontable')
})
