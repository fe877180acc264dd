import { phrase, type Phrase } from '../../../shared/phrase'
import { sum, term, type Sum, type Term } from '../../../shared/term'
import { clamp } from '../../system/bounds'
import { statBoundsIn } from '../bounds'
import { defaultSettings, type Deciding } from '../settings'
import type { Character } from '../sheet'
import { armorRows, rowName, tagRows, weaponRows, type ArmorRow, type TagRow } from './tables'
import { isTwoHanded } from './weapon'

/** What armour gives and takes: points of protection, and penalties on two stats. */
export interface Armor {
  armor: Sum
  shield: Sum
  edge: Sum
  steel: Sum
}

type ArmorSettings = Deciding<'harm.wornStacks' | 'heavy.mountedClears'>
/** The same, and the campaign's own tables. */
type WornSettings = ArmorSettings & Deciding<'charts'>

/** Stats a mount carries the penalty of, where a tag spares the mounted (IF-131). */
const clearedBy: Record<ArmorSettings['heavy.mountedClears'], readonly string[]> = {
  edgeAndSteel: ['edge', 'steel'],
  edgeOnly: ['edge'],
  steelOnly: ['steel'],
  nothing: [],
}

/**
 * What pieces give and take (IF-131, IF-133). Only the best body armour and one shield protect
 * (decision `harm.wornStacks`); the penalties of all of them add up.
 */
function piecesWorn(
  pieces: readonly ArmorRow[],
  mounted: boolean,
  settings: ArmorSettings,
  tags: readonly TagRow[] = tagRows,
): Armor {
  const inSlot = (slot: ArmorRow['slot']) =>
    pieces.filter((piece) => piece.slot === slot).sort((a, b) => b.armor - a.armor)
  const stacked = settings['harm.wornStacks'] ? inSlot('body') : inSlot('body').slice(0, 1)
  const protecting = (those: ArmorRow[]) =>
    sum(those.map((piece) => term(rowName('armor', piece), piece.armor, 'IF-133')))
  const cleared = mounted ? clearedBy[settings['heavy.mountedClears']] : []
  const costing = (stat: 'edge' | 'steel') =>
    sum(pieces.flatMap((piece) => penalties(piece, stat, cleared.includes(stat), tags)))
  return {
    armor: protecting(stacked),
    shield: protecting(inSlot('shield').slice(0, 1)),
    edge: costing('edge'),
    steel: costing('steel'),
  }
}

function penalties(
  piece: ArmorRow,
  stat: 'edge' | 'steel',
  isCleared: boolean,
  tags: readonly TagRow[],
): Term[] {
  return tags
    .filter((tag) => piece.tags.includes(tag.id) && tag[stat] !== 0)
    .filter((tag) => !(isCleared && tag.exceptMounted))
    .map((tag) => term(rowName('armor', piece), tag[stat], 'IF-131'))
}

/** What a character wears in use, on foot or mounted (IF-131, IF-133). */
export function armorOf(
  { gear }: Pick<Character, 'gear'>,
  settings: WornSettings = defaultSettings,
): Armor {
  const { armors, tags } = settings.charts ?? {}
  return piecesWorn(inUse(gear, armors), gear.mount !== 'none', settings, tags)
}

/** What is worn, by the table or by what was written over it; what neither knows is not there. */
function inUse({ armors }: Character['gear'], rows: readonly ArmorRow[] = armorRows): ArmorRow[] {
  return armors
    .filter((piece) => piece.inUse)
    .flatMap(({ armorId, name, custom }) => {
      const row = rows.find(({ id }) => id === armorId)
      if (!row && !custom) return []
      const known = row ?? { id: armorId, slot: 'body' as const, armor: 0, tags: [] }
      const called = name === '' && !row ? armorId : name
      return { ...known, ...custom, ...(called === '' ? {} : { name: called }) }
    })
}

/**
 * A stat as it is rolled: the sheet's, less what armour costs, within the campaign's bounds
 * (IF-003, IF-131). What a bound cuts off is a term of its own.
 */
export function statInUse(
  character: Pick<Character, 'gear' | 'stats'>,
  stat: keyof Character['stats'],
  settings: WornSettings & Deciding<'stats.min' | 'stats.max'> = defaultSettings,
): Sum {
  const worn = armorOf(character, settings)
  const base = term(phrase(`ironFist.stat.${stat}`), character.stats[stat], 'IF-003')
  const terms = [base, ...(stat === 'edge' || stat === 'steel' ? worn[stat].terms : [])]
  const { total } = sum(terms)
  const cut = clamp(total, statBoundsIn(settings)) - total
  return sum(cut === 0 ? terms : [...terms, term(phrase('ironFist.term.bound'), cut, 'IF-003')])
}

/** Says that armour is worn of which nothing is known: it protects from nothing (IF-133). */
export function unknownWorn(
  { gear }: Pick<Character, 'gear'>,
  settings: WornSettings = defaultSettings,
): Phrase[] {
  const rows = settings.charts?.armors ?? armorRows
  const isUnknown = gear.armors.some(
    ({ inUse: isWorn, armorId, custom }) =>
      isWorn && !custom && !rows.some(({ id }) => id === armorId),
  )
  return isUnknown ? [phrase('ironFist.gear.warn.unknownWorn')] : []
}

/** What is odd about how a character is armed: a shield and both hands on a weapon (IF-130). */
export function gearWarnings(
  { gear }: Pick<Character, 'gear'>,
  settings: Deciding<'shieldWithTwoHands' | 'charts'> = defaultSettings,
): Phrase[] {
  if (settings.shieldWithTwoHands === 'allow') return []
  const { armors = armorRows, weapons = weaponRows, tags = tagRows } = settings.charts ?? {}
  const hasShield = inUse(gear, armors).some(({ slot }) => slot === 'shield')
  const twoHanded = gear.weapons.some(
    ({ weaponId, grip }) =>
      grip === 2 && weapons.some((row) => row.id === weaponId && isTwoHanded(row, tags)),
  )
  if (!hasShield || !twoHanded) return []
  const said = settings.shieldWithTwoHands === 'refuse' ? 'refused' : 'warn'
  return [phrase(`ironFist.gear.${said}.shieldWithTwoHands`)]
}
