import { z } from 'zod'
import { phrase } from '../../../shared/phrase'
import { term } from '../../../shared/term'
import { defineAct, type Act } from '../../system/act'
import { onlyChanges, set } from '../effects'
import type { Settings } from '../settings'
import { characterSchema, statSchema } from '../sheet'
import { bolster } from '../town/bolster'
import { levelPrice, mayLevelUp } from './experience'
import { levelUp } from './level-up'
import { maybeLine, whole } from '../../../shared/bounded'

const name = maybeLine(120)

/**
 * Level Up (DW-089 to DW-093; decisions `levelUp.perDowntime`, `levelUp.max`).
 * `downtime`: a new one, the one of the last level, or none. `raise` is the score that rises, empty while
 * it is not chosen. `spell` makes one a wizard.
 */
const levelUpFor = (settings: Settings): Act =>
  defineAct({
    id: 'levelUp',
    title: phrase('dungeonWorld.levelUp.title'),
    trigger: phrase('dungeonWorld.levelUp.trigger'),
    rule: 'DW-089',
    on: 'character',
    sheet: characterSchema,
    input: z.strictObject({
      downtime: z.enum(['same', 'new', 'none']).default('same'),
      raise: statSchema.or(z.literal('')),
      move: name.default(''),
      wizard: z.boolean().default(false),
      spell: name.default(''),
    }),
    isPossible: (character) => mayLevelUp(character),
    perform(character, { downtime, raise, move, wizard, spell }) {
      const { level, xp, scores, hp, maxHp, levelsThisDowntime: before } = character
      const gained = downtime === 'new' ? 0 : before
      if (gained >= settings['levelUp.perDowntime']) {
        return phrase('dungeonWorld.levelUp.refused.oncePerDowntime')
      }
      if (raise === '') return phrase('dungeonWorld.levelUp.refused.raise')
      const time = downtime !== 'none'
      const risen = levelUp(
        { level, xp, downtime: time, raise, scores, hp, maxHp, wizard },
        settings,
      )
      if ('error' in risen) return phrase('dungeonWorld.levelUp.refused.statMax')
      if (!risen.allowed) {
        return time
          ? phrase('dungeonWorld.levelUp.refused.xp', { price: levelPrice(level), xp })
          : phrase('dungeonWorld.levelUp.refused.time')
      }
      if (move.trim() === '') return phrase('dungeonWorld.levelUp.refused.move')
      if (wizard && spell.trim() === '') return phrase('dungeonWorld.levelUp.refused.spell')
      const isHigh = risen.level > settings['levelUp.max']
      return {
        effects: onlyChanges([
          set('xp', xp, risen.xp, 'DW-090'),
          set('level', level, risen.level, 'DW-090'),
          set(`scores.${raise}`, scores[raise], risen.scores[raise], 'DW-092'),
          set('maxHp', maxHp, risen.maxHp, 'DW-093'),
          set('hp', hp, risen.hp, 'DW-093'),
          set('advancedMoves', '', move, 'DW-091'),
          ...(risen.newSpells > 0 ? [set('spells', '', spell, 'DW-091')] : []),
          set('levelsThisDowntime', before, gained + 1, 'DW-089'),
        ]),
        terms: [term(phrase('dungeonWorld.levelUp.term'), -levelPrice(level), 'DW-090')],
        notes: isHigh ? [phrase('dungeonWorld.levelUp.note.high')] : [],
      }
    },
  })

/** Bolster for one (DW-083): downtime begins anew. */
const bolsterFor = (settings: Settings): Act =>
  defineAct({
    id: 'bolster',
    title: phrase('dungeonWorld.bolster.title'),
    trigger: phrase('dungeonWorld.bolster.trigger'),
    rule: 'DW-083',
    on: 'character',
    sheet: characterSchema,
    input: z.strictObject({ days: whole(1, 365) }),
    perform({ preparation: current, levelsThisDowntime }, { days }) {
      const { preparation } = bolster({ days, current }, settings)
      if (preparation === current) return phrase('dungeonWorld.bolster.refused.short')
      const gained = term(phrase('dungeonWorld.bolster.term'), preparation - current, 'DW-083')
      return {
        effects: onlyChanges([
          set('preparation', current, preparation, 'DW-083'),
          set('levelsThisDowntime', levelsThisDowntime, 0, 'DW-089'),
        ]),
        terms: [gained],
        told: [phrase('dungeonWorld.bolster.told', { count: days })],
        notes: [],
      }
    },
  })

/** How one gets better, under a campaign's settings. */
export const advanceActsFor = (settings: Settings): Act[] => [
  levelUpFor(settings),
  bolsterFor(settings),
]
