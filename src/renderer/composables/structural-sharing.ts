type Plain = Record<string, unknown>

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * `after`, with every part that is equal to its part of `before` replaced by that part: what has
 * not changed keeps its identity, and is not painted again. Both are plain data, as JSON holds it.
 */
export function sharing<Value>(before: unknown, after: Value): Value
export function sharing(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before
  if (Array.isArray(before) && Array.isArray(after)) {
    const shared: unknown[] = after.map((each, index) => sharing<unknown>(before[index], each))
    const same = before.length === after.length && shared.every((each, at) => each === before[at])
    return same ? before : shared
  }
  if (!isPlain(before) || !isPlain(after)) return after
  const keys = Object.keys(after)
  const shared: Plain = {}
  for (const key of keys) shared[key] = sharing(before[key], after[key])
  const same =
    keys.length === Object.keys(before).length &&
    keys.every((key) => Object.hasOwn(before, key) && shared[key] === before[key])
  return same ? before : shared
}
