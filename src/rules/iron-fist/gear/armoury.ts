import type { Npc } from '../npc'
import { defaultSettings, type Deciding } from '../settings'
import type { Character } from '../sheet'
import { weaponRows, type WeaponRow } from './tables'
import type { WeaponUse } from './weapon'

/** A weapon at hand, as its table row, and how it is held unless told otherwise. */
export interface Arm {
  /** Tells it from the others at hand. */
  id: string
  row: WeaponRow
  use: Pick<WeaponUse, 'grip' | 'ownAp'>
  /** Whether it is carried, not only to be had from the table. */
  isCarried: boolean
  /** False until it is reloaded (IF-129). */
  isLoaded: boolean
}

/** The id of a weapon at hand that is used at close range (IF-130). */
export const closeId = (id: string) => `${id}.close`

/** Whether the figures of a move that were taken from `source` are those of this weapon, however close. */
export const isTakenFrom = ({ id }: Arm, source: string | undefined) =>
  source === id || source === closeId(id)

type ArmourySettings = Deciding<'charts'>

/** Every weapon of the campaign's table (IF-132). */
export function tableArms({ charts }: ArmourySettings = defaultSettings): Arm[] {
  return (charts?.weapons ?? weaponRows).map((row) => ({
    id: `table.${row.id}`,
    row,
    use: {},
    isCarried: false,
    isLoaded: true,
  }))
}

/**
 * What a character carries, by the table or by what was written over it (IF-132). A weapon that
 * no table has any more, and nothing was written over, is not there.
 */
export function carriedArms({ gear }: Pick<Character, 'gear'>, settings?: ArmourySettings): Arm[] {
  const rows = settings?.charts?.weapons ?? weaponRows
  return gear.weapons.flatMap(({ weaponId, name, grip, loaded, custom }, index) => {
    const row = rows.find(({ id }) => id === weaponId)
    if (!row && !custom) return []
    const known = row ?? { id: weaponId, class: 'large' as const, harm: 0, tags: [] }
    const called = name === '' ? (known.name ?? (row ? undefined : weaponId)) : name
    return {
      id: `carried.${index}`,
      row: {
        ...known,
        ...(called ? { name: called } : {}),
        ...(custom ? { harm: custom.harm, tags: custom.tags } : {}),
      },
      use: { grip, ...(custom ? { ownAp: custom.ap } : {}) },
      isCarried: true,
      isLoaded: loaded,
    }
  })
}

/** The attacks of an NPC's card as weapons (IF-103, IF-105). */
export function npcArms({ attacks }: Pick<Npc, 'attacks'>): Arm[] {
  return attacks.map(({ name, harm, ap, tags }, index) => ({
    id: `attack.${index}`,
    row: { id: name, name, class: 'large', harm, tags },
    use: { ownAp: ap },
    isCarried: true,
    isLoaded: true,
  }))
}
