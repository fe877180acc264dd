import { z } from 'zod'
import { tickSchema } from '../../../rules/effects/effect'
import { poolReturns, thresholdsSchema } from '../../../rules/tracks/pool'
import { ranks } from '../../../rules/tracks/progress'
import { poolSights, sights } from '../../../shared/sight'
import { overridesSchema } from '../../encounter/overrides'
import { labelsFrom } from '../../encounter/fielding'
import { enteringSheet } from '../../encounter/template'
import { ownFieldsSchema } from '../../sheet/own-fields'
import { combatOf } from '../../sheet/sheets'
import { keepBytes, readBase64 } from '../../picture/bytes'
import {
  aboutPart,
  bodyPart,
  dataPart,
  formerNamesPart,
  handedOutPart,
  npcSheetsPart,
  rowsPart,
  sheetsPart,
} from './own-parts'
import { flag, mayName, mustName, text, type Noun, type Placing, type Shape } from './shape'
import { cast, instant, isPlayed, listed, maybe, plain, systems } from './fields'
import { front, writtenMove } from './front-shape'
import { ties } from './tie-shape'
import { withVariants } from './variant-shape'
import { appointment, calendar } from './calendar-shape'
import { line, textUpTo, whole } from '../../../shared/bounded'

const member = {
  name: plain(line(120)),
  description: text(4000),
  secret: text(4000),
  picture: mayName('picture', true),
}
/** What players know. */
const known = text(300)
const ownFields = plain(ownFieldsSchema.default([]), { as: 'json' })
const away = flag(false, { isPlayed })

const mission: Shape = {
  table: 'mission',
  hasIds: true,
  isOrdered: true,
  fields: {
    name: plain(line(120)),
    client: text(120),
    brief: text(4000),
    reward: text(500),
    secret: text(4000),
    front: mayName('front', false),
    deadlineDay: maybe(whole(-10_000_000, 10_000_000)),
    status: plain(
      z.enum(['drafted', 'briefed', 'underWay', 'reporting', 'closed']).default('drafted'),
      { isPlayed },
    ),
    outcome: maybe(z.enum(['success', 'failure', 'uncertain', 'abandoned']), { isPlayed }),
  },
  parts: {
    objectives: {
      table: 'objective',
      owner: 'mission_id',
      hasIds: true,
      isOrdered: true,
      fields: {
        text: plain(line(200)),
        state: plain(z.enum(['open', 'reached', 'missed']).default('open'), { isPlayed }),
        secret: flag(false),
      },
    },
    participants: {
      table: 'participant',
      owner: 'mission_id',
      isOrdered: true,
      fields: {
        character: mustName('character', false),
        absent: flag(false, { isPlayed }),
        milestones: plain(whole(0, 99).default(0), { isPlayed }),
      },
    },
    cast: cast('mission_cast', 'mission_id'),
    places: {
      table: 'mission_place',
      owner: 'mission_id',
      fields: { place: mustName('place', true), note: text(300) },
    },
    rewards: {
      table: 'mission_reward',
      owner: 'mission_id',
      hasIds: true,
      isOrdered: true,
      isPlayed,
      fields: {
        character: mayName('character', false),
        amount: plain(whole(-9_999_999, 9_999_999)),
        unit: plain(line(40)),
        source: plain(line(120)),
        secret: flag(false),
      },
    },
  },
}

/** Whoever came into the fight as a row of its plan foresaw: the row brings them into a copy again. */
const cameByPlan = `SELECT joined.fact ->> '$.about[0].id' FROM live_fact AS joined
  JOIN live_fact AS came ON came.batch = joined.batch AND came.kind = 'row.happened'
  WHERE joined.kind = 'combatant.joined'`

const combatant: Shape = {
  table: 'combatant',
  owner: 'encounter_id',
  where: `id NOT IN (${cameByPlan})`,
  hasIds: true,
  isOrdered: true,
  fields: {
    label: plain(line(160)),
    side: plain(z.enum(['party', 'foe'])),
    group: text(60, { column: 'group_name' }),
    character: mayName('character', false),
    npc: mayName('npc', true),
    /** Figures of its own, by dotted path. */
    overrides: plain(overridesSchema.default({}), { as: 'json' }),
    /** What it fights with; whoever has a sheet in the cast fights with that. */
    sheet: plain(z.record(textUpTo(60), z.unknown()).default({}), { as: 'json' }),
    shown: flag(false, { isPlayed }),
  },
  derive: (placing, entry, owner) => {
    const rules = combatOf(owner.system as string)
    const sheet = enteringSheet(placing.write, rules, owner.system as string, {
      character: hereOf(placing, 'character', entry.character),
      npc: hereOf(placing, 'npc', entry.npc),
      own: entry.sheet as object,
    })
    return sheet && { sheet: JSON.stringify(sheet), state: JSON.stringify(rules.enter(sheet)) }
  },
}

/** Undefined: nobody was named; null: somebody who is not here. */
function hereOf({ idOf }: Placing, table: string, named: unknown): string | null | undefined {
  return typeof named === 'string' ? (idOf(table, named) ?? null) : undefined
}

const encounter: Shape = {
  table: 'encounter',
  hasIds: true,
  isOrdered: true,
  fields: {
    name: plain(line(120)),
    description: text(4000),
    system: plain(systems),
    mission: mayName('mission', false),
    place: mayName('place', true),
  },
  parts: {
    combatants: combatant,
    timeline: {
      table: 'encounter_row',
      owner: 'encounter_id',
      hasIds: true,
      isOrdered: true,
      fields: {
        kind: plain(z.enum(['hazard', 'timer', 'event', 'reinforcement'])),
        name: plain(line(120)),
        note: text(500),
        turn: maybe(whole(1, 999)),
        step: maybe(whole(1, 99)),
        every: maybe(whole(1, 99)),
        npc: mayName('npc', true),
        quantity: maybe(whole(1, 50)),
        side: maybe(z.enum(['party', 'foe'])),
        group: text(60, { column: 'group_name' }),
        tick: maybe(tickSchema, { as: 'json' }),
      },
    },
  },
  begin: (_placing, { system: of }) => ({ machine_version: combatOf(of as string).version }),
  derive: ({ write, later, idOf }, { id }) => {
    later(() => {
      const here = idOf('encounter', id as string)
      if (here !== undefined) labelsFrom(write, here)
    })
    return {}
  },
}

const track: Shape = {
  table: 'track',
  hasIds: true,
  isOrdered: true,
  holds: ({ value, start, size }) => Number(value) <= Number(size) && Number(start) <= Number(size),
  fields: {
    name: plain(line(120)),
    note: text(2000),
    kind: plain(z.enum(['clock', 'points', 'ladder', 'progress'])),
    size: plain(whole(1, 100)),
    value: plain(whole(0, 100).default(0), { isPlayed, beginsAs: 'start' }),
    rank: maybe(z.enum(ranks)),
    visibility: plain(z.enum(['secret', 'known', 'open']).default('secret')),
    sight: plain(z.enum(poolSights).default('figures')),
    odds: maybe(whole(1, 99)),
    system: text(40),
    purpose: text(40),
    state: plain(z.enum(['open', 'done', 'failed', 'forsaken']).default('open'), { isPlayed }),
    heads: maybe(whole(1, 999)),
    start: plain(whole(0, 100).default(0)),
    returns: plain(z.enum(poolReturns).default('never')),
    thresholds: plain(thresholdsSchema.default([]), { as: 'json' }),
  },
  parts: {
    rungs: {
      table: 'track_rung',
      owner: 'track_id',
      isOrdered: true,
      only: 'name',
      fields: { name: plain(line(120)) },
    },
    triggers: {
      table: 'track_trigger',
      owner: 'track_id',
      hasIds: true,
      // One proposal moves a track or brings a portent about.
      holds: ({ track: other, portent }) => other === null || portent === null,
      fields: {
        track: mayName('track', false, 'other_track_id'),
        ticks: maybe(whole(-100, 100)),
        portent: mayName('portent', false),
        note: text(500),
        proposedAt: maybe(instant, { isPlayed }),
        settled: maybe(z.enum(['accepted', 'declined']), { isPlayed }),
      },
    },
  },
  ownParts: { about: aboutPart },
}

/** How each noun of a campaign stands in a document, and as which list. */
export const shapes = withVariants({
  picture: {
    table: 'picture',
    hasIds: true,
    isOrdered: true,
    fields: { name: plain(line(120)) },
    ownParts: { data: dataPart },
    begin: ({ write }) => ({ created_at: write.now }),
    derive: ({ write }, { data }) => {
      const kept = readBase64(data as string)
      if (!kept) return null
      keepBytes(write, kept)
      const { hash, width, height, size } = kept
      return { hash, width, height, size }
    },
  },
  character: {
    ...listed,
    table: 'character',
    fields: { ...member, player: text(120), ownFields, away },
    parts: { ties: ties('character') },
    ownParts: { sheets: sheetsPart('character') },
  },
  npc: {
    ...listed,
    table: 'npc',
    fields: { ...member, known, ownFields, alias: text(80), sight: maybe(z.enum(sights)), away },
    parts: { ties: ties('npc') },
    ownParts: { sheets: npcSheetsPart, formerNames: formerNamesPart },
  },
  place: {
    ...listed,
    table: 'place',
    fields: { ...member, known },
    parts: { ties: ties('place') },
  },
  front,
  mission,
  encounter,
  track,
  oracle_table: {
    table: 'oracle_table',
    hasIds: true,
    isOrdered: true,
    // Tables of a pack come with it, under its licence.
    where: 'source_id IS NULL',
    fields: {
      name: plain(line(120)),
      group: text(800, { column: 'group_name' }),
      diceCount: plain(whole(1, 10)),
      diceSides: plain(whole(2, 1000)),
    },
    ownParts: { rows: rowsPart },
  },
  custom_move: {
    ...listed,
    table: 'custom_move',
    // Those of a front go where it goes.
    where: 'front_id IS NULL',
    fields: writtenMove,
  },
  note: {
    table: 'note',
    hasIds: true,
    isOrdered: true,
    fields: { title: plain(line(120)) },
    ownParts: { body: bodyPart, handedOut: handedOutPart },
    begin: ({ write }) => ({ created_at: write.now }),
    derive: ({ write }) => ({ changed_at: write.now }),
  },
  calendar,
  appointment,
})

/** The lists of a document; what there is one of stands by itself. */
export const lists: Record<Noun, string> = {
  picture: 'pictures',
  character: 'characters',
  npc: 'npcs',
  place: 'places',
  front: 'fronts',
  mission: 'missions',
  encounter: 'encounters',
  track: 'tracks',
  oracle_table: 'tables',
  custom_move: 'moves',
  note: 'notes',
  calendar: 'calendar',
  appointment: 'appointments',
}
