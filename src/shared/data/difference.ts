/**
 * What makes one piece of plain data, as JSON holds it, into another: another value altogether; or a
 * list's length and what is other in it, by place; or what is other in a record, by name, with all names
 * in their order where those are others.
 */
export type Difference =
  | { to: unknown }
  | { length: number; at: [number, Difference][] }
  | { names: string[] | null; under: [string, Difference][] }

type Plain = Record<string, unknown>

function isPlain(value: unknown): value is Plain {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  )
}

function ofLists(before: readonly unknown[], after: readonly unknown[]): Difference | null {
  const at: [number, Difference][] = []
  for (let place = 0; place < after.length; place++) {
    const isNew = place >= before.length
    const other = isNew ? { to: after[place] } : difference(before[place], after[place])
    if (other) at.push([place, other])
  }
  const same = at.length === 0 && before.length === after.length
  return same ? null : { length: after.length, at }
}

function ofRecords(before: Plain, after: Plain): Difference | null {
  const names = Object.keys(after)
  const namesBefore = Object.keys(before)
  // The order is part of it: those of a fight stand in theirs.
  let renamed = names.length !== namesBefore.length
  const under: [string, Difference][] = []
  for (const [place, name] of names.entries()) {
    // Nobody could set it.
    if (name === '__proto__') return { to: after }
    if (namesBefore[place] !== name) renamed = true
    const isNew = !Object.hasOwn(before, name)
    const other = isNew ? { to: after[name] } : difference(before[name], after[name])
    if (other) under.push([name, other])
  }
  return under.length === 0 && !renamed ? null : { names: renamed ? names : null, under }
}

/** What makes `before` into `after`, both plain data; null where they are equal. */
export function difference(before: unknown, after: unknown): Difference | null {
  if (Object.is(before, after)) return null
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after)
  if (isPlain(before) && isPlain(after)) return ofRecords(before, after)
  return { to: after }
}

/** `before` with that difference made. Neither is changed; every part without any keeps its identity. */
export function differing(before: unknown, other: Difference): unknown {
  if ('to' in other) return other.to
  if ('length' in other) {
    const list = (before as unknown[]).slice(0, other.length)
    for (const [place, part] of other.at) list[place] = differing(list[place], part)
    return list
  }
  const record = { ...(before as Plain) }
  for (const [name, part] of other.under) record[name] = differing(record[name], part)
  const { names } = other
  return names ? Object.fromEntries(names.map((name) => [name, record[name]])) : record
}

/**
 * `after`, with every part that is equal to its part of `before` replaced by that part: what has not
 * changed keeps its identity, and is not painted again.
 */
export function sharing<Value>(before: unknown, after: Value): Value
export function sharing(before: unknown, after: unknown): unknown {
  const other = difference(before, after)
  return other ? differing(before, other) : before
}
