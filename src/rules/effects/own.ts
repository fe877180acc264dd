import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import type { EditableChart } from '../system/settings'
import { filledText } from '../../shared/bounded'

/** An effect of a table's own: its name, and what is typed to lay it (see `readEffect`). */
const ownEffectSchema = z.strictObject({
  name: filledText(80),
  line: filledText(200),
})
export type OwnEffect = z.infer<typeof ownEffectSchema>

/** The effects that a table lays time and again; no book has any. */
export const ownEffectChart: EditableChart = {
  id: 'effects.own',
  title: phrase('effect.own.title'),
  schema: z.array(ownEffectSchema).max(60),
  published: [],
  words: (name) => phrase(`effect.own.${name}`),
}

/** The effects of its own that a campaign has kept for a system, by the charts it has edited. */
export function ownEffectsIn(charts: Readonly<Record<string, unknown>>): OwnEffect[] {
  return z
    .array(ownEffectSchema)
    .catch([])
    .parse(charts[ownEffectChart.id] ?? [])
}
