/** A field of one line or of several. */
export type WritingField = HTMLInputElement | HTMLTextAreaElement

/** Types a text in place of a stretch, so that the field's own undo knows of it. */
export function typeOver(field: WritingField, start: number, end: number, text: string): void {
  field.focus()
  field.setSelectionRange(start, end)
  document.execCommand('insertText', false, text)
}
