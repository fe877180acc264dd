/** Somebody to whose sheet something may be done. */
export interface ActHolder {
  type: 'character' | 'npc'
  id: string
  name: string
}
