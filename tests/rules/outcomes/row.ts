/** One outcome of a move as it was played: what it is, whose rule it is, what it changes and says. */
export interface Row {
  move: string
  outcome: string
  rule: string
  /** Empty where no figure changes. */
  change: string
  /** The notes that go with it, by their names. */
  says: string
}
