/** Whether a roll of 1 to 100 lets a track with this chance in a hundred advance. */
export function meetsOdds(odds: number, roll: number): boolean {
  return roll <= odds
}
