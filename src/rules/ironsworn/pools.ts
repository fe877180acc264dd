import { phrase } from '../../shared/phrase'
import type { Pool } from '../system/pools'

const meter = (id: 'health' | 'spirit', rule: string): Pool => ({
  id,
  title: phrase(`ironsworn.field.${id}`),
  on: ['character'],
  counted: { field: `${id}.value` },
  min: 0,
  max: { field: `${id}.max` },
  starts: 'max',
  thresholds: [{ at: 0, words: phrase(`ironsworn.pool.${id}`) }],
  returns: 'rest',
  rule,
})

/** Health (IS-057) and spirit (IS-058). Supply is the party's (IS-059), and momentum moves by its own rules. */
export const pools: readonly Pool[] = [meter('health', 'IS-057'), meter('spirit', 'IS-058')]
