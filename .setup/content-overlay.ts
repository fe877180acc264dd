/**
 * Where the first published rules and the later rulebook differ in substance (IS-164, IS-165,
 * IS-166): the pack follows the rulebook, this turns it back. Each change names what it expects to
 * find and fails where it is not there, so that a newer pack cannot silently move it.
 */
import { SetupError } from './say.ts'

/** A piece of a ruleset file. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type JsonObject = Record<string, Json>

/** Follows keys down into a copy; the last one's owner and key come back. */
function follow(root: Json, path: string): { owner: JsonObject | Json[]; key: string } {
  const keys = path.split('/')
  const key = keys.pop() ?? ''
  const owner = keys.reduce<Json | undefined>((at, name) => {
    if (Array.isArray(at)) return at[Number(name)]
    return typeof at === 'object' && at !== null ? at[name] : undefined
  }, root)
  if (typeof owner !== 'object' || owner === null) throw missing(path)
  return { owner, key }
}

const missing = (path: string) =>
  new SetupError(`The content pack has changed: nothing to turn back at ${path}.`)

function replaceText(root: Json, path: string, from: RegExp, to: string): void {
  const { owner, key } = follow(root, path)
  const text = Array.isArray(owner) ? owner[Number(key)] : owner[key]
  if (typeof text !== 'string' || !from.test(text)) throw missing(path)
  if (!Array.isArray(owner)) owner[key] = text.replace(from, to)
}

function replaceNumber(root: Json, path: string, from: number, to: number): void {
  const { owner, key } = follow(root, path)
  if (Array.isArray(owner) || owner[key] !== from) throw missing(path)
  owner[key] = to
}

const boasts = 'moves/relationship/contents/draw_the_circle'
const price = 'oracles/moves/contents/pay_the_price/rows'
const forsaken = 'moves/quest/contents/forsake_your_vow/text'

/** The pack as the rules were first published. */
export function asFirstPublished(ruleset: JsonObject): JsonObject {
  const turned = structuredClone(ruleset)
  // IS-164: three boasts, not two.
  replaceText(turned, `${boasts}/text`, /up to two boasts/, 'up to three boasts')
  replaceText(
    turned,
    `${boasts}/outcomes/strong_hit/text`,
    /up to two boasts/,
    'up to three boasts',
  )
  // IS-165: 77 is stressful.
  replaceNumber(turned, `${price}/10/max`, 76, 77)
  replaceNumber(turned, `${price}/11/min`, 77, 78)
  // IS-166: no test of the bond is called for.
  replaceText(turned, forsaken, / If the vow was made to .*$/, '')
  return turned
}
