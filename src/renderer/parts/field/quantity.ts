/** A line that begins with how many: `4 mudlark`, `3x raider`. `quantity` null where it says nothing. */
export function readQuantity(
  text: string,
  most: number,
): { quantity: number | null; name: string } {
  const typed = /^\s*(\d{1,3})(?:\s*[x×])?\s+(\S.*)?$/i.exec(text)
  if (!typed) return { quantity: null, name: text.trim() }
  const [, count, name = ''] = typed
  return { quantity: Math.min(most, Math.max(1, Number(count))), name: name.trim() }
}
