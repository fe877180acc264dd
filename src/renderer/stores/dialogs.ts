import { defineStore } from 'pinia'
import { shallowRef } from 'vue'

/** A question with yes or no. All in words already. */
export interface Confirmation {
  title: string
  text: string
  /** What happens on yes: `Delete the front`, never `OK`. */
  yes: string
  danger?: boolean
  /** Yes loses what no undo brings back: Enter stays, in these words. */
  stay?: string
}

/** A question that wants a line of text. */
export interface Inquiry {
  title: string
  text?: string
  label: string
  yes: string
  value?: string
  /** As many letters as its answer may have. */
  maxlength?: number
}

/** Something to be read, and to be done with. */
export interface Notice {
  title: string
  text: string
}

/** A question on the screen, and where its answer goes. */
export type OpenQuestion =
  | { kind: 'confirm'; question: Confirmation; answer: (yes: boolean) => void }
  | { kind: 'tell'; question: Notice; answer: () => void }
  | { kind: 'ask'; question: Inquiry; answer: (text: string | null) => void }

/** The one question that can be open at a time. `DialogHost` shows it. */
export const useDialogs = defineStore('dialogs', () => {
  const current = shallowRef<OpenQuestion | null>(null)

  /** Shows a question; one that still stands is answered with no. */
  function show(question: OpenQuestion): void {
    close()
    current.value = question
  }

  /** Takes the question away, answered with no. */
  function close(): void {
    const open = current.value
    current.value = null
    if (open?.kind === 'tell') open.answer()
    if (open?.kind === 'confirm') open.answer(false)
    if (open?.kind === 'ask') open.answer(null)
  }

  /** Takes the question away, answered with yes, or with this text. */
  function accept(text: string): void {
    const open = current.value
    current.value = null
    if (open?.kind === 'tell') open.answer()
    if (open?.kind === 'confirm') open.answer(true)
    if (open?.kind === 'ask') open.answer(text)
  }

  return { current, show, close, accept }
})
