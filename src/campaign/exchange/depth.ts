/** Lists and records one in another at the most: a sheet has a handful. */
const deepest = 60

/** Whether a value that was read goes no deeper than whatever works on it later can follow. */
export function isShallow(value: unknown, left = deepest): boolean {
  if (typeof value !== 'object' || value === null) return true
  return left > 0 && Object.values(value).every((each) => isShallow(each, left - 1))
}
