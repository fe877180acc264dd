import { z } from 'zod'
import { ruleSchema, type Rule } from '../system/rule'
import actions from './rulebook/actions.json'
import body from './rulebook/body.json'
import conventions from './rulebook/conventions.json'
import dice from './rulebook/dice.json'
import gear from './rulebook/gear.json'
import handToHand from './rulebook/hand-to-hand.json'
import loadAndMarch from './rulebook/load-and-march.json'
import melee from './rulebook/melee.json'
import missiles from './rulebook/missiles.json'
import phasesAndSteps from './rulebook/phases-and-steps.json'
import special from './rulebook/special.json'
import watchesAndAlertness from './rulebook/watches-and-alertness.json'

/** Every rule of the book, CI-001 to CI-237, in the order of their ids. */
export const rules: readonly Rule[] = z
  .array(ruleSchema)
  .parse([
    ...conventions,
    ...dice,
    ...phasesAndSteps,
    ...watchesAndAlertness,
    ...body,
    ...melee,
    ...missiles,
    ...handToHand,
    ...special,
    ...gear,
    ...loadAndMarch,
    ...actions,
  ])
