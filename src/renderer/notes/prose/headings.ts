import { noteSections, readLink } from '../../../shared/note/note-text'
import { readMarkdown } from './markdown'

/** A heading of a note, as it is read. */
interface Heading {
  text: string
  /** 1 for the highest in the note. */
  level: number
}

/** The headings of a note in the order in which they stand in it, those for the game master as well. */
export function headingsOf(text: string): Heading[] {
  const found = noteSections(text).flatMap((section) => {
    const tokens = readMarkdown(section.text)
    return tokens.flatMap((token, at) => {
      if (token.type !== 'heading_open') return []
      const said = (tokens[at + 1]?.children ?? []).map(({ type, content }) =>
        type === 'entity_link' ? readLink(content).name : content,
      )
      return [{ text: said.join('').trim(), level: Number(token.tag.slice(1)) }]
    })
  })
  const highest = Math.min(...found.map(({ level }) => level))
  return found.map((heading) => ({ ...heading, level: heading.level - highest + 1 }))
}
