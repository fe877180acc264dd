import { folded, wordsIn } from '../../shared/spelling'
import { called, labelled } from '../actions/palette/found-actions'
import type { Spot } from '../stores/handbook'
import type { Page } from './page'

/** What a search in the handbook leads to. */
export interface Entry {
  id: string
  label: string
  also: string
  kind: Page['kind'] | 'rule'
  spot: Spot
}

type Contains = (text: string, part: string) => boolean

/** The pages as they stand in the list. */
function pageEntries(pages: readonly Page[]): Entry[] {
  return pages.map(({ id, title, also, kind }) => ({
    id,
    label: title,
    also,
    kind,
    spot: { page: id },
  }))
}

function ruleEntries(pages: readonly Page[]): Entry[] {
  return pages.flatMap(({ id: page, rules = [] }) =>
    rules.map(({ id, title }) => ({
      id,
      label: `${id} ${title}`,
      also: '',
      kind: 'rule' as const,
      spot: { page, rule: id },
    })),
  )
}

/** Entries whose page or rule says everything typed somewhere in its text. */
function telling(pages: readonly Page[], typed: string): Set<string> {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const says = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  return new Set(
    pages.flatMap(({ id, text, rules = [] }) => [
      ...(says(text) ? [id] : []),
      ...rules.filter((rule) => says(rule.text)).map((rule) => rule.id),
    ]),
  )
}

/** As many answers as a question has. */
const mostAnswers = 12

/** Words that stand in every question and tell nothing of what is asked. */
const empty = new Set(
  wordsIn(`a an and any anybody are at be by can could did do does for from get gets has have how i if in is
    it its may me must my of off on one or our out should so somebody someone than that the their them then
    there they this to up was we what when where which who whom whose why will with would you your`),
)

/**
 * What answers a whole question, by the words in it that say something: a third of it at least, those
 * first that say more of what few texts say, above all in their title; of two alike the shorter one.
 */
function answering(pages: readonly Page[], all: readonly Entry[], question: string): Entry[] {
  const texts = new Map(
    pages.flatMap(({ id, text, rules = [] }) => [
      [id, text] as const,
      ...rules.map((rule) => [rule.id, rule.text] as const),
    ]),
  )
  const told = all.map((entry) => ({
    entry,
    title: ` ${wordsIn(`${entry.label} ${entry.also}`).join(' ')}`,
    text: ` ${wordsIn(texts.get(entry.id) ?? '').join(' ')}`,
  }))
  const asked = wordsIn(question).filter((word) => !empty.has(word))
  const words = [...new Set(asked)].map((word) => {
    const start = ` ${word}`
    const saying = told.filter(({ title, text }) => title.includes(start) || text.includes(start))
    return { start, weight: Math.log(told.length / Math.max(1, saying.length)) }
  })
  const weightOf = (some: typeof words) => some.reduce((sum, { weight }) => sum + weight, 0)
  return told
    .map(({ entry, title, text }) => {
      const inTitle = weightOf(words.filter(({ start }) => title.includes(start)))
      const said = weightOf(words.filter(({ start }) => `${title}${text}`.includes(start)))
      return { entry, said, score: (said + inTitle) / Math.log(200 + text.length) }
    })
    .filter(({ said }) => said > 0 && said >= weightOf(words) / 3)
    .sort((one, other) => other.score - one.score)
    .slice(0, mostAnswers)
    .map(({ entry }) => entry)
}

/** How near what others call a page is to what is typed: just so, beginning so, or with a word that does. */
function nearness({ label, also }: Entry, typed: string, contains: Contains): number {
  const asked = folded(typed.trim())
  const isTitled = typed.split(/\s+/).every((part) => contains(label, part))
  const names = also.split(', ').map(folded)
  if (isTitled || names.includes(asked)) return isTitled ? 0 : 1
  return names.some((name) => name.startsWith(asked)) ? 2 : 3
}

/** What is found, as `findIn` orders it but for the books of games that are not played. */
function foundIn(pages: readonly Page[], typed: string, contains: Contains): Entry[] {
  const listed = pageEntries(pages)
  if (typed.trim() === '') return listed
  const all = [...listed, ...ruleEntries(pages)]
  const byName = called(all, typed, contains).toSorted(
    (one, other) => nearness(one, typed, contains) - nearness(other, typed, contains),
  )
  const named = [
    ...byName.filter(({ kind }) => kind !== 'rule'),
    ...byName.filter(({ kind }) => kind === 'rule'),
  ]
  const texts = telling(pages, typed)
  const found = [...named, ...all.filter((each) => texts.has(each.id) && !named.includes(each))]
  if (found.length > 0) return found
  const near = labelled(all, typed, contains)
  return near.length > 0 ? [...near] : answering(pages, all, typed)
}

/**
 * What is called, or by others called, as what is typed, pages before rules, and then what tells of
 * it; where there is nothing of the kind, what is called nearly so, or else answers it as a question.
 * Every page while nothing is typed. The books of games that are not played come last.
 */
export function findIn(pages: readonly Page[], typed: string, contains: Contains): Entry[] {
  const unplayed = new Set(pages.filter(({ isUnplayed }) => isUnplayed).map(({ id }) => id))
  const isLast = ({ spot }: Entry) => Number(unplayed.has(spot.page))
  return foundIn(pages, typed, contains).toSorted((one, other) => isLast(one) - isLast(other))
}

/** What the palette looks through for what is typed: the pages, and all rules for the id of one. */
export function offeredFor(pages: readonly Page[], typed: string): Entry[] {
  if (typed.trim() === '') return []
  const isId = /^\s*[a-z]{2}-\d+\s*$/i.test(typed)
  return isId ? ruleEntries(pages) : pageEntries(pages)
}
