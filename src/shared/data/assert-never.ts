/** Marks a branch that no value can reach, so that a new variant breaks the build instead of the evening. */
export function assertNever(value: never): never {
  throw new Error(`unreachable variant: ${JSON.stringify(value)}`)
}
