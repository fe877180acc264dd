/** Reads a time of the day, `8:30` or `0830`, as its minute; null when it is none. */
export function readClock(text: string): number | null {
  const typed = /^(\d{1,2})[:.h]?(\d{2})$/.exec(text.trim())
  const [hours, minutes] = [Number(typed?.[1]), Number(typed?.[2])]
  if (!typed || hours > 23 || minutes > 59) return null
  return hours * 60 + minutes
}
