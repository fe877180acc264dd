import { phrase } from '../../../shared/phrase'
import { words } from '../../words'
import { shown, type LeftOver } from '../given'
import type { Entry } from '../shape/shape'
import { soundThing } from '../sound'

/** A note of another program: where it lies, its front matter, and its text. */
interface Foreign {
  path: string
  /** The front matter that could be read. */
  fields: Record<string, unknown> | null
  /** The front matter as it stands. */
  matter: string | null
  body: string
}

/** Letters that the title of a note has at the most. */
const mostTitle = 120
/** Letters of its text. */
const mostText = 100_000

/** A link of Obsidian, or what it shows in its place: `[[page#heading|shown]]`, `![[page]]`. */
const link = /(!?)\[\[([^[\]\n]{1,300})\]\]/g
/** A line that begins or ends code, which stands as it is; and code within a line. */
const fence = /^[ \t]*(?:```|~~~)/
const codeInLine = /(`[^`\n]+`)/
/** A picture or file by its place in a folder or on the web. */
const picture = /!\[[^\]\n]{0,300}\]\(([^)\n]{1,500})\)/g

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** The title that a link to a page means: its name without its folders and ending. */
const titleOf = (page: string) =>
  baseName(page)
    .replace(/\.(md|markdown)$/i, '')
    .trim()

const isNote = (page: string) => !/\.[a-z0-9]{1,5}$/i.test(page) || /\.(md|markdown)$/i.test(page)

/** A link as it is written here: by the name alone, with what it showed before it. */
function linkHere(inner: string): { text: string; isCut: boolean } {
  const [target = '', ...rest] = inner.split('|')
  const [page = '', ...heading] = target.split(/[#^]/)
  const title = titleOf(page)
  const alias = rest.join('|').trim()
  const at = heading.join(' ').trim()
  if (title === '') return { text: alias || at, isCut: false }
  const name = `[[${title}]]`
  return { text: alias === '' || alias === title ? name : `${alias} (${name})`, isCut: at !== '' }
}

/** The text with its links as they are written here. */
function rewritten(text: string, at: string, leftOver: LeftOver[]): string {
  const tell = (what: string, name: string) =>
    leftOver.push({ at, what: phrase(`library.leftOver.${what}`, { path: shown(name) }) })
  const withoutEmbeds = (part: string) =>
    part.replaceAll(link, (whole: string, embeds: string, inner: string) => {
      const [page = ''] = inner.split(/[|#^]/)
      if (embeds !== '') tell('embed', page)
      if (!isNote(page.trim())) {
        if (embeds === '') tell('embed', page)
        return baseName(page.trim()) || whole
      }
      const { text: here, isCut } = linkHere(inner)
      if (isCut && embeds === '') tell('heading', inner)
      return here
    })
  let isCode = false
  const lines = text.split('\n').map((line) => {
    const isFence = fence.test(line)
    if (isFence) isCode = !isCode
    if (isFence || isCode) return line
    const parts = line.split(codeInLine).map((part, index) => {
      if (index % 2 === 1) return part
      for (const [, place = ''] of part.matchAll(picture)) tell('embed', place)
      return withoutEmbeds(part)
    })
    return parts.join('')
  })
  return lines.join('\n')
}

function saidValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(saidValue).join(', ')
  if (typeof value === 'object' && value !== null) return JSON.stringify(value)
  return value === null || value === undefined ? '' : String(value)
}

/** Tags as they are written in a text: `#tag`. */
function saidTags(value: unknown): string {
  const all = Array.isArray(value) ? value.map(saidValue) : saidValue(value).split(/[\s,]+/)
  return all
    .filter((tag) => tag !== '')
    .map((tag) => (tag.startsWith('#') ? tag : `#${tag}`))
    .join(' ')
}

/** Where it lay and what stood above it, as lines of its text: a note has no fields of its own. */
function headOf({ path, fields, matter }: Foreign): string {
  const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')))
  if (matter !== null && fields === null && matter.trim() !== '') {
    const lines = matter.trimEnd().split('\n')
    return ['```', ...lines, '```'].join('\n')
  }
  const said = Object.entries(fields ?? {}).map(([name, value]): [string, string] => [
    name,
    name === 'tags' || name === 'tag' ? saidTags(value) : saidValue(value),
  ])
  return [...(folder === '' ? [] : [[words.t('library.folder'), folder] as const]), ...said]
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `- **${name}**: ${value.replaceAll(/\s*\n\s*/g, ' ')}`)
    .join('\n')
}

/**
 * A note that another program kept: its title is the name of its file, its folder and front matter
 * stand above its text, and its links go by the name alone. What has no place here is told.
 */
export function noteFrom(foreign: Foreign, leftOver: LeftOver[]): Entry | null {
  const at = shown(foreign.path)
  const whole = titleOf(foreign.path)
  const title = whole.slice(0, mostTitle).trim()
  if (whole.length > mostTitle) leftOver.push({ at, what: phrase('library.leftOver.title') })
  if (foreign.matter !== null && foreign.fields === null && foreign.matter.trim() !== '') {
    leftOver.push({ at, what: phrase('library.leftOver.frontMatter') })
  }
  const body = [headOf(foreign), foreign.body].filter((part) => part !== '').join('\n\n')
  const text = body.length > mostText ? null : rewritten(body, at, leftOver)
  if (text === null || text.length > mostText) {
    leftOver.push({ at, what: phrase('library.leftOver.long') })
    return null
  }
  const entry = { title: title || at, body: text }
  return soundThing('note', entry, at, leftOver)
}
