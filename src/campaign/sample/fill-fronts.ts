import type { Write } from '../file/handles'
import { insertRows } from './insert'
import type { Sample } from './source'

type Front = Sample['fronts'][number]

function fillDangers(write: Write, frontId: string, dangers: Front['dangers']): void {
  dangers.forEach(({ portents, cast, doomKind, ordered, ...danger }, position) => {
    const columns = { front_id: frontId, position, doom_kind: doomKind, ordered: Number(ordered) }
    insertRows(write, 'danger', [{ ...danger, ...columns }])
    insertRows(
      write,
      'portent',
      portents.map((each, index) => ({ ...each, danger_id: danger.id, position: index })),
    )
    insertRows(
      write,
      'danger_cast',
      cast.map(({ npc, note }) => ({ danger_id: danger.id, npc_id: npc, note })),
    )
  })
}

/** Writes the sample campaign's fronts; the people in their casts must be there already. */
export function fillFronts(write: Write, fronts: readonly Front[]): void {
  fronts.forEach(({ dangers, stakes, cast, moves, ...front }, position) => {
    insertRows(write, 'front', [{ ...front, position }])
    fillDangers(write, front.id, dangers)
    insertRows(
      write,
      'stake',
      stakes.map((each, index) => ({ ...each, front_id: front.id, position: index })),
    )
    insertRows(
      write,
      'front_cast',
      cast.map(({ npc, note }) => ({ front_id: front.id, npc_id: npc, note })),
    )
    insertRows(
      write,
      'custom_move',
      moves.map(({ madeBy, trigger, ...each }, index) => ({
        ...each,
        front_id: front.id,
        position: index,
        made_by: madeBy,
        trigger_text: trigger,
      })),
    )
  })
}
