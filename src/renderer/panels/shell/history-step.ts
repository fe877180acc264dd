/** One step of the campaign's history, in words. */
export interface HistoryStep {
  id: number
  label: string
  at: string
  isUndone: boolean
}
