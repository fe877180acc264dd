import { isFields } from '../sheet/patch'
import type { Entry } from './shape/shape'

/**
 * A thing as it is given, but with those fields as they are here that stay: by the paths that its
 * preview names. Pure.
 */
export function keepFields(
  given: Entry,
  here: Entry,
  keeps: ReadonlySet<string>,
  path = '',
): Entry {
  const names = [...new Set([...Object.keys(given), ...Object.keys(here)])]
  const merged = names.flatMap((name): [string, unknown][] => {
    const field = path === '' ? name : `${path}.${name}`
    const [from, to] = [given[name], here[name]]
    if (keeps.has(field)) return Object.hasOwn(here, name) ? [[name, to]] : []
    if (isFields(from) && isFields(to)) return [[name, keepFields(from, to, keeps, field)]]
    return Object.hasOwn(given, name) ? [[name, from]] : []
  })
  return Object.fromEntries(merged)
}
