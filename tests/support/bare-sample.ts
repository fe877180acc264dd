import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The sample campaigns as they are shipped. */
export const sampleFolder = join(import.meta.dirname, '../../resources/sample')

const name = 'lantern-company'
/** What it has of an evening that is over, and of what is told of it: tests begin without them. */
const over = ['mission-boat', 'encounter-reeds']
const told = ['past.json', 'notes.json', 'pictures.json']

/**
 * Writes The Lantern Company as tests begin with it into a folder of samples: prepared, nothing played
 * yet, and without notes and pictures, so that what is counted in it stays the same however much is told
 * of its past.
 */
export function writeBareSample(samples: string): void {
  const [from, to] = [join(sampleFolder, name), join(samples, name)]
  mkdirSync(to, { recursive: true })
  const kept = readdirSync(from).filter((file) => file.endsWith('.json') && !told.includes(file))
  for (const file of kept) {
    const said = JSON.parse(readFileSync(join(from, file), 'utf8')) as object | { id: string }[]
    const bare = Array.isArray(said)
      ? said.filter(({ id }: { id: string }) => !over.includes(id))
      : said
    writeFileSync(join(to, file), JSON.stringify(bare))
  }
}
