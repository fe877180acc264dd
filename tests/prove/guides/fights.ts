import { combatOf } from '../../../src/campaign/sheet/sheets'
import { attempt, boldEventOf, eventOf } from '../../rules/cold-iron/walk-attempts'
import { ids as walkers } from '../../rules/cold-iron/walk-people'
import type { Table as WalkTable } from '../../rules/cold-iron/table'
import { fromSchema } from '../support/inputs'
import { ruleSystems } from '../../../src/rules'
import { ask, members, rowOf, type Guides, type Scene } from './scene'

interface EncounterRow {
  id: string
  status: string
}

/** A fight that runs; else any. */
function fightIn(scene: Scene): EncounterRow | undefined {
  const running = rowOf<EncounterRow>(
    scene,
    `SELECT id, status FROM encounter WHERE status = 'running'`,
  )
  return running ?? rowOf<EncounterRow>(scene, 'SELECT id, status FROM encounter')
}

/** An attempt of the walks through fights, at the people of this one. */
function atPeople(tried: unknown, people: readonly string[]): unknown {
  return JSON.parse(JSON.stringify(tried), (_key, value: unknown) => {
    const at = walkers.findIndex((each) => each === value)
    return at >= 0 ? (people[at % people.length] ?? value) : value
  }) as unknown
}

async function anEvent(scene: Scene, encounterId: string): Promise<unknown> {
  const { chance, table } = scene
  const { value, context } = await table.run('encounter.fight', { encounterId })
  const people = Object.keys((context as WalkTable['context']).combatants)
  if (value === 'ready' || people.length === 0) return { type: 'fight.begin' }
  if (chance.oneIn(60)) return { type: 'fight.end' }
  const tried = atPeople(chance.draw(attempt), chance.some(people, 4)) as typeof attempt extends {
    generate: unknown
  }
    ? Parameters<typeof eventOf>[1]
    : never
  const walk = { value, context, told: [] } as unknown as WalkTable
  return chance.oneIn(2) ? eventOf(walk, tried) : boldEventOf(walk, tried)
}

async function act(scene: Scene): Promise<object> {
  const fight = fightIn(scene)
  if (!fight || scene.chance.oneIn(10)) return { ...scene.drawn, encounterId: fight?.id ?? 'gone' }
  return { encounterId: fight.id, event: await anEvent(scene, fight.id) }
}

/** Figures of somebody in a fight, by their paths. */
async function setFigures(scene: Scene): Promise<object> {
  const row = rowOf<{ id: string; encounterId: string }>(
    scene,
    'SELECT id, encounter_id AS encounterId FROM combatant',
  )
  if (!row) return scene.drawn
  const { combatants } = await scene.table.run('encounter.preparation', {
    encounterId: row.encounterId,
  })
  const known = combatants.find(({ id }) => id === row.id)?.figures ?? []
  const figures = scene.chance
    .some(known, 3)
    .map(({ path }) => ({ path, value: scene.chance.between(0, 9) }))
  return { combatantId: row.id, figures }
}

const resting = ruleSystems.filter(({ combat }) => combat?.recovery)

/** People who can rest together: each with a sheet that fights, nobody twice. */
function rest(scene: Scene): object {
  const { chance } = scene
  const system = chance.of(resting)
  const recovery = system?.combat?.recovery
  if (!system || !recovery) return scene.drawn
  const worn = ask(scene, (read) =>
    read.all<{ id: string }>('SELECT ifnull(character_id, npc_id) AS id FROM carried_state'),
  ).map(({ id }) => id)
  const able = members(scene, system.id)
  const hurt = able.filter(({ id }) => worn.includes(id))
  const drawn = chance.draw(fromSchema(recovery.rest, 'rest', scene.ids)) as object
  const people = chance.some(hurt.length > 0 ? hurt : able, 3)
  // Healing by magic or by a medic names people of its own: most rests are plain ones.
  const plain = chance.oneIn(4) ? {} : { medic: null, magic: [], deepSleepHours: 0, nights: 2 }
  return { system: system.id, people, rest: { ...drawn, ...plain } }
}

function condition(scene: Scene): object {
  const system = scene.chance.of(resting)
  if (!system) return scene.drawn
  const figures = scene.chance
    .some(combatOf(system.id).recovery?.figures ?? [], 2)
    .map(({ id, max, kind }) => [
      id,
      scene.chance.between(0, kind === 'flag' ? 1 : Math.min(6, max)),
    ])
  const who = scene.chance.of(members(scene, system.id))
  return { system: system.id, who, figures: Object.fromEntries(figures) }
}

/** How many steps a fight is away from the one in which effects do their harm; null where none waits for it. */
async function stepsToHarm(scene: Scene, encounterId: string): Promise<number | null> {
  const { system, ...fight } = await scene.table.run('encounter.fight', { encounterId })
  const { momentOf, stepsInTurn } = combatOf(system)
  const moment = momentOf(fight)
  const isWaiting = rowOf(scene, 'SELECT id FROM effect WHERE tick IS NOT NULL') !== undefined
  const steps = moment && isWaiting ? stepsInTurn - moment.step : 0
  return steps > 0 ? steps : null
}

const inFight = (scene: Scene) => ({ ...scene.drawn, encounterId: fightIn(scene)?.id ?? 'gone' })

/** Fights, and what they leave on people. */
export const fightGuides: Guides = {
  'encounter.act': act,
  'encounter.actAll': async (scene) => {
    const fight = fightIn(scene)
    if (!fight) return scene.drawn
    // Going on over several steps is one deed; harm of each turn is done in the last of them.
    const steps = (await stepsToHarm(scene, fight.id)) ?? scene.chance.of([0, 1, 2, 5, 9, 14]) ?? 0
    const closing = Array.from({ length: steps }, () => ({ type: 'step.close' }))
    const events = steps > 0 ? closing : [await anEvent(scene, fight.id)]
    return { encounterId: fight.id, events }
  },
  'encounter.addCombatants': (scene) => {
    const fight = rowOf<{ encounterId: string; system: string }>(
      scene,
      `SELECT id AS encounterId, system FROM encounter WHERE status <> 'over'`,
    )
    const from = scene.chance.some(members(scene, fight?.system ?? '', 'npc'), 2)
    return { ...scene.drawn, encounterId: fight?.encounterId ?? 'gone', from, quantity: 1 }
  },
  'encounter.leave': (scene) =>
    rowOf(
      scene,
      `SELECT id AS encounterId, name FROM encounter
       WHERE status = 'prepared' AND mission_id IS NULL AND place_id IS NULL
       AND NOT EXISTS (SELECT 1 FROM combatant WHERE encounter_id = encounter.id)`,
    ) ?? scene.drawn,
  'encounter.setFigures': setFigures,
  'encounter.addRow': inFight,
  'encounter.rowHappens': (scene) => {
    const row = rowOf<{ rowId: string }>(
      scene,
      `SELECT encounter_row.id AS rowId FROM encounter_row
       JOIN encounter ON encounter.id = encounter_id WHERE status = 'running'`,
    )
    return row ?? scene.drawn
  },
  'encounter.returnCombatant': (scene) =>
    rowOf(
      scene,
      `SELECT combatant.id AS combatantId FROM combatant
       JOIN encounter ON encounter.id = encounter_id
       WHERE status = 'running' AND json_extract(state, '$.gone')`,
    ) ?? scene.drawn,
  'condition.rest': rest,
  'condition.set': condition,
  'condition.clear': (scene) => {
    const row = rowOf<{ type: string; id: string; system: string }>(
      scene,
      `SELECT system, iif(npc_id IS NULL, 'character', 'npc') AS type,
              ifnull(character_id, npc_id) AS id FROM carried_state`,
    )
    return row ? { system: row.system, who: { type: row.type, id: row.id } } : scene.drawn
  },
}
