/** Levels of lists and objects in an input; no page of ours nests ten. */
const deepest = 60
/** Values in an input, each counted wherever it stands; a whole chart has some thousands. */
const most = 1_000_000

function partsOf(value: unknown): unknown[] {
  const hasParts = typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)
  return hasParts ? Object.values(value) : []
}

/**
 * Whether an input would never end, or hardly, once it is written out: what comes from another
 * process may hold itself, or the same thing twice at every level. Whoever walks it by calling
 * themselves falls over.
 */
export function isEndless(input: unknown): boolean {
  let level = [input]
  let count = 0
  for (let depth = 0; level.length > 0; depth++) {
    count += level.length
    if (depth > deepest || count > most) return true
    level = level.flatMap(partsOf)
  }
  return false
}
