import { figure, oneOf } from '../../system/setting-topic'
import { topic } from './topic'

/** Basic moves, help and conflict (sections 5 to 7). */
export const moveSettings = topic('moves', {
  'faceDanger.stat': oneOf('IF-017', 'playerProposesGmConfirms'),
  'faceDanger.noOpposition': oneOf('IF-020', 'gmPicks', 'playerPicks'),
  'help.timing': oneOf('IF-039', 'either'),
  'help.max': figure('IF-040', 1, { min: 0, max: 3 }),
  'conflict.adRule': oneOf('IF-045', 'skipIfOwnMoveGave', 'always'),
  'conflict.contradiction': oneOf('IF-046', 'gmFlag'),
  'conflict.tieAd': oneOf('IF-047', 'none', 'both'),
  'gear.order': oneOf('IF-049', 'rollThenDrop'),
})
