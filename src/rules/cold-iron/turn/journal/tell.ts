import type { Fact } from '../../../../shared/fact'
import { phrase } from '../../../../shared/phrase'
import type { FightNews } from '../../../system/fight/fight-news'
import { isSenselessIn } from '../../body/condition'
import { byHand } from '../core/update-clocks'

type AttackOutcome = Extract<FightNews, { kind: 'attack' }>['outcome']

/** How attacks went, those within a grapple among them. */
const outcomes: Partial<Record<string, AttackOutcome>> = {
  'attack.resolved': 'hit',
  'attack.missed': 'miss',
  'attack.strayed': 'miss',
  'attack.fumbled': 'fumble',
  'grapple.hit': 'hit',
  'grapple.shot': 'hit',
  'grapple.strayed': 'hit',
  'grapple.missed': 'miss',
  'grapple.passed': 'letGo',
}

/** How an attack went; of one that was let go only a hit counts, which it is no more. */
function outcomeOf({ kind, with: own }: Fact): AttackOutcome | undefined {
  if (kind === 'attack.passed') return own?.['letGo'] === 'hit' ? 'letGo' : undefined
  return outcomes[kind]
}

/** How somebody was taken hold of. */
const holds: Partial<Record<string, 'grappled' | 'pinned'>> = {
  'grapple.tackled': 'grappled',
  'grapple.pinned': 'pinned',
}

/** What a fact of a fight comes to when the fight is told afterwards; null for one that adds nothing. */
export function newsOf(fact: Fact): FightNews | null {
  const outcome = outcomeOf(fact)
  if (outcome) return attackNews(fact, outcome)
  const deed = holds[fact.kind]
  if (deed) return grappleNews(fact, deed)
  if (fact.kind.startsWith('spell.')) return newsOfSpell(fact)
  switch (fact.kind) {
    case 'fight.begun':
      return { kind: 'begun' }
    case 'fight.ended':
      return endNews(fact)
    case 'turn.begun':
      return { kind: 'turn', turn: figure(fact, 'turn') }
    case 'blow.landed':
      return blowNews(fact)
    case 'fatigue.taken':
      return fatigueNews(fact)
    case 'hitPoints.changed':
      return pointsNews(fact)
    case 'move.fledOut':
      return { kind: 'fled', who: whoOf(fact) }
    case 'state.changed':
    case 'death.died':
      return stateNews(fact)
    default:
      return null
  }
}

function newsOfSpell(fact: Fact): FightNews | null {
  switch (fact.kind) {
    case 'spell.worked':
      return spellNews(fact)
    case 'spell.lost':
      return lostNews(fact)
    case 'spell.aimed':
      return aimNews(fact)
    case 'spell.saved':
      return saveNews(fact)
    case 'spell.laid':
    case 'spell.struck':
    case 'spell.inVain':
      return { kind: 'healed', who: whoOf(fact), points: 0, ...spellOf(fact) }
    default:
      return null
  }
}

function endNews(fact: Fact): FightNews {
  return { kind: 'ended', ...(fact.with?.['turn'] ? { turn: figure(fact, 'turn') } : {}) }
}

const whoOf = ({ about: [who] }: Fact) => who?.id ?? ''

function figure({ with: own }: Fact, name: string): number {
  return Number(own?.[name] ?? 0)
}

function attackNews(fact: Fact, outcome: AttackOutcome): FightNews {
  // In a grapple those who strike together are named, and a die says whom they strike.
  const at = fact.kind.startsWith('grapple.') ? '' : (fact.about[1]?.id ?? '')
  return { kind: 'attack', by: whoOf(fact), at, outcome }
}

function spellNews({ about: [caster, ...targets], with: own }: Fact): FightNews {
  const at = targets.map(({ id }) => id)
  return { kind: 'spell', by: caster?.id ?? '', at, spell: String(own?.['spell'] ?? '') }
}

function lostNews(fact: Fact): FightNews {
  const spell = String(fact.with?.['spell'] ?? '')
  return { kind: 'spellLost', by: whoOf(fact), spell, cause: fact.cause ?? null }
}

/** Whoever is named last is taken hold of by the others. */
function grappleNews({ about }: Fact, deed: 'grappled' | 'pinned'): FightNews {
  const ids = about.map(({ id }) => id)
  return { kind: 'grapple', by: ids.slice(0, -1), to: ids.at(-1) ?? '', deed }
}

function aimNews(fact: Fact): FightNews | null {
  const { spell } = spellOf(fact)
  return spell ? { kind: 'aimed', who: whoOf(fact), spell } : null
}

function saveNews({ about: [who, caster], with: own }: Fact): FightNews {
  const spell = { by: caster?.id ?? '', name: String(own?.['spell'] ?? '') }
  return { kind: 'withstood', who: who?.id ?? '', spell }
}

function blowNews(fact: Fact): FightNews {
  return {
    kind: 'harm',
    to: whoOf(fact),
    by: fact.about[1]?.id ?? null,
    wounds: figure(fact, 'points'),
    fatigue: figure(fact, 'fatigue'),
    multiple: figure(fact, 'multiple'),
    cause: fact.cause ?? null,
  }
}

/** Harm that was no blow: of whoever's spell it was, or of nobody. */
function otherHarm(fact: Fact, wounds: number, fatigue: number): FightNews {
  const by = fact.about[1]?.id ?? null
  return {
    kind: 'harm',
    to: whoOf(fact),
    by,
    wounds,
    fatigue,
    multiple: 0,
    cause: fact.cause ?? null,
    ...spellOf(fact),
  }
}

/** The spell by which somebody else did this; what a healer pays is done by nobody. */
function spellOf({ about, cause }: Fact): Pick<Extract<FightNews, { kind: 'harm' }>, 'spell'> {
  const by = about[1]?.id
  if (!by || cause?.key !== bySpell) return {}
  return { spell: { by, name: String(cause.with?.['spell'] ?? '') } }
}

const bySpell = 'coldIron.spells.cause.spell'
const tellsFatigue = new Set([byHand().key, 'coldIron.cause.effect', bySpell])

/**
 * Only what the game master dealt, and what works on somebody: a blow tells its own fatigue, and the
 * rest is exertion.
 */
function fatigueNews(fact: Fact): FightNews | null {
  if (!fact.cause || !tellsFatigue.has(fact.cause.key)) return null
  return otherHarm(fact, 0, Number(fact.to) - Number(fact.from))
}

function pointsNews(fact: Fact): FightNews {
  const points = Number(fact.to) - Number(fact.from)
  if (points < 0) return otherHarm(fact, -points, 0)
  return { kind: 'healed', who: whoOf(fact), points, ...spellOf(fact) }
}

function stateNews(fact: Fact): FightNews {
  const dead = fact.kind === 'death.died'
  const condition = String(fact.to)
  return {
    kind: 'state',
    who: whoOf(fact),
    words: phrase(`coldIron.condition.${condition}`),
    wasDown: isSenselessIn(String(fact.from)),
    down: dead || isSenselessIn(condition),
    dead,
  }
}
