import { z } from 'zod'
import { phrase, type Phrase } from '../../../shared/phrase'
import { term } from '../../../shared/term'
import type { Effect } from '../../moves/effect'
import { defineAct, type Act } from '../../system/act'
import { hpBounds } from '../bounds'
import { damageSum, owedBlows } from '../damage'
import { onlyChanges, set } from '../effects'
import { fallBy, hurt, woundedWords } from '../moves/deal-damage'
import { npcSchema, type Npc } from '../npc'
import type { Settings } from '../settings'
import { characterSchema, statSchema, type Character } from '../sheet'
import { makeCamp } from './camp'
import { debilitiesHealed } from './recover'
import { filledText, whole } from '../../../shared/bounded'

const points = whole(0, 99).default(0)
const blow = z.strictObject({
  points,
  isDirect: z.boolean().default(false),
  /** How much of the armour it goes through. */
  piercing: points,
})

const hurtParts = {
  title: phrase('dungeonWorld.hurt.title'),
  rule: 'DW-021',
  figures: 'dice' as const,
  input: blow,
}

/** Damage suffered, less what of one's armour it does not go through. */
function sufferedOf(
  armor: number,
  { points: base, isDirect, piercing }: z.infer<typeof blow>,
  by: Settings,
) {
  const left = isDirect ? 0 : Math.max(0, armor - piercing)
  return damageSum({ base, rule: 'DW-009', armor: left }, by)
}

/** What it comes to for whoever has no hit points left by it. */
function fallWords(body: Parameters<typeof fallBy>[0], effects: readonly Effect[]): Phrase[] {
  const fall = fallBy(body, effects)
  return fall ? [phrase(`dungeonWorld.hurt.note.${fall.to}`, { count: fall.count })] : []
}

/** Damage on a character, less armour; with no hit points left one is dying (DW-043). */
const hurtFor = (settings: Settings): Act =>
  defineAct({
    ...hurtParts,
    id: 'hurt',
    on: 'character',
    settles: owedBlows,
    sheet: characterSchema,
    perform(character, input) {
      const { terms, total } = sufferedOf(character.armor, input, settings)
      const effects = onlyChanges(hurt(character, total, 'actor', 'DW-021', settings))
      return { effects, terms, notes: fallWords(character, effects) }
    },
  })

/** The same on somebody the GM plays. */
const hurtNpcFor = (settings: Settings): Act =>
  defineAct({
    ...hurtParts,
    id: 'hurtNpc',
    on: 'npc',
    sheet: npcSchema,
    perform(npc, input) {
      const { terms, total } = sufferedOf(npc.armor, input, settings)
      const effects = onlyChanges(hurt(npc, total, 'actor', 'DW-021', settings))
      const isDown = npc.hp - total <= 0
      const down = isDown ? [phrase('dungeonWorld.hurt.note.down')] : []
      const fallen = fallWords(npc, effects)
      const wounded = effects.length > 0 ? woundedWords(npc) : []
      const taken = npc.count > 1 ? [takenWords(npc, effects, { dealt: input.points, total })] : []
      return {
        effects,
        terms,
        notes: [...taken, ...wounded, ...(fallen.length > 0 ? fallen : down)],
      }
    },
  })

/** What damage comes to for one of a group, whose hit points the next of them begins anew. */
function takenWords(
  { hp }: Npc,
  effects: readonly Effect[],
  { dealt, total }: { dealt: number; total: number },
): Phrase {
  const isFallen = effects.some(({ field }) => field === 'fallen')
  const left = isFallen ? 0 : Math.max(0, hp - total)
  return phrase('dungeonWorld.hurt.note.taken', {
    total,
    off: Math.max(0, dealt - total),
    hp,
    left,
  })
}

/** Whoever is dying has their Last Breath before any rest (DW-043). */
const isResting = ({ life }: Pick<Character, 'life'>) => life !== 'dead' && life !== 'dying'

const healParts = {
  title: phrase('dungeonWorld.heal.title'),
  rule: 'DW-053',
  input: z.strictObject({ points: whole(1, hpBounds.max) }),
}

/** Hit points given back by a potion, a spell or whatever heals, up to the maximum. */
function healing({ hp, maxHp }: Pick<Character, 'hp' | 'maxHp'>, { points }: { points: number }) {
  if (hp >= maxHp) return phrase('dungeonWorld.heal.refused.whole')
  const to = Math.min(maxHp, hp + points)
  return {
    effects: [set('hp', hp, to, 'DW-053')],
    terms: [term(phrase('dungeonWorld.heal.term'), to - hp, 'DW-053')],
    notes: [],
  }
}

/** Hit points that somebody is given back other than by rest; whoever is dying has their Last Breath first (DW-043). */
const heal = defineAct({
  ...healParts,
  id: 'heal',
  on: 'character',
  sheet: characterSchema,
  isPossible: (character) => isResting(character) && character.hp < character.maxHp,
  perform: (character, input) =>
    isResting(character)
      ? healing(character, input)
      : phrase('dungeonWorld.rest.refused.lastBreath'),
})

/** The same for somebody the GM plays. */
const healNpc = defineAct({
  ...healParts,
  id: 'healNpc',
  on: 'npc',
  sheet: npcSchema,
  isPossible: ({ hp, maxHp }) => hp < maxHp,
  perform: healing,
})

/** Make Camp for one (DW-051 to DW-054): downtime begins anew. */
const campFor = (settings: Settings): Act =>
  defineAct({
    id: 'makeCamp',
    title: phrase('dungeonWorld.makeCamp.title'),
    trigger: phrase('dungeonWorld.makeCamp.trigger'),
    rule: 'DW-051',
    on: 'character',
    sheet: characterSchema,
    input: z.strictObject({
      ownFood: z.boolean().default(true),
      slept: z.boolean().default(true),
      /** Who watches in which order, where the place is dangerous (DW-051). */
      watches: z.array(filledText(120)).max(12).default([]),
    }),
    isPossible: (character) => isResting(character),
    perform(character, { watches, ...input }) {
      if (!isResting(character)) return phrase('dungeonWorld.rest.refused.lastBreath')
      const { hp, maxHp, rations, levelsThisDowntime, defendHold } = character
      const order = watches.join(', ')
      const camped = makeCamp({ hp, maxHp, rations, ...input }, settings)
      return {
        effects: onlyChanges([
          set('rations', rations, camped.rations, 'DW-051'),
          set('hp', hp, camped.hp, 'DW-053'),
          set('levelsThisDowntime', levelsThisDowntime, 0, 'DW-052'),
          // Nobody stands guard any longer who settles in to rest.
          set('defendHold.count', defendHold.count, 0, 'DW-021'),
          set('defendHold.ward', defendHold.ward, '', 'DW-021'),
        ]),
        terms: [term(phrase('dungeonWorld.makeCamp.term'), camped.hp - hp, 'DW-053')],
        told: [phrase(`dungeonWorld.makeCamp.told.${input.slept ? 'slept' : 'awake'}`)],
        notes: camped.flag ? [phrase('dungeonWorld.makeCamp.note.noRation')] : [],
        keeps: order === '' ? [] : [phrase('dungeonWorld.makeCamp.watches', { order })],
      }
    },
  })

/** Recover for one (DW-064, DW-065): so many of the debilities named go. */
const recoverFor = (settings: Settings): Act =>
  defineAct({
    id: 'recover',
    title: phrase('dungeonWorld.recover.title'),
    trigger: phrase('dungeonWorld.recover.trigger'),
    rule: 'DW-064',
    on: 'character',
    sheet: characterSchema,
    input: z.strictObject({
      days: whole(1, 365),
      healer: z.boolean().default(false),
      heal: z.array(statSchema).max(6).default([]),
    }),
    isPossible: (character) => isResting(character),
    perform({ life, hp, maxHp, debilities, levelsThisDowntime }, { days, healer, heal }) {
      if (!isResting({ life })) return phrase('dungeonWorld.rest.refused.lastBreath')
      const wanted = [...new Set(heal)]
      if (wanted.some((stat) => !debilities.includes(stat))) {
        return phrase('dungeonWorld.recover.refused.notThere')
      }
      const most = debilitiesHealed({ days, healer }, settings)
      if (wanted.length > most) {
        return phrase('dungeonWorld.recover.refused.tooMany', { count: most })
      }
      const rested = Math.max(hp, maxHp)
      const left = Math.min(most, debilities.length) - wanted.length
      return {
        effects: onlyChanges([
          set('hp', hp, rested, 'DW-064'),
          ...wanted.map((stat) => set('debilities', stat, '', 'DW-065')),
          set('levelsThisDowntime', levelsThisDowntime, 0, 'DW-089'),
        ]),
        terms: [term(phrase('dungeonWorld.recover.term'), rested - hp, 'DW-064')],
        told: [phrase('dungeonWorld.recover.told', { count: days })],
        notes: left > 0 ? [phrase('dungeonWorld.recover.note.left', { count: left })] : [],
      }
    },
  })

/** A debility taken, or one that is gone by other means (DW-065). */
const debility = defineAct({
  id: 'debility',
  title: phrase('dungeonWorld.debilityAct.title'),
  rule: 'DW-065',
  on: 'character',
  sheet: characterSchema,
  input: z.strictObject({ stat: statSchema }),
  perform({ debilities }, { stat }) {
    const isThere = debilities.includes(stat)
    const effect = set('debilities', isThere ? stat : '', isThere ? '' : stat, 'DW-065')
    return { effects: [effect], terms: [], notes: [] }
  },
})

/** What is done to bodies, under a campaign's settings. */
export const bodyActsFor = (settings: Settings): Act[] => [
  hurtFor(settings),
  hurtNpcFor(settings),
  heal,
  healNpc,
  campFor(settings),
  recoverFor(settings),
  debility,
]
