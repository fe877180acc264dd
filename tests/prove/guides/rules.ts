import { nouns } from '../../../src/campaign/exchange/shape/shape'
import { openTicks } from '../../../src/campaign/effect/ticks'
import { readReadyMade } from '../../../src/campaign/npc/ready-made'
import { ruleSystem, ruleSystems } from '../../../src/rules'
import type { Decision } from '../../../src/rules/system/settings'
import { fromSchema } from '../support/inputs'
import { refuse } from '../../../src/shared/reply'
import { ask, members, rowOf, without, type Guides, type MemberRef, type Scene } from './scene'
import type { z } from 'zod'

const systems = ruleSystems.map(({ id }) => id)

/** Foes that may be fought, and whatever else a system keeps on a ranked track. */
const openFoes = `SELECT id, system FROM track
  WHERE system <> '' AND rank IS NOT NULL AND state = 'open'`

/** Somebody in a fight that runs. */
const combatant = (scene: Scene) =>
  rowOf<{ combatantId: string }>(
    scene,
    `SELECT combatant.id AS combatantId FROM combatant
     JOIN encounter ON encounter.id = combatant.encounter_id WHERE encounter.status = 'running'`,
  )

function valueFor({ chance }: Scene, { kind }: Decision): boolean | number | string {
  if (kind.type === 'boolean') return chance.oneIn(2)
  if (kind.type === 'choice') return chance.of(kind.values)?.value ?? ''
  return chance.between(kind.min, kind.max)
}

async function setting(scene: Scene): Promise<object> {
  const read = scene.chance.of(await scene.table.run('setting.read', {}))
  const decision = scene.chance.of(read?.decisions ?? [])
  if (!read || !decision) return scene.drawn
  return { system: read.system, key: decision.id, value: valueFor(scene, decision) }
}

/** A chart with some of its numbers one higher or lower: most of them are still charts. */
function otherChart({ chance }: Scene, published: unknown): unknown {
  return JSON.parse(JSON.stringify(published), (_key, value: unknown) =>
    typeof value === 'number' && chance.oneIn(30) ? value + chance.between(-1, 1) : value,
  ) as unknown
}

async function chart(scene: Scene): Promise<object> {
  const read = scene.chance.of(
    (await scene.table.run('setting.read', {})).filter(({ charts }) => charts.length > 0),
  )
  const found = scene.chance.of(read?.charts ?? [])
  if (!read || !found) return scene.drawn
  return { system: read.system, chart: found.id, value: otherChart(scene, found.published) }
}

async function phase(scene: Scene): Promise<object> {
  const { phases } = await scene.table.run('play.phase', {})
  return { phase: scene.chance.of(phases) ?? 'none' }
}

/** An NPC that stands for several, or another of whose sort there is. */
async function group(scene: Scene, want: 'several' | 'alike') {
  const { chance, table } = scene
  const system = chance.of(ruleSystems.filter((each) => each.group))?.id ?? ''
  const npcs = members(scene, system, 'npc')
  for (const { id: npcId } of chance.some(npcs, npcs.length)) {
    const { standing, alike } = await table.run('npc.group', { npcId, system })
    const isFound = want === 'several' ? standing > 1 : alike.length > 0
    if (isFound) return { npcId, system, standing, otherId: chance.of(alike)?.id ?? npcId }
  }
  return null
}

async function split(scene: Scene): Promise<object> {
  const found = await group(scene, 'several')
  if (!found) return scene.drawn
  const { npcId, system, standing } = found
  return { npcId, system, count: scene.chance.between(1, standing - 1) }
}

async function join(scene: Scene): Promise<object> {
  const found = await group(scene, 'alike')
  if (!found) return scene.drawn
  const { npcId, system, otherId } = found
  return { npcId, system, otherId }
}

/** Somebody's sheet of one system as a sheet of another. */
function conversion(scene: Scene): object {
  const [from = '', to = ''] = scene.chance.some(systems, 2)
  const member = scene.chance.of(members(scene, from))
  return { member, from, to, replaces: true }
}

/** Foes of a system that fights them on tracks. */
function foeSystem({ chance }: Scene): string {
  return chance.of(ruleSystems.filter(({ foes }) => foes))?.id ?? ''
}

/** Somebody with a sheet of any system. */
function aSheet(scene: Scene): { member: MemberRef; system: string; shape: z.ZodType<object> } {
  const all = ruleSystems.flatMap(({ id: system, sheets }) =>
    members(scene, system).map((member) => ({ member, system, shape: sheets[member.type] })),
  )
  return scene.chance.of(all) ?? refuse('refusal.gone')
}

async function sayAtEnd(scene: Scene): Promise<object> {
  const end = await scene.table.run('sessionEnd.current', {})
  const rules = ruleSystems.find(({ id }) => id === end?.system)?.sessionEnd
  if (!end || !rules) return scene.drawn
  if (scene.chance.oneIn(3)) return { event: { type: 'step.on' } }
  return { event: scene.chance.draw(fromSchema(rules.event, 'event', scene.ids)) }
}

/** Systems, their settings, sheets and foes. */
export const ruleGuides: Guides = {
  'play.switchPhase': phase,
  'setting.set': setting,
  'sheet.begin': (scene) => {
    const { chance } = scene
    const all = (['character', 'npc'] as const).flatMap((type) =>
      scene.ids.at(type).map((id) => ({ type, id })),
    )
    const bare = systems.flatMap((system) => {
      const known = members(scene, system).map(({ id }) => id)
      return all.filter(({ id }) => !known.includes(id)).map((member) => ({ member, system }))
    })
    return chance.of(bare) ?? scene.drawn
  },
  'setting.reset': async (scene) => {
    const row = rowOf<{ system: string; key: string }>(scene, 'SELECT system, key FROM setting')
    return row ?? { system: scene.chance.of(systems) }
  },
  'setting.editChart': chart,
  'setting.resetChart': (scene) =>
    rowOf(scene, 'SELECT system, chart FROM edited_chart') ?? scene.drawn,
  'conversion.confirm': conversion,
  'sheet.write': (scene) => {
    const { member, system, shape } = aSheet(scene)
    return { member, system, sheet: scene.chance.draw(fromSchema(shape, 'sheet', scene.ids)) }
  },
  'sheet.workOut': (scene) => {
    const { member, system } = aSheet(scene)
    return { member, system, basis: {}, take: [] }
  },
  'sessionEnd.begin': ({ chance }) => ({
    system: chance.of(ruleSystems.filter(({ sessionEnd }) => sessionEnd))?.id ?? '',
  }),
  'sessionEnd.say': sayAtEnd,
  'foe.field': (scene) => ({ ...scene.drawn, system: foeSystem(scene), count: 2 }),
  'foe.pack': (scene) => {
    const kinds = ['Broken', 'Wolves'].map((name) => ({
      foe: { from: 'new', name, rank: 'dangerous' },
      count: scene.chance.between(1, 4),
    }))
    return { ...scene.drawn, system: foeSystem(scene), kinds }
  },
  'foe.endFight': (scene) => ({ ...scene.drawn, system: foeSystem(scene) }),
  'foe.shift': (scene) => {
    const row = rowOf<{ id: string }>(scene, openFoes)
    return { ...scene.drawn, trackId: row?.id }
  },
  'front.removeCast': (scene) => {
    const row = rowOf<{ type: string; id: string; npcId: string }>(
      scene,
      `SELECT 'front' AS type, front_id AS id, npc_id AS npcId FROM front_cast
       UNION ALL SELECT 'danger', danger_id, npc_id FROM danger_cast`,
    )
    return row ? { of: { type: row.type, id: row.id }, npcId: row.npcId } : scene.drawn
  },
  'front.reorder': (scene) => {
    const what = scene.chance.of(['front', 'danger', 'portent', 'stake', 'customMove'])
    const table = what === 'customMove' ? 'custom_move' : (what ?? 'front')
    const row = rowOf<{ id: string }>(scene, `SELECT id FROM ${table}`)
    return { ...scene.drawn, what, ...row }
  },
  'report.resetTemplate': (scene) =>
    rowOf(scene, 'SELECT template AS subject, audience FROM report_template') ?? scene.drawn,
  'report.editLine': (scene) => ({ ...scene.drawn, line: 'fact-1' }),
  'cast.changeOwnField': (scene) => {
    const whose = rowOf<{ id: string; name: string }>(
      scene,
      `SELECT npc.id, value ->> 'name' AS name FROM npc, json_each(own_fields)`,
    )
    if (!whose) return scene.drawn
    return {
      member: { type: 'npc', id: whose.id },
      field: { name: whose.name, value: scene.chance.of(['red', 'blue', 'none']) },
    }
  },
  'cast.return': (scene) => {
    const { type, id } =
      rowOf<{ type: string; id: string }>(
        scene,
        `SELECT 'character' AS type, id FROM character WHERE away = 1
         UNION ALL SELECT 'npc', id FROM npc WHERE away = 1`,
      ) ?? {}
    return type && id ? { member: { type, id } } : scene.drawn
  },
  'track.advance': (scene) => {
    const drawn = without(scene.drawn, 'marks', 'roll')
    return { ...drawn, by: scene.chance.between(-3, 6) }
  },
  'track.edit': ({ chance, drawn }) => {
    const { trackId, name, note, visibility, state } = drawn
    return (
      chance.of([
        { trackId, name, note },
        { trackId, visibility },
        { trackId, state },
      ]) ?? drawn
    )
  },
  'pool.change': (scene) => {
    const row = rowOf<{ id: string; system: string }>(
      scene,
      `SELECT character_id AS id, system FROM character_sheet WHERE system <> 'cold-iron'`,
    )
    const [pool] = ruleSystem(row?.system ?? '')?.pools ?? []
    return {
      member: { type: 'character', id: row?.id },
      pool: { system: row?.system, poolId: pool?.id },
      change: { by: scene.chance.between(-3, 3) },
    }
  },
  'front.untickPortent': (scene) => {
    const row = rowOf<{ portentId: string }>(
      scene,
      'SELECT id AS portentId FROM portent WHERE done_at IS NOT NULL',
    )
    return { ...scene.drawn, ...row }
  },
  'track.settle': (scene) => {
    const row = rowOf<{ triggerId: string }>(
      scene,
      `SELECT id AS triggerId FROM track_trigger
       WHERE proposed_at IS NOT NULL AND settled IS NULL`,
    )
    return { ...scene.drawn, ...row }
  },
  'milestone.dispute': (scene) => {
    const row = rowOf<{ milestoneId: string }>(
      scene,
      `SELECT id AS milestoneId FROM milestone WHERE gm = 'pending'`,
    )
    return { ...scene.drawn, ...row }
  },
  'effect.lay': (scene) => {
    const { chance, drawn } = scene
    const fighter = chance.oneIn(2) ? combatant(scene) : undefined
    const on = fighter ?? { characterId: chance.of(scene.ids.at('characterId')) }
    const tick = fighter ? { dice: 'd6', kind: 'real' } : null
    const figure = fighter ? {} : { system: chance.of(systems), value: chance.between(-3, 3) }
    return { words: 'Smoke', until: chance.oneIn(2) ? 'hand' : drawn.until, tick, ...figure, ...on }
  },
  'effect.tick': (scene) => {
    const tick = scene.chance.of(ask(scene, (read) => openTicks(read)))
    const faces = scene.chance.oneIn(4) ? null : [scene.chance.between(1, 6)]
    return { ...scene.drawn, faces, effectId: tick?.effect.id }
  },
  'thing.duplicate': (scene) => {
    const noun = scene.chance.of(nouns) ?? 'npc'
    const row = rowOf<{ id: string }>(scene, `SELECT id FROM ${noun}`)
    return { noun, id: row?.id ?? 'gone' }
  },
  'thing.compare': (scene) => {
    const row = rowOf<{ noun: string; id: string }>(scene, 'SELECT noun, id FROM variant')
    return row ?? { noun: 'npc', id: 'gone' }
  },
  'npc.takeReadyMade': (scene) => {
    const names = ask(scene, (read) => readReadyMade(read)).map(({ name }) => name)
    return { names: scene.chance.some(names, 2) }
  },
  'npc.split': split,
  'npc.join': join,
  'foe.join': (scene) => {
    const foes = ask(scene, (read) => read.all<{ id: string; system: string }>(openFoes))
    const [foe, other] = scene.chance.some(foes, 2)
    return { trackId: foe?.id, withId: other?.id }
  },
}
