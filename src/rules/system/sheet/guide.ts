import { phrase, type Phrase } from '../../../shared/phrase'
import { entriesOf, partOf } from '../../charts/notation'

/** Catalogue keys of a field's name and, where its values are ids, of theirs. */
export interface FieldWords {
  label: string
  /**
   * Its name where its path, by the second part, says of which of several things it is: the gap `of` is
   * what that one is called. A companion's health is that of the hound.
   */
  ofOne?: string
  /**
   * The field that holds others of what the sheet itself is one of, by number, each with such a field: where
   * there are any it is the first of them. What becomes of one is told by the entries `byOne` and `aloneOne`.
   */
  among?: string
  /** What it is called on cards and in other people's lists too: words with commas between them. */
  also?: string
  values?: Record<string, string>
  /** What any other value is called, where it is one that only the program can name. */
  anyValue?: string
  /**
   * Values that are a turn of the story as soon as they are reached, by the sentence that tells it: its
   * entry `by` where somebody brought it about, `alone` where nobody is known to have.
   */
  told?: Record<string, string>
  /**
   * The sentence that says somebody was hurt, as those of `told`, by which way the figure goes then; of
   * whom the game master plays, where no move tells it.
   */
  hurt?: Partial<Record<'more' | 'less', string>>
  /** Whether that is said beside a move as well, which tells of the blow and not of what it came to. */
  isLoss?: boolean
  /** The sentence that says why the figure rose, as those of `told`, by the rule that raised it. */
  rises?: Record<string, string>
  /**
   * The sentences that say that something joined the field or left it, its entries `gained` and `lost`, and
   * whether that is a mark which somebody bears: a wound, a condition, a debility; or what they are without.
   */
  kept?: { key: string; isMark?: boolean; isGone?: boolean }
  /** Whether it rises and falls with most moves: only the game master’s report tells each step of it. */
  isTallied?: boolean
  /** Whether it only keeps count for the rules: no player reads what became of it. */
  isInner?: boolean
}

/** Of which of several things a field is, as that one is called; undefined where there are no several. */
function whichOf({ among }: FieldWords, path: string, sheet: object): string | undefined {
  const [, one] = path.split('.')
  if (among === undefined) return one
  if (one !== undefined) return String(Number(one) + 1)
  const others: unknown = Reflect.get(sheet, among)
  return Object.keys(Object(others) as object).length > 0 ? '1' : undefined
}

/**
 * What a field at a dotted path is called: of which thing it is stands in it, where it is of one of several.
 * `sheet` tells whether it is, where its path does not.
 */
export function titleOfField(
  words: FieldWords,
  path: string,
  sheet: object = {},
): { key: string; with?: { of: string } } {
  const { label, ofOne } = words
  const of = ofOne === undefined ? undefined : whichOf(words, path, sheet)
  return ofOne === undefined || of === undefined ? { key: label } : { key: ofOne, with: { of } }
}

/** The key of what a value of a field is called; undefined where it is said as it stands, and for none. */
export function valueKey(words: FieldWords | undefined, value: string | number | boolean) {
  return words?.values?.[String(value)] ?? (value === '' ? undefined : words?.anyValue)
}

/** Fields that stand together under one heading, in the order of the paper sheet. */
export interface SheetGroup {
  title: Phrase
  /** Fields of the sheet by their own names. */
  fields: readonly string[]
  /** Whether it is folded until somebody asks for it. */
  isRare: boolean
  /** Of its tables by their dotted path: the columns that stand in the line; the others are folded. */
  columns: Readonly<Record<string, readonly string[]>>
}

/** What a field is for, in words. */
export interface FieldHelp {
  /** What it is. */
  is: Phrase
  /** Where it counts. */
  counts: Phrase
  /** What it is counted in. */
  unit?: Phrase
}

/** How the sheets of a system are laid out for writing, and what each field is for. */
export interface SheetGuide {
  groups: Readonly<Record<string, readonly SheetGroup[]>>
  /** Help for a field by its dotted path, without places in lists; null where there is none. */
  helpOf(path: string): FieldHelp | null
}

/** Headings of one kind of sheet, with the names of the fields below each; `rare` ones are folded. */
export type GroupData = readonly {
  id: string
  fields: readonly string[]
  rare?: boolean
  /** Columns that stand in the line of a table, by its dotted path. */
  columns?: Readonly<Record<string, readonly string[]>>
}[]

/**
 * A guide from its data: the groups, and the words of help as they lie in the catalogue below
 * `<key>.help`; the headings lie below `<key>.sheetGroup`.
 */
export function defineGuide(
  key: string,
  groups: Readonly<Record<string, GroupData>>,
  help: object,
): SheetGuide {
  return {
    groups: Object.fromEntries(
      Object.entries(groups).map(([sheet, data]) => [
        sheet,
        data.map(({ id, fields, rare = false, columns = {} }) => ({
          title: phrase(`${key}.sheetGroup.${id}`),
          fields,
          isRare: rare,
          columns,
        })),
      ]),
    ),
    helpOf(path) {
      const words = path.split('.').reduce<unknown>((at, name) => partOf(at, name), help)
      const has = (name: string) => entriesOf(words).some(([own]) => own === name)
      if (!has('is') || !has('counts')) return null
      const own = (name: string) => phrase(`${key}.help.${path}.${name}`)
      return {
        is: own('is'),
        counts: own('counts'),
        ...(has('unit') ? { unit: own('unit') } : {}),
      }
    },
  }
}

/**
 * The words of fields with what the catalogue says below `<key>.help` put to them: a label where
 * there is none, and names of what may be chosen.
 */
export function withGuideWords(
  fields: Readonly<Record<string, FieldWords>>,
  key: string,
  help: object,
): Record<string, FieldWords> {
  const found: Record<string, FieldWords> = {}
  const visit = (words: unknown, path: string) => {
    const at = `${key}.help.${path}`
    const own = fields[path]
    const label = own?.label ?? (partOf(words, 'label') === undefined ? null : `${at}.label`)
    const names = entriesOf(partOf(words, 'values')).map(([value]) => value)
    if (label !== null) {
      const values = Object.fromEntries(names.map((value) => [value, `${at}.values.${value}`]))
      found[path] = { label, ...(names.length > 0 ? { values } : {}), ...own }
    }
    for (const [name, inner] of entriesOf(words)) {
      if (typeof inner === 'object' && name !== 'values') {
        visit(inner, path === '' ? name : `${path}.${name}`)
      }
    }
  }
  visit(help, '')
  return { ...fields, ...found }
}
