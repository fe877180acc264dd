/** A grim portent, as far as the rules look at it. */
export interface PortentState {
  id: string
  /** When it came true, ISO; null while it is to come. */
  done_at: string | null
}

/** A danger with its portents in order. */
export interface DangerState<Portent extends PortentState = PortentState> {
  id: string
  state: 'active' | 'resolved' | 'moved'
  /** Whether its portents come one after the other, or each by itself. */
  ordered: boolean
  portents: readonly Portent[]
}

/** A front with its dangers. */
export interface FrontState<Danger extends DangerState = DangerState> {
  id: string
  status: 'active' | 'resolved'
  dangers: readonly Danger[]
}

const isOpen = ({ done_at }: PortentState) => done_at === null

/** What may come next of an active danger: its first open portent, or every open one where each stands by itself. */
export function nextPortents<Portent extends PortentState>(
  danger: DangerState<Portent>,
): Portent[] {
  if (danger.state !== 'active') return []
  const open = danger.portents.filter(isOpen)
  return danger.ordered ? open.slice(0, 1) : open
}

/** The earlier portents that would be leapt over if this one came true now. A warning, never a bar. */
export function leaptOver<Portent extends PortentState>(
  danger: DangerState<Portent>,
  portentId: string,
): Portent[] {
  if (!danger.ordered) return []
  const at = danger.portents.findIndex(({ id }) => id === portentId)
  return danger.portents.slice(0, Math.max(0, at)).filter(isOpen)
}

/** Whether every portent has come true and the doom is due. */
export function doomIsDue({ state, portents }: DangerState): boolean {
  return state === 'active' && portents.length > 0 && !portents.some(isOpen)
}

/**
 * Where to look when a portent of one danger came true: the other dangers, of every active front,
 * that have something still to come.
 */
export function review<Front extends FrontState>(
  fronts: readonly Front[],
  tickedDangerId: string,
): { front: Front; danger: Front['dangers'][number] }[] {
  return fronts
    .filter(({ status }) => status === 'active')
    .flatMap((front) => front.dangers.map((danger) => ({ front, danger })))
    .filter(({ danger }) => danger.id !== tickedDangerId && nextPortents(danger).length > 0)
}
