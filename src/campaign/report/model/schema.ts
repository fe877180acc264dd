import { z } from 'zod'
import { audienceSchema, subjectSchema } from '../kinds'
import { whole } from '../../../shared/bounded'

const words = z.string()
const prose = z.array(z.string())
const markdown = 'Markdown, block by block'
const count = whole(0)

/** One thing that happened, already in words. */
const eventSchema = z.strictObject({
  at: z.string().describe('when it was written down, ISO 8601'),
  time: words.describe('the clock at the table, hours and minutes'),
  day: words.describe('the day of the campaign calendar; empty when no calendar is kept'),
  kind: words.describe('the kind of fact, for programs'),
  text: words,
  isSecret: z.boolean(),
})

const sceneSchema = z.strictObject({
  name: words.describe('empty for what happened outside every scene, and where names are not told'),
  mood: words.describe('the line of the scene that players read; empty without one'),
  events: z.array(eventSchema),
})

const missionSchema = z.strictObject({
  name: words,
  client: words,
  brief: prose.describe(markdown),
  promised: words,
  status: words,
  outcome: z.enum(['success', 'failure', 'uncertain', 'abandoned']).nullable(),
  outcomeText: words,
  letterText: words.describe('how it ended, as a letter says it; empty in other reports'),
  isSuccess: z.boolean(),
  isFailure: z.boolean(),
  isUncertain: z.boolean(),
  isAbandoned: z.boolean(),
  deadline: words,
  front: words.describe('the front behind it; told to the game master alone'),
  secret: prose.describe(`${markdown}; told to the game master alone`),
  objectives: z.array(
    z.strictObject({
      text: words,
      state: z.enum(['open', 'reached', 'missed']),
      stateText: words,
      isReached: z.boolean(),
      isMissed: z.boolean(),
      isOpen: z.boolean(),
    }),
  ),
})

const sessionSchema = z.strictObject({
  number: whole(),
  title: words,
  date: words,
  days: words,
  summary: prose.describe(`${markdown}; told to the game master alone`),
  recap: z.array(words).describe('the evening in at most 150 words; recap and chronicle have it'),
  present: z.array(words),
  absent: z.array(words),
})

/** A chart as its figures: what stands across, and a line or bars for each series. */
const chartSchema = z.strictObject({
  id: words,
  kind: z.enum(['lines', 'steps', 'bars']),
  title: words,
  across: words.describe('what its steps are'),
  steps: z.array(words),
  series: z.array(z.strictObject({ name: words, values: z.array(z.number()) })),
})

const fightSchema = z.strictObject({
  name: words,
  turns: count,
  turnsText: words,
  story: z.array(words).describe('the fight in sentences'),
  isTold: z.boolean().describe('its story stands in the timeline, where it was fought'),
  fallen: z
    .array(
      z.strictObject({
        name: words,
        side: z.enum(['party', 'foe']),
        state: words,
        isDead: z.boolean(),
        turn: count.nullable(),
      }),
    )
    .describe('of the other side for the game master alone, where the story tells who fell'),
  allWalked: z.boolean().describe('nobody fell'),
  notable: z.array(words),
  hasFigures: z.boolean(),
  hasHealing: z.boolean().describe('somebody was healed in it'),
  charts: z.array(chartSchema).describe('of players’ foes no hit points; a dispatch has none'),
  course: z.array(
    z.strictObject({ turn: count, blows: count, points: count, fell: z.array(words), text: words }),
  ),
  people: z.array(
    z.strictObject({
      name: words,
      side: z.enum(['party', 'foe']),
      dealt: count,
      taken: count.nullable().describe('null where it is for players to guess'),
      healed: count.nullable().describe('null where it is for players to guess'),
      hits: count,
      misses: count,
    }),
  ),
})

const harmSchema = z.strictObject({
  name: words,
  taken: count.describe('points in fights'),
  healed: count.describe('points in fights'),
  wasHurt: z.boolean().describe('in fights'),
  figures: z.array(
    z.strictObject({
      label: words,
      from: words,
      to: words,
      isBack: z.boolean().describe('whether it is what it was at first'),
      worst: words.describe('of harm that healed again; empty where it was not worse in between'),
      moved: words.describe('what was gained of what is spent, and what was spent; else empty'),
    }),
  ),
  gained: z.array(words).describe('what stays: conditions, debilities'),
  lost: z.array(words),
})

const rewardSchema = z.strictObject({
  unit: words,
  total: z.number(),
  lines: z.array(z.strictObject({ amount: z.number(), source: words, to: words })),
})

const rollSchema = z.strictObject({
  name: words,
  mission: words,
  total: z.number(),
  band: words,
  chosen: words.describe('what was taken for it, in words'),
  modifier: z.number(),
  modifierText: words,
  terms: z.array(
    z.strictObject({ label: words, value: z.number(), valueText: words, rule: words }),
  ),
  changes: z.array(words),
})

/** A report as data: the one thing that every format and every template is made from. */
export const reportSchema = z.strictObject({
  format: z.literal('iron-table.report'),
  version: z.literal(1),
  exportedAt: z.iso.datetime(),
  subject: subjectSchema,
  audience: audienceSchema,
  campaign: words,
  title: words,
  description: prose.describe('who the character is, in Markdown; empty for the other reports'),
  secret: prose.describe('the secret of the character, in Markdown; told to the game master alone'),
  ownFields: z
    .array(z.strictObject({ name: words, value: words }))
    .describe("fields of the game master's own on the character; told to the game master alone"),
  date: words.describe('when it was written, as a date'),
  days: words.describe('the span on the campaign calendar; empty when no calendar is kept'),
  letter: z
    .strictObject({
      to: words,
      from: words,
      opening: words.describe('of a mission; empty for the other reports'),
      close: words,
    })
    .nullable()
    .describe('a dispatch has one'),
  people: z.array(
    z.strictObject({
      name: words,
      player: words,
      isAbsent: z.boolean(),
      portrait: words.describe('the picture of their card, in Markdown; empty without one'),
    }),
  ),
  missions: z.array(missionSchema),
  sessions: z.array(sessionSchema),
  timeline: z.array(z.strictObject({ title: words, date: words, scenes: z.array(sceneSchema) })),
  fights: z.array(fightSchema),
  harm: z.array(harmSchema),
  isWithoutRolls: z
    .boolean()
    .describe('whether how they came out of it leaves out what closing rolls brought'),
  fronts: z
    .array(z.strictObject({ name: words, moves: z.array(words) }))
    .describe('told to the game master alone'),
  tracks: z.array(words),
  milestones: z.array(
    z.strictObject({ deed: words, who: words, state: words, isAwarded: z.boolean(), spent: words }),
  ),
  rewards: z.array(rewardSchema),
  rolls: z.array(rollSchema).describe('told to the game master alone'),
  votes: z
    .array(z.strictObject({ from: words, to: words, value: words }))
    .describe('confidential reports; told to the game master alone'),
  looseEnds: z.array(words),
  charts: z.array(chartSchema).describe('figures and clocks that moved; a dispatch has none'),
  handouts: z
    .array(
      z.strictObject({
        title: words.describe('players do not read it where their part has a heading of its own'),
        body: prose.describe(markdown),
      }),
    )
    .describe('what was handed out to the players: their part of each note'),
  pictures: z
    .array(z.strictObject({ id: words, hash: words, width: count, height: count }))
    .describe(
      'those that stand in it, as the campaign keeps them; a text asks for one as picture:id',
    ),
})
export type Report = z.infer<typeof reportSchema>
export type ReportEvent = z.infer<typeof eventSchema>
