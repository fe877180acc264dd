import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { resize, test } from '../app'
import {
  endMission,
  inflictHarm,
  nextUndo,
  playTurn,
  tickPortent,
  undoAndRedo,
} from '../story/evening'

test.use({ samples: 'shipped' })

const output = join(import.meta.dirname, '../../../demo-output')
const sizes = [
  [1440, 900],
  [1280, 720],
] as const

test('an evening with the Lantern Company', async ({ table }) => {
  mkdirSync(output, { recursive: true })
  let number = 0
  const scene = async (name: string) => {
    number += 1
    for (const [width, height] of sizes) {
      await resize(table, width, height)
      await table.page.waitForTimeout(250)
      const file = `${String(number).padStart(2, '0')}-${name}-${width}x${height}.png`
      await table.page.screenshot({ path: join(output, file) })
    }
  }
  await scene('home')
  await table.page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await table.page.getByRole('button', { name: /^Undo: / }).waitFor()
  // The sample has an evening behind it, which is left as it is.
  const before = await nextUndo(table.page)
  await playTurn(table, scene)
  await inflictHarm(table, scene)
  await tickPortent(table, scene)
  await endMission(table, scene, join(output, 'bring-back-the-toll.md'))
  await undoAndRedo(table, scene, before)
})
