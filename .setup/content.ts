/**
 * Content packs: what others wrote and license to us, made ready for the app in
 * `resources/content/`, which git ignores. None of its text is ever committed.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asFirstPublished, type Json } from './content-overlay.ts'
import { manifestOf, packageFolder, projectRoot } from './paths.ts'
import { SetupError } from './say.ts'

/** The only licence under which somebody else's words are shipped. */
const allowedLicense = 'https://creativecommons.org/licenses/by/4.0'
const source = '@datasworn/ironsworn-classic'
/** The version whose records were checked one by one. */
const checkedVersion = '0.0.10'

const header = [
  '_id',
  'datasworn_version',
  'type',
  'title',
  'authors',
  'date',
  'url',
  'license',
] as const
/** The parts of a ruleset that are shipped. Foes, truths and regions are not ours to give. */
const shippedParts = ['rules', 'moves', 'oracles', 'assets'] as const

type JsonObject = Record<string, Json>

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The licence a record states itself. */
function ownLicense(record: JsonObject): string | undefined {
  const { _source: stated } = record
  return isObject(stated) && typeof stated['license'] === 'string' ? stated['license'] : undefined
}

/** Records under a value whose licence, their own or inherited, is not the allowed one. */
function forbidden(value: Json, inherited: string, path: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((each, at) => forbidden(each, inherited, `${path}/${String(at)}`))
  }
  if (!isObject(value)) return []
  const license = ownLicense(value) ?? inherited
  const own = license === allowedLicense ? [] : [`${path}: ${license}`]
  return [
    ...own,
    ...Object.entries(value).flatMap(([key, each]) => forbidden(each, license, `${path}/${key}`)),
  ]
}

/**
 * The part of a ruleset that may be shipped. Throws in words where a record of it stands under
 * another licence than the allowed one: then nothing is written.
 */
export function shippable(ruleset: JsonObject): JsonObject {
  const kept = Object.fromEntries(
    [...header, ...shippedParts].flatMap((key) => {
      const part = ruleset[key]
      return part === undefined ? [] : [[key, part] as const]
    }),
  )
  const inherited = typeof ruleset['license'] === 'string' ? ruleset['license'] : 'no licence'
  const [first, ...more] = shippedParts.flatMap((part) =>
    forbidden(kept[part] ?? null, inherited, part),
  )
  if (first !== undefined) {
    throw new SetupError(
      `${source} holds records that may not be shipped: ${first} and ${String(more.length)} more.`,
    )
  }
  return kept
}

/** Where the packs lie. */
export const contentFolder = join(projectRoot, 'resources', 'content')

/** Writes the packs, unless those of this version lie there already. */
export function ensureContent(): void {
  const { version } = manifestOf(source)
  if (version !== checkedVersion) {
    throw new SetupError(`${source} is ${version}; only ${checkedVersion} has been checked.`)
  }
  const current = join(contentFolder, 'ironsworn-classic.rulebook2019.json')
  const first = join(contentFolder, 'ironsworn-classic.srd08.json')
  if (existsSync(current) && existsSync(first)) return
  const file = join(packageFolder(source), 'json', 'classic.json')
  const ruleset = shippable(JSON.parse(readFileSync(file, 'utf8')) as JsonObject)
  mkdirSync(contentFolder, { recursive: true })
  write(current, ruleset)
  write(first, asFirstPublished(ruleset))
}

/** Whoever sees the file sees all of it. */
function write(path: string, ruleset: JsonObject): void {
  writeFileSync(`${path}.new`, JSON.stringify(ruleset))
  renameSync(`${path}.new`, path)
}
