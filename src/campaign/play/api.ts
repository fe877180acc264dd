import { transition, type AnyStateMachine } from 'xstate'
import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command, query } from '../define'
import type { Read } from '../file/handles'
import { systemsInPlay } from '../sheet/sheets'

/** The phases machine of the first system in this campaign that has one. */
function phasesOf(read: Read): AnyStateMachine | undefined {
  return systemsInPlay(read).find((system) => system.phases)?.phases
}

function currentPhase(read: Read): string {
  return read.get<{ phase: string }>('SELECT phase FROM play')?.phase ?? ''
}

const eventFor = (phase: string) => `phase.${phase}`

export const playApi = {
  /** The phase of play, and the phases it can be switched to by hand. */
  'play.phase': query({
    input: z.strictObject({}),
    run: (read) => {
      const machine = phasesOf(read)
      if (!machine) return { phase: null, phases: [] }
      return { phase: currentPhase(read), phases: Object.keys(machine.states) }
    },
  }),
  'play.switchPhase': command({
    input: z.strictObject({ phase: z.string().min(1).max(40) }),
    label: (_read, { phase }) => phrase('history.switchPhase', { phase }),
    run: (write, { phase }) => {
      const machine = phasesOf(write) ?? refuse('refusal.noPhases')
      const from = currentPhase(write)
      if (from === phase) return { phase }
      const snapshot = machine.resolveState({ value: from, context: {} })
      const event = { type: eventFor(phase) }
      if (!snapshot.can(event)) refuse('refusal.noSuchPhase', { phase })
      const [next] = transition(machine, snapshot, event)
      write.run('UPDATE play SET phase = @phase', { phase: String(next.value) })
      write.record({ kind: 'phase.switched', secret: false, about: [], from, to: phase })
      return { phase }
    },
  }),
}
