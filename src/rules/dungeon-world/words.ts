import { joinCatalogues } from '../../shared/words'
import own from './words.en.json'
import acts from './words/acts.en.json'
import charts from './words/charts.en.json'
import conversion from './words/conversion.en.json'
import journey from './words/journey.en.json'
import moves from './words/moves.en.json'
import sessionEnd from './words/session-end.en.json'
import settings from './words/settings.en.json'
import specialMoves from './words/special-moves.en.json'

/** Every word of the system in English, topic by topic. */
export const english = joinCatalogues(
  own,
  conversion,
  charts,
  moves,
  specialMoves,
  acts,
  journey,
  sessionEnd,
  settings,
)
