/** Seconds as a clock shows them: 4:09, or 1:02:03 from an hour on. */
export function spanOf(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const parts = hours > 0 ? [hours, minutes, seconds % 60] : [minutes, seconds % 60]
  return parts.map((part, index) => (index === 0 ? part : String(part).padStart(2, '0'))).join(':')
}
