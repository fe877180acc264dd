/** Played, for the entry imports it (XX-001). */
export const played = 1
