import { parseDice, sidesOf } from '../dice/dice-notation'

/** What a note can link to. */
export const linkTypes = [
  'character',
  'npc',
  'place',
  'front',
  'mission',
  'encounter',
  'track',
  'session',
  'note',
] as const
export type LinkType = (typeof linkTypes)[number]

/** Whether a note can link to what is of this type. */
export function isLinkType(type: string): type is LinkType {
  return linkTypes.some((each) => each === type)
}

/**
 * What stands between the brackets of a link: a name as it was typed, or one that is settled. Dice to be
 * rolled lead nowhere; they go by how they are written.
 */
export type NoteLink = { name: string } & (
  { type: LinkType; id: string } | { type?: never; isRoll?: true }
)

/** A link in a note's text: `[[…]]` on one line. */
const linkPattern = /\[\[([^[\]\n]{1,300})\]\]/g
const settledPattern = new RegExp(`^(${linkTypes.join('|')}):([^|\\s]{1,64})\\|(.+)$`)
const rollPattern = /^\s*roll\s+(\S.*)$/i

/** The dice of `roll 2d6+1`; undefined where it names no die, and is a name like any other. */
function diceIn(inner: string): string | undefined {
  const [, dice] = rollPattern.exec(inner) ?? []
  return dice !== undefined && sidesOf(parseDice(dice) ?? []).length > 0 ? dice.trim() : undefined
}

/** What is to be rolled on by a link that is no dice, as `roll Omens`; undefined for any other. */
export function tableNamed(link: NoteLink): string | undefined {
  if (link.type !== undefined || link.isRoll) return undefined
  return rollPattern.exec(link.name)?.[1]
}

/**
 * Reads what stands between the brackets: `npc:id|Name` is settled, `roll 2d6+1` are dice, and anything
 * else is a name.
 */
export function readLink(inner: string): NoteLink {
  const [, type, id, name] = settledPattern.exec(inner) ?? []
  if (id !== undefined && name !== undefined) return { type: type as LinkType, id, name }
  const dice = diceIn(inner)
  return dice === undefined ? { name: inner.trim() } : { name: dice, isRoll: true }
}

/** Whether a link is dice to be rolled, and means nobody. */
export function isRoll(link: NoteLink): boolean {
  return link.type === undefined && link.isRoll === true
}

/** Writes a link with its brackets; a name loses what would end the link. */
export function writeLink(link: NoteLink): string {
  const name = link.name.replaceAll(/[[\]\n]/g, '')
  if (link.type !== undefined) return `[[${link.type}:${link.id}|${name}]]`
  return isRoll(link) ? `[[roll ${name}]]` : `[[${name}]]`
}

/** Every link of a text, in order. */
export function linksIn(text: string): NoteLink[] {
  return [...text.matchAll(linkPattern)].map(([, inner = '']) => readLink(inner))
}

/** The text with something else in place of each link. */
export function replaceLinks(text: string, instead: (link: NoteLink) => string): string {
  return text.replaceAll(linkPattern, (_link, inner: string) => instead(readLink(inner)))
}

/** A text with the names alone where it has links: for lines that cannot be gone from. */
export function withoutLinks(text: string): string {
  return replaceLinks(text, ({ name }) => name)
}

/** A stretch of a note; a secret one is the game master's alone. */
export interface NoteSection {
  secret: boolean
  text: string
}

/** Opens a section for the game master, wherever in a list or a quotation it stands. */
const opening = /^[\s>*+-]*:{3,}\s*gm\b/i
/** The same behind other words of its line: whoever forgot to begin a line meant it all the same. */
const openingWithin = /(?<!:):{3,}\s*gm\b/i
/** Closes one behind the words of its line. */
const closingWithin = /(?<!:):{3,}\s*$/

/** Has every section begin and end on a line of its own; a line that opens none is left as it is. */
function onOwnLines(line: string): string[] {
  const found = opening.test(line) ? null : openingWithin.exec(line)
  if (!found) return [line]
  const after = line.slice(found.index + found[0].length)
  const end = closingWithin.exec(after)
  const secret = after.slice(0, end?.index).trim()
  return [line.slice(0, found.index).trimEnd(), ':::gm', secret, ...(end ? [':::'] : [])]
}

/** Inside of one, a section of any other kind is opened and closed as well. */
const inner = /^[\s>*+-]*:{3,}\s*\w/
/** Closes it. */
const closing = /^[\s>]*:{3,}\s*$/

/**
 * Cuts a note at its `:::gm` and `:::` lines, which belong to neither side. A section that is not
 * closed is secret to the end of the note; one inside another is part of it. Where a line has words
 * before its `:::gm`, they stay, and what follows in it is secret. This alone says what is secret in a
 * note: the screen shows it so, and what players get is made of the rest.
 */
export function noteSections(body: string): NoteSection[] {
  const sections: NoteSection[] = []
  let depth = 0
  let lines: string[] = []
  const cut = (secret: boolean) => {
    const text = lines.join('\n').trim()
    if (text !== '') sections.push({ secret, text: lines.join('\n') })
    lines = []
  }
  for (const line of body.split(/\r\n?|\n/).flatMap(onOwnLines)) {
    if (depth > 0 && inner.test(line)) {
      depth++
      lines.push(line)
    } else if (opening.test(line)) {
      cut(false)
      depth++
    } else if (depth > 0 && closing.test(line)) {
      depth--
      if (depth === 0) cut(true)
      else lines.push(line)
    } else lines.push(line)
  }
  cut(depth > 0)
  return sections
}
