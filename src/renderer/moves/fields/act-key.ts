/** What begins an act that no action of its own begins. */
export const actKey = (system: string, act: string) => `${system} ${act}`
