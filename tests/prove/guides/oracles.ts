import { tablesLedTo } from '../../../src/campaign/oracle/read'
import { consultation } from '../../../src/rules/oracles/consult'
import { ask, rowOf, type Guides, type Scene } from './scene'

/** A table consulted with all the dice that it and whatever it leads to ask for. */
function consulted(scene: Scene): object[] {
  const row = rowOf<{ id: string }>(scene, 'SELECT id FROM oracle_table')
  if (!row) return []
  const tables = ask(scene, (read) => tablesLedTo(read, [row.id]))
  const known = new Map(tables.map((table) => [table.id, table]))
  const dice: number[][] = []
  for (let round = 0; round < 40; round++) {
    const { next } = consultation(known, row.id, dice)
    if (!next) break
    const { count, sides } = next.dice
    dice.push(Array.from({ length: count }, () => scene.chance.between(1, sides)))
  }
  return [{ tableId: row.id, dice }]
}

/** Oracle tables: the campaign's own, and those of packs. */
export const oracleGuides: Guides = {
  'oracle.consult': (scene) => ({ ...scene.drawn, consulted: consulted(scene) }),
  'oracle.make': (scene) => ({ ...scene.drawn, consulted: consulted(scene) }),
  'oracle.save': (scene) => {
    const own = rowOf<{ tableId: string }>(
      scene,
      `SELECT id AS tableId FROM oracle_table WHERE source_id IS NULL`,
    )
    const lines = Array.from({ length: 6 }, (_, at) => `${at + 1}: result ${scene.chance.below(9)}`)
    const dice = { count: 1, sides: 6 }
    return { name: 'Weather', dice, text: lines.join('\n'), ...(scene.chance.oneIn(2) ? own : {}) }
  },
  'oracle.remove': (scene) =>
    rowOf(scene, `SELECT id AS tableId FROM oracle_table WHERE source_id IS NULL`) ?? scene.drawn,
}
