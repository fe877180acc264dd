import { actionWords } from '../../../../rules/cold-iron/actions/act'
import { actionOf } from '../../../../rules/cold-iron/actions/action-rows'
import type { QueueItem, SpellItem } from '../../../../rules/cold-iron/view/board'
import type { AttackResult } from '../../../../rules/cold-iron/fight-model/attack'
import { targetsOf, type Declaration } from '../../../../rules/cold-iron/fight-model/declaration'
import type { CastRoll } from '../../../../rules/cold-iron/fight-model/cast'
import type { Movement } from '../../../../rules/cold-iron/fight-model/movement'
import { movementIn } from '../../../../rules/cold-iron/turn/movement/reading'
import { meleeFumbleWords, missileFumbleWords } from '../../../../rules/cold-iron/melee/fumbles'
import { phrase, type Phrase } from '../../../../shared/phrase'
import { isUnderCover } from './declare/hidden-declarations'
import { nameOf, type Fighter } from './fighter'

/** Share of rolls that hit, and the smallest that does; null when none can be named. */
interface HitChance {
  share: number
  neededRoll: string | null
}

/** What someone has declared, with the names in it; of a foe under cover, only that they have. */
export function describeDeclaration(
  declaration: Declaration,
  fighter: Fighter,
  fighters: readonly Fighter[],
): Phrase {
  if (isUnderCover(fighter)) return phrase('fight.declared.covered')
  const { kind } = declaration
  switch (kind) {
    case 'attack': {
      const target = namesOf(fighters, targetsOf(declaration))
      const weapon = weaponName(fighter, declaration.weapon)
      const aim = declaration.attackShield ? 'AtShield' : ''
      const key = `attack${aim}${declaration.desperation ? 'InDesperation' : ''}`
      return phrase(`fight.declared.${key}`, { target, weapon })
    }
    case 'handToHand':
      return phrase('fight.declared.handToHand', { target: nameOf(fighters, declaration.targetId) })
    case 'spell':
      return describeSpell(declaration, fighters)
    case 'move':
      return describeMove(declaration, fighter, fighters)
    case 'fullDefence':
      return phrase(`fight.declared.fullDefence${declaration.desperation ? 'InDesperation' : ''}`)
    case 'wait':
      return declaration.loads === undefined
        ? phrase('fight.declared.wait')
        : phrase('fight.declared.loads', { weapon: weaponName(fighter, declaration.loads) })
  }
}

/** Whoever goes through somebody is said to do that (CI-183), though others there may strike at them as at a fleer. */
function describeMove(
  { note, movement }: Extract<Declaration, { kind: 'move' }>,
  fighter: Fighter,
  fighters: readonly Fighter[],
): Phrase {
  const isOut = movement?.out === true
  const passed = movement?.way === 'through' ? movement.towards : undefined
  const through = isOut ? 'throughOut' : 'through'
  const word = passed === undefined ? moveWord(isOut, fighter) : through
  const words = {
    ...(passed !== undefined && { target: nameOf(fighters, passed) }),
    ...(note && { note }),
  }
  const key = `fight.declared.${word}${note ? 'To' : ''}`
  return Object.keys(words).length > 0 ? phrase(key, words) : phrase(key)
}

/** Whoever flees gives those who engage them a free attack (CI-116): who only leaves is said to do so. */
function moveWord(isOut: boolean, { flees }: Fighter): string {
  if (isOut) return flees ? 'fleeOut' : 'leave'
  return flees ? 'flee' : 'move'
}

/** A spell with its level, where one is said, and those it is aimed at. */
function describeSpell(
  { name: spell, level, targets = [] }: Extract<Declaration, { kind: 'spell' }>,
  fighters: readonly Fighter[],
): Phrase {
  const aimedAt = namesOf(fighters, targets)
  const words = level === undefined ? { spell } : { spell, level }
  const key = `fight.declared.${level === undefined ? 'spell' : 'spellOfLevel'}`
  if (aimedAt === '') return phrase(key, words)
  return phrase(`${key}At`, { ...words, targets: aimedAt })
}

/** Names one after the other. */
export function namesOf(fighters: readonly Fighter[], ids: readonly string[]): string {
  return ids.map((id) => nameOf(fighters, id)).join(', ')
}

function weaponName({ combatant }: Fighter, index: number): string {
  return combatant.sheet.weapons[index]?.name ?? ''
}

/**
 * When the spell that somebody has begun takes effect, or that it is lost; null where they cast none, or it is
 * not known.
 */
export function describeLanding(fighter: Fighter, spells: readonly SpellItem[]): Phrase | null {
  const begun = declaredSpell(fighter, spells)
  if (begun?.cast.status === 'lost') return phrase('fight.spell.isLost')
  if (begun?.cast.status !== 'waiting' || !begun.turn || !begun.step) return null
  return phrase('fight.spell.lands', { turn: begun.turn, step: begun.step })
}

/** That the spell somebody has declared is lost (CI-060); null where it is not. */
export function describeLoss(fighter: Fighter, spells: readonly SpellItem[]): Phrase | null {
  const isLost = declaredSpell(fighter, spells)?.cast.status === 'lost'
  return isLost ? phrase('fight.spell.isLost') : null
}

/** The spell of their own that somebody has declared. */
const declaredSpell = ({ id, declaration }: Fighter, spells: readonly SpellItem[]) =>
  declaration?.kind === 'spell' && declaration.item === undefined
    ? spells.findLast(({ cast }) => cast.casterId === id && cast.item === null)
    : undefined

/** How somebody moves: which way, how far, and towards whom; as declared where they said no more. */
export function describeMovement(movement: Movement | null, fighters: readonly Fighter[]): Phrase {
  if (!movement) return phrase('fight.moving.asDeclared')
  const { hexes, towards, note } = movement
  const key = `fight.moving.goes${towards === undefined ? '' : 'To'}${note === undefined ? '' : 'Noted'}`
  return phrase(key, {
    ...{ way: `@fight.way.${movement.way}`, count: hexes },
    ...(towards !== undefined && { whom: nameOf(fighters, towards) }),
    ...(note !== undefined && { note }),
  })
}

/** How somebody moves beside what they declare, or what else they do where they stay; null for neither, and of a foe under cover. */
export function describeGoing(fighter: Fighter, fighters: readonly Fighter[]): Phrase | null {
  const movement = movementIn(fighter.declaration ?? undefined)
  if (!movement || fighter.declaration?.kind === 'move' || isUnderCover(fighter)) return null
  const isPlain = movement.way === 'walk' && movement.note === undefined
  const row = movement.hexes === 0 && isPlain && actionOf(movement.action ?? '')
  if (row) return actionWords(row)
  return isPlain
    ? phrase('fight.moving.walks', { count: movement.hexes })
    : describeMovement(movement, fighters)
}

/**
 * How a roll came out: an attack has hit or missed by how much, has gone astray, has struck a shield, or is
 * fumbled; a spell, or a save from it, has worked or failed.
 */
export function describeVerdict(result: AttackResult | CastRoll, isSave = false): Phrase {
  const by = Math.abs(result.net)
  if ('verdict' in result) return phrase(`fight.verdict.${verdictOf(result)}`, { by })
  const whose = isSave ? 'saveVerdict' : 'verdict'
  return phrase(`fight.spell.${whose}.${result.success ? 'works' : 'fails'}`, { by })
}

/**
 * What goes astray, or strikes the shield it went for, is no plain miss: by how much it missed decides nothing
 * (CI-150, CI-181, CI-214).
 */
function verdictOf({ verdict, astray, atShield }: AttackResult): string {
  if (verdict !== 'miss') return verdict
  if (atShield) return 'shield'
  return astray ? 'astray' : verdict
}

/** Where an attack of the queue stands. */
export function describeStatus({ status, result, barred }: QueueItem): Phrase {
  if (barred) return barred
  if (status === 'waiting' || status === 'passed' || !result)
    return phrase(`fight.status.${status}`)
  if (status === 'needsWear') {
    const verdict = verdictOf(result)
    const key = verdict === 'fumble' || verdict === 'shield' ? `${verdict}Wear` : 'needsWear'
    return phrase(`fight.status.${key}`)
  }
  if (result.verdict !== 'hit') return describeVerdict(result)
  const key = status === 'needsDamage' ? 'needsDamage' : 'hit'
  return phrase(`fight.status.${key}`, { count: result.multiple })
}

/**
 * What a fumble does to whoever has fumbled, row by row (CI-130); nothing where nobody has. That the
 * attack fails is said by its verdict.
 */
export function describeFumble({ result }: Pick<QueueItem, 'result'>): Phrase[] {
  const rows = (result?.fumbles ?? []).filter((id) => id !== 'failsOutright')
  return rows.map((id) =>
    result?.type === 'Hm'
      ? missileFumbleWords({ id }, result.astray === true)
      : meleeFumbleWords({ id }),
  )
}

/** The same in a word or a sign, for a card in the queue. */
export function describeStatusShortly({ status, result, barred }: QueueItem): Phrase {
  if (barred) return phrase('fight.short.barred')
  if (status !== 'resolved' || !result) return phrase(`fight.short.${status}`)
  return phrase(`fight.short.${verdictOf(result)}`, { count: result.multiple })
}

/** How likely an attack hits, and from which roll on where one can be named. */
export function describeChance({ share, neededRoll }: HitChance): Phrase {
  const percent = Math.round(100 * share)
  return neededRoll === null
    ? phrase('fight.oddsOnly', { percent })
    : phrase('fight.oddsFrom', { percent, roll: neededRoll })
}
