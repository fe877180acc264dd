import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { OutputOf } from '../../campaign/api'
import { useRun } from '../bridge'

type Chosen = NonNullable<OutputOf<'import.choose'>>
export type Offered = Chosen['things'][number]
export type Decision = 'new' | 'replace' | 'leave'

/** What was chosen to be taken into the campaign, until it is decided on. */
export const useImporting = defineStore('importing', () => {
  const chosen = ref<Chosen>()

  function open(offered: Chosen): void {
    chosen.value = offered
  }

  return { chosen, open, close: () => (chosen.value = undefined) }
})

/** Whether a thing is here already, the same or another. */
export function isHere({ isSame, differences }: Offered): boolean {
  return isSame || differences.length > 0
}

/** What becomes of a thing unless the game master says otherwise: nothing that is here is touched. */
export function usualDecision(offered: Offered): Decision {
  return isHere(offered) ? 'leave' : 'new'
}

/** Takes in what was chosen, as it was decided. */
export function useTaking() {
  const { run, refusal, busy } = useRun()

  async function take(
    things: readonly Offered[],
    decide: (offered: Offered) => Decision,
    keepsPlay: boolean,
  ) {
    const decisions = things.map((each) => ({ noun: each.noun, id: each.id, as: decide(each) }))
    return run('import.take', { decisions, keepsPlay })
  }

  return { take, refusal, busy }
}
