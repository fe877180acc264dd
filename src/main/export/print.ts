import { randomUUID } from 'node:crypto'
import { BrowserWindow, session, type Session } from 'electron'
import type { PrintJob } from '../../campaign/workspace/workspace'

const origin = 'app://print'

/** Pages that wait to be printed, by their address. */
const waiting = new Map<string, string>()
let printing: Session | undefined

/** A session of its own, kept nowhere: it serves the page that is printed, and no request leaves it. */
function printSession(): Session {
  if (printing) return printing
  printing = session.fromPartition('print')
  printing.protocol.handle('app', ({ url }) => {
    const html = waiting.get(url)
    if (html === undefined) return new Response(null, { status: 404 })
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  })
  printing.webRequest.onBeforeRequest(({ url }, answer) => answer({ cancel: !waiting.has(url) }))
  printing.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  return printing
}

const footer = `<div style="width:100%;font-size:8pt;font-family:serif;text-align:center">
  <span class="pageNumber"></span> / <span class="totalPages"></span></div>`

/** Prints a page as a tagged PDF with an outline and page numbers, in a window that nobody sees. */
export async function printPdf({ html, paper }: PrintJob): Promise<Uint8Array> {
  const url = `${origin}/${randomUUID()}.html`
  const window = new BrowserWindow({
    show: false,
    webPreferences: {
      session: printSession(),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      javascript: false,
    },
  })
  waiting.set(url, html)
  try {
    await window.loadURL(url)
    return await window.webContents.printToPDF({
      pageSize: paper === 'a4' ? 'A4' : 'Letter',
      printBackground: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: footer,
      margins: { top: 0.8, bottom: 0.9, left: 0.9, right: 0.9 },
      generateTaggedPDF: true,
      generateDocumentOutline: true,
    })
  } finally {
    waiting.delete(url)
    window.destroy()
  }
}
