import { ruleSystem } from '../../../rules'
import type { FieldList } from '../../../rules/system/sheet/field-list'
import { fieldWords } from '../../../rules/system/sheet/field-words'
import { poolCautions } from '../../../rules/system/pools'
import type { SystemRulings } from '../../../rules/system/settings'
import type { RuleSystem } from '../../../rules/system/system'
import { withoutBasis } from '../../../rules/system/sheet/working-out'
import { phrase } from '../../../shared/phrase'
import type { WrittenChart } from '../../charts/chart-words'
import type { CastMember } from '../cast-member'

/** What the fields of a system's sheets are called; `below` is where on the sheet they stand. */
function wordsOf(system: RuleSystem, below = ''): WrittenChart['words'] {
  return (name, at) => fieldWords(system, name, below === '' ? at : `${below}.${at}`)
}

/** What its fields are chosen from; `below` is where on the sheet they stand. */
function listsOf({ lists }: RuleSystem, rulings: SystemRulings, sheet: object, below = '') {
  const known = lists?.(rulings, sheet) ?? {}
  return (at: string): FieldList | undefined => known[below === '' ? at : `${below}.${at}`]
}

/** A list with the names of people, where it offers them. */
function withPeople(list: FieldList | undefined, names: readonly string[]): FieldList | undefined {
  if (!list?.isOfPeople) return list
  const people = names.map((name) => ({
    value: name,
    label: phrase('runner.said', { words: name }),
  }))
  return { ...list, options: [...list.options, ...people] }
}

/** How it is laid out, and what its fields are for; `below` is where on the sheet they stand. */
function guideOf({ guide }: RuleSystem, sheet: string, below = '') {
  if (!guide) return {}
  const { groups, helpOf } = guide
  const own = groups[sheet]
  return {
    ...(own ? { groups: own } : {}),
    helpAt: (at: string) => helpOf(below === '' ? at : `${below}.${at}`),
  }
}

/** The sheet of a system as something to be written; nothing where the system is not known. */
export function sheetChart(system: string, type: CastMember['type']): WrittenChart | undefined {
  const rules = ruleSystem(system)
  if (!rules) return undefined
  const schema = withoutBasis(rules.sheets[type], rules.workingOut)
  const cautions = (sheet: object) => poolCautions(rules.pools ?? [], type, sheet)
  return { id: system, schema, words: wordsOf(rules), cautions, ...guideOf(rules, type) }
}

/** The same with what its fields are chosen from while it is as it is now; `names` are those of people. */
export function withLists(
  chart: WrittenChart,
  system: string,
  rulings: SystemRulings,
  sheet: object,
  names: readonly string[] = [],
): WrittenChart {
  const rules = ruleSystem(system)
  if (!rules) return chart
  const listAt = listsOf(rules, rulings, sheet)
  return { ...chart, listAt: (at) => withPeople(listAt(at), names) }
}

/** What its figures are worked out from as something to be written; nothing where none are. */
export function basisChart(system: string, rulings: SystemRulings): WrittenChart | undefined {
  const rules = ruleSystem(system)
  if (!rules?.workingOut) return undefined
  const { basis, field } = rules.workingOut
  return {
    id: `${system}.${field}`,
    schema: basis,
    words: wordsOf(rules, field),
    listAt: listsOf(rules, rulings, {}, field),
    ...guideOf(rules, field, field),
  }
}
