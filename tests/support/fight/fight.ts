import { board, type Board, type FightSnapshot } from '../../../src/rules/cold-iron/view/board'
import { combat } from '../../../src/rules/cold-iron/combat'
import type { FightEvent } from '../../../src/rules/cold-iron/turn/events'
import type { testWorkspace } from '../workspace'

/** Plays a fight through the API, and sees it as the screen does. */
export function fighting({ run }: ReturnType<typeof testWorkspace>, encounterId: string) {
  const act = (event: FightEvent) => run('encounter.act', { encounterId, event })

  async function snapshot(): Promise<FightSnapshot> {
    const { value, context } = await run('encounter.fight', { encounterId })
    return combat.machine.resolveState({ value: String(value), context }) as FightSnapshot
  }

  async function look(): Promise<Board> {
    return board(await snapshot())
  }

  /** Closes steps until the wanted one, letting go of every attack on the way. */
  async function reach(step: number): Promise<Board> {
    for (let now = await look(); ; now = await look()) {
      if (now.step === step) return now
      if (now.current) await act({ type: 'attack.pass', attackId: now.current })
      else await act({ type: 'step.close' })
    }
  }

  return { act, look, reach, snapshot }
}
