import type { Fact } from '../../shared/fact'
import type { Audience } from './kinds'

/**
 * Where facts of a kind may stand: `everyone` in every report, `table` for those at the table (the
 * game master and the players), `gm` for the game master alone. A fact that is itself secret never
 * goes beyond the game master, whatever its kind.
 */
type Standing = 'everyone' | 'table' | 'gm'

/**
 * Every kind of fact by its standing; `mission.*` stands for all kinds of that beginning that are not
 * named. What is in no list is for the game master alone.
 */
const standings: Record<Standing, readonly string[]> = {
  everyone: [
    ...['mission.briefed', 'mission.begun', 'mission.reported', 'mission.closed'],
    ...['mission.abandoned', 'objective.reached', 'objective.missed', 'milestone.awarded'],
    ...['fight.begun', 'fight.ended', 'death.died', 'note.written', 'sheet.changed'],
  ],
  table: [
    ...['mission.rolled', 'mission.rewarded', 'objective.open', 'milestone.*', 'session.*'],
    ...['calendar.*', 'track.*', 'note.*', 'scene.*', 'condition.*', 'hold.*'],
    ...[
      'move.made',
      'act.done',
      'tool.used',
      'combatant.*',
      'attack.*',
      'blow.landed',
      'fumble.row',
    ],
    ...['state.*', 'fatigue.taken', 'death.*', 'hitPoints.changed', 'turn.begun', 'step.closed'],
    ...['item.*', 'spell.*', 'mana.spent', 'move.*', 'grapple.*', 'phase.switched'],
    ...[
      'character.created',
      'oracle.*',
      'vow.*',
      'journey.*',
      'bond.*',
      'momentum.*',
      'progress.*',
    ],
  ],
  gm: [
    ...['mission.*', 'front.*', 'danger.*', 'portent.*', 'stake.*', 'gmMove.*', 'objective.*'],
    ...['encounter.*', 'row.*', 'npc.*', 'character.*', 'figure.set', 'sheet.*', 'setting.*'],
    ...[
      'chart.*',
      'rule.*',
      'dial.set',
      'wear.leftOut',
      'place.*',
      'customMove.*',
      'appointment.*',
    ],
    // What is declared may lie covered until the declarations end.
    ...['declaration.*', 'combatant.added', 'combatant.arranged', 'combatant.removed'],
  ],
}

/** Kinds that keep the books of play but tell no story: sections count them, no timeline lists them. */
const bookkeeping = [
  ...['declaration.*', 'step.closed', 'turn.begun', 'attack.*', 'blow.landed', 'fatigue.taken'],
  ...['hitPoints.changed', 'item.worn', 'item.set', 'spell.*', 'mana.spent', 'grapple.*'],
  ...['state.set', 'state.figure', 'death.clockTicked', 'fumble.row', 'wear.leftOut', 'dial.set'],
  ...['rule.*', 'move.*', 'act.done', 'sheet.*', 'mission.rolled', 'mission.modifierSummed'],
  ...['phase.switched', 'condition.carried', 'condition.changed', 'encounter.*', 'row.added'],
  ...['row.edited', 'row.removed', 'npc.*', 'character.*', 'figure.set', 'setting.*'],
  ...[
    'chart.*',
    'combatant.added',
    'combatant.arranged',
    'combatant.removed',
    'session.*',
    'scene.*',
  ],
]

const ofKind = new Map<string, Standing>(
  Object.entries(standings).flatMap(([standing, kinds]) =>
    kinds.map((kind): [string, Standing] => [kind, standing as Standing]),
  ),
)

const familyOf = (kind: string) => `${kind.slice(0, kind.indexOf('.'))}.*`

/** The standing of a kind; undefined for one that no list names. */
export function standingOf(kind: string): Standing | undefined {
  return ofKind.get(kind) ?? ofKind.get(familyOf(kind))
}

const bookkeepingKinds = new Set(bookkeeping)

/** Whether a kind runs the game but tells no story. */
export function isBookkeeping(kind: string): boolean {
  return bookkeepingKinds.has(kind) || bookkeepingKinds.has(familyOf(kind))
}

/** Whether this audience may read a fact at all. What is not known to be harmless is kept back. */
export function mayRead(audience: Audience, { kind, secret }: Pick<Fact, 'kind' | 'secret'>) {
  if (audience === 'gm') return true
  if (secret) return false
  const standing = standingOf(kind)
  return standing === 'everyone' || (standing === 'table' && audience === 'players')
}
