import type { Ref } from '../../shared/fact'
import { refuse } from '../../shared/reply'
import type { Read, Write } from '../file/handles'
import { keepLinks, openName, readableBody, settleLinks } from './links'

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
    { noteId, title, body, plain: readableBody(write, body), now: write.now },
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
  write.run(
    `UPDATE note SET title = @title, body = @body, plain = @plain, changed_at = @now
     WHERE id = @id`,
    { id: note.id, title, body, plain: readableBody(write, body), now: write.now },
  )
  if (body !== note.body) keepLinks(write, note.id, body)
  if (title !== note.title) settleName(write, title)
  return true
}

/** Settles the links of all notes to a name that a note has now. */
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
