import type { z } from 'zod'
import type { Phrase } from '../../shared/phrase'

/** What a decision can be set to. */
export type DecisionKind =
  | { type: 'boolean' }
  | { type: 'choice'; values: { value: string; label: Phrase }[] }
  /** Whole, both bounds included; `nullable`: may be left empty. */
  | { type: 'number'; min: number; max: number; nullable?: boolean }

/** A rule that can be read in more than one way, as the settings screen offers it. */
export interface Decision {
  /** Its field of the settings schema. */
  id: string
  group: Phrase
  title: Phrase
  /** Why the default is the reading given. */
  reason: Phrase
  /** Null for a matter of the table, which no rule decides. */
  rule: string | null
  kind: DecisionKind
}

/** A chart a campaign may edit and put back. */
export interface EditableChart {
  id: string
  title: Phrase
  /** The rule that it belongs to; left out where no book has it. */
  rule?: string
  /** Of the whole chart; an edited one is taken whole or not at all. */
  schema: z.ZodType
  published: unknown
  /** What its parts and columns are called by their names, and below `value.` what may be chosen. */
  words(name: string): Phrase
  /** What a line of it is called, where its own words are not all in the chart. */
  lineName?(line: unknown): Phrase | null
  /** The column that tells lines apart for the program; not shown where a line has a name. */
  idColumn?: string
}

/** How a campaign may read a system where its rules leave a choice. */
export interface SystemSettings {
  /** Every field has a default, so that `parse({})` is the book as written. */
  schema: z.ZodType<object>
  decisions: readonly Decision[]
  charts?: readonly EditableChart[]
}

/** How one campaign reads a system: its settings, and the charts it has edited by their ids. */
export interface SystemRulings {
  settings: object
  charts: Record<string, unknown>
}
