import { transition, type AnyStateMachine } from 'xstate'
import { refuse } from '../../shared/reply'
import type { Read, Write } from '../file/handles'
import { systemsInPlay } from '../sheet/sheets'

/** The phases machine of the first system in this campaign that has one. */
export function phasesOf(read: Read): AnyStateMachine | undefined {
  return systemsInPlay(read).find((system) => system.phases)?.phases
}

/** The phase of play as it stands; of no meaning where no rules know any. */
export function currentPhase(read: Read): string {
  return read.get<{ phase: string }>('SELECT phase FROM play')?.phase ?? ''
}

const eventFor = (phase: string) => `phase.${phase}`

/** Turns to another phase of play; refuses in words where the rules know none, or not this one. */
export function switchPhase(write: Write, phase: string): void {
  const machine = phasesOf(write) ?? refuse('refusal.noPhases')
  const from = currentPhase(write)
  if (from === phase) return
  const snapshot = machine.resolveState({ value: from, context: {} })
  const event = { type: eventFor(phase) }
  if (!snapshot.can(event)) refuse('refusal.noSuchPhase', { phase })
  const [next] = transition(machine, snapshot, event)
  write.run('UPDATE play SET phase = @phase', { phase: String(next.value) })
  write.record({ kind: 'phase.switched', secret: false, about: [], from, to: phase })
}

/**
 * Between two evenings play is in the phase that it begins in (CI-012): the next one is prepared. A fight
 * that stands still until then keeps its own.
 */
export function endPhase(write: Write): void {
  const machine = phasesOf(write)
  const isFighting = write.get(`SELECT 1 FROM encounter WHERE status = 'running'`) !== undefined
  if (machine && !isFighting) switchPhase(write, String(machine.config.initial))
}
