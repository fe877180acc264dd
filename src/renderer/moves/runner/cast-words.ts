/** Stands for circumstance in the choice of an actor. */
export const nobody = 'nobody'
