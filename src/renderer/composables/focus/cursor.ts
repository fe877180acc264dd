/** Where something is written; a number has no cursor to be set. */
export const writtenLines = 'textarea, input[type="text"]'

/** Puts the cursor behind what stands in a line, so that it is gone on with and not written over. */
export function cursorToEnd(line: Element | null | undefined): void {
  if (!(line instanceof HTMLInputElement || line instanceof HTMLTextAreaElement)) return
  line.setSelectionRange(line.value.length, line.value.length)
}

/** Gives a part the focus as Tab does: what stands in a line of text gives way to what is typed. */
export function takeUp(part: HTMLElement | null | undefined): void {
  part?.focus()
  if (part instanceof HTMLInputElement) part.select()
}
