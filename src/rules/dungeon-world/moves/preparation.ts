import { phrase } from '../../../shared/phrase'
import type { SwapPool } from '../../moves/swap'
import { characterSchema } from '../sheet'

/** A point of preparation is +1, after the dice lie, and only one a roll (DW-084). */
export const preparationPool: SwapPool = {
  label: phrase('dungeonWorld.field.preparation'),
  rule: 'DW-084',
  offers: (sheet) => (characterSchema.parse(sheet).preparation > 0 ? [{ bonus: 1 }] : []),
  value: (sheet) => characterSchema.parse(sheet).preparation,
  spend(sheet) {
    const { preparation: from } = characterSchema.parse(sheet)
    return [{ on: 'actor', field: 'preparation', from, to: from - 1, rule: 'DW-084' }]
  },
}
