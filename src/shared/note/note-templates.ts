/** How the title of a note begins that is a template: as an editor of plain files would call it. */
const mark = 'Template: '
const marked = /^template:\s*(\S.*)$/i

/** As many letters as a title has. */
const mostLetters = 120

/** What a template is called without its mark; null for the title of any other note. */
export function templateName(title: string): string | null {
  return marked.exec(title.trim())?.[1] ?? null
}

/** The title with the mark of a template, or without it where it has one. */
export function turnedTemplate(title: string): string {
  return templateName(title) ?? `${mark}${title.trim()}`.slice(0, mostLetters).trim()
}

/** A gap is a link whose name is a question: `[[who rules here?]]`. */
const gap = /\[\[([^[\]\n|]{1,80}\?)\]\]/g

/** Where the next question of a text stands, behind `from` or else from the start; null where none is left. */
export function nextGap(text: string, from: number): { start: number; end: number } | null {
  const gaps = [...text.matchAll(gap)].map(({ index, 1: name = '' }) => ({
    start: index + 2,
    end: index + 2 + name.length,
  }))
  return gaps.find(({ start }) => start >= from) ?? gaps[0] ?? null
}
