import { harmPeople, type HarmPerson } from '../../../src/renderer/systems/iron-fist/harm/people'
import {
  armsOf,
  blankBlow,
  hitOf,
  readBlow,
} from '../../../src/renderer/systems/iron-fist/harm/blow'
import { weaponHarm } from '../../../src/rules/iron-fist/gear/weapon'
import type { RollStep } from './case'
import type { Sight } from '../campaign'
import type { Table } from './table'

/** Somebody as the card of harm has them. */
export async function personOf(table: Table, name: string): Promise<HarmPerson> {
  const lists = [
    await table.run('character.list', {}),
    (await table.run('npc.list', {})).npcs,
  ] as const
  const found = harmPeople(...lists).find((each) => each.name === name)
  if (!found) throw new Error(`Nobody is called ${name}`)
  return found
}

/** A weapon in somebody's hands: its harm before protection, and its tags. */
export interface Weapon {
  harm: number
  ap: number
  tags: string[]
}

/** What a weapon deals in this use, as the card of harm reads it. */
export async function weaponOf(table: Table, step: RollStep): Promise<Weapon | null> {
  const { who, weapon, grip = 2, atClose = false } = step
  if (weapon === undefined) return null
  const striker = await personOf(table, who)
  const settings = await table.settings()
  const arms = armsOf(striker, settings).filter(({ row }) => row.id === weapon)
  const [arm] = arms
  if (!arm) throw new Error(`There is no ${weapon}`)
  const blow = { ...blankBlow, striker: striker.key, arm: arm.id, grip, atClose }
  const read = readBlow(blow, striker, settings)
  if (read.refused) throw new Error(read.refused.key)
  const { normal, ap } = hitOf(read)
  const { tags } = weaponHarm(arm.row, { ...arm.use, grip }, settings)
  return { harm: normal, ap, tags }
}

/** The harm of a move before protection: what its follow-up is given, or what it tells of nobody. */
export function harmOf(on: Sight, onNobody: Sight): { harmNormal: number; harmAp: number } {
  const figures = ({ read: { outcome } }: Sight) => {
    const followed = outcome?.leadsTo.find(({ given }) => given?.['harm'] !== undefined)?.given
    const told = outcome?.notes.find(({ key }) => key.endsWith('harmDealt'))?.with
    return followed ?? told
  }
  const isMarked = on.read.outcome?.effects.some(({ field }) => field === 'harmSuffered')
  const found = figures(on) ?? figures(onNobody) ?? (isMarked ? on.at.inputs.given : {})
  return { harmNormal: Number(found['harm'] ?? 0), harmAp: Number(found['ap'] ?? 0) }
}
