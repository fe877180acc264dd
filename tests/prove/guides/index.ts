import { fightGuides } from './fights'
import { logGuides } from './log'
import { missionGuides } from './missions'
import { moveGuides } from './moves'
import { oracleGuides } from './oracles'
import { ruleGuides } from './rules'
import type { Guides } from './scene'
import { tieGuides } from './ties'

/** Every guide there is. */
export const guides: Guides = {
  ...moveGuides,
  ...missionGuides,
  ...fightGuides,
  ...logGuides,
  ...ruleGuides,
  ...oracleGuides,
  ...tieGuides,
}
