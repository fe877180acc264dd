/** The points from which each degree of toughness counts, the first one first. */
export const pointLadder = [6, 9, 14, 20, 28, 38, 50, 70, 100, 150]

/** The same for what one blow comes to, as the average of its dice and bonus. */
export const blowLadder = [2, 4, 6, 8, 10, 13, 16, 20, 26, 34]

/** The same for the points that armour stops. */
export const armourLadder = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15]

/** How much of attack and defence together one degree of skill is. */
export const ratingsPerSkill = 4
