/** The place so many steps on among `count`, round at both ends; 0 where there is none. Pure. */
export function wrapIndex(at: number, by: number, count: number): number {
  return count === 0 ? 0 : (((at + by) % count) + count) % count
}
