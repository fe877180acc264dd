import { z } from 'zod'
import { phrase } from '../../../shared/phrase'
import type { EditableChart, SystemRulings } from '../../system/settings'
import { diceTextSchema } from '../basics/dice-text'
import { critSchema, weaponClassSchema, weaponSchema } from '../combatant/weapon'
import publishedArmours from './armours.json'
import publishedGoods from './goods.json'
import publishedShields from './shields.json'
import publishedWeapons from './weapons.json'
import { readOnce } from '../../system/published'
import { filledText, whole } from '../../../shared/bounded'

const name = filledText(80)
const points = whole(0, 9999)
const encumbrance = whole(0, 99_999)
const modifier = whole(-99, 99)
/** Strength asked for; null: not to be used in so many hands. */
const strength = points.nullable()

const weaponRowSchema = z.strictObject({
  name,
  class: weaponClassSchema,
  reach: weaponSchema.shape.reach.unwrap(),
  missile: z.boolean(),
  crit: critSchema,
  fatigue: z.boolean(),
  /** Null: by strength, as those of hands are (CI-080). */
  dice: diceTextSchema.nullable(),
  vsT: whole(0, 30),
  hp: points,
  strReq1H: strength,
  strReq2H: strength,
  encumbrance,
  rangeRow: filledText(40).nullable(),
  loadTurns: whole(1, 99),
  ammo: weaponSchema.shape.ammo.unwrap(),
})
export type WeaponRow = z.infer<typeof weaponRowSchema>

const armourRowSchema = z.strictObject({
  name,
  T: whole(0, 99),
  C: whole(0, 99),
  hpGrace: points,
  hpSteps: z.array(whole(1, 9999)).max(20),
  encumbrance,
  altDay: modifier,
  altAsleep: modifier,
})

const shieldRowSchema = z.strictObject({
  name,
  D: whole(0, 99),
  hp: points,
  strReq: points,
  encumbrance,
})

const goodsRowSchema = z.strictObject({ name, encumbrance })

const rowsOf = <Row extends z.ZodType>(row: Row) => z.array(row).max(200)

/** What can be had in a campaign: weapons, armour, shields and goods with their figures (CI-004). */
const armourySchema = z.object({
  weapons: rowsOf(weaponRowSchema).prefault(
    () => publishedWeapons as z.input<typeof weaponRowSchema>[],
  ),
  armours: rowsOf(armourRowSchema).prefault(publishedArmours),
  shields: rowsOf(shieldRowSchema).prefault(publishedShields),
  goods: rowsOf(goodsRowSchema).prefault(publishedGoods),
})
export type Armoury = z.infer<typeof armourySchema>

/** The lists as published. */
export const bookArmoury: Armoury = readOnce(armourySchema, {})

/** The lists of a campaign, as it has edited them. */
export function armouryIn({ charts }: Pick<SystemRulings, 'charts'>): Armoury {
  const { weapons, armours, shields, goods } = charts
  return armourySchema.parse({ weapons, armours, shields, goods })
}

function chart(id: keyof Armoury): EditableChart {
  return {
    id,
    rule: 'CI-004',
    schema: armourySchema.shape[id].unwrap(),
    published: bookArmoury[id],
    words: (part) => phrase(`coldIron.armoury.${part}`),
    title: phrase(`coldIron.chart.${id}`),
  }
}

/** Those lists, which a campaign may edit: the seed names them and leaves their rows to the game master. */
export const armouryCharts: readonly EditableChart[] = [
  chart('weapons'),
  chart('armours'),
  chart('shields'),
  chart('goods'),
]
