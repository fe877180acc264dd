type Plain = Record<string, unknown>

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Puts what is equal into `after`; answers whether all of it is, and `before` has no more. */
function shareList(before: readonly unknown[], after: unknown[]): boolean {
  let same = before.length === after.length
  for (let at = 0; at < after.length; at++) {
    const shared = sharing<unknown>(before[at], after[at])
    if (shared !== after[at]) after[at] = shared
    if (shared !== before[at]) same = false
  }
  return same
}

function shareParts(before: Plain, after: Plain): boolean {
  const keys = Object.keys(after)
  const keysBefore = Object.keys(before)
  let same = keys.length === keysBefore.length
  for (const [at, key] of keys.entries()) {
    const shared = sharing(before[key], after[key])
    if (shared !== after[key]) after[key] = shared
    // The order is part of it: those of a fight stand in theirs.
    if (shared !== before[key] || keysBefore[at] !== key) same = false
  }
  return same
}

/**
 * `after`, with every part that is equal to its part of `before` replaced by that part: what has
 * not changed keeps its identity, and is not painted again. Both are plain data, as JSON holds it, and
 * `after` is fresh: it is not copied but changed, for this is done with every key that is pressed.
 */
export function sharing<Value>(before: unknown, after: Value): Value
export function sharing(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before
  if (Array.isArray(before) && Array.isArray(after))
    return shareList(before, after) ? before : after
  if (isPlain(before) && isPlain(after)) return shareParts(before, after) ? before : after
  return after
}
