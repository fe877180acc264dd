import { session, shell, dialog, type BrowserWindow } from 'electron'
import { mayOpen } from './links'
import { pageOrigin } from './page'

/** How a page hears that its source has changed, while the program is being developed. */
const hotReload = import.meta.env.DEV ? [pageOrigin.replace(/^http/, 'ws')] : []

/** No request leaves the program: only its own pages are served. */
export function keepOffline(): void {
  session.defaultSession.webRequest.onBeforeRequest((details, answer) => {
    const own = [`${pageOrigin}/`, ...hotReload, 'devtools:', 'blob:', 'data:'].some((start) =>
      details.url.startsWith(start),
    )
    answer({ cancel: !own })
  })
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, answer) =>
    answer(false),
  )
  session.defaultSession.setPermissionCheckHandler(() => false)
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
