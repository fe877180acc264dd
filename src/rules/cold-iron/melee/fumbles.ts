import type { Phrase } from '../../../shared/phrase'
import { wordsIn } from '../describe'
import {
  fumbleChart,
  grappleFumbleChart,
  type FumbleRow,
  type GrappleFumbleRow,
} from '../fight-model/charts/fumbles'

const { words } = wordsIn('melee')

/** What is attempted hand to hand. */
export type GrappleAttempt = 'swingIn' | 'tag' | 'tagAtFullMove' | 'other'

/** Rows that a fumble total brings, all of them together (CI-129, CI-130). */
export function fumblesAt(at: number, chart: readonly FumbleRow[] = fumbleChart): FumbleRow[] {
  return chart.filter((row) => (row.orLess ? at <= row.total : at === row.total))
}

/** Rows that a total brings to an attempt hand to hand; a tag at full move is a tag, too. */
export function grappleFumblesAt(
  at: number,
  attempt: GrappleAttempt,
  chart = grappleFumbleChart,
): GrappleFumbleRow[] {
  const kinds = attempt === 'tagAtFullMove' ? ['any', 'tag', attempt] : ['any', attempt]
  return chart.filter((row) => kinds.includes(row.when) && at <= row.total)
}

/** What a row of either chart says; one of the GM's own says its id. */
export function fumbleWords({ id: row }: { id: string }): Phrase {
  const isPublished = [...fumbleChart, ...grappleFumbleChart].some((each) => each.id === row)
  return isPublished ? words(`fumble.${row}`) : words('ownFumble', { row })
}

/** The same of whoever shoots: a bow strikes no ground, and only what goes astray endangers others (CI-150). */
export function missileFumbleWords(row: { id: string }, isAstray: boolean): Phrase {
  if (row.id === 'hitsGround') return words(`fumbleWithMissile.${row.id}`)
  return isAstray ? fumbleWords(row) : meleeFumbleWords(row)
}

/** The same where no missile goes astray. */
export function meleeFumbleWords(row: { id: string }): Phrase {
  return row.id === 'openToGrabs' ? words(`fumbleInMelee.${row.id}`) : fumbleWords(row)
}
