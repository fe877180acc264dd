/** The hit points from which each degree of toughness counts, the first one first. */
export const hpLadder = [3, 5, 6, 8, 10, 12, 14, 16, 20, 24]

/** The same for what the damage dice come to on average. */
export const damageLadder = [3, 4, 5, 6, 7, 8, 9, 10, 12, 14]

/** Dice that reach each of those averages. */
export const damageDice = [
  ...['d6', 'd8', 'd10', 'd12', 'd12+1', 'd12+2', 'd12+3', 'd12+4'],
  ...['d12+6', '2d12+2'],
]

/** The same for armour: every point of it is two degrees. */
export const armourLadder = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
