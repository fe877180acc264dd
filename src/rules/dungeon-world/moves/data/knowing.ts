import type { BandData, MoveData } from '../../../moves/data/move-data'
import type { Band } from '../../../moves/effect'
import { acting } from '../modifiers'
import { miss } from '../miss'
import { granted } from './table'

/** Spout Lore (DW-023 to DW-027); where the knowledge comes from may be asked (DW-026). */
export const spoutLore: MoveData = {
  id: 'spoutLore',
  rule: 'DW-023',
  words: 'dungeonWorld.spoutLore',
  isOwn: true,
  dice: '2d6',
  stats: [{ field: 'scores.int' }],
  bands: {
    '10+': { rule: 'DW-024', says: ['useful', 'source'] },
    '7-9': { rule: 'DW-025', says: ['interesting', 'source'] },
    '6-': miss('DW-027'),
  },
}

/** The questions that may be asked of what was studied (DW-031). */
export const realityQuestions = [
  'lately',
  'soon',
  'beware',
  'useful',
  'control',
  'seeming',
] as const

/** As many questions as the band grants, and a bonus for acting on an answer (DW-029, DW-030). */
const asked = (band: Band): BandData => ({
  rule: 'DW-029',
  picks: {
    who: 'player',
    count: granted('discernRealities', band, 'questions'),
    from: realityQuestions,
  },
  modifiers: [acting('answers', granted('discernRealities', band, 'forward'), 'DW-030')],
})

/** Discern Realities (DW-028 to DW-033): each pick is a question, and no other is taken (DW-032). */
export const discernRealities: MoveData = {
  id: 'discernRealities',
  rule: 'DW-028',
  words: 'dungeonWorld.discernRealities',
  dice: '2d6',
  stats: [{ field: 'scores.wis' }],
  bands: { '10+': asked('10+'), '7-9': asked('7-9'), '6-': miss('DW-033') },
  options: Object.fromEntries(realityQuestions.map((id) => [id, { rule: 'DW-031' }])),
}
