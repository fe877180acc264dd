import { z } from 'zod'
import { isLinkType, linkTypes, noteSections, readLink } from '../../shared/note/note-text'
import { templateName } from '../../shared/note/note-templates'
import { phrase } from '../../shared/phrase'
import { command, query } from '../define'
import { readAliases } from '../npc/aliases'
import { find } from '../search/find'
import type { Read } from '../file/handles'
import { freeName } from '../free-name'
import { pageInput, readPage } from '../search/page'
import { matchNames, wordsAsked } from '../search/question'
import { targetsOf, readableBody, typedBody, typedLink } from './links'
import { createNote, noteById, noteRef, writeNote } from './write'
import { filledText, idSchema as id, line, textUpTo } from '../../shared/bounded'

const noteOnly = z.strictObject({ noteId: id })
const title = line(120)
const body = textUpTo(100_000)

/** As many templates as are offered. */
const mostTemplates = 60

/** Letters of a note that its line in the list shows. */
const shownInList = 120
const types = JSON.stringify(linkTypes)

interface ListRow {
  id: string
  title: string
  beginning: string
  changed_at: string
}

function readNotePage(read: Read, asked: z.output<typeof pageInput>) {
  const columns = `id, title, substr(plain, 1, ${shownInList}) AS beginning, changed_at`
  const { rows, ...page } = readPage<ListRow>(read, 'note', columns, asked)
  const notes = rows.map((note) => ({ ...note, beginning: beginningOf(note.beginning) }))
  return { ...page, notes }
}

/** What a list shows of a text: without the lines that begin and end a secret. */
const beginningOf = (text: string) => text.replaceAll(/^[\s>*+-]*:{3,}.*$/gm, '').trim()

const titleFor = (read: Read, { title, isUsual }: { title: string; isUsual: boolean }) =>
  isUsual ? freeName(read, 'note', title) : title

/** A text that begins with a heading, marked or underlined. */
const headed = /^ {0,3}(#{1,6}(\s|$)|\S[^\n]*\n {0,3}(=+|-+)[ \t]*(\n|$))/

/** A note as players may have it. */
interface NoteForPlayers {
  /** The game master's own title, whole. */
  title: string
  /** What players read above it: its title; nothing where their part has a heading of its own. */
  heading: string
  body: string
}

/**
 * A note as players may have it: without the game master's sections, links by their present names, and
 * nobody by a name that players do not know.
 */
export function noteForPlayers(read: Read, noteId: string): NoteForPlayers {
  const { title, body } = noteById(read, noteId)
  const open = noteSections(body).filter(({ secret }) => !secret)
  const text = open.map((section) => section.text.trim()).join('\n\n')
  const { inText } = readAliases(read)
  return {
    title,
    heading: headed.test(text.trim()) ? '' : inText(title),
    body: inText(readableBody(read, text)),
  }
}

export const notesApi = {
  /**
   * A page of the notes in their places, with their beginnings and when they were last changed: of
   * all, or of those that hold the words typed.
   */
  'note.list': query({
    input: pageInput,
    run: readNotePage,
  }),

  /** The game master's own templates, in their places: notes whose titles say so. */
  'note.templates': query({
    input: z.strictObject({}),
    run: (read) =>
      read
        .all<{ id: string; title: string }>(
          `SELECT id, title FROM note WHERE title LIKE 'template:%'
           ORDER BY position LIMIT ${mostTemplates}`,
        )
        .flatMap(({ id, title }) => {
          const name = templateName(title)
          return name === null ? [] : [{ id, name }]
        }),
  }),

  /** One note, its links as they are typed: by name, where one name means one thing. Null when gone. */
  'note.read': query({
    input: noteOnly,
    run: (read, { noteId }) => {
      const row = read.get<{ id: string }>('SELECT id FROM note WHERE id = @noteId', { noteId })
      if (!row) return null
      const note = noteById(read, noteId)
      return { ...note, body: typedBody(read, note.body) }
    },
  }),

  /**
   * Whom or what links mean now, by what stands between their brackets, and what is typed to mean it
   * alone (`typed`); none for an open one.
   */
  'note.meaning': query({
    input: z.strictObject({ links: z.array(filledText(300)).max(500) }),
    run: (read, { links }) =>
      Object.fromEntries(
        links.map((link) => [
          link,
          targetsOf(read, readLink(link)).map((target) => ({
            ...target,
            typed: typedLink(read, target),
          })),
        ]),
      ),
  }),

  /**
   * A note as players may have it. The window of the players may not ask for it: what it shows is what the
   * game master turns to it.
   */
  'note.forPlayers': query({
    input: noteOnly,
    run: (read, { noteId }) => noteForPlayers(read, noteId),
  }),

  /** A new note before all others; links to its title that were open mean it now. Answers its id. */
  'note.create': command({
    input: z.strictObject({
      title,
      /** Whether nobody chose the title: one that another note bears gets a number. */
      isUsual: z.boolean().default(false),
      body: body.default(''),
    }),
    label: (read, input) => phrase('history.note.create', { title: titleFor(read, input) }),
    run: (write, input) => ({ noteId: createNote(write, titleFor(write, input), input.body) }),
  }),

  /** Changes what is given. Names in `[[…]]` that mean one thing are kept by its id. */
  'note.edit': command({
    input: z.strictObject({
      noteId: id,
      title: title.optional(),
      body: body.optional(),
      /** Whether somebody is still writing since the last edit: then both are one step. */
      goesOn: z.boolean().default(false),
    }),
    writing: ({ noteId, goesOn }) => ({ text: noteId, goesOn }),
    label: (read, { noteId }) =>
      phrase('history.note.edit', { title: noteById(read, noteId).title }),
    run: (write, { noteId, ...given }) => {
      const note = noteById(write, noteId)
      const now = given.title ?? note.title
      if (!writeNote(write, note, now, given.body ?? note.body)) return
      if (write.goesOn) return
      const about = [noteRef({ id: noteId, title: now })]
      write.record({ kind: 'note.edited', secret: true, about })
    },
  }),

  'note.remove': command({
    input: noteOnly,
    label: (read, { noteId }) =>
      phrase('history.note.remove', { title: noteById(read, noteId).title }),
    run: (write, { noteId }) => {
      const note = noteById(write, noteId)
      write.run('DELETE FROM note WHERE id = @noteId', { noteId })
      write.record({ kind: 'note.removed', secret: true, about: [noteRef(note)] })
    },
  }),

  /** Changes places with the note before or after; the first and the last stay where they are. */
  'note.move': command({
    input: z.strictObject({ noteId: id, to: z.enum(['before', 'after']) }),
    label: (read, { noteId }) =>
      phrase('history.note.move', { title: noteById(read, noteId).title }),
    run: (write, { noteId, to }) => {
      const note = noteById(write, noteId)
      const other = write.get<{ id: string; position: number }>(
        to === 'before'
          ? 'SELECT id, position FROM note WHERE position < @position ORDER BY position DESC LIMIT 1'
          : 'SELECT id, position FROM note WHERE position > @position ORDER BY position LIMIT 1',
        { position: note.position },
      )
      if (!other) return
      const place = 'UPDATE note SET position = @position WHERE id = @id'
      write.run(place, { id: note.id, position: other.position })
      write.run(place, { id: other.id, position: note.position })
      write.record({ kind: 'note.moved', secret: true, about: [noteRef(note)] })
    },
  }),

  /** Whom or what a name that is being typed may mean, by any words of theirs, and what is typed to mean it. */
  'note.complete': query({
    input: z.strictObject({ text: textUpTo(300) }),
    run: (read, { text }) => {
      const words = wordsAsked(text)
      if (words.length === 0) return []
      const question = { match: matchNames(words), name: words.join(' '), types, limit: 8 }
      return find(read, question).flatMap(({ type, entity_id: id, name }) =>
        isLinkType(type) ? [{ type, id, name, typed: typedLink(read, { type, id, name }) }] : [],
      )
    },
  }),
}
