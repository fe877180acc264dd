import { z } from 'zod'
import { parseDice } from '../../../shared/dice/dice-notation'
import { phrase } from '../../../shared/phrase'
import { defineAct, type Act } from '../../system/act'
import type { Effect } from '../../moves/effect'
import { onlyChanges, set } from '../effects'
import { npcSchema } from '../npc'
import { characterSchema, statSchema } from '../sheet'
import { line, whole } from '../../../shared/bounded'

const name = line(60)

/** An item taken along; its weight counts at once (DW-048). */
const takeItem = defineAct({
  id: 'takeItem',
  title: phrase('dungeonWorld.takeItem.title'),
  rule: 'DW-048',
  on: 'character',
  sheet: characterSchema,
  input: z.strictObject({ name, weight: whole(0, 99).default(0) }),
  perform({ inventory, leftBehind }, { name: item, weight }) {
    if (leftBehind.includes(item)) {
      return { effects: [set('leftBehind', item, '', 'DW-048')], terms: [], notes: [] }
    }
    if (inventory.some((each) => each.name === item)) {
      return phrase('dungeonWorld.takeItem.refused.known')
    }
    return {
      effects: [set('inventory', '', `${item} (${weight})`, 'DW-048')],
      terms: [],
      notes: [],
    }
  },
})

/** An item left behind: it lies somewhere and weighs no more (DW-050). */
const leaveItem = defineAct({
  id: 'leaveItem',
  title: phrase('dungeonWorld.leaveItem.title'),
  rule: 'DW-050',
  on: 'character',
  sheet: characterSchema,
  input: z.strictObject({ name }),
  isPossible: ({ inventory, leftBehind }) =>
    inventory.some(({ name }) => !leftBehind.includes(name)),
  perform({ inventory, leftBehind, armor }, { name: item }) {
    const isCarried = inventory.some((each) => each.name === item) && !leftBehind.includes(item)
    if (!isCarried) return phrase('dungeonWorld.leaveItem.refused.notCarried')
    // No item says what it stops: armour is a figure of its own.
    const notes = armor > 0 ? [phrase('dungeonWorld.leaveItem.note.armor', { armor })] : []
    return { effects: [set('leftBehind', '', item, 'DW-050')], terms: [], notes }
  },
})

/** A bond written down (DW-038, DW-085). */
const writeBond = defineAct({
  id: 'writeBond',
  title: phrase('dungeonWorld.writeBond.title'),
  rule: 'DW-085',
  on: 'character',
  sheet: characterSchema,
  input: z.strictObject({
    who: name.regex(/^[^:]*$/),
    text: line(120),
  }),
  perform: (_character, { who, text }) => ({
    effects: [set('bonds', '', `${who}: ${text}`, 'DW-085')],
    terms: [],
    notes: [],
  }),
})

/** The guard ends, and its holds with it. */
const endGuard = defineAct({
  id: 'endGuard',
  title: phrase('dungeonWorld.endGuard.title'),
  rule: 'DW-020',
  on: 'character',
  sheet: characterSchema,
  input: z.strictObject({}),
  isPossible: ({ defendHold }) => defendHold.count > 0,
  perform({ defendHold: { count, ward } }) {
    if (count === 0) return phrase('dungeonWorld.guard.refused.noHold')
    return {
      effects: onlyChanges([
        set('defendHold.count', count, 0, 'DW-020'),
        set('defendHold.ward', ward, '', 'DW-020'),
      ]),
      terms: [],
      notes: [],
    }
  },
})

const shape = characterSchema.shape
const figures = {
  className: shape.className.unwrap(),
  alignment: shape.alignment.unwrap(),
  damageDie: shape.damageDie.unwrap(),
  life: shape.life.unwrap(),
  level: shape.level.unwrap(),
  xp: shape.xp.unwrap(),
  hp: shape.hp.unwrap(),
  maxHp: shape.maxHp.unwrap(),
  armor: shape.armor.unwrap(),
  load: shape.load.unwrap(),
  coins: shape.coins.unwrap(),
  rations: shape.rations.unwrap(),
  ammo: shape.ammo.unwrap(),
}
const score = whole(1, 18)

/** Changes of the plain fields of a sheet, by a rule where there is one; what is not given stays. */
function changed(sheet: object, given: object, rule = ''): Effect[] {
  const now = new Map<string, unknown>(Object.entries(sheet))
  const isPlain = (value: unknown): value is string | number =>
    typeof value === 'number' || typeof value === 'string'
  return Object.entries(given).flatMap(([field, to]: [string, unknown]) => {
    const from = now.get(field)
    return isPlain(from) && isPlain(to) ? [set(field, from, to, rule)] : []
  })
}

/** Whether it is written as dice are and yet is none; dice in words stand as they were written. */
const isNoDie = (text: string) => /^[\dd%+\s-]+$/i.test(text) && parseDice(text) === null

/** Figures and words of a sheet by the GM's hand; what is left out stays. */
const setFigures = defineAct({
  id: 'setFigures',
  title: phrase('dungeonWorld.setFigures.title'),
  rule: '',
  figures: 'hand',
  on: 'character',
  sheet: characterSchema,
  input: z.strictObject({ ...figures, scores: z.partialRecord(statSchema, score) }).partial(),
  perform(character, { scores = {}, ...given }) {
    const { damageDie: die = '' } = given
    if (isNoDie(die.trim())) return phrase('dungeonWorld.setFigures.refused.die', { die })
    const raised = changed(character.scores, scores, 'DW-003').map((effect) => ({
      ...effect,
      field: `scores.${effect.field}`,
    }))
    const effects = onlyChanges([...changed(character, given), ...raised])
    return { effects, terms: [], notes: [] }
  },
})

/** The figures of somebody the GM plays. */
const setNpc = defineAct({
  id: 'setNpc',
  title: phrase('dungeonWorld.setFigures.title'),
  rule: 'DW-007',
  figures: 'hand',
  on: 'npc',
  sheet: npcSchema,
  input: z
    .strictObject({
      hp: npcSchema.shape.hp.unwrap(),
      maxHp: npcSchema.shape.maxHp.unwrap(),
      count: npcSchema.shape.count.unwrap(),
      fallen: npcSchema.shape.fallen.unwrap(),
      armor: npcSchema.shape.armor.unwrap(),
      damage: npcSchema.shape.damage.unwrap(),
      instinct: npcSchema.shape.instinct.unwrap(),
    })
    .partial(),
  perform: (npc, given) => ({
    effects: onlyChanges(changed(npc, given, 'DW-007')),
    terms: [],
    notes: [],
  }),
})

/** What is written on sheets by hand. */
export const figureActs: readonly Act[] = [
  takeItem,
  leaveItem,
  writeBond,
  endGuard,
  setFigures,
  setNpc,
]
