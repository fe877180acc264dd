import { readFileSync, writeFileSync } from 'node:fs'
import { createCanvas } from '@napi-rs/canvas'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a reader of PDFs finds in a file. */
export async function readPdf(path: string) {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(path)) }).promise
  const pages: { text: string; width: number; height: number }[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const { width, height } = page.getViewport({ scale: 1 })
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
    pages.push({ text, width: Math.round(width), height: Math.round(height) })
  }
  const { info } = await pdf.getMetadata()
  // Declared as an object, handed over as a map.
  const marks: unknown = await pdf.getMarkInfo()
  const outline = (await pdf.getOutline()) as { title: string }[] | null
  return {
    pages,
    title: 'Title' in info ? String(info.Title) : '',
    isTagged: marks instanceof Map && marks.get('Marked') === true,
    outline: outline?.map(({ title }) => title) ?? [],
  }
}

/** Draws each page of a PDF as it would lie on the table; answers where the pictures are. */
export async function drawPdf(path: string, to: (name: string) => string): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(path)) }).promise
  const drawn: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const viewport = page.getViewport({ scale: 1.5 })
    const canvas = createCanvas(viewport.width, viewport.height)
    await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise
    const picture = to(`page-${number}.png`)
    writeFileSync(picture, canvas.toBuffer('image/png'))
    drawn.push(picture)
  }
  return drawn
}
