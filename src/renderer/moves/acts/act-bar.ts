/** The keys of the acts on a bar, in their order. */
const keys = '1234567890abcdefghijk'

/** The key of an act by its place; none where there are more than keys. */
export function keyAt(at: number): string | undefined {
  return keys[at]
}

/** The place of the act that a key means; undefined for any other key. */
export function placeOf(key: string): number | undefined {
  const at = key.length === 1 ? keys.indexOf(key.toLowerCase()) : -1
  return at < 0 ? undefined : at
}

/** Somebody to whose sheet something may be done. */
export interface ActMember {
  type: 'character' | 'npc'
  id: string
  name: string
}
