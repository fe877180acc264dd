import { existsSync } from 'node:fs'
import { extname, join, normalize, sep } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { app, protocol } from 'electron'

/**
 * Where the program's own pages live. No server: the files come out of the program. Only while it
 * is being developed they come, hot, from the server beside it; a build has no word of that.
 */
export const pageOrigin =
  (import.meta.env.DEV && process.env['ELECTRON_RENDERER_URL']) || 'app://iron-table'

const policy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  // Popovers are placed by style attributes; those can carry no script.
  `style-src-attr 'unsafe-inline'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `connect-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
}

/**
 * Milliseconds after which the browser inside keeps what of a page is compiled: by then its views stand
 * there, and what they called is kept with it.
 */
const standing = 1000

/**
 * What the browser inside has for networks runs in the program's own process: nothing is ever asked of one, and
 * a process of its own for it takes 60 MB and a part of every start.
 */
const noNetworkProcess = 'NetworkServiceInProcess2'

/** Makes `app:` a proper origin. Must be called before the program is ready. */
export function declarePages(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: 'app',
      // With a code cache its scripts are compiled once, not at every start.
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ])
  const given = app.commandLine.getSwitchValue('enable-features')
  const lateCache = `CacheCodeOnIdle:delay-in-ms/${standing}/service-worker-only/false`
  const features = [given, lateCache, noNetworkProcess]
  app.commandLine.appendSwitch('enable-features', features.filter(Boolean).join(','))
}

const scripted = Promise.withResolvers<true>()

/** Milliseconds after which nobody waits for a page that does not come. */
const patience = 500

/**
 * Milliseconds in which what a page gets with its script comes to it: the style, the letters, and what the
 * browser inside kept compiled. The program has a part in each.
 */
const handover = 15

/** Waits until a page has got its script: what keeps the program busy before that keeps it from the page. */
export async function pageHasScript(): Promise<void> {
  await Promise.race([scripted.promise.then(() => setTimeout(handover)), setTimeout(patience)])
}

/** The file that an address of ours means, in `folder`; undefined where there is none. */
function fileAt(folder: string, url: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url).pathname)
    const file = normalize(join(folder, path === '/' ? 'index.html' : path))
    return file.startsWith(folder + sep) && existsSync(file) ? file : undefined
  } catch {
    return undefined
  }
}

/** Serves the pages out of `folder`, with the content policy on each. */
export function servePages(folder: string): void {
  // Not `handle`: it brings a whole client of the web with it, which nobody here needs, before the first
  // page is shown; and these files go to the page past whatever keeps the program busy.
  protocol.registerFileProtocol('app', ({ url }, answer) => {
    const path = fileAt(folder, url)
    const type = path === undefined ? undefined : types[extname(path)]
    if (path === undefined || type === undefined) return answer({ statusCode: 404 })
    if (type.startsWith('text/javascript')) scripted.resolve(true)
    return answer({ path, headers: { 'content-type': type, 'content-security-policy': policy } })
  })
}
