import type { Change, MoveData } from '../../../moves/data/move-data'
import type { Life } from '../../sheet'
import { miss } from '../miss'

const life = (to: Life, rule: string): Change => ({ on: 'actor', field: 'life', to, rule })

/** Last Breath (DW-043 to DW-047): bare dice, but for what a campaign has decided. */
export const lastBreath: MoveData = {
  id: 'lastBreath',
  rule: 'DW-043',
  words: 'dungeonWorld.lastBreath',
  isOwn: true,
  dice: '2d6',
  bands: {
    '10+': { rule: 'DW-044', changes: [life('alive', 'DW-044')], notes: ['badSpot', 'changed'] },
    '7-9': {
      rule: 'DW-045',
      asks: [
        {
          id: 'bargain',
          rule: 'DW-045',
          who: 'player',
          isTold: true,
          answers: {
            accept: {
              changes: [life('alive', 'DW-045')],
              notes: ['bargain', 'changed'],
              asks: [
                { id: 'price', rule: 'DW-045', who: 'gm', isTold: true, text: 120, answers: {} },
              ],
            },
            refuse: { changes: [life('dead', 'DW-045')], says: ['gone'] },
          },
        },
      ],
    },
    '6-': miss('DW-046', { changes: [life('marked', 'DW-046')], notes: ['marked', 'changed'] }),
  },
}
