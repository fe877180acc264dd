import {
  isRoll,
  linkTypes,
  linksIn,
  noteSections,
  replaceLinks,
  writeLink,
} from '../../shared/note/note-text'
import { replacePictures } from '../../shared/pictures'
import type { LinkType, NoteLink } from '../../shared/note/note-text'
import type { Read, Write } from '../file/handles'
import { renameInTexts, thingsLinking } from './linked-texts'

/** Somebody or something a note can mean. */
export interface LinkTarget {
  type: LinkType
  id: string
  name: string
  /** The beginning of what is said of it, to tell it from others of its name. */
  hint: string
}

/** As many of one name as are offered to choose from, and as can be told apart by number. */
const mostTargets = 12
const mostNumbered = 999
const types = linkTypes.map((type) => `'${type}'`).join(', ')

/** Everyone and everything of this name, always in the same order. */
function namedSo(read: Read, name: string, most = mostTargets): LinkTarget[] {
  return read.all<LinkTarget>(
    `SELECT type, entity_id AS id, name, trim(substr(body, 1, 60), char(10) || ' ') AS hint FROM search_entry
     WHERE name = @name COLLATE NOCASE AND type IN (${types})
     ORDER BY +id LIMIT @most`,
    { name, most },
  )
}

/** Which one `Twin #2` means where several are called Twin. */
function numberedSo(read: Read, typed: string): LinkTarget[] {
  const [, name, number] = /^(.+) #(\d{1,3})$/.exec(typed) ?? []
  if (name === undefined) return []
  const all = namedSo(read, name, mostNumbered)
  const meant = all.length > 1 ? all[Number(number) - 1] : undefined
  return meant ? [meant] : []
}

/**
 * Whom or what a link means now, under the name it has now: one for a settled link, none when it is
 * gone, or for dice; for a name all that are called so.
 */
export function targetsOf(read: Read, link: NoteLink): LinkTarget[] {
  if (link.type === undefined) {
    if (isRoll(link)) return []
    const named = namedSo(read, link.name)
    return named.length > 0 ? named : numberedSo(read, link.name)
  }
  const { type, id } = link
  const found = read.get<{ name: string; hint: string }>(
    `SELECT name, trim(substr(body, 1, 60), char(10) || ' ') AS hint FROM search_entry
     WHERE type = @type AND entity_id = @id`,
    { type, id },
  )
  return found ? [{ type, id, ...found }] : []
}

/** Asks whom or what links mean, each of them once, however often it stands in a text. */
function eachOnce(read: Read): (link: NoteLink) => LinkTarget[] {
  const known = new Map<string, LinkTarget[]>()
  return (link) => {
    const key = JSON.stringify(link)
    const meant = known.get(key) ?? targetsOf(read, link)
    known.set(key, meant)
    return meant
  }
}

/** Settles every name that only one thing has, so that a new name breaks nothing. */
export function settleLinks(read: Read, body: string): string {
  const meant = eachOnce(read)
  return replaceLinks(body, (link) => {
    const [only, ...others] = link.type === undefined ? meant(link) : []
    return writeLink(only && others.length === 0 ? only : link)
  })
}

/** A name with brackets, or one that looks like a settled link, cannot stand for itself. */
const isPlain = (name: string) =>
  linksIn(`[[${name}]]`).some((link) => link.type === undefined && link.name === name)

/**
 * What is typed between the brackets to mean somebody or something: the name, with a number where
 * several have it. By id only where no words would do.
 */
export function typedLink(read: Read, target: Pick<LinkTarget, 'type' | 'id' | 'name'>): string {
  const { type, id, name } = target
  const isMeant = (each: LinkTarget) => each.type === type && each.id === id
  const alike = namedSo(read, name, mostNumbered)
  const typed = alike.length > 1 ? `${name} #${String(alike.findIndex(isMeant) + 1)}` : name
  const [only, ...others] = isPlain(typed) ? targetsOf(read, { name: typed }) : []
  const isClear = only !== undefined && others.length === 0 && isMeant(only)
  return isClear ? typed : writeLink({ type, id, name }).slice(2, -2)
}

/**
 * The body as it is typed: settled links by the name alone, and so what is gone. Settling it again
 * gives the links to all that is still there back.
 */
export function typedBody(read: Read, body: string): string {
  const meant = eachOnce(read)
  const typed = new Map<string, string>()
  return replaceLinks(body, (link) => {
    if (link.type === undefined) return writeLink(link)
    const [now] = meant(link)
    if (!now) return writeLink(isPlain(link.name) ? { name: link.name } : link)
    const key = `${now.type} ${now.id}`
    const inner = typed.get(key) ?? typedLink(read, now)
    typed.set(key, inner)
    return `[[${inner}]]`
  })
}

/** The body with the present names in place of its links. */
export function readableBody(read: Read, body: string): string {
  const meant = eachOnce(read)
  return replaceLinks(body, (link) => {
    const [now] = link.type === undefined ? [] : meant(link)
    return now?.name ?? link.name
  })
}

/** The same as words alone, as lists and search have it: pictures by what they show. */
export function plainBody(read: Read, body: string): string {
  return replacePictures(readableBody(read, body), ({ name }) => name)
}

/** Who a body links to; what stands outside of the secret sections as well is not secret. */
function linkRows(body: string): Map<string, { type: string; id: string; secret: 0 | 1 }> {
  const rows = new Map<string, { type: string; id: string; secret: 0 | 1 }>()
  for (const section of noteSections(body).toSorted(
    (a, b) => Number(b.secret) - Number(a.secret),
  )) {
    for (const link of linksIn(section.text)) {
      if (isRoll(link)) continue
      const type = link.type ?? 'open'
      const id = link.type === undefined ? openName(link.name) : link.id
      rows.set(`${type} ${id}`, { type, id, secret: section.secret ? 1 : 0 })
    }
  }
  return rows
}

/** Under which a link to a name is kept that nobody has, or several. */
export function openName(name: string): string {
  return name.toLowerCase()
}

/**
 * Links that are kept as they were typed follow somebody or something that is called otherwise now. A name
 * that others have as well may mean them, and stays.
 */
export function followNameInLinks(write: Write, names: { before: string; now: string }): void {
  if (namedSo(write, names.before, 1).length > 0 || !isPlain(names.now)) return
  renameInTexts(write, (name) => openName(name) === openName(names.before), names.now)
}

/** Where beside notes somebody or something is linked to, by id or by name; not by what is said of itself. */
export function mentionsOf(read: Read, type: LinkType, id: string) {
  const name = read.get<{ name: string }>(
    'SELECT name FROM search_entry WHERE type = @type AND entity_id = @id',
    { type, id },
  )?.name
  const isMeant = (link: NoteLink) => {
    if (link.type !== undefined) return link.type === type && link.id === id
    if (isRoll(link) || name === undefined) return false
    if (openName(link.name) === openName(name)) return true
    return numberedSo(read, link.name).some((each) => each.type === type && each.id === id)
  }
  return thingsLinking(read, isMeant).filter((each) => each.type !== type || each.id !== id)
}

/** Keeps who a note links to. */
export function keepLinks(write: Write, noteId: string, body: string): void {
  write.run('DELETE FROM note_link WHERE note_id = @noteId', { noteId })
  for (const row of linkRows(body).values()) {
    write.run(
      `INSERT INTO note_link (note_id, type, entity_id, secret)
       VALUES (@noteId, @type, @id, @secret)`,
      { noteId, ...row },
    )
  }
}
