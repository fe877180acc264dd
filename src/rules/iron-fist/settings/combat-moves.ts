import { maybeFigure, oneOf, yesOrNo } from '../../system/setting-topic'
import { topic } from './topic'

/** Moves of a fight (section 9). */
export const combatMoveSettings = topic('combatMoves', {
  'defend.noBonus': yesOrNo('IF-086', true),
  'defend.solidOn': oneOf('IF-088', 'nextHarmThisExchange'),
  'defend.finishWithoutHarm': oneOf('IF-086', 'rollOnCurrentHs'),
  'faceDeath.outnumberRatio': maybeFigure('IF-090', { min: 2, max: 20 }),
  'faceDeath.gmFirstOn10': yesOrNo('IF-095', true),
  'shot.readyForMelee': oneOf('IF-102', 'onDeclareEngage'),
  'ammo.oneHoldPerFight': yesOrNo('IF-098', true),
  'ammo.thrownToo': yesOrNo('IF-098', true),
  reload: oneOf('IF-102', 'track'),
})
