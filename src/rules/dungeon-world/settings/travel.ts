import { oneOf, yesOrNo } from '../../system/setting-topic'
import { topic } from './topic'

/** The perilous journey (section 4). */
export const travelSettings = topic('travel', {
  'journey.miss': oneOf('DW-060', 'gmMovePerJob', 'oneGmMove', 'suggestionOnly'),
  'journey.rationScope': oneOf('DW-061', 'perTraveller', 'partyTotal'),
  'journey.emptyJobXp': yesOrNo('DW-060', false),
})
