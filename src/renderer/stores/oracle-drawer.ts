import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'

/** Which oracle tables are asked for from elsewhere. */
export const useOracleDrawer = defineStore('oracleDrawer', () => {
  /** Ids of the tables, the likeliest first; none while nobody asks for any. */
  const wanted = shallowRef<readonly string[]>([])
  /** Counts how often was asked. */
  const turn = ref(0)

  /** Opens the oracles at the first of these tables, the others beside it. */
  function ask(tables: readonly string[]): void {
    wanted.value = tables
    turn.value += 1
  }

  return { wanted, turn, ask }
})
