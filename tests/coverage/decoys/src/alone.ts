/** Nobody imports it (XX-003). */
export const alone = 1
