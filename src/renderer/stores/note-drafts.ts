import { defineStore } from 'pinia'
import { reactive } from 'vue'

/** What stands in the editor of a note. */
export interface NoteText {
  title: string
  body: string
}

/** What is being written, and what of it the campaign has. */
export interface NoteDraft extends NoteText {
  kept: NoteText
  /** When that was kept here last, in milliseconds of `performance.now()`; 0 where it was read. */
  keptAt: number
}

/** Whether a draft holds something that is not in the campaign yet; a title must not be empty. */
export function isUnkept({ title, body, kept }: NoteDraft): boolean {
  return body !== kept.body || (title.trim() !== kept.title && title.trim() !== '')
}

/** Notes as they are being written, by id: what could not be kept yet is still here later. */
export const useNoteDrafts = defineStore('noteDrafts', () => {
  const drafts = reactive(new Map<string, NoteDraft>())

  /**
   * Takes what the campaign had at a time, unless something else is being written over it, or was kept
   * since: that is not in it yet, and would be written over.
   */
  function take(id: string, { title, body }: NoteText, askedAt: number): void {
    const draft = drafts.get(id)
    if (draft && (isUnkept(draft) || askedAt < draft.keptAt)) return
    drafts.set(id, { title, body, kept: { title, body }, keptAt: 0 })
  }

  /** Notes that the campaign has a text of this draft as of now. */
  function noteKept(draft: NoteDraft, kept: NoteText): void {
    Object.assign(draft, { kept, keptAt: performance.now() })
  }

  return { drafts, take, noteKept }
})
