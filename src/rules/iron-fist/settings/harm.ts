import { figure, maybeFigure, oneOf, yesOrNo } from '../../system/setting-topic'
import { topic } from './topic'

/** Harm dealt, marked and suffered (sections 10 to 14). */
export const harmSettings = topic('harm', {
  'harm.floor': figure('IF-103', 0, { min: 0, max: 1 }),
  'harm.apIgnoresShield': yesOrNo('IF-105', true),
  'harm.reductionsHitAp': yesOrNo('IF-103', true),
  'harm.wornStacks': yesOrNo('IF-103', false),
  'harm.divide': oneOf('IF-083', 'beforeProtection'),
  'inflictHarm.addOnce': oneOf('IF-107', 'always'),
  'inflictHarm.roller': oneOf('IF-106', 'causingPlayer'),
  'inflictHarm.extraWoundTiming': oneOf('IF-110', 'afterRoll'),
  'hs.recovery': oneOf('IF-107', 'manual'),
  'npc.group': oneOf('IF-107', 'separateBodies'),
  'sufferHarm.missChooser': oneOf('IF-115', 'gm', 'player'),
  'sufferHarm.missPicks': figure('IF-115', 1, { min: 1, max: 4 }),
  'sufferHarm.atZero': oneOf('IF-112', 'noRoll', 'roll'),
  'sufferHarm.perHit': yesOrNo('IF-112', false),
  'sufferHarm.clamp': oneOf('IF-112', 'recomputeFromRaw', 'fromMarked'),
  'sufferHarm.adMinBlocksA': yesOrNo('IF-113', true),
  'sufferHarm.mortalAt': figure('IF-115', -3, { min: -9, max: 0 }),
  'debilities.max': maybeFigure('IF-116', { min: 0, max: 20 }),
  'debilities.afterRollScope': oneOf('IF-118', 'allConsequences', 'missOnly'),
  'pvp.gmMoveOnMiss': yesOrNo('IF-119', true),
  'pvp.harmOrder': oneOf('IF-120', 'simultaneous'),
})
