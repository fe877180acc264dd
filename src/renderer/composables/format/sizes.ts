const units = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** How large a file is, in bytes, as a game master reads it: 18.4 MB. */
export function fileSize(bytes: number): string {
  const step = Math.min(units.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const format = {
    style: 'unit',
    unit: units[step - 1] ?? 'kilobyte',
    maximumFractionDigits: 1,
  } as const
  return new Intl.NumberFormat('en-GB', format).format(bytes / 1000 ** step)
}
