import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const id = z.string().min(1).max(64)
const text = z.string().max(4000)
const sheets = z.record(z.string(), z.record(z.string(), z.unknown()))
const member = { id, name: z.string().min(1), description: text, secret: text.default('') }

/** The files of a sample campaign's source, one array each. */
export const sampleSchemas = {
  campaign: z.strictObject({ name: z.string(), description: text, systems: z.array(z.string()) }),
  characters: z.array(z.strictObject({ ...member, player: z.string(), sheets })),
  npcs: z.array(z.strictObject({ ...member, sheets })),
  places: z.array(z.strictObject(member)),
  fronts: z.array(
    z.strictObject({
      id,
      name: z.string(),
      kind: z.enum(['campaign', 'adventure']),
      description: text,
      dangers: z.array(
        z.strictObject({
          id,
          name: z.string(),
          category: z.string(),
          subtype: z.string(),
          impulse: text,
          doomKind: z.string(),
          doom: text,
          ordered: z.boolean().default(true),
          portents: z.array(z.strictObject({ id, text })),
          cast: z.array(z.strictObject({ npc: id, note: text })).default([]),
        }),
      ),
      stakes: z.array(z.strictObject({ id, question: text })),
      cast: z.array(z.strictObject({ npc: id, note: text })),
      moves: z
        .array(
          z.strictObject({
            id,
            name: z.string(),
            madeBy: z.enum(['player', 'gm']),
            trigger: text,
            stat: z.string(),
            strong: text,
            weak: text,
            miss: text,
          }),
        )
        .default([]),
    }),
  ),
  missions: z.array(
    z.strictObject({
      id,
      name: z.string(),
      client: z.string(),
      brief: text,
      reward: text,
      secret: text.default(''),
      front: id.nullable(),
      status: z.enum(['drafted', 'underWay']),
      objectives: z.array(z.strictObject({ id, text })),
      participants: z.array(id),
    }),
  ),
  tracks: z.array(
    z.strictObject({
      id,
      name: z.string(),
      kind: z.enum(['clock', 'points', 'ladder']),
      size: z.number().int(),
      value: z.number().int(),
      visibility: z.enum(['secret', 'known', 'open']),
      note: text.default(''),
      rungs: z.array(z.string()).default([]),
      about: z.array(z.strictObject({ type: z.string(), id })),
      portents: z.array(id).default([]),
    }),
  ),
  encounters: z.array(
    z.strictObject({
      id,
      name: z.string(),
      description: text,
      system: z.string(),
      mission: id.nullable(),
      place: id.nullable(),
      combatants: z.array(
        z.strictObject({
          id,
          character: id.optional(),
          npc: id.optional(),
          label: z.string(),
          side: z.enum(['party', 'foe']),
        }),
      ),
    }),
  ),
}

/** The sample campaign's source, parsed. */
export type Sample = { [Name in keyof typeof sampleSchemas]: z.infer<(typeof sampleSchemas)[Name]> }

/** Reads the readable source of the sample campaign. Throws when a file is missing or malformed. */
export function readSample(folder: string): Sample {
  const read = <Name extends keyof Sample>(name: Name): unknown =>
    JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
  return {
    campaign: sampleSchemas.campaign.parse(read('campaign')),
    characters: sampleSchemas.characters.parse(read('characters')),
    npcs: sampleSchemas.npcs.parse(read('npcs')),
    places: sampleSchemas.places.parse(read('places')),
    fronts: sampleSchemas.fronts.parse(read('fronts')),
    missions: sampleSchemas.missions.parse(read('missions')),
    tracks: sampleSchemas.tracks.parse(read('tracks')),
    encounters: sampleSchemas.encounters.parse(read('encounters')),
  }
}
