import type { Fact } from '../../shared/fact'
import type { Audience } from './kinds'

/**
 * Where facts of a kind may stand: `everyone` in every report, `table` for those at the table (the
 * game master and the players), `gm` for the game master alone. A fact that is itself secret never
 * goes beyond the game master, whatever its kind.
 */
type Visibility = 'everyone' | 'table' | 'gm'

const list = (kinds: string) => kinds.trim().split(/\s+/)

/**
 * Every kind of fact by its visibility; `mission.*` stands for all kinds of that beginning that are not
 * named. What is in no list is for the game master alone.
 */
const visibilities: Record<Visibility, readonly string[]> = {
  everyone: list(`
    mission.briefed mission.begun mission.reported mission.closed mission.abandoned
    mission.reopened objective.reached objective.missed milestone.awarded sheet.changed
    fight.begun fight.ended death.died note.written track.is.done track.is.failed track.is.forsaken
    track.is.journey.done track.is.journey.failed track.is.journey.forsaken track.is.vow.done
    foe.is.done foe.is.failed foe.is.forsaken foe.is.open foe.fightOver
  `),
  table: list(`
    mission.rewarded objective.open milestone.* reward.* deadline.*
    session.* attendance.* sessionEnd.* phase.* calendar.* track.* party.* character.created note.handedOut
    character.left character.returned character.removed
    condition.* hold.* modifier.* effect.* act.done tool.used move.* groupMove.* oracle.*
    turn.* step.* combatant.* attack.* blow.* fumble.* state.* death.* fatigue.* hitPoints.*
    item.* spell.* mana.* grapple.* foe.hurt foe.left npc.revealed
  `),
  // Whose closing roll brought what, or nothing, tells who heard the confidential reports (IF-071).
  // What is declared may lie covered until the declarations end; a summary is the game master's own.
  gm: list(`
    front.* danger.* portent.* stake.* customMove.* gmMove.* reminder.* appointment.* scene.* session.summed
    mission.* objective.* encounter.* row.* npc.* place.* character.* note.* figure.* sheet.*
    setting.* chart.* rule.* dial.* wear.* declaration.* content.* import.* foe.* system.* sceneBoard.*
    spotlight.* agenda.* picture.* tie.* players.* campaign.renamed
    combatant.added combatant.arranged combatant.regrouped combatant.removed combatant.shown combatant.hidden
  `),
}

/** Kinds that keep the books of play and preparation: sections count them, no timeline lists them. */
const bookkeeping = new Set(
  list(`
    declaration.* step.* turn.* attack.* blow.* fatigue.* hitPoints.* item.* spell.* mana.* grapple.*
    state.set state.figure state.told state.desperate death.clockTicked fumble.* wear.* dial.* rule.* move.* reminder.* act.* sheet.*
    phase.* condition.carried condition.changed condition.left figure.* setting.* chart.* modifier.* effect.* party.*
    combatant.added combatant.arranged combatant.regrouped combatant.removed combatant.shown combatant.hidden row.* encounter.* npc.* character.*
    place.* mission.* objective.* reward.* deadline.set deadline.lifted appointment.*
    front.* session.* attendance.* scene.* note.* calendar.edited content.* import.*
    track.created track.changed track.ranked track.removed foe.faced foe.shifted oracle.written oracle.removed system.* sceneBoard.* spotlight.* picture.* tie.* players.*
  `),
)

/** Kinds of such a family that do tell a story. */
const story = new Set(
  list(`
    mission.briefed mission.begun mission.reported mission.closed mission.abandoned
    mission.reopened mission.resented
    mission.rewarded objective.reached objective.missed objective.open item.destroyed row.happened
    front.resolved front.reopened note.written npc.revealed move.made appointment.due appointment.kept appointment.passed
  `),
)

const ofKind = new Map<string, Visibility>(
  Object.entries(visibilities).flatMap(([standing, kinds]) =>
    kinds.map((kind): [string, Visibility] => [kind, standing as Visibility]),
  ),
)

const familyOf = (kind: string) => `${kind.slice(0, kind.indexOf('.'))}.*`

/** The standing of a kind; undefined for one that no list names. */
export function visibilityOf(kind: string): Visibility | undefined {
  return ofKind.get(kind) ?? ofKind.get(familyOf(kind))
}

/** Whether a kind runs the game but tells no story. */
export function isBookkeeping(kind: string): boolean {
  return !story.has(kind) && (bookkeeping.has(kind) || bookkeeping.has(familyOf(kind)))
}

/** Whether this audience may read a fact at all. What is not known to be harmless is kept back. */
export function mayRead(audience: Audience, { kind, secret }: Pick<Fact, 'kind' | 'secret'>) {
  if (audience === 'gm') return true
  if (secret) return false
  const standing = visibilityOf(kind)
  return standing === 'everyone' || (standing === 'table' && audience === 'players')
}
