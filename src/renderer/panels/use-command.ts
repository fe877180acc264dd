import type { ApiName, InputOf } from '../../campaign/api'
import { useRun } from '../bridge'
import { useTrouble } from '../stores/trouble'

/** As `useRun`, for commands that answer nothing: says whether the command has landed. */
export function useCommand() {
  const { run, refusal, busy } = useRun()
  const trouble = useTrouble()

  /** True when it landed; false when it was refused or has failed. */
  async function carryOut<Name extends ApiName>(name: Name, input: InputOf<Name>) {
    const before = trouble.current
    await run(name, input)
    return refusal.value === null && trouble.current === before
  }

  return { carryOut, refusal, busy }
}
