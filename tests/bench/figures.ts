/** The value that a share of all values does not exceed; `share` 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Prints one figure of the bench: ours, what it is held against, and their ratio. */
export function report(
  name: string,
  ours: readonly number[],
  bare: readonly number[],
  unit: 'ms' | 'MB' = 'ms',
): void {
  const line = (values: readonly number[]) =>
    `${quantile(values, 0.5).toFixed(1)} ${unit} (min ${quantile(values, 0).toFixed(1)}, 95th ${quantile(values, 0.95).toFixed(1)})`
  const ratio = (share: number) => (quantile(ours, share) / quantile(bare, share)).toFixed(2)
  console.log(
    `${name}: ${line(ours)} against ${line(bare)} = ${ratio(0.5)}x (95th ${ratio(0.95)}x)`,
  )
}
