/**
 * Reads texts by `read`, each of them once: the rows of a fight are read with every key and seldom
 * change. What it answers is shared, so nobody may change it. `most` texts are kept in mind for
 * each use; the rows of a campaign at the table are a few hundred.
 */
export function memoize<Key extends object, Value>(
  read: (key: Key, text: string) => Value,
  most = 2000,
) {
  const known = new WeakMap<Key, Map<string, Value>>()
  return (key: Key, text: string): Value => {
    const values = known.get(key) ?? new Map<string, Value>()
    known.set(key, values)
    const old = values.get(text)
    if (old !== undefined) return old
    if (values.size >= most) values.clear()
    const value = read(key, text)
    values.set(text, value)
    return value
  }
}
