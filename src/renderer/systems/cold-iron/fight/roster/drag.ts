import { dragKind } from '../../../../parts/drag/drag'

/** The row of a combatant, by their id. */
export const combatantDrag = dragKind<string>('combatant')
