import { isTermWord } from '../../rules/words'
import type { Fact, Ref } from '../../shared/fact'
import { asPattern, capitalized, withoutNumber } from '../../shared/spelling'
import type { Read } from '../file/handles'
import { campaignName } from '../campaign-name'
import { words } from '../words'
import { isOrdinaryWord } from './ordinary-words'

/** An NPC whom players know by another name as yet. */
interface Alias {
  id: string
  name: string
  alias: string
}

/** What players read, wherever an NPC is known to them by another name. */
export interface Aliases {
  /** A text without any name of theirs. */
  inText(text: string): string
  /** The same of all that is said in plain data; ids, keys and kinds of things stay as they are. */
  inData<Data>(data: Data): Data
  /** What somebody in a fight is called who was made from an NPC: by the alias, with their number. */
  labelOf(npcId: string | null, label: string): string
  /** Whether a fact would tell that an alias was one before. */
  hides(fact: Pick<Fact, 'kind' | 'about'>): boolean
}

/** Nobody has an alias, or the reader may know them all. */
export const noAliases: Aliases = {
  inText: (text) => text,
  inData: (data) => data,
  labelOf: (_npcId, label) => label,
  hides: () => false,
}

/** Where a word of its own begins, and where it ends. */
const before = String.raw`(?<![\p{L}\p{N}\p{M}])`
const after = String.raw`(?![\p{L}\p{N}\p{M}])`
/** A name in a text, or several of that name, whatever stands between its words, where it is a word of its own. */
const alone = (pattern: string) => `${before}(?:${pattern})(e?s|E?S)?${after}`
const apostrophes = "'’‘ʼ"
const hyphens = '-‐‑–'
/** Signs that are typed one for another: a keyboard has a straight apostrophe, and texts a curly one. */
const alike = [apostrophes, '"“”„', hyphens]
/**
 * A letter, small or capital, or a sign as it may be typed. Said letter by letter: where a part of a pattern is
 * to mind no capitals, some runtimes go on minding none behind it.
 */
const eitherCase = (letter: string) => {
  const both = [letter.toLocaleLowerCase('en'), letter.toLocaleUpperCase('en')]
  const isPair = both[0] !== both[1] && both.every((each) => [...each].length === 1)
  const signs = alike.find((each) => each.includes(letter))
  if (signs) return `[${signs}]`
  return isPair ? `[${both.join('')}]` : asPattern(letter)
}
/** Capitals are spelled out, too: of some letters they are two, as ß is SS. */
const wholeName = (name: string) => {
  const spelled = (text: string) =>
    text
      .split(/\s+/)
      .map((word) => Array.from(word, eitherCase).join(''))
      .join(String.raw`[\s*_~]+`)
  return `${spelled(name)}|${spelled(name.toLocaleUpperCase('en'))}`
}

const wordsOf = (name: string) => name.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
/** Words in names that say what somebody is rather than who. */
const common = new Set(
  `The Old Young Big Little Great Tall Black White Red Grey Gray Green Blue Captain Sergeant Reeve Sheriff
   Mayor Lord Lady Sir Ser Dame Master Mistress King Queen Prince Princess Duke Duchess Baron Baroness
   Count Countess Earl Brother Sister Father Mother Uncle Aunt Widow Elder Chief Bishop Abbot Abbess
   Priest Priestess Saint Doctor Guard Bandit Raider`.split(/\s+/),
)
/** A word that names somebody by itself: Aldous of Reeve Aldous, but nothing of what the program calls things. */
const isTelling = (word: string) =>
  /^\p{Lu}/u.test(word) && [...word].length > 2 && !common.has(word) && !isTermWord(word)

/** What stands between a name and what somebody is called by besides: Aldous the reeve, Aldous of Hale. */
const linking = /^(?:the|of|from|in|at|with|without|who|called|von|van|de|du|der|le|la)$/i
/** A name that says what somebody is, written as a sentence begins: Fen hag. Its capital makes no name of its first word. */
function isDescription(name: string): boolean {
  const [, second, ...others] = wordsOf(name)
  if (second === undefined || linking.test(second) || name.includes(',')) return false
  return [second, ...others].every((word) => /^\p{Ll}/u.test(word))
}
/** The words of a name that name somebody by themselves. */
const tellingWords = (name: string) => (isDescription(name) ? [] : wordsOf(name).filter(isTelling))
const joint = `[${hyphens}${apostrophes}]`
const atJoint = new RegExp(`(?<=${joint})|(?=${joint})`, 'u')
/**
 * What an apostrophe or a hyphen joins in a name, and whatever of it is joined: D’Arn-Lys, D’Arn and Arn-Lys. No
 * ordinary word that goes on with a capital looks so: it is hidden in small letters, too.
 */
function joinedIn(name: string): string[] {
  return name.split(/\s+/).flatMap((word) => {
    const pieces = word.split(atJoint)
    return pieces
      .flatMap((_piece, from) => pieces.map((_last, to) => pieces.slice(from, to + 1)))
      .filter((some) => some.length > 2 && /^\p{Lu}/u.test(some.at(-1) ?? ''))
      .map((some) => some.join(''))
      .filter((some) => /^[\p{L}\p{N}]/u.test(some) && wordsOf(some).some(isTelling))
  })
}

/**
 * What is no text of anybody: the address of a picture, and what a wording of a report asks for; nor is the name
 * of the campaign, which players know.
 */
function untouchedIn(campaign: string): RegExp {
  const name = campaign.normalize('NFC').trim()
  const texts = [
    String.raw`\]\(picture:[\w-]+\)`,
    String.raw`\{\{[\s\S]*?\}\}`,
    ...(name === '' ? [] : [`${before}${asPattern(name)}${after}`]),
  ]
  return new RegExp(`(${texts.join('|')})`, 'u')
}
/** Where a sentence begins, as the text before it ends. */
const atBeginning = /(?:^|[.!?…]["”’)*_]*\s+|\n\s*)[\s#>*_"“‘(-]*$/

/** An article that an alias begins with, and the end of a text after which that is no beginning of anything. */
const article = /^(?:An?|The)(?=\s)/
const goesOn = /[\p{L}\p{N},;]\s+$/u

/** An alias as it stands after this text. */
function aliasAfter(before: string, alias: string): string {
  if (atBeginning.test(before)) return capitalized(alias)
  return goesOn.test(before) ? alias.replace(article, (given) => given.toLowerCase()) : alias
}

/** Fields of plain data that hold no text of anybody. */
const structural = new Set([
  ...['id', 'key', 'kind', 'pictureId', 'side', 'look', 'state', 'format', 'subject', 'audience'],
  ...['exportedAt', 'at', 'outcome', 'until', 'phase', 'tag', 'class', 'href', 'd', 'viewBox'],
])
const namesMessage = /^@+[\w-]+(\.[\w-]+)+$/

function mapTexts(data: unknown, inText: (text: string) => string): unknown {
  if (typeof data === 'string') return namesMessage.test(data) ? data : inText(data)
  if (Array.isArray(data)) return data.map((each: unknown) => mapTexts(each, inText))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(
    Object.entries(data).map(([field, value]) => [
      field,
      structural.has(field) ? value : mapTexts(value, inText),
    ]),
  )
}

/** What NPCs were called, before and after each new name. */
function namesGiven(read: Read, ids: readonly string[]): { id: string; name: string }[] {
  return read.all(
    `SELECT json_extract(ref.value, '$.id') AS id, json_extract(ref.value, '$.name') AS name
     FROM journal, json_each(journal.fact, '$.about') AS ref
     WHERE journal.kind = 'npc.renamed' AND json_extract(ref.value, '$.type') = 'npc'
       AND json_extract(ref.value, '$.id') IN (SELECT value FROM json_each(@ids))`,
    { ids: JSON.stringify(ids) },
  )
}

/** What an NPC of this name was called before, each name once. */
export function formerNames(read: Read, { id, name }: Pick<Ref, 'id' | 'name'>): string[] {
  const given = namesGiven(read, [id]).map((each) => each.name)
  return [...new Set(given)].filter((each) => each !== name)
}

/** Every name that each of them has or had, and what those were called whom fights made of them. */
function namesOf(read: Read, hidden: readonly Alias[]): { id: string; name: string }[] {
  const hiddenIds = hidden.map(({ id }) => id)
  const labels = read.all<{ id: string; label: string }>(
    `SELECT npc_id AS id, label FROM combatant
     WHERE npc_id IN (SELECT value FROM json_each(@ids))`,
    { ids: JSON.stringify(hiddenIds) },
  )
  const inFights = labels.map(({ id, label }) => ({ id, name: withoutNumber(label) }))
  return [...hidden, ...namesGiven(read, hiddenIds), ...inFights]
}

/** Words in the names of those whom players know, and of places: they tell nobody else. */
function knownWords(read: Read, hidden: readonly Alias[]): Set<string> {
  const rows = read.all<{ name: string }>(
    `SELECT name FROM character UNION ALL SELECT name FROM place
     UNION ALL SELECT name FROM npc
     WHERE alias = '' AND id NOT IN (SELECT value FROM json_each(@ids))`,
    { ids: JSON.stringify(hidden.map(({ id }) => id)) },
  )
  return new Set(rows.flatMap(({ name }) => wordsOf(name)))
}

/** Who has an alias now, and how texts are read that may name them. */
export const readAliases = (read: Read): Aliases =>
  aliasesOf(read, read.all<Alias>(`SELECT id, name, alias FROM npc WHERE alias <> ''`))

/** The same of whoever is to be called by another name: what they are called then is their alias. */
export function aliasesOf(read: Read, hidden: readonly Alias[]): Aliases {
  if (hidden.length === 0) return noAliases
  const known = knownWords(read, hidden)
  const whole = new Map<string, string>()
  const parts = new Map<string, string>()
  for (const { id, name: given } of namesOf(read, hidden)) {
    const name = given.normalize('NFC').trim()
    if (name === '') continue
    for (const some of [name, ...joinedIn(name)]) whole.set(wholeName(some), id)
    for (const word of tellingWords(name)) {
      if (known.has(word)) continue
      // Will and rose stand in any text; whoever writes morwen means her.
      const inCapitals = `${asPattern(word)}|${asPattern(word.toLocaleUpperCase('en'))}`
      parts.set(isOrdinaryWord(word) ? inCapitals : wholeName(word), id)
    }
  }
  // A whole name before a word of it, and of those that begin alike the longer one.
  const longest = [...whole].toSorted(([one], [other]) => other.length - one.length)
  const ordered = [...longest, ...parts]
  const any = new RegExp(alone(ordered.map(([pattern]) => `(${pattern})`).join('|')), 'gu')
  const isNaming = (text: string) => text.search(any) >= 0
  // An alias that names one of them, as it may come to do, is none.
  const shown = new Map(
    hidden.map(({ id, alias }) => [id, isNaming(alias) ? words.t('player.somebody') : alias]),
  )

  // What brings its own article, or wants none, takes the place of one that stands before it.
  const apart = [...shown.values()].filter((alias) => /^(?:an?|the|somebody)\b/i.test(alias))
  const doubled = new RegExp(
    String.raw`(?<![\p{L}\p{N}\p{M}])(an?|the)\s+(${apart.map(asPattern).join('|')})(?![\p{L}\p{N}\p{M}])`,
    'giu',
  )
  const once = (text: string) =>
    apart.length === 0
      ? text
      : text.replaceAll(doubled, (_all, article: string, alias: string) =>
          /^\p{Lu}/u.test(article) ? capitalized(alias) : alias,
        )

  const replaced = (given: string) =>
    once(
      given.replaceAll(any, (...found: unknown[]) => {
        const at = found.findIndex((group, index) => index > 0 && group !== undefined)
        const offset = Number(found.find((each) => typeof each === 'number') ?? 0)
        const alias = shown.get(ordered[at - 1]?.[1] ?? '') ?? ''
        const many = found[ordered.length + 1] === undefined || alias.endsWith('s') ? '' : 's'
        return `${aliasAfter(given.slice(0, offset), alias)}${many}`
      }),
    )
  const titled = [...shown.values()].filter((alias) => article.test(alias)).map(asPattern)
  const within = new RegExp(String.raw`(?:${titled.join('|')})(?![\p{L}\p{N}\p{M}])`, 'gu')
  /** Where a label stood before its sentence was made, its article is no beginning any more. */
  const goneOn = (given: string) =>
    titled.length === 0
      ? given
      : given.replaceAll(within, (alias, offset: number) =>
          aliasAfter(given.slice(0, offset), alias),
        )
  const untouched = untouchedIn(campaignName(read))
  const inText = (given: string) => {
    const text = given.normalize('NFC')
    if (!isNaming(text)) return goneOn(given)
    const parts = text.split(untouched)
    return parts.map((part, at) => (at % 2 === 1 ? part : goneOn(replaced(part)))).join('')
  }
  return {
    inText,
    inData: <Data>(data: Data) => mapTexts(data, inText) as Data,
    labelOf: (npcId, label) => {
      const alias = npcId === null ? undefined : shown.get(npcId)
      const [number = ''] = / \d+$/.exec(label) ?? []
      return alias === undefined ? inText(label) : `${capitalized(alias)}${number}`
    },
    hides: ({ kind, about }) => kind === 'npc.revealed' && about.some(({ id }) => shown.has(id)),
  }
}

/** A fact where it stands: its id, and the evening. */
export interface Placed {
  id: number
  sessionId: string | null
}

/**
 * Whether players were let know of an NPC on the evening of a fact, after it: whatever that NPC did there
 * unseen is theirs to read, as is all from then on.
 */
export function readUncovered(read: Read): (npcId: string, placed: Placed) => boolean {
  const told = read.all<{ id: number; npcId: string; sessionId: string }>(
    `SELECT id, json_extract(fact, '$.about[0].id') AS npcId,
       ifnull(json_extract(fact, '$.with.evening'), session_id) AS sessionId
     FROM live_fact WHERE kind = 'npc.uncovered'`,
  )
  return (npcId, { id, sessionId }) =>
    told.some((each) => each.npcId === npcId && each.sessionId === sessionId && id < each.id)
}
