import { z } from 'zod'
import { phrase } from '../../../shared/phrase'
import type { Archetypes } from '../../system/sheet/archetypes'
import type { SystemRulings } from '../../system/settings'
import { withWorked } from '../../system/sheet/working-out'
import { armouryIn, type Armoury } from '../armoury/armoury'
import { armorCalled, listingOf, weaponOf } from '../armoury/carried'
import { basisSchema } from '../combatant/basis'
import { knownSpellSchema } from '../combatant/caster'
import { armorSchema, sheetSchema, type Sheet } from '../combatant/sheet'
import { workingOut } from '../ratings/work-out'
import published from './archetypes.json'
import { readOnce } from '../../system/published'
import { whole } from '../../../shared/bounded'

const figure = whole()

/** What somebody of a kind is made from; what they fight with follows from it (CI-004, CI-096). */
const archetypeSchema = z.strictObject({
  id: z.string(),
  scores: basisSchema.shape.scores.unwrap().partial(),
  siz: figure,
  levels: basisSchema.shape.levels.unwrap().partial(),
  /** Armour and shield by their names on the lists. */
  armour: z.string().nullable(),
  shield: z.string().nullable(),
  /** Skin that stops blows as armour does. */
  hide: z.strictObject({ T: figure, C: figure }).optional(),
  /** Weapons by their names on the list; with other dice where a body is bigger or smaller. */
  weapons: z.array(z.strictObject({ name: z.string(), dice: z.string().optional() })),
  /** Encumbrance of what is carried beside arms. */
  pack: figure,
  tal: figure.default(10),
  passiveMagic: figure.default(0),
  /** Hexes a turn of those who do not walk as people do. */
  moves: z.strictObject({ full: figure, broken: figure }).optional(),
  alt: figure.default(0),
  aml: figure.default(0),
  mpMax: figure.default(0),
  manaPart: figure.default(6),
  /** Spells they know: of our own making as they are, since the book lists none. */
  spells: z.array(knownSpellSchema).default([]),
  large: z.boolean().default(false),
  hitOnly: z.boolean().default(false),
  undead: z.boolean().default(false),
  enhancedVision: z.boolean().default(false),
  regenPerTurn: figure.default(0),
})
type Archetype = z.infer<typeof archetypeSchema>

/** Kinds of people and creatures, of our own making; their figures follow from the book's tables. */
const archetypeRows: readonly Archetype[] = readOnce(z.array(archetypeSchema), published)

function weaponsOf({ weapons }: Archetype, armoury: Armoury) {
  return weapons.flatMap(({ name, dice }) => {
    const row = armoury.weapons.find((each) => each.name === name)
    return row ? [dice === undefined ? row : { ...row, dice }] : []
  })
}

/** A sheet with everything that no figure follows from, and what the others follow from. */
function begun(kind: Archetype, armoury: Armoury): Sheet {
  const { aml, mpMax, manaPart, spells } = kind
  const { alt, large, hitOnly, undead, enhancedVision, regenPerTurn } = kind
  const arms = weaponsOf(kind, armoury)
  const shield = armoury.shields.find(({ name }) => name === kind.shield)
  const worn = armoury.armours.find(({ name }) => name === kind.armour)
  const isArmed = arms.some((row) => row.class !== 'natural' && !row.missile)
  const item = (armor: boolean) => (row: { name: string; encumbrance: number }) => ({
    ...{ name: row.name, encumbrance: row.encumbrance, armor },
  })
  const basis = basisSchema.parse({
    scores: { ...kind.scores, tal: kind.tal },
    build: { siz: kind.siz },
    levels: { ...kind.levels, passiveMagic: kind.passiveMagic },
    inHand: shield
      ? {
          ...{ parryMode: 'shield', shield: shield.name, shieldD: shield.D },
          ...{ shieldStrReq: shield.strReq, shieldStrReqThrown: shield.strReq },
        }
      : { parryMode: isArmed ? 'weapon' : 'none' },
    weapons: arms.map(listingOf),
    pack: [
      ...(worn ? [item(true)(worn)] : []),
      ...(shield ? [item(false)(shield)] : []),
      ...arms.filter(({ encumbrance }) => encumbrance > 0).map(item(false)),
      ...(kind.pack > 0 ? [{ name: '', encumbrance: kind.pack }] : []),
    ],
  })
  return sheetSchema.parse({
    ...{ aml, mpMax, manaPart, spells },
    ...{ alt, large, hitOnly, undead, enhancedVision, regenPerTurn, basis },
    armor: kind.hide ? armorSchema.parse(kind.hide) : armorCalled(kind.armour ?? '', armoury),
    ...(shield ? { shield: { name: shield.name, hp: shield.hp } } : {}),
    weapons: arms.map(weaponOf),
  })
}

function sheetOf(id: string, rulings: SystemRulings): object | null {
  const kind = archetypeRows.find((each) => each.id === id)
  if (!kind) return null
  const sheet = begun(kind, armouryIn(rulings))
  const worked = workingOut.workOut(sheet, sheet.basis ?? {}, rulings)
  if ('key' in worked) return sheet
  const { moves } = kind
  const made = sheetSchema.safeParse({
    ...withWorked(sheet, worked.figures),
    ...(moves ? { maFull: moves.full, maBroken: moves.broken } : {}),
  })
  // Where the campaign's own charts make no figures that a sheet may have, they are left to be worked out by hand.
  return made.success ? made.data : sheet
}

/** Cold Iron's ready-made sheets. */
export const archetypes: Archetypes = {
  list: archetypeRows.map(({ id }) => ({ id, title: phrase(`coldIron.archetype.${id}`) })),
  note: phrase('coldIron.archetype.ours'),
  sheetOf,
  figuresOf: (sheet) => {
    const { h, d, pt, armor } = sheetSchema.parse(sheet)
    return phrase('coldIron.archetype.figures', { h, d, pt, T: armor.T })
  },
}
