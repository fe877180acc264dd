import { z } from 'zod'
import { ruleSchema, type Rule } from '../system/rule'
import basicMoves from './rulebook/basic-moves.json'
import combatMoves from './rulebook/combat-moves.json'
import conditions from './rulebook/conditions.json'
import conflict from './rulebook/conflict.json'
import core from './rulebook/core.json'
import endOfMission from './rulebook/end-of-mission.json'
import gear from './rulebook/gear.json'
import harm from './rulebook/harm.json'
import healing from './rulebook/healing.json'
import peripheralMoves from './rulebook/peripheral-moves.json'

/** The rules of the sheet in our own words, in the order of their ids. */
export const rules: readonly Rule[] = z
  .array(ruleSchema)
  .parse([
    ...core,
    ...basicMoves,
    ...conflict,
    ...peripheralMoves,
    ...endOfMission,
    ...conditions,
    ...combatMoves,
    ...harm,
    ...healing,
    ...gear,
  ])
  .sort((one, other) => one.id.localeCompare(other.id))
