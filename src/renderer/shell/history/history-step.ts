/** One step of the campaign's history, in words. */
export interface HistoryStep {
  id: number
  label: string
  at: string
  isUndone: boolean
  /** Fight and turn, in words; steps of the same one stand together. */
  place: string | null
  /** Its step in the turn, in words. */
  step: string | null
}
