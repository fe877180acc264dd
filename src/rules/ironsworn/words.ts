import { joinCatalogues } from '../../shared/words'
import own from './words.en.json'
import conversion from './words/conversion.en.json'
import fight from './words/fight.en.json'
import moves from './words/moves.en.json'
import quest from './words/quest.en.json'
import settings from './words/settings.en.json'

/** Every word of the system in English, topic by topic. */
export const english = joinCatalogues(own, conversion, fight, moves, quest, settings)
