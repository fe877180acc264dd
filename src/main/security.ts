import { app, dialog, session, shell, type BrowserWindow, type Session } from 'electron'
import { mayOpen } from './links'
import { pageOrigin } from './page'

/** How a page hears that its source has changed, while the program is being developed. */
const hotReload = import.meta.env.DEV ? [pageOrigin.replace(/^http/, 'ws')] : []

/**
 * The browser inside finds no address of any network by its name. Must be called before the program is
 * ready; while it is being developed its pages come from a server beside it.
 */
export function findNoNames(): void {
  if (!import.meta.env.DEV) {
    app.commandLine.appendSwitch('host-resolver-rules', 'MAP * ~NOTFOUND')
  }
}

/**
 * Closes what a session could ask of a network: a page gets what it `mayAsk` for, and nothing else. Its
 * requests are looked at from `begun` on.
 */
export function keepOffline(
  session: Session,
  mayAsk: (url: string) => boolean,
  begun = Promise.resolve(),
): void {
  void begun.then(() =>
    session.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !mayAsk(url) })),
  )
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  // Its spelling would be fetched from the web at the first start, past every request of a page.
  session.setSpellCheckerLanguages([])
}

/**
 * No request leaves the program: only its own pages are served. They are looked at once the first page has
 * `begun`: before it has its script it asks for its own files alone, and each that is looked at would wait
 * for whatever the program is at.
 */
export function keepPagesOffline(begun?: Promise<void>): void {
  const own = [`${pageOrigin}/`, ...hotReload, 'devtools:', 'blob:', 'data:']
  const isOwn = (url: string) => own.some((start) => url.startsWith(start))
  keepOffline(session.defaultSession, isOwn, begun)
}

async function offerLink(url: string): Promise<void> {
  if (!mayOpen(url)) return
  const { words } = await import('../campaign/words')
  const { response } = await dialog.showMessageBox({
    type: 'question',
    message: words.t('dialog.openLink', { url }),
    buttons: [words.t('dialog.open'), words.t('dialog.cancel')],
    cancelId: 1,
  })
  if (response === 0) await shell.openExternal(url)
}

/** Windows stay on their page and open no others; an allowed link goes to the browser after a question. */
export function confine(window: BrowserWindow): void {
  window.webContents.on('will-navigate', (event) => event.preventDefault())
  window.webContents.on('will-attach-webview', (event) => event.preventDefault())
  window.webContents.setWindowOpenHandler(({ url }) => {
    void offerLink(url)
    return { action: 'deny' }
  })
}
