import { joinCatalogues } from '../../shared/words'
import own from './words.en.json'
import charts from './words/charts.en.json'
import conditions from './words/conditions.en.json'
import conversion from './words/conversion.en.json'
import gear from './words/gear.en.json'
import harm from './words/harm.en.json'
import healing from './words/healing.en.json'
import moveSettings from './words/move-settings.en.json'
import moves from './words/moves.en.json'
import settings from './words/settings.en.json'

/** Every word of the system in English, topic by topic. */
export const english = joinCatalogues(
  own,
  conversion,
  charts,
  conditions,
  gear,
  harm,
  healing,
  settings,
  moves,
  moveSettings,
)
