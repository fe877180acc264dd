/** Paths of all fields of `given` that parsing lost. */
export function lostFields(given: unknown, parsed: unknown, path = ''): string[] {
  if (typeof given !== 'object' || given === null) return []
  if (typeof parsed !== 'object' || parsed === null) return [path]
  const kept = new Map(Object.entries(parsed))
  return Object.entries(given).flatMap(([name, value]) => {
    const at = `${path}/${name}`
    return kept.has(name) ? lostFields(value, kept.get(name), at) : [at]
  })
}
