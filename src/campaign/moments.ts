type Part = 'clock' | 'date'

const shapes: Record<Part, Intl.DateTimeFormatOptions> = {
  clock: { hour: '2-digit', minute: '2-digit' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
}

const made = new Map<Part, Intl.DateTimeFormat>()

/** Made when it is first asked for: the first of all costs a start as much as the rules of a system. */
function format(part: Part, at: string): string {
  const one = made.get(part) ?? new Intl.DateTimeFormat('en-GB', shapes[part])
  made.set(part, one)
  return one.format(new Date(at))
}

/** The clock at the table: 21:40. `at` is an ISO time. */
export const clockOf = (at: string) => format('clock', at)

/** The date at the table: 3 November 2026. `at` is an ISO time. */
export const dateOf = (at: string) => format('date', at)
