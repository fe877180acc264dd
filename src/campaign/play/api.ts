import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { command, query } from '../define'
import { currentPhase, phasesOf, switchPhase } from './phase'
import { filledText } from '../../shared/bounded'

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
    input: z.strictObject({ phase: filledText(40) }),
    label: (_read, { phase }) => phrase('history.switchPhase', { phase }),
    run: (write, { phase }) => {
      switchPhase(write, phase)
      return { phase }
    },
  }),
}
