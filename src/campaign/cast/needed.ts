import { refuse } from '../../shared/reply'
import { combatantsIn } from '../encounter/prepared'
import { encounterById } from '../encounter/prepared'
import type { Read } from '../file/handles'
import type { MemberRef } from '../move/input'
import { playRulesOf } from '../setting/play-rules'
import { combatOf, sheetsOf, systemsInPlay } from '../sheet/sheets'
import { openTracksFor, refsOf } from '../track/read'

/** Refuses while somebody stands in a fight that goes by turns. */
function refuseFighting(read: Read, who: MemberRef, name: string): void {
  const fights = read.all<{ id: string }>(
    `SELECT DISTINCT encounter.id FROM encounter
     JOIN combatant ON combatant.encounter_id = encounter.id
     WHERE encounter.status = 'running'
       AND (CASE @type WHEN 'npc' THEN npc_id ELSE character_id END) = @id`,
    { type: who.type, id: who.id },
  )
  for (const { id } of fights) {
    const encounter = encounterById(read, id)
    const rules = combatOf(encounter.system)
    const own = combatantsIn(read, encounter).filter(
      ({ template }) => template?.type === who.type && template.id === who.id,
    )
    if (own.some(({ state }) => !rules.hasLeft(state))) {
      refuse('refusal.inFight', { name, fight: encounter.name })
    }
  }
}

/** Refuses while somebody is fought as a foe, or faces one. */
function refuseFought(read: Read, who: MemberRef, name: string): void {
  const sheets = who.type === 'character' ? sheetsOf(read, who.type, who.id) : {}
  for (const { id: system } of systemsInPlay(read)) {
    const foes = playRulesOf(read, system).foes
    if (!foes) continue
    const tracks = openTracksFor(read, system, foes.purpose)
    const isThere = tracks.some(({ id }) => refsOf(read, id).some((ref) => ref.id === who.id))
    const sheet = sheets[system]
    const isFighting = sheet !== undefined && foes.over(sheet).length > 0
    if (isThere || isFighting) refuse('refusal.inFoeFight', { name })
  }
}

/** Refuses while a character is on a mission that is under way or being reported. */
function refuseOnMission(read: Read, { type, id }: MemberRef, name: string): void {
  if (type === 'npc') return
  const mission = read.get<{ name: string }>(
    `SELECT mission.name FROM mission JOIN participant ON participant.mission_id = mission.id
     WHERE participant.character_id = @id AND mission.status IN ('underWay', 'reporting')
     ORDER BY mission.position`,
    { id },
  )
  if (mission) refuse('refusal.onMission', { name, mission: mission.name })
}

/** Refuses in words to let somebody go whom a fight or a mission under way counts on. */
export function refuseNeeded(read: Read, who: MemberRef, name: string): void {
  refuseFighting(read, who, name)
  refuseFought(read, who, name)
  refuseOnMission(read, who, name)
}
