import { readFileSync } from 'node:fs'
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
