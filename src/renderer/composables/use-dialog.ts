import { useDialogs, type Confirmation, type Inquiry, type Notice } from '../stores/dialogs'

/** Dialogs as awaited functions: the call resolves when the game master has answered. */
export function useDialog() {
  const dialogs = useDialogs()

  /** Asks for a yes. `false` also when the dialog is closed. */
  function confirm(question: Confirmation): Promise<boolean> {
    return new Promise((answer) => dialogs.show({ kind: 'confirm', question, answer }))
  }

  /** Asks for a line of text; `null` when the dialog is closed. */
  function ask(question: Inquiry): Promise<string | null> {
    return new Promise((answer) => dialogs.show({ kind: 'ask', question, answer }))
  }

  /** Tells something that asks for nothing: there is one way on. */
  function tell(question: Notice): Promise<void> {
    return new Promise((answer) => dialogs.show({ kind: 'tell', question, answer }))
  }

  return { confirm, ask, tell }
}
