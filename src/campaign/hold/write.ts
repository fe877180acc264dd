import type { Effect } from '../../rules/moves/effect'
import type { FactPlace, Write } from '../file/handles'
import { moveOf } from '../move/run'
import { endSceneEffects } from '../effect/write'
import { landEffects } from '../sheet/land'
import { sheetOf } from '../sheet/sheets'
import { hasSheets, heldWords, overWhom, readHolds, rulesOf, sidesOf, type HoldRow } from './read'

/** Lands what comes of a hold on whoever has it, and on whom it is over. */
export function land(
  write: Write,
  row: HoldRow,
  effects: readonly Effect[],
  place: FactPlace = {},
): void {
  const cause = moveOf(write, row).title
  const { system } = row
  const sides = {
    actor: { type: 'character' as const, id: row.character_id },
    target: overWhom(row),
  }
  for (const side of ['actor', 'target'] as const) {
    const member = sides[side]
    const own = effects.filter(({ on }) => on === side)
    if (!member || own.length === 0) continue
    const sheet = sheetOf(write, member.type, member.id, system)
    landEffects(write, { member, system, sheet, effects: own, cause }, place)
  }
}

/** Tells what became of a hold, to the game master alone unless it is told. */
export function recordSpent(
  write: Write,
  row: HoldRow,
  {
    kind,
    isTold = false,
    ...said
  }: { kind: string; option: string; count?: number; said?: string; isTold?: boolean },
  place: FactPlace = {},
): void {
  const about = [{ type: 'character' as const, id: row.character_id, name: row.owner }]
  const over = overWhom(row)
  const whom = over ? [{ ...over, name: row.target ?? '' }] : []
  write.record(
    {
      ...{ kind, secret: !isTold, about: [...about, ...whom] },
      cause: moveOf(write, row).title,
      with: { ...said, ...(over ? {} : { whom: heldWords(row).whom }) },
    },
    place,
  )
}

/** Lets a hold go without spending it; nothing comes of one whose sheets are gone. */
export function dropHold(write: Write, row: HoldRow): void {
  if (hasSheets(write, row)) {
    const held = { count: row.left_count, isPaid: row.paid === 1 }
    land(write, row, rulesOf(write, row).drop(held, sidesOf(write, row)))
  }
  write.run('DELETE FROM hold WHERE id = @id', { id: row.id })
  recordSpent(write, row, { kind: 'hold.dropped', option: '', count: row.left_count })
}

/** What goes with a scene or an evening: effects that were to last for it, and every hold. */
export interface Lapsing {
  letsGo: boolean
  dropsHolds: boolean
}

/** Lets go what is said to; holds unspent. */
export function letGo(write: Write, { letsGo, dropsHolds }: Lapsing): void {
  if (dropsHolds) for (const row of readHolds(write)) dropHold(write, row)
  if (letsGo) endSceneEffects(write, {})
}
