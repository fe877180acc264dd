import { z } from 'zod'
import { phrase } from '../../../shared/phrase'
import { asText } from '../../../shared/words/naming'
import { playbooksIn } from '../charts'
import type { FieldList, FieldListsOf, FieldOption } from '../../system/sheet/field-list'
import { attitudeBounds } from '../npc'
import { armorRows, chartsSchema, rowName, tagRows, weaponRows, type TagRow } from './tables'
import { handsFor } from './weapon'

const markedSchema = z.object({ ammoMarkedForFight: z.string().catch('') })

const told = (key: string, gaps: Record<string, string | number>) =>
  phrase(`ironFist.list.${key}`, gaps)

/** What is called by a phrase without gaps or with a name of its own, as a gap of another phrase. */
function nameOf(table: 'weapon' | 'armor' | 'tag', row: Parameters<typeof rowName>[1]): string {
  return row.name ? asText(row.name) : `@${rowName(table, row).key}`
}

function tagList(tags: readonly TagRow[]): FieldList {
  return {
    isOpen: true,
    options: tags.map((row) => ({
      value: row.id,
      label: told('tag', { what: nameOf('tag', row) }),
    })),
  }
}

const degrees = Array.from(
  { length: attitudeBounds.max - attitudeBounds.min + 1 },
  (_, at) => attitudeBounds.min + at,
)

/** The fight that is paid for, which the program alone can name, as something to keep or let go (IF-098). */
function paidFights(sheet: object): FieldOption[] {
  const { ammoMarkedForFight: fight } = markedSchema.parse(sheet)
  return fight === '' ? [] : [{ value: fight, label: told('paidFight', {}) }]
}

/** What gear, tags and moods are chosen from, as the campaign has its tables (IF-025, IF-129 to IF-133). */
export const lists: FieldListsOf = (rulings, sheet) => {
  const {
    weapons = weaponRows,
    armors = armorRows,
    tags = tagRows,
  } = chartsSchema.parse(rulings.charts)
  return {
    playbook: {
      isOpen: true,
      options: playbooksIn(rulings).map((name) => ({
        value: name,
        label: told('tag', { what: asText(name) }),
      })),
    },
    'gear.weapons.weaponId': {
      options: weapons.map((row) => ({
        value: row.id,
        label: told('weapon', { what: nameOf('weapon', row), harm: row.harm }),
        brings: { grip: handsFor(row, tags) },
      })),
    },
    'gear.armors.armorId': {
      options: armors.map((row) => ({
        value: row.id,
        label: told('armor', { what: nameOf('armor', row), armor: row.armor }),
      })),
    },
    'gear.weapons.custom.tags': tagList(tags),
    'gear.armors.custom.tags': tagList(tags),
    'attacks.tags': tagList(tags),
    ammoMarkedForFight: { options: paidFights(sheet) },
    attitude: {
      options: degrees.map((degree) => ({
        value: String(degree),
        label: phrase(`ironFist.mood.${degree < 0 ? 'minus' : 'plus'}${Math.abs(degree)}`),
      })),
    },
  }
}
