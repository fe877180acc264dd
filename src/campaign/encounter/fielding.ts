import type { Ref } from '../../shared/fact'
import { refuse } from '../../shared/reply'
import { presentRef } from '../cast/present'
import { carrierOf, readCarried, type Carrier } from '../condition/carried'
import type { Read, Write } from '../file/handles'
import { combatOf, sheetOf, type Holder } from '../sheet/sheets'
import { encounterRef, momentIn, type EncounterHead } from './encounter-row'
import { newLabels } from './labels'

/** The most there can be in one fight. */
const mostInFight = 100

/** Who is to be put into a fight, on which side, and how many of each. */
export interface Fielding {
  from: readonly { type: Holder; id: string }[]
  quantity: number
  side: 'party' | 'foe'
  group: string
}

/** A player's character is there once; a template as often as one likes. */
function refuseTwice(write: Write, head: EncounterHead, who: Ref, quantity: number): void {
  const isThere = write.get(
    'SELECT 1 FROM combatant WHERE encounter_id = @encounterId AND character_id = @id',
    { encounterId: head.id, id: who.id },
  )
  if (isThere || quantity > 1) refuse('refusal.oneOfEach', { name: who.name })
}

function refuseCrowd(write: Write, head: EncounterHead, more: number): void {
  const { count } = write.get<{ count: number }>(
    'SELECT count(*) AS count FROM combatant WHERE encounter_id = @id',
    { id: head.id },
  ) ?? { count: 0 }
  if (count + more > mostInFight) refuse('refusal.crowd', { most: mostInFight })
}

/** Before the fight it is the GM's plan; once it runs everyone sees who comes. */
function tell(write: Write, head: EncounterHead, who: Ref): void {
  if (head.status === 'prepared') {
    const fact = { kind: 'combatant.added', secret: true, about: [who, encounterRef(head)] }
    write.record(fact, { encounterId: head.id })
    return
  }
  const turn = momentIn(head)?.turn ?? 0
  write.record(
    { kind: 'combatant.joined', secret: false, about: [who], with: { turn } },
    { encounterId: head.id, missionId: head.mission_id },
  )
}

/** What somebody brings into a fight under way; into a prepared one it comes when that begins. */
function carriedInto(
  read: Read,
  head: EncounterHead,
  { type, id }: Carrier,
  quantity: number,
): object | undefined {
  if (head.status !== 'running' || quantity > 1) return undefined
  const row = { character_id: type === 'character' ? id : null, npc_id: type === 'npc' ? id : null }
  const carrier = carrierOf(read, row)
  const rules = combatOf(head.system)
  return (carrier && readCarried(read, carrier, head.system, rules)) ?? undefined
}

/**
 * Puts combatants into a fight that is prepared or runs, each with a label of its own. Answers
 * their ids. Refuses in words when the fight is over, someone is gone, out of play or has no sheet
 * for it.
 */
export function fieldCombatants(write: Write, head: EncounterHead, fielding: Fielding): string[] {
  if (head.status === 'over') refuse('refusal.fightOver')
  const rules = combatOf(head.system)
  refuseCrowd(write, head, fielding.from.length * fielding.quantity)
  return fielding.from.flatMap(({ type, id }) => {
    const who = presentRef(write, type, id)
    if (type === 'character') refuseTwice(write, head, who, fielding.quantity)
    const sheet = rules.sheetFrom(sheetOf(write, type, id, head.system))
    const carried = carriedInto(write, head, { type, id }, fielding.quantity)
    return newLabels(write, head.id, who.name, fielding.quantity).map((label) => {
      const combatantId = write.newId()
      write.run(
        `INSERT INTO combatant (id, encounter_id, position, character_id, npc_id, label, side,
                                group_name, sheet, state)
         SELECT @combatantId, @encounterId, coalesce(max(position) + 1, 0), @characterId, @npcId,
                @label, @side, @group, @sheet, @state
         FROM combatant WHERE encounter_id = @encounterId`,
        {
          ...{ combatantId, label, encounterId: head.id },
          ...{ side: fielding.side, group: fielding.group },
          characterId: type === 'character' ? id : null,
          npcId: type === 'npc' ? id : null,
          sheet: JSON.stringify(sheet),
          state: JSON.stringify(rules.enter(sheet, carried)),
        },
      )
      tell(write, head, { type: 'combatant', id: combatantId, name: label })
      return combatantId
    })
  })
}
