import { call } from '../bridge'
import { namesTyped } from './typed-link'

/** The text with links to whomever the longest name behind an `@` means, wherever it stands in full. */
export async function linkNames(text: string): Promise<string> {
  const typed = namesTyped(text)
  const links = [...new Set(typed.flatMap(({ names }) => names))].slice(0, 500)
  if (links.length === 0) return text
  const meant = await call('note.meaning', { links })
  if (!meant.ok) return text
  // From the last on: those before it stay where they stand.
  return typed.toReversed().reduce((linked, { start, names }) => {
    const name = names.find((each) => (meant.value[each] ?? []).length > 0)
    if (name === undefined) return linked
    const [only, ...others] = meant.value[name] ?? []
    const inner = only && others.length === 0 ? only.typed : name
    return `${linked.slice(0, start)}[[${inner}]]${linked.slice(start + name.length + 1)}`
  }, text)
}
