/** How much of somebody in a fight players see beside the name. */
export const sights = ['nothing', 'word', 'bar', 'figures'] as const
export type Sight = (typeof sights)[number]

/** How much players see of a pool that is open to them. */
export const poolSights = ['word', 'bar', 'figures'] as const
export type PoolSight = (typeof poolSights)[number]
