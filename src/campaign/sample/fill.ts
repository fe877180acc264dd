import type { Write } from '../file/handles'
import { refuse } from '../../shared/reply'
import { combatOf, sheetOf, writeSheet, type MemberType } from '../sheet/sheets'
import { fillFronts } from './fill-fronts'
import { insertRows } from './insert'
import type { Sample } from './source'

type CastMember = Sample['characters'][number] | Sample['npcs'][number]

function fillMembers(write: Write, type: MemberType, members: readonly CastMember[]): void {
  members.forEach(({ sheets, ...member }, position) => {
    insertRows(write, type, [{ ...member, position }])
    for (const [system, sheet] of Object.entries(sheets)) {
      writeSheet(write, type, member.id, system, sheet)
    }
  })
}

function fillMissions(write: Write, missions: Sample['missions']): void {
  missions.forEach(({ objectives, participants, front, ...mission }, position) => {
    insertRows(write, 'mission', [{ ...mission, front_id: front, position }])
    insertRows(
      write,
      'objective',
      objectives.map((each, index) => ({ ...each, mission_id: mission.id, position: index })),
    )
    insertRows(
      write,
      'participant',
      participants.map((character, index) => ({
        mission_id: mission.id,
        character_id: character,
        position: index,
      })),
    )
  })
}

function fillTracks(write: Write, tracks: Sample['tracks']): void {
  tracks.forEach(({ rungs, about, portents, ...track }, position) => {
    insertRows(write, 'track', [{ ...track, position }])
    insertRows(
      write,
      'track_rung',
      rungs.map((name, index) => ({ track_id: track.id, position: index, name })),
    )
    insertRows(
      write,
      'track_about',
      about.map(({ type, id }) => ({ track_id: track.id, type, entity_id: id })),
    )
    insertRows(
      write,
      'track_trigger',
      portents.map((portent) => ({
        id: `trigger-${portent}`,
        track_id: track.id,
        portent_id: portent,
      })),
    )
  })
}

function fillEncounters(write: Write, encounters: Sample['encounters']): void {
  encounters.forEach(({ combatants, mission, place, ...encounter }, position) => {
    const rules = combatOf(encounter.system)
    insertRows(write, 'encounter', [
      {
        ...encounter,
        mission_id: mission,
        place_id: place,
        position,
        machine_version: rules.version,
      },
    ])
    combatants.forEach(({ id, character, npc, label, side }, index) => {
      const type: MemberType = character === undefined ? 'npc' : 'character'
      const from = character ?? npc ?? refuse('refusal.gone')
      const sheet = rules.sheetFrom(sheetOf(write, type, from, encounter.system))
      insertRows(write, 'combatant', [
        {
          id,
          label,
          side,
          encounter_id: encounter.id,
          position: index,
          character_id: character ?? null,
          npc_id: npc ?? null,
          sheet: JSON.stringify(sheet),
          state: JSON.stringify(rules.enter(sheet)),
        },
      ])
    })
  })
}

/** Writes the sample campaign's rows into a new campaign. */
export function fillSample(write: Write, sample: Sample): void {
  write.run('UPDATE campaign SET description = @description', {
    description: sample.campaign.description,
  })
  fillMembers(write, 'character', sample.characters)
  fillMembers(write, 'npc', sample.npcs)
  insertRows(
    write,
    'place',
    sample.places.map((place, position) => ({ ...place, position })),
  )
  fillFronts(write, sample.fronts)
  fillMissions(write, sample.missions)
  fillTracks(write, sample.tracks)
  fillEncounters(write, sample.encounters)
}
