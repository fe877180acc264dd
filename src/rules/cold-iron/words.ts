import turn from './turn/words.en.json'
import own from './words.en.json'
import actions from './words/actions.en.json'
import aftermath from './words/aftermath.en.json'
import alertness from './words/alertness.en.json'
import basis from './words/basis.en.json'
import body from './words/body.en.json'
import charts from './words/charts.en.json'
import conversion from './words/conversion.en.json'
import field from './words/field.en.json'
import gear from './words/gear.en.json'
import glossary from './words/glossary.en.json'
import handToHand from './words/hand-to-hand.en.json'
import load from './words/load.en.json'
import melee from './words/melee.en.json'
import missiles from './words/missiles.en.json'
import moves from './words/moves.en.json'
import ratings from './words/ratings.en.json'
import settings from './words/settings.en.json'
import sheet from './words/sheet.en.json'
import special from './words/special.en.json'
import spells from './words/spells.en.json'
import tools from './words/tools.en.json'

/** Every word of the system in English, topic by topic. */
export const english = {
  coldIron: {
    ...own.coldIron,
    ...turn.coldIron,
    ...actions.coldIron,
    ...aftermath.coldIron,
    ...alertness.coldIron,
    ...basis.coldIron,
    ...body.coldIron,
    ...conversion.coldIron,
    ...charts.coldIron,
    ...field.coldIron,
    ...gear.coldIron,
    ...glossary.coldIron,
    ...handToHand.coldIron,
    ...load.coldIron,
    ...melee.coldIron,
    ...missiles.coldIron,
    ...moves.coldIron,
    ...ratings.coldIron,
    ...settings.coldIron,
    ...sheet.coldIron,
    ...special.coldIron,
    ...spells.coldIron,
    ...tools.coldIron,
  },
  fact: { ...turn.fact, ...handToHand.fact, ...moves.fact, ...spells.fact },
}
