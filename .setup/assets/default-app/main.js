/**
 * Makes `electron <path>` start the app at that path: the stand-in for Electron's own default app,
 * which the runtime from the npm registry lacks.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { app } from 'electron'

// Apps ask this flag how many of the arguments are theirs.
process.defaultApp = true

const folder = process.argv.slice(1).find((argument) => !argument.startsWith('-'))
if (folder === undefined) {
  console.error('Usage: electron <folder of an app> [arguments]')
  app.exit(1)
} else {
  const appPath = resolve(folder)
  const manifest = JSON.parse(readFileSync(join(appPath, 'package.json'), 'utf8'))
  app.setName(manifest.productName ?? manifest.name)
  app.setVersion(manifest.version)
  app.setDesktopName(manifest.desktopName ?? `${app.getName()}.desktop`)
  app.setAppPath(appPath)
  // Awaited, since Electron becomes ready only after its main module has been read to its end.
  await import(pathToFileURL(join(appPath, manifest.main)).href)
}
