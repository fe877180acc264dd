import { z } from 'zod'
import { idSchema } from '../../shared/bounded'

/**
 * Which report: of one mission, one evening, or one character over the whole campaign. An evening is also
 * told as a short recap, a character's way as a saga, and the campaign as a chronicle of its evenings and
 * as a board of what is open.
 */
export const subjectSchema = z.enum([
  ...(['mission', 'session', 'character'] as const),
  ...(['recap', 'saga', 'chronicle', 'board'] as const),
])
export type Subject = z.infer<typeof subjectSchema>

/** What each report is made from. */
export const scopes = {
  mission: 'mission',
  session: 'session',
  recap: 'session',
  character: 'character',
  saga: 'character',
  chronicle: 'campaign',
  board: 'campaign',
} as const satisfies Record<Subject, string>

/** The one campaign there is in a file, as reports name what they are of. */
export const wholeCampaign = 'campaign'

/**
 * Who reads it: the game master everything; the players what they may know; the dispatch is a letter
 * that somebody in the story writes, and knows at most what the players know.
 */
export const audienceSchema = z.enum(['gm', 'players', 'dispatch'])
export type Audience = z.infer<typeof audienceSchema>

/** In whose voice a dispatch is written. */
export const voices = ['soldier', 'clerk', 'priest'] as const
export type Voice = (typeof voices)[number]

/** What it is written as. */
export const formatSchema = z.enum(['md', 'html', 'pdf', 'json'])
export type Format = z.infer<typeof formatSchema>

/** The paper of a printed one. */
export const paperSchema = z.enum(['a4', 'letter', 'a5'])
export type Paper = z.infer<typeof paperSchema>

/** Which report: what it is about, of which row, and for whom. */
export const wantedSchema = z.strictObject({
  subject: subjectSchema,
  id: idSchema,
  audience: audienceSchema,
})
export type Wanted = z.infer<typeof wantedSchema>

/** Which report is written, and as what. */
export interface ReportOrder {
  wanted: Wanted
  format: Format
  paper: Paper
  /** The time it is written, ISO 8601. */
  at: string
}

/** A report as text, and what it is called. For a PDF it is the page that is to be printed. */
export interface WrittenReport {
  title: string
  text: string
}
