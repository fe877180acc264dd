import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import type { EditableChart, SystemRulings } from '../system/settings'
import { chartWords } from './gear/tables'
import { filledText } from '../../shared/bounded'

/** Lines of a list that the sheet leaves to the game master. */
const linesSchema = z.array(filledText(200)).max(60)

/** The GM's own moves (IF-005, decision `gmMoves.list`): the sheet has none. */
export const gmMoveChart: EditableChart = {
  id: 'gmMoves.list',
  rule: 'IF-005',
  schema: linesSchema,
  published: [],
  title: phrase('ironFist.chart.gmMoves'),
  words: chartWords,
}

/** The playbooks at this table: the sheet names none. */
export const playbookChart: EditableChart = {
  id: 'playbooks',
  rule: 'IF-003',
  schema: linesSchema,
  published: [],
  title: phrase('ironFist.chart.playbooks'),
  words: chartWords,
}

/** The playbooks that a campaign has written down. */
export function playbooksIn({ charts }: SystemRulings): readonly string[] {
  return linesSchema.parse(charts[playbookChart.id] ?? [])
}

/** The moves a campaign has written down for its GM. */
export function gmMovesIn({ charts }: SystemRulings): readonly string[] {
  return linesSchema.parse(charts[gmMoveChart.id] ?? [])
}
