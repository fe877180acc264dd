import { refuse } from '../../../shared/reply'
import { phrase } from '../../../shared/phrase'
import { shown, type Given, type LeftOver } from '../given'
import type { Things } from '../document'
import { countThings } from '../place'
import { calledBy, nouns, type Entry, type Noun } from '../shape/shape'
import { shapes } from '../shape/shapes'
import { soundThing } from '../sound'
import { fieldsIn, pageOf } from './front-matter'
import type { FolderContent, FolderFile } from './folder'
import { nounField, orderField, textFields } from './fields'
import { bringPicturesIn } from './pictures'
import { nameReferences } from './references'
import { noteFrom } from './note'

/** A thing that was read, and which it is among those of its noun. */
interface ReadThing {
  noun: Noun
  entry: Entry
  order: number
  path: string
}

/** The beginning of a path's last part, without its ending. */
const nameOfFile = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')

function readOne({ path, text }: FolderFile, leftOver: LeftOver[]): ReadThing | null {
  const { matter, body } = pageOf(text)
  const fields = matter === null ? null : fieldsIn(matter)
  const noun = nouns.find((each) => each === fields?.[nounField])
  if (!noun || !fields) {
    const entry = noteFrom({ path, fields, matter, body }, leftOver)
    return entry && { noun: 'note', entry, order: Infinity, path }
  }
  const { [orderField]: order, ...entry } = fields
  Reflect.deleteProperty(entry, nounField)
  const main = textFields[noun]
  if (main !== undefined && body !== '') entry[main] = body
  const named = calledBy(shapes[noun])
  if (named === undefined) return { noun, entry, order: Infinity, path }
  // A name of figures alone is a name all the same.
  entry[named] =
    typeof entry[named] === 'number' ? String(entry[named]) : (entry[named] ?? nameOfFile(path))
  return { noun, entry, order: typeof order === 'number' ? order : Infinity, path }
}

/** Everything has an id of its own: of a file and its copy, the copy gets another. */
function giveIds(all: readonly ReadThing[], leftOver: LeftOver[]): void {
  const taken = new Set<string>()
  for (const { noun, entry, path } of all) {
    const given = typeof entry.id === 'string' ? entry.id : crypto.randomUUID()
    const isCopy = taken.has(`${noun} ${given}`)
    if (isCopy) leftOver.push({ at: shown(path), what: phrase('library.leftOver.copy') })
    entry.id = isCopy ? crypto.randomUUID() : given
    taken.add(`${noun} ${given}`)
  }
}

/**
 * The things of Markdown files: those of our own as what they are, all others as notes. `title` is what
 * they are called together. Refuses in words where there is nothing.
 */
export function readPages(
  title: string,
  { pages, pictures }: FolderContent,
  leftOver: LeftOver[],
): Given {
  const all = pages
    .flatMap((file) => readOne(file, leftOver) ?? [])
    .toSorted((one, other) => (one.order === other.order ? 0 : one.order - other.order))
  giveIds(all, leftOver)
  bringPicturesIn(all, pictures, leftOver)
  nameReferences(all, leftOver)
  const things: Things = {}
  for (const { noun, entry, path } of all) {
    const sound = soundThing(noun, entry, shown(path), leftOver)
    if (sound) (things[noun] ??= []).push(sound)
  }
  if (countThings(things) === 0) refuse('refusal.noNotes', { file: shown(title) })
  const isOwn = all.some(({ order }) => order < Infinity)
  return { title: title.slice(0, 200) || '…', things, isPlayed: isOwn, leftOver }
}
