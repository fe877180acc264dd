/** Freezes a value all the way down, so that a function that writes to it throws. */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  Object.values(value).forEach(frozen)
  return Object.freeze(value)
}
