import type { Ref } from '../../shared/fact'
import { refuse } from '../../shared/reply'
import { presentRef } from '../cast/present'
import { carrierOf, readCarried, type Carrier } from '../condition/carried'
import { countInTurns } from '../effect/in-fight'
import type { Read, Write } from '../file/handles'
import { combatOf, sheetOf, type MemberType } from '../sheet/sheets'
import { encounterRef, momentIn, type EncounterRecord } from './prepared'

/** The most there can be in one fight. */
export const mostInFight = 100

/** What came before decides the number: one who comes alone and first needs none. */
function labelFor(name: string, number: number, isAlone: boolean): string {
  return isAlone && number === 1 ? name : `${name} ${number}`
}

/**
 * Labels for newcomers of one name. Numbers go on from the last one ever given in this fight, so
 * that a label, once in the journal, always means the same one.
 */
function newLabels(write: Write, encounterId: string, name: string, quantity: number): string[] {
  const taken = new Set(
    write
      .all<{ label: string }>('SELECT label FROM combatant WHERE encounter_id = @encounterId', {
        encounterId,
      })
      .map(({ label }) => label),
  )
  let last =
    write.get<{ last: number }>(
      'SELECT last FROM encounter_label WHERE encounter_id = @encounterId AND name = @name',
      { encounterId, name },
    )?.last ?? 0
  const labels: string[] = []
  while (labels.length < quantity) {
    last++
    const label = labelFor(name, last, quantity === 1)
    if (!taken.has(label)) labels.push(label)
  }
  write.run(
    `INSERT INTO encounter_label (encounter_id, name, last) VALUES (@encounterId, @name, @last)
     ON CONFLICT DO UPDATE SET last = excluded.last`,
    { encounterId, name, last },
  )
  return labels
}

/** Keeps the last number of each name in a fight whose labels came from elsewhere, so that they go on from it. */
export function labelsFrom(write: Write, encounterId: string): void {
  const rows = write.all<{ label: string }>(
    'SELECT label FROM combatant WHERE encounter_id = @encounterId',
    { encounterId },
  )
  const last = new Map<string, number>()
  for (const { label } of rows) {
    const [, name = label, number = '1'] = /^(.+?)(?: (\d{1,6}))?$/.exec(label) ?? []
    last.set(name, Math.max(last.get(name) ?? 1, Number(number)))
  }
  write.run('DELETE FROM encounter_label WHERE encounter_id = @encounterId', { encounterId })
  for (const [name, number] of last) {
    write.run(
      'INSERT INTO encounter_label (encounter_id, name, last) VALUES (@encounterId, @name, @number)',
      { encounterId, name, number: Math.max(1, number) },
    )
  }
}

/** Who is to be put into a fight, on which side, and how many of each. */
export interface Fielding {
  from: readonly { type: MemberType; id: string }[]
  quantity: number
  side: 'party' | 'foe'
  group: string
}

/** A player's character is there once; a template as often as one likes. */
function refuseTwice(write: Write, encounter: EncounterRecord, who: Ref, quantity: number): void {
  const isThere = write.get(
    'SELECT 1 FROM combatant WHERE encounter_id = @encounterId AND character_id = @id',
    { encounterId: encounter.id, id: who.id },
  )
  if (isThere || quantity > 1) refuse('refusal.oneOfEach', { name: who.name })
}

function refuseCrowd(write: Write, encounter: EncounterRecord, more: number): void {
  const { count } = write.get<{ count: number }>(
    'SELECT count(*) AS count FROM combatant WHERE encounter_id = @id',
    { id: encounter.id },
  ) ?? { count: 0 }
  if (count + more > mostInFight) refuse('refusal.crowd', { most: mostInFight })
}

/** Before the fight it is the GM's plan; once it runs everyone sees who comes. */
function tell(write: Write, encounter: EncounterRecord, who: Ref): void {
  if (encounter.status === 'prepared') {
    const fact = { kind: 'combatant.added', secret: true, about: [who, encounterRef(encounter)] }
    write.record(fact, { encounterId: encounter.id })
    return
  }
  const turn = momentIn(encounter)?.turn ?? 0
  write.record(
    { kind: 'combatant.joined', secret: false, about: [who], with: { turn } },
    { encounterId: encounter.id, missionId: encounter.mission_id },
  )
}

/** What somebody brings into a fight under way; into a prepared one it comes when that begins. */
function carriedInto(
  read: Read,
  encounter: EncounterRecord,
  { type, id }: Carrier,
  quantity: number,
): object | undefined {
  if (encounter.status !== 'running' || quantity > 1) return undefined
  const row = { character_id: type === 'character' ? id : null, npc_id: type === 'npc' ? id : null }
  const carrier = carrierOf(read, row)
  const rules = combatOf(encounter.system)
  return (carrier && readCarried(read, carrier, encounter.system, rules)) ?? undefined
}

/**
 * Puts combatants into a fight that is prepared or runs, each with a label of its own. Answers
 * their ids. Refuses in words when the fight is over, someone is gone, out of play or has no sheet
 * for it.
 */
export function fieldCombatants(
  write: Write,
  encounter: EncounterRecord,
  fielding: Fielding,
): string[] {
  if (encounter.status === 'over') refuse('refusal.fightOver')
  const rules = combatOf(encounter.system)
  refuseCrowd(write, encounter, fielding.from.length * fielding.quantity)
  const fielded = fielding.from.flatMap(({ type, id }) => {
    const who = presentRef(write, type, id)
    if (type === 'character') refuseTwice(write, encounter, who, fielding.quantity)
    const sheet = rules.sheetFrom(sheetOf(write, type, id, encounter.system))
    const carried = carriedInto(write, encounter, { type, id }, fielding.quantity)
    return newLabels(write, encounter.id, who.name, fielding.quantity).map((label) => {
      const combatantId = write.newId()
      write.run(
        `INSERT INTO combatant (id, encounter_id, position, character_id, npc_id, label, side,
                                group_name, sheet, state)
         SELECT @combatantId, @encounterId, coalesce(max(position) + 1, 0), @characterId, @npcId,
                @label, @side, @group, @sheet, @state
         FROM combatant WHERE encounter_id = @encounterId`,
        {
          combatantId,
          label,
          encounterId: encounter.id,
          side: fielding.side,
          group: fielding.group,
          characterId: type === 'character' ? id : null,
          npcId: type === 'npc' ? id : null,
          sheet: JSON.stringify(sheet),
          state: JSON.stringify(rules.enter(sheet, carried)),
        },
      )
      tell(write, encounter, { type: 'combatant', id: combatantId, name: label })
      return combatantId
    })
  })
  const now = momentIn(encounter)
  const place = { encounterId: encounter.id, missionId: encounter.mission_id }
  const fight = { id: encounter.id, system: encounter.system, place, time: rules }
  if (now) countInTurns(write, fight, now)
  return fielded
}
