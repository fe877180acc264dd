import { phrase } from '../../../shared/phrase'
import { term, type Term } from '../../../shared/term'
import type { LastingRules, Lent } from '../../system/fight/combat'
import type { Sheet } from './sheet'

/**
 * What spells and the like change, and the figures of the sheet each stands in; what has none is added
 * where a rule asks for it. `T` goes beside the armour and never into its C or its wear (CI-203);
 * `defence` is what a full defence helps, so that whoever stands still has none of it (CI-024, CI-100).
 */
const figures = {
  T: [],
  defence: ['d', 'dWeapon', 'dw', 'db', 'dm'],
  d: ['d', 'dWeapon', 'dw'],
  db: ['db'],
  dm: ['dm'],
  attack: ['h', 'hs', 'hw', 'hm'],
  h: ['h', 'hs', 'hw'],
  hm: ['hm'],
  htH: ['htH'],
  damage: [],
  move: ['maFull', 'maBroken', 'maHorse'],
  save: [],
  sr: [],
} as const satisfies Record<string, readonly (keyof Sheet)[]>

/** A figure that what lasts can change. */
export type LentFigure = keyof typeof figures

/** Names of those figures. */
export const lentFigures = Object.keys(figures) as [LentFigure, ...LentFigure[]]

type Path = (typeof figures)[LentFigure][number]

const isKnown = (figure: string): figure is LentFigure => figure in figures

const reaches = (figure: string, path: Path) =>
  isKnown(figure) && (figures[figure] as readonly Path[]).includes(path)

const total = (lent: readonly Lent[]) => lent.reduce((all, { plus }) => all + plus, 0)

const termOf = (rule: string) => (each: Lent) => term(each.label, each.plus, rule)

/** What is lent to a figure that stands in no place of the sheet, each as a term. */
export function lentTo({ lent = [] }: Pick<Sheet, 'lent'>, figure: LentFigure, rule = ''): Term[] {
  return lent.filter((each) => each.figure === figure).map(termOf(rule))
}

/** A figure of the sheet as a term, and apart from it what is lent to it. */
export function parted({ lent = [] }: Pick<Sheet, 'lent'>, path: Path, whole: Term): Term[] {
  const own = lent.filter(({ figure }) => reaches(figure, path))
  if (own.length === 0) return [whole]
  return [{ ...whole, value: whole.value - total(own) }, ...own.map(termOf(''))]
}

/** A sheet with what is lent to it; nobody moves less than not at all. */
function lend(sheet: Sheet, given: readonly Lent[]): Sheet {
  const lent = given.filter(({ figure }) => isKnown(figure))
  if (lent.length === 0) return sheet
  const paths = [...new Set(lentFigures.flatMap((figure): readonly Path[] => figures[figure]))]
  const changed = paths.flatMap((path): [Path, number][] => {
    const own = sheet[path]
    if (own === undefined) return []
    const now = own + total(lent.filter(({ figure }) => reaches(figure, path)))
    return [[path, reaches('move', path) ? Math.max(0, now) : now]]
  })
  const harder = total(lent.filter(({ figure }) => figure === 'damage'))
  const weapons = sheet.weapons.map((each) => ({ ...each, bonus: each.bonus + harder }))
  return { ...sheet, ...Object.fromEntries(changed), weapons, lent }
}

/** What lasts on a combatant and changes figures. */
export const lasting: LastingRules = {
  figures: lentFigures.map((id) => ({ id, label: phrase(`coldIron.lent.${id}`) })),
  // The host has parsed it with the schema of the sheet.
  lend: (sheet, lent) => lend(sheet as Sheet, lent),
}
