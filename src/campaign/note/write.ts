import type { Ref } from '../../shared/fact'
import { replaceLinks, writeLink, type LinkType } from '../../shared/note/note-text'
import { refuse } from '../../shared/reply'
import type { Read, Write } from '../file/handles'
import { followNameInLinks, keepLinks, openName, plainBody, settleLinks } from './links'

/** A note as the file keeps it. */
export interface NoteRow {
  id: string
  position: number
  title: string
  body: string
  created_at: string
  changed_at: string
}

/** One note; a refusal in words when it is gone. */
export function noteById(read: Read, id: string): NoteRow {
  const row = read.get<NoteRow>(
    'SELECT id, position, title, body, created_at, changed_at FROM note WHERE id = @id',
    { id },
  )
  return row ?? refuse('refusal.gone')
}

/** A note as facts point at it. */
export function noteRef({ id, title }: Pick<NoteRow, 'id' | 'title'>): Ref {
  return { type: 'note', id, name: title }
}

/** Makes a note, the first in the list, its links settled. Answers its id. */
export function createNote(write: Write, title: string, typed: string): string {
  const noteId = write.newId()
  const body = settleLinks(write, typed)
  write.run(
    `INSERT INTO note (id, position, title, body, plain, created_at, changed_at)
     SELECT @noteId, coalesce(min(position) - 1, 0), @title, @body, @plain, @now, @now FROM note`,
    { noteId, title, body, plain: plainBody(write, body), now: write.now },
  )
  keepLinks(write, noteId, body)
  settleName(write, title)
  write.record({ kind: 'note.created', secret: true, about: [noteRef({ id: noteId, title })] })
  return noteId
}

/** Writes a note's text with its links settled. Answers whether anything is different now. */
export function writeNote(write: Write, note: NoteRow, title: string, typed: string): boolean {
  const body = settleLinks(write, typed)
  if (title === note.title && body === note.body) return false
  renaming(write, 'note', note.id, () => {
    write.run(
      `UPDATE note SET title = @title, body = @body, plain = @plain, changed_at = @now
       WHERE id = @id`,
      { id: note.id, title, body, plain: plainBody(write, body), now: write.now },
    )
    if (body !== note.body) keepLinks(write, note.id, body)
  })
  return true
}

/** Somebody or something with the name it had. */
export type Renamed = Pick<Ref, 'id' | 'name'> & { type: LinkType }

/** Settles the links of all notes to a name. */
export function settleName(write: Write, name: string): void {
  const waiting = write.all<NoteRow>(
    `SELECT id, position, title, body, created_at, changed_at FROM note
     WHERE id IN (SELECT note_id FROM note_link WHERE type = 'open' AND entity_id = @name)`,
    { name: openName(name) },
  )
  for (const note of waiting) {
    const body = settleLinks(write, note.body)
    if (body === note.body) continue
    write.run('UPDATE note SET body = @body WHERE id = @id', { id: note.id, body })
    keepLinks(write, note.id, body)
  }
}

/** What search calls somebody or something now. */
function nameNow(read: Read, type: LinkType, id: string): string | undefined {
  return read.get<{ name: string }>(
    'SELECT name FROM search_entry WHERE type = @type AND entity_id = @id',
    { type, id },
  )?.name
}

/** Writes the name it has now into all notes that link to it: their lists and search read it there. */
function followName(write: Write, type: LinkType, id: string): void {
  const name = nameNow(write, type, id)
  if (name === undefined) return
  const linked = write.all<{ id: string; body: string }>(
    `SELECT id, body FROM note
     WHERE id IN (SELECT note_id FROM note_link WHERE type = @type AND entity_id = @id)`,
    { type, id },
  )
  for (const note of linked) {
    const body = replaceLinks(note.body, (link) =>
      writeLink(link.type === type && link.id === id ? { type, id, name } : link),
    )
    const bindings = { id: note.id, body, plain: plainBody(write, body) }
    write.run('UPDATE note SET body = @body, plain = @plain WHERE id = @id', bindings)
  }
}

/** Has all texts that link to somebody or something by the name it had read as it is called now; notes are settled before. */
export function followRenamed(write: Write, { type, id, name }: Renamed): void {
  const after = nameNow(write, type, id)
  if (after === undefined || name === after) return
  followName(write, type, id)
  settleName(write, after)
  followNameInLinks(write, { before: name, now: after })
}

/**
 * Makes a change that may give somebody or something a new name: whatever means it by the name it had
 * goes on meaning it, and reads as it is called now.
 */
export function renaming(write: Write, type: LinkType, id: string, change: () => void): void {
  const name = nameNow(write, type, id)
  if (name !== undefined) settleName(write, name)
  change()
  if (name !== undefined) followRenamed(write, { type, id, name })
}

/** Whether players hold their part of a note: it was handed out, and not taken back since. */
export function isHandedOut(read: Read, noteId: string): boolean {
  const last = read.get<{ kind: string }>(
    `SELECT kind FROM live_fact WHERE kind IN ('note.handedOut', 'note.takenBack')
       AND json_extract(fact, '$.about[0].id') = @noteId ORDER BY id DESC LIMIT 1`,
    { noteId },
  )
  const isKept = read.get('SELECT 1 FROM note WHERE id = @noteId', { noteId }) !== undefined
  return isKept && last?.kind === 'note.handedOut'
}
