import { phrase } from '../../../shared/phrase'
import { figureAt } from '../../moves/apply'
import type { Procedure } from '../../moves/data/move-data'
import type { MoveInput } from '../../moves/move'
import type { FollowUp, Outcome } from '../../moves/outcome'
import { clamp } from '../../system/bounds'
import { harmSufferedBounds } from '../bounds'
import { bodyHit } from '../harm/body'
import { establishedHarm, type Hit } from '../harm/established-harm'
import { npcSchema } from '../npc'
import type { Settings } from '../settings'
import { characterSchema } from '../sheet'

/**
 * What the procedures of a combat move come to (IF-080, IF-083, IF-086, IF-099, IF-102): the harm
 * that an NPC marks at once, or the moves it leads to. `harm` and `ap` are the weapon's points
 * before protection; a warhorse's is added here (IF-079). Harm to be finished with is marked
 * by Inflict Harm and only there; a character rolls to suffer
 * it (IF-120).
 */
export function dealHarm(
  procedures: readonly Procedure[],
  input: MoveInput,
  settings: Settings,
): Partial<Outcome> {
  const hit = hitOf(procedures, input, settings)
  const has = (what: string) => procedures.some((procedure) => procedure.what === what)
  const given = { harm: hit.normal, ap: hit.ap }
  const lead = (move: string, by: FollowUp['by'], rule: string, more = {}): FollowUp => ({
    oneOf: [move],
    by,
    given: { ...given, ...more },
    rule,
  })
  const isDealt = hit.normal + hit.ap > 0
  if (isDealt && has('divide')) {
    // A finish that was picked with it comes along to whoever it is divided among.
    const more = has('finish') ? { finish: 1 } : {}
    return { leadsTo: [lead('divideHarm', 'actor', 'IF-083', more)] }
  }
  if (input.targetKind === 'character') {
    return isDealt ? { leadsTo: [lead('sufferHarm', 'target', 'IF-120')] } : {}
  }
  if (has('finish')) return { leadsTo: [lead('inflictHarm', 'actor', 'IF-106')] }
  if (!isDealt) return {}
  if (!input.target) return { notes: [phrase('ironFist.note.harmDealt', given)] }
  const npc = npcSchema.parse(input.target)
  const protection = { armor: npc.armor, shield: npc.shield, other: npc.otherProtection }
  const { total } = establishedHarm([hit], protection, 0, settings)
  const { harmSuffered: from, path } = bodyHit(npc, input.answers)
  const to = clamp(from + total, harmSufferedBounds)
  const field = `${path}harmSuffered`
  return { effects: [{ on: 'target', field, from, to, rule: 'IF-107' }] }
}

/** The weapon's harm as the procedures make it; ordinary harm never falls below 0. */
function hitOf(procedures: readonly Procedure[], input: MoveInput, settings: Settings): Hit {
  const isDealt = procedures.some(({ what }) => what === 'harm')
  if (!isDealt) return { normal: 0, ap: 0 }
  const points = (what: string) =>
    procedures
      .flatMap((procedure) => (procedure.what === what ? (procedure.by ?? []) : []))
      .reduce((all, by) => all + by, 0)
  const isMounted = characterSchema.parse(input.actor ?? {}).gear.mount === 'warhorse'
  const isDefence = points('harm') < 0
  const charge = isDefence && !settings['defend.noBonus'] ? 1 : points('warhorse')
  return {
    normal: Math.max(0, figureAt(input.given, 'harm') + points('harm') + (isMounted ? charge : 0)),
    ap: figureAt(input.given, 'ap') + points('ap'),
  }
}
