import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ruleSystem, ruleSystems } from '../../src/rules'
import type { Weapon } from '../../src/rules/cold-iron/combatant/weapon'
import { publishedRanges } from '../../src/rules/cold-iron/fight-model/charts/ranges'
import { collectAll } from '../../src/campaign/exchange/collect'
import { thingNouns } from '../../src/campaign/exchange/shape/shape'
import { readSample, sampleNames } from '../../src/campaign/sample/source'
import { testWorkspace } from '../support/workspace'
import { lostFields } from './lost-fields'

const folder = fileURLToPath(new URL('../../resources/sample', import.meta.url))
const sample = readSample(folder, 'lantern-company')
const { campaign, things } = sample

interface Thing {
  id: string
  name: string
}
type Member = Thing & { sheets: Record<string, Record<string, unknown>> }
type Cast = { npc: string }[]
type Danger = Thing & { doomKind: string; ordered: boolean; portents: Thing[]; cast: Cast }
type Front = Thing & {
  kind: string
  dangers: Danger[]
  stakes: Thing[]
  cast: Cast
  moves: Thing[]
}
type Mission = Thing & {
  client: string
  front: string
  status: string
  participants: { character: string }[]
  objectives: Thing[]
}
type Fight = Thing & {
  system: string
  mission: string
  place: string
  combatants: (Thing & {
    side: string
    character: string | null
    npc: string | null
    sheet: object
  })[]
}

const listOf = <Entry>(list: unknown) => (list ?? []) as Entry[]
const characters = listOf<Member>(things.character)
const npcs = listOf<Member>(things.npc)
const places = listOf<Thing>(things.place)
const fronts = listOf<Front>(things.front)
const missions = listOf<Mission>(things.mission)
const encounters = listOf<Fight>(things.encounter)

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const dangers = fronts.flatMap((front) => front.dangers)
const combatants = encounters.flatMap((encounter) => encounter.combatants)

/** What a sheet loses when its system reads it; throws when the system refuses it. */
function lostBy(system: string, member: 'character' | 'npc', sheet: object): string[] {
  const parsed = ruleSystem(system)?.sheets[member].parse(sheet)
  return lostFields(sheet, parsed)
}

describe('the sheets of the sample campaign', () => {
  const held = [
    ...characters.map((character) => ({ ...character, member: 'character' as const })),
    ...npcs.map((npc) => ({ ...npc, member: 'npc' as const })),
  ]
  const all = held.flatMap(({ id, member, sheets }) =>
    Object.entries(sheets).map(([system, sheet]) => ({ id, member, system, sheet })),
  )

  it.each(all)('$id of $system is read whole', ({ member, system, sheet }) => {
    expect(lostBy(system, member, sheet)).toEqual([])
  })

  it('would not lose a misspelt field unnoticed', () => {
    expect(lostFields({ armor: { t: 3 } }, { armor: { T: 0 } })).toEqual(['/armor/t'])
    for (const { id } of ruleSystems) {
      const misspelt = () => {
        if (lostBy(id, 'npc', { misspelt: 1 }).length > 0) throw new Error('lost')
      }
      expect(misspelt).toThrow()
    }
  })

  it('are there for every system of the campaign', () => {
    expect(campaign.systems.every((system) => ruleSystem(system) !== undefined)).toBe(true)
    for (const { sheets } of characters) {
      expect(Object.keys(sheets).sort()).toEqual([...campaign.systems].sort())
    }
  })
})

describe('the missile weapons of the samples', () => {
  const armed = sampleNames.flatMap((name) => {
    const { character, npc } = readSample(folder, name).things
    return [...listOf<Member>(character), ...listOf<Member>(npc)].flatMap(({ id, sheets }) =>
      ((sheets['cold-iron']?.weapons ?? []) as Partial<Weapon>[])
        .filter(({ missile }) => missile)
        .map((weapon) => ({ id, ...weapon })),
    )
  })

  it.each(armed)('$name of $id has a row of the range table (CI-141)', ({ rangeRow }) => {
    expect(ids(publishedRanges.rows)).toContain(rangeRow)
  })
})

describe('the references of the sample campaign', () => {
  it('give every entity an id of its own', () => {
    const every = [
      ...[characters, npcs, places, fronts, missions, encounters, dangers, combatants].flatMap(ids),
      ...dangers.flatMap(({ portents }) => ids(portents)),
      ...fronts.flatMap(({ stakes }) => ids(stakes)),
      ...missions.flatMap(({ objectives }) => ids(objectives)),
    ]
    expect(new Set(every).size).toBe(every.length)
  })

  it('lead somewhere', () => {
    const cast = [...fronts, ...dangers].flatMap((each) => each.cast.map(({ npc }) => npc))
    expect(ids(npcs)).toEqual(expect.arrayContaining(cast))
    for (const { participants, front, client } of missions) {
      const sent = participants.map(({ character }) => character)
      expect(ids(characters)).toEqual(expect.arrayContaining(sent))
      expect(ids(fronts)).toContain(front)
      expect(npcs.map(({ name }) => name)).toContain(client)
    }
    for (const { mission, place, system } of encounters) {
      expect(ids(missions)).toContain(mission)
      expect(ids(places)).toContain(place)
      expect(campaign.systems).toContain(system)
    }
  })

  it('give every combatant a sheet to fight with', () => {
    for (const { system, combatants: fighters } of encounters) {
      for (const { side, character, npc, sheet: own } of fighters) {
        const member =
          side === 'party'
            ? characters.find(({ id }) => id === character)
            : npcs.find(({ id }) => id === npc)
        const sheet = member?.sheets[system] ?? own
        expect(Object.keys(sheet)).not.toEqual([])
        expect(ruleSystem(system)?.combat?.sheetFrom(sheet)).toMatchObject(sheet)
      }
    }
  })
})

describe('the sample campaign has', () => {
  it('four characters, a dozen NPCs, five places', () => {
    expect(characters.map(({ name }) => name)).toEqual(['Brannoch', 'Ysolt', 'Maro', 'Tamsin'])
    expect(npcs.length).toBeGreaterThanOrEqual(12)
    expect(npcs.filter(({ sheets }) => 'cold-iron' in sheets).length).toBeGreaterThanOrEqual(6)
    expect(npcs.every(({ sheets }) => 'iron-fist' in sheets)).toBe(true)
    expect(places).toHaveLength(5)
  })

  it('a front of three dangers, one of independent portents, with stakes and a move', () => {
    expect(fronts.map(({ name, kind }) => [name, kind])).toEqual([
      ['The Drowned Bell', 'adventure'],
    ])
    expect(dangers.map(({ doomKind }) => doomKind)).toEqual([
      'usurpation',
      'destruction',
      'tyranny',
    ])
    expect(dangers.map(({ ordered }) => ordered)).toEqual([true, true, false])
    expect(fronts.map(({ moves }) => moves.length)).toEqual([1])
    for (const { portents } of dangers) {
      expect(portents.length).toBeGreaterThanOrEqual(3)
      expect(portents.length).toBeLessThanOrEqual(4)
    }
    expect(fronts.every(({ stakes, cast }) => stakes.length > 0 && cast.length > 0)).toBe(true)
  })

  it('a mission under way and one to be briefed, and one that is done when it is opened, each for all four', () => {
    expect(missions.map(({ name, status }) => [name, status])).toEqual([
      ['Bring back the toll', 'underWay'],
      ['A voice for Fenn', 'drafted'],
      ['The ferrywoman’s boat', 'drafted'],
    ])
    expect(
      missions.map(({ participants }) => participants.map(({ character }) => character)),
    ).toEqual(missions.map(() => ids(characters)))
    expect(missions.map(({ objectives }) => objectives.length)).toEqual([3, 2, 3])
  })

  it('a fight of four against six, in every step that strikes', () => {
    const sides = (encounters[0]?.combatants ?? []).map(({ side }) => side)
    expect(sides.filter((side) => side === 'party')).toHaveLength(4)
    expect(sides.filter((side) => side === 'foe')).toHaveLength(6)
    const armed = JSON.stringify(
      [...characters, ...npcs].map(({ sheets }) => sheets['cold-iron']?.['weapons']),
    )
    for (const mark of ['"missile":true', '"reach":"long"', '"reach":"short"', '"class":"sword"']) {
      expect(armed).toContain(mark)
    }
  })
})

describe.each(sampleNames)('the sample campaign %s', (name) => {
  const { campaign: own, things: all } = readSample(folder, name)

  it('opens with everything in it, and is undone to what it began with', async () => {
    const { run, workspace } = testWorkspace()
    await run('file.openSample', { sample: name })
    const { value: here } = workspace.file.read(collectAll)
    for (const noun of thingNouns) {
      expect((here[noun] ?? []).map(({ id }) => id)).toEqual((all[noun] ?? []).map(({ id }) => id))
    }
    expect((await run('campaign.current', {}))?.systems).toEqual(own.systems)
    // Every sheet lies there as its system reads it.
    for (const each of [...(here.character ?? []), ...(here.npc ?? [])]) {
      expect(Object.keys(each.sheets as object).length, String(each.name)).toBeGreaterThan(0)
    }
    await run('note.jot', { text: 'Begun.' })
    await run('history.undo', {})
    expect(workspace.file.read(collectAll).value).toEqual(here)
  })

  it('names nothing that is not there, and no link of its notes leads nowhere', async () => {
    const { run, workspace } = testWorkspace()
    await run('file.openSample', { sample: name })
    const { value } = workspace.file.read((read) => ({
      open: read.all(`SELECT entity_id FROM note_link WHERE type = 'open'`),
      dangling: read.all('SELECT * FROM pragma_foreign_key_check'),
      counts: read.get<Record<string, number>>(
        `SELECT (SELECT count(*) FROM danger_cast) AS danger, (SELECT count(*) FROM front_cast) AS front,
                (SELECT count(*) FROM mission_cast) AS mission, (SELECT count(*) FROM track_trigger) AS trigger,
                (SELECT count(*) FROM track_about) AS about, (SELECT count(*) FROM participant) AS sent`,
      ),
    }))
    expect(value.open).toEqual([])
    expect(value.dangling).toEqual([])
    const count = (list: unknown) => listOf<unknown>(list).length
    const sum = <Entry>(list: unknown, of: (entry: Entry) => number) =>
      listOf<Entry>(list).reduce((total, entry) => total + of(entry), 0)
    expect(value.counts).toEqual({
      danger: sum<Front>(all.front, (front) =>
        sum<Danger>(front.dangers, ({ cast }) => count(cast)),
      ),
      front: sum<Front>(all.front, ({ cast }) => count(cast)),
      mission: sum<{ cast: unknown }>(all.mission, ({ cast }) => count(cast)),
      trigger: sum<{ triggers: unknown }>(all.track, ({ triggers }) => count(triggers)),
      about: sum<{ about: unknown }>(all.track, ({ about }) => count(about)),
      sent: sum<Mission>(all.mission, ({ participants }) => count(participants)),
    })
  })
})
