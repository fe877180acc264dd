/** As many nights as one rest settles. */
export const mostNights = 30
