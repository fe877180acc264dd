/** What stands in a record or list by a dotted path, a number pointing into a list; undefined where nothing does. */
export function valueByPath(from: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, name) =>
        typeof at === 'object' && at !== null
          ? Object.entries(at).find(([known]) => known === name)?.[1]
          : undefined,
      from,
    )
}
