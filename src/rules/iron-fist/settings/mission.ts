import { maybeFigure, oneOf, yesOrNo } from '../../system/setting-topic'
import { topic } from './topic'

/** The end of a mission, and fronts (sections 7 and 19). */
export const missionSettings = topic('mission', {
  'eom.absentMeans': oneOf('IF-067', 'atReport', 'onMission'),
  'eom.modifierCap': maybeFigure('IF-069', { min: 0, max: 20 }),
  'eom.gmReportAtPlayers': oneOf('IF-065', 'twoOrThree', 'oneToThree', 'never'),
  'eom.uncertainOn6': oneOf('IF-070', 'none', 'onePick'),
  'eom.resentAlwaysOn6': yesOrNo('IF-070', true),
  'eom.learnScope': oneOf('IF-071', 'allReports', 'aboutMe'),
  'eom.secrecy': oneOf('IF-064', 'gmOnly'),
  'eom.lockRolls': yesOrNo('IF-069', true),
  'eom.picksClearConditions': yesOrNo('IF-071', true),
  'milestones.eomRelated': yesOrNo('IF-068', true),
  'fronts.shape': oneOf('IF-134', 'threatList'),
})
