/** The harm from which each degree of force counts, the first one first. */
export const harmLadder = [2, 3, 4, 4, 5, 5, 6, 6, 7, 8]

/** The same for protection: every point of it is two degrees. */
export const protectionLadder = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
