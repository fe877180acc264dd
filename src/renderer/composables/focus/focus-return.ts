/** Remembers who had the focus before it was called elsewhere, and gives it back. */
export function focusReturn() {
  let before: EventTarget | null = null

  /** Keeps who has it now, or who is given. */
  function keep(from: EventTarget | null = document.activeElement): void {
    before = from
  }

  /** Who had it; null where they are gone by now. */
  function former(): HTMLElement | null {
    return before instanceof HTMLElement && before.isConnected ? before : null
  }

  /** Gives it back, unless whoever had it is gone by now. */
  function restore(): void {
    former()?.focus()
  }

  /** Keeps who had it when it comes into a part of the page from outside: its `focusin`. */
  function keepOutside({ relatedTarget: from, currentTarget: here }: FocusEvent): void {
    if (from instanceof Node && here instanceof Node && !here.contains(from)) keep(from)
  }

  return { keep, former, restore, keepOutside }
}
