import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import type { EditableChart, SystemRulings } from '../system/settings'
import { chartWords } from './gear/tables'

const gmMoveSchema = z.array(z.string().min(1).max(200)).max(60)

/** The GM's own moves (IF-005, decision `gmMoves.list`): the sheet has none. */
export const gmMoveChart: EditableChart = {
  id: 'gmMoves.list',
  rule: 'IF-005',
  schema: gmMoveSchema,
  published: [],
  title: phrase('ironFist.chart.gmMoves'),
  words: chartWords,
}

/** The moves a campaign has written down for its GM. */
export function gmMovesIn({ charts }: SystemRulings): readonly string[] {
  return gmMoveSchema.parse(charts[gmMoveChart.id] ?? [])
}
