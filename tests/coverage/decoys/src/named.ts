/** Imported for its type alone (XX-002): nothing here is played. */
export interface Named {
  figure: number
}
