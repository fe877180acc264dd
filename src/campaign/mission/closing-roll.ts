import { z } from 'zod'
import { closingDice } from '../../rules/missions/closing'
import { checkFaces } from '../../rules/moves/data/roll-kind'
import type { Ref } from '../../shared/fact'
import { phrase, type Phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import type { Write } from '../file/handles'
import { recordOwedMove } from '../move/owed'
import { landEffects } from '../sheet/land'
import { sheetOf } from '../sheet/sheets'
import { participant, settleEnding } from './closing-machine'
import { missionRef } from './head'
import { readMission, type ClosingRoll, type Mission } from './read'
import { idSchema as id, maybeLine, textUpTo, whole } from '../../shared/bounded'

export const rollInput = z.strictObject({
  missionId: id,
  characterId: id,
  dice: z.array(whole(1, 6)).max(4),
  typed: z.boolean(),
  picks: z.array(textUpTo(40)).max(4),
  /** Conditions that go with the picks. */
  clear: z.array(textUpTo(40)).max(4).default([]),
  /** Who holds it against the character, if anybody does; the client unless told. */
  resentedBy: maybeLine(120).default(''),
})
type RollInput = z.infer<typeof rollInput>

/** Rules on a closing roll, writes it down, and lands what it earns. */
export function makeClosingRoll(write: Write, input: RollInput): void {
  const { missionId, characterId, dice, typed, picks, clear } = input
  const event = { type: 'roll.make' as const, characterId }
  const { name, roll } = participant(readMission(write, missionId), characterId)
  if (roll) refuse('refusal.alreadyRolled', { name })
  const { mission, system } = settleEnding(write, missionId, event)
  const { rules } = system
  checkFaces(dice, closingDice(rules))
  const who = participant(mission, characterId)
  const modifier = rules.modifier(mission.end, who.id)
  const reading = rules.read(mission.end, who.id, dice)
  const sheet = sheetOf(write, 'character', who.id, system.id)
  const effects = rules.effects(reading, sheet, picks, clear)
  if (!Array.isArray(effects)) refuse(effects.key, effects.with)
  const isResented = rules.isResented(reading)
  const resentedBy = isResented ? input.resentedBy || mission.client : ''
  const made: ClosingRoll = {
    dice,
    typed,
    picks,
    resentedBy,
    modifier: modifier.total,
    total: reading.sum.total,
    band: reading.band,
  }
  write.run(
    `UPDATE participant SET roll = @roll
     WHERE mission_id = @missionId AND character_id = @characterId`,
    { missionId, characterId, roll: JSON.stringify(made) },
  )
  const about: Ref[] = [{ type: 'character', id: who.id, name: who.name }, missionRef(mission)]
  const chosen = picks.flatMap(
    (pick) => reading.choice?.picks.find((each) => each.id === pick)?.label ?? [],
  )
  recordRoll(write, mission, { about, chosen, made })
  if (isResented) {
    const by = resentedBy || '@mission.someone'
    write.record({ kind: 'mission.resented', secret: true, about, with: { by } }, { missionId })
  }
  // The terms tell what others reported: only the GM may see them.
  const terms = { secret: true, about, to: modifier.total, terms: modifier.terms }
  write.record({ kind: 'mission.modifierSummed', ...terms }, { missionId })
  const cause = phrase('cause.endOfMission', { mission: mission.name })
  if (reading.gmMove) {
    const why = isResented
      ? phrase('cause.resented', { by: resentedBy || '@mission.someone' })
      : cause
    recordOwedMove(write, reading.gmMove, about, why, { missionId })
  }
  const member = { type: 'character' as const, id: who.id }
  landEffects(write, { member, system: system.id, sheet, effects, cause }, { missionId })
}

function recordRoll(
  write: Write,
  { id: missionId }: Mission,
  { about, chosen, made }: { about: Ref[]; chosen: Phrase[]; made: ClosingRoll },
) {
  const { dice: faces, typed, total, band, modifier } = made
  write.record(
    {
      kind: 'mission.rolled',
      secret: false,
      about,
      dice: { faces, typed },
      chosen,
      with: { total, band, modifier },
    },
    { missionId },
  )
}
