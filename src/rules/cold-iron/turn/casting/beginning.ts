import type { Combatant } from '../../combatant/combatant'
import { nextItemStep, spellCompletion } from '../../fight-model/spell-steps'
import type { FightContext } from '../../fight-model/context'
import type { Declaration } from '../../fight-model/declaration'
import { combatantOf } from '../core/fight'
import { factOf, type FightChange } from '../core/change'
import { turnsMore, type Cast } from '../../fight-model/cast'
import { castsOf, itemsUsedThisTurn } from './casts'
import type { SpellEventOf } from './events'
import { lose } from './losing'
import { phrase } from '../../../../shared/phrase'

type Spell = Extract<Declaration, { kind: 'spell' }>

/** Begins the spell somebody declares, or sets the item apart they mean to use (CI-018, CI-019). */
export function beginSpell(
  fight: FightContext,
  caster: Combatant,
  declaration: Declaration,
): FightContext {
  if (declaration.kind !== 'spell') return fight
  const { item } = declaration
  const cast =
    item === undefined ? ownSpell(fight, caster, declaration) : itemUse(fight, caster, item)
  return { ...fight, casts: [...fight.casts, { ...cast, ...aimOf(declaration) }] }
}

/** Uses a charged item in the step it is for (CI-019). */
export function click(
  fight: FightContext,
  { combatantId, item, ...aim }: SpellEventOf<'spell.click'>,
): FightChange {
  const caster = combatantOf(fight, combatantId)
  if (!caster) return { fight, facts: [] }
  const cast = { ...itemUse(fight, caster, item), ...aimOf(aim) }
  const about = [caster, ...cast.targets.flatMap((id) => combatantOf(fight, id) ?? [])].slice(0, 8)
  return {
    fight: { ...fight, casts: [...fight.casts, cast] },
    facts: [factOf('spell.clicked', about, { with: { spell: cast.name } })],
  }
}

/** Gives up what somebody has declared; a spell begun in an earlier turn is lost by that. */
export function giveUpSpell(fight: FightContext, casterId: string): FightChange {
  const waiting = castsOf(fight).filter(
    (cast) => cast.casterId === casterId && cast.status === 'waiting',
  )
  const dropped = { ...fight, casts: fight.casts.filter((cast) => !waiting.includes(cast)) }
  const running = waiting.filter(({ begunTurn }) => begunTurn < fight.turn)
  const facts = running.flatMap(
    (cast) => lose(fight, cast, phrase('coldIron.spells.cause.givenUp')).facts,
  )
  return { fight: dropped, facts }
}

function ownSpell(fight: FightContext, { id, sheet }: Combatant, spell: Spell): Cast {
  const { name, level = null } = spell
  const way = spell.way ?? 'standingStill'
  const known = level !== null && sheet.aml > 0
  const book = known ? spellCompletion({ level, aml: sheet.aml, begunTurn: fight.turn }) : null
  return {
    ...nothingYet(fight, id),
    id: `${fight.turn}.spell.${id}`,
    name,
    level,
    way,
    cost: spell.cost ?? 0,
    extraMp: spell.extraMp ?? 0,
    saveMp: spell.saveMp ?? 0,
    slippedDetection: spell.slippedDetection === true,
    completion: book && { ...book, turn: book.turn + turnsMore(way) },
  }
}

function itemUse(fight: FightContext, { id, sheet }: Combatant, item: number): Cast {
  const used = itemsUsedThisTurn(fight, id)
  const step = nextItemStep(used)
  return {
    ...nothingYet(fight, id),
    id: `${fight.turn}.item${used + 1}.${id}`,
    name: sheet.items[item]?.name ?? '',
    level: sheet.items[item]?.level ?? null,
    item,
    completion: step && { turn: fight.turn, step },
  }
}

function nothingYet({ turn }: FightContext, casterId: string): Omit<Cast, 'id' | 'name'> {
  return {
    casterId,
    level: null,
    item: null,
    targets: [],
    save: null,
    range: null,
    way: null,
    cost: 0,
    extraMp: 0,
    saveMp: 0,
    slippedDetection: false,
    begunTurn: turn,
    completion: null,
    status: 'waiting',
    counters: [],
    rolls: [],
    saves: [],
    effects: [],
  }
}

function aimOf({ targets = [], save, range }: Pick<Spell, 'targets' | 'save' | 'range'>) {
  return { targets, save: save ?? null, range: range ?? null }
}
