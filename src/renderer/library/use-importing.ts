import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { OutputOf } from '../../campaign/api'
import { useRun } from '../bridge'

export type Chosen = NonNullable<OutputOf<'import.choose'>>
export type Offered = Chosen['things'][number]
/** What becomes of a thing; of what is written over, the fields that stay as they are here. */
export interface Decision {
  as: 'new' | 'replace' | 'leave'
  keeps?: readonly string[]
}

/** What was chosen to be taken into the campaign, until it is decided on. */
export const useImporting = defineStore('importing', () => {
  const chosen = ref<Chosen>()
  let whenTaken: (() => void) | undefined

  /** Offers things; `taken` is told once they are in the campaign. */
  function open(offered: Chosen, taken?: () => void): void {
    chosen.value = offered
    whenTaken = taken
  }

  function close(): void {
    chosen.value = undefined
    whenTaken = undefined
  }

  /** What was decided on is in the campaign. */
  function taken(): void {
    whenTaken?.()
    close()
  }

  return { chosen, open, close, taken }
})

/** Whether a thing is here already, the same or another. */
export function isHere({ isSame, differences }: Offered): boolean {
  return isSame || differences.length > 0
}

/**
 * What becomes of a thing unless the game master says otherwise: nothing that is here is touched, but a
 * calendar that nothing stands in yet.
 */
export function usualDecision(offered: Offered): Decision {
  if (!isHere(offered)) return { as: 'new' }
  return { as: offered.isUnused && !offered.isSame ? 'replace' : 'leave' }
}

/** Whether a field of a thing that is here comes as it is given. */
export function takesField({ as, keeps = [] }: Decision, field: string): boolean {
  return as === 'replace' && !keeps.includes(field)
}

/** The decision with one more field taken as it is given, or left as it is here. */
export function withField(
  { differences }: Offered,
  decision: Decision,
  field: string,
  takes: boolean,
): Decision {
  const keeps = differences
    .map((each) => each.field)
    .filter((each) => (each === field ? !takes : !takesField(decision, each)))
  return keeps.length === differences.length ? { as: 'leave' } : { as: 'replace', keeps }
}

/** Takes in what was chosen, as it was decided. */
export function useTaking() {
  const { run, refusal, busy } = useRun()

  async function take(
    things: readonly Offered[],
    decide: (offered: Offered) => Decision,
    keepsPlay: boolean,
  ) {
    const decisions = things.map((each) => {
      const { as, keeps = [] } = decide(each)
      return { noun: each.noun, id: each.id, as, keeps: [...keeps] }
    })
    return run('import.take', { decisions, keepsPlay })
  }

  return { take, refusal, busy }
}
