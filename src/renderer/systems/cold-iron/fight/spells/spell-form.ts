import type { ChargedItem, KnownSpell } from '../../../../../rules/cold-iron/combatant/caster'
import {
  declaredWays,
  type Declaration,
} from '../../../../../rules/cold-iron/fight-model/declaration'

/** What can be chosen of a spell: how it is cast, and the save it leaves. */
export const castSchemes = {
  ways: declaredWays,
  saves: ['none', 'mental', 'physical'],
} as const

/** A spell as it is being declared; `item` below 0 is a spell of one's own. */
export interface SpellForm {
  item: number
  name: string
  level: number
  /** Hexes to the target; 0: not counted. */
  range: number
  cost: number
  extraMp: number
  saveMp: number
  way: (typeof castSchemes.ways)[number]
  save: (typeof castSchemes.saves)[number]
  targets: string[]
}

/** What the draft of a spell of somebody is kept under, in one fight. */
export function spellDraft(encounterId: string, casterId: string): string {
  return `spell:${encounterId}:${casterId}`
}

/** A form nobody has filled in. */
export function plainSpell(): SpellForm {
  return {
    item: -1,
    name: '',
    level: 1,
    range: 0,
    cost: 0,
    extraMp: 0,
    saveMp: 0,
    way: 'standingStill',
    save: 'none',
    targets: [],
  }
}

/**
 * A form with a spell that somebody knows in it; how it is cast and at whom stays, and with it how far off:
 * the spell says only how far it reaches (CI-142).
 */
export function withKnown(form: SpellForm, { name, level, cost, save }: KnownSpell) {
  return { ...form, item: -1, name, level, cost, save }
}

/** What a form says of the spell itself, as a sheet keeps it. */
export function knownOf({ name, level, cost, save }: SpellForm): KnownSpell {
  return { name: name.trim(), level, cost, save, range: 0, does: '', lasts: '' }
}

/** How long something lasts, as it is typed; empty where that is no time at all: `0`, `0 turns`. */
export function spanSaid(typed: string): string {
  const said = typed.trim()
  return /^0\s*[a-z]*$/i.test(said) ? '' : said
}

/** What a form declares; null while the spell has no name. A range of 0 is none. */
export function spellOf(form: SpellForm, items: readonly ChargedItem[]): Declaration | null {
  const name = form.item < 0 ? form.name.trim() : (items[form.item]?.name ?? '')
  if (name === '') return null
  const aim = {
    ...(form.targets.length > 0 ? { targets: form.targets } : {}),
    ...(form.save === 'none' ? {} : { save: form.save }),
    ...(form.range > 0 ? { range: form.range } : {}),
  }
  if (form.item >= 0) return { kind: 'spell', name, item: form.item, ...aim }
  const mana = {
    ...(form.cost > 0 ? { cost: form.cost } : {}),
    ...(form.extraMp > 0 ? { extraMp: form.extraMp } : {}),
    ...(form.saveMp > 0 ? { saveMp: form.saveMp } : {}),
  }
  return { kind: 'spell', name, level: form.level, way: form.way, ...aim, ...mana }
}
