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
}

/** Whether a draft holds something that is not in the campaign yet; a title must not be empty. */
export function isUnkept({ title, body, kept }: NoteDraft): boolean {
  return body !== kept.body || (title.trim() !== kept.title && title.trim() !== '')
}

/** Notes as they are being written, by id: what could not be kept yet is still here later. */
export const useNoteDrafts = defineStore('noteDrafts', () => {
  const drafts = reactive(new Map<string, NoteDraft>())

  /** Takes what the campaign has, unless something else is being written over it. */
  function take(id: string, { title, body }: NoteText): void {
    const draft = drafts.get(id)
    if (draft && isUnkept(draft)) return
    drafts.set(id, { title, body, kept: { title, body } })
  }

  return { drafts, take }
})
