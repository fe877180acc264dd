/**
 * Draws pictures anew as a campaign keeps them: each SVG that is named, with its own width and height,
 * as the WebP beside it.
 */
const { readFileSync, writeFileSync } = require('node:fs')
const { app, BrowserWindow } = require('electron')

/** How well it looks: flat colours need no more. */
const quality = 0.86

/** Runs in a page, which knows nothing of files: an SVG as an address, and the WebP as one. */
async function redraw(address, quality) {
  const drawing = new Image()
  drawing.src = address
  await drawing.decode()
  const canvas = new OffscreenCanvas(drawing.naturalWidth, drawing.naturalHeight)
  canvas.getContext('2d').drawImage(drawing, 0, 0)
  const picture = await canvas.convertToBlob({ type: 'image/webp', quality })
  const reader = new FileReader()
  reader.readAsDataURL(picture)
  await new Promise((resolve) => (reader.onload = resolve))
  return reader.result
}

async function draw(sources) {
  const window = new BrowserWindow({ show: false })
  await window.loadURL('about:blank')
  for (const source of sources) {
    const address = `data:image/svg+xml;base64,${readFileSync(source).toString('base64')}`
    const call = `(${redraw.toString()})(${JSON.stringify(address)}, ${String(quality)})`
    const made = await window.webContents.executeJavaScript(call)
    const bytes = Buffer.from(made.slice(made.indexOf(',') + 1), 'base64')
    writeFileSync(source.replace(/\.svg$/, '.webp'), bytes)
  }
}

app.disableHardwareAcceleration()
void app.whenReady().then(async () => {
  const sources = process.argv.filter((each) => each.endsWith('.svg'))
  await draw(sources).then(
    () => app.exit(0),
    (error) => {
      console.error(error)
      app.exit(1)
    },
  )
})
