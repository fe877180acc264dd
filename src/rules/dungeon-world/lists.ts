import { phrase } from '../../shared/phrase'
import type { FieldList, FieldListsOf } from '../system/sheet/field-list'

/** Words of one's own may stand there too: a table has classes and callings of its own. */
function open(group: string, values: readonly string[]): FieldList {
  return {
    isOpen: true,
    options: values.map((value) => ({ value, label: phrase(`dungeonWorld.${group}`, { value }) })),
  }
}

const classes = ['Bard', 'Cleric', 'Druid', 'Fighter', 'Paladin', 'Ranger', 'Thief', 'Wizard']

/** What fields of the sheets are most often filled with. */
const known = {
  className: open('listed', classes),
  alignment: open('listed', ['Good', 'Lawful', 'Neutral', 'Chaotic', 'Evil']),
  damageDie: open('listed', ['d4', 'd6', 'd8', 'd10', 'd12']),
  'inventory.tags': { ...open('listed', []), isDivided: true },
  'bonds.with': { ...open('listed', []), isOfPeople: true },
}

/** What the fields of the sheets are chosen from. */
export const lists: FieldListsOf = () => known
