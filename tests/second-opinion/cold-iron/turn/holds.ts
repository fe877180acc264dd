import { one, type Figures, type Step } from '../case'
import { grappleOf, roll } from './grapple'
import type { Table } from '../table'

const typed = true

/** Somebody leaves a grapple that lets him go (CI-177). */
export async function leave(table: Table, step: Step): Promise<Figures> {
  const grapple = await grappleOf(table, one(step.by))
  await table.act({ type: 'grapple.leave', grappleId: grapple.id, who: [table.idOf(one(step.by))] })
  return {}
}

/** An initiator who thinks better of it, and keeps his feet or not (CI-157). */
export async function changeMind(table: Table, step: Step): Promise<Figures> {
  const combatantId = table.idOf(one(step.by))
  const event = { type: 'grapple.stop', combatantId, roll: step.roll ?? '', typed } as const
  const { ca, total: sum, defence } = await roll(table, event)
  const { down } = (await table.fight()).handToHand
  return { ca, total: sum, mustExceed: defence, falls: down.includes(combatantId) }
}

/** Someone joins a grapple: a tag, and a tackle into it (CI-162). */
export async function join(table: Table, step: Step): Promise<Figures> {
  const combatantId = table.idOf(one(step.by))
  const [tagRoll, hthRoll] = [String(step['tagRoll']), String(step['hthRoll'])]
  const tagged = await roll(table, { type: 'grapple.tag', combatantId, roll: tagRoll, typed })
  const tackled = await roll(table, {
    type: 'grapple.tackle',
    who: [combatantId],
    roll: hthRoll,
    typed,
  })
  return {
    ...{ tagCa: tagged['ca'], tagTotal: tagged['total'], tagNeeded: tagged['defence'] },
    ...{ hthCa: tackled['ca'], hthTotal: tackled['total'], hthNeeded: tackled['defence'] },
    joined: tackled['hit'],
  }
}

/** Something is no longer held on to (CI-169). */
export async function drop(table: Table, step: Step): Promise<Figures> {
  const name = one(step.by)
  const combatantId = table.idOf(name)
  const grapple = await grappleOf(table, name)
  const members = [...grapple.sides.a.members, ...grapple.sides.b.members]
  const kept = members.find((each) => each.combatantId === combatantId)?.kept ?? []
  const left = kept.filter(({ item }) => item !== 'shield')
  await table.act({ type: 'grapple.keep', combatantId, kept: left })
  const after = await grappleOf(table, name)
  const value = [...after.sides.a.members, ...after.sides.b.members].find(
    (each) => each.combatantId === combatantId,
  )?.value
  return { hth: value?.total }
}
