const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** The clock at the table: 21:40. `at` is an ISO time. */
export const clockOf = (at: string) => clock.format(new Date(at))

/** The date at the table: 3 November 2026. `at` is an ISO time. */
export const dateOf = (at: string) => date.format(new Date(at))
