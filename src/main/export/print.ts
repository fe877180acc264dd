import { randomUUID } from 'node:crypto'
import { BrowserWindow, session, type Session } from 'electron'
import type { PrintJob } from '../../campaign/workspace/workspace'
import { keepOffline } from '../security'

const origin = 'app://print'

/** Papers as the printer calls them. */
const sizes = { a4: 'A4', letter: 'Letter', a5: 'A5' } as const

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
  keepOffline(printing, (url) => waiting.has(url))
  return printing
}

/** What stands below every page, in the letters of the page itself. */
async function footer(paper: PrintJob['paper']): Promise<string> {
  const { fontFaces } = await import('../../campaign/report/document/fonts')
  return `<style>${fontFaces}
    p { display: flex; width: 100%; margin: 0 ${paper === 'a5' ? '1.4cm' : '2cm'} 0.4cm; color: #5a5246;
        font: 9pt 'Alegreya Variable'; justify-content: space-between; }</style>
  <p><span class="title"></span><span><span class="pageNumber"></span> / <span class="totalPages"></span></span></p>`
}

/** Prints a page as a tagged PDF with an outline and page numbers, in a window that nobody sees. */
export async function printPdf({ html, paper, hasFooter = true }: PrintJob): Promise<Uint8Array> {
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
      pageSize: sizes[paper],
      printBackground: true,
      displayHeaderFooter: hasFooter,
      headerTemplate: '<span></span>',
      ...(hasFooter ? { footerTemplate: await footer(paper) } : {}),
      // The ground of the page goes to its edges; the page keeps its own distance from them.
      margins: { top: 0, bottom: 0, left: 0, right: 0 },
      generateTaggedPDF: true,
      generateDocumentOutline: true,
    })
  } finally {
    waiting.delete(url)
    window.destroy()
  }
}
