import { phrase, type Phrase } from '../../../shared/phrase'
import { canGain, counted } from '../figures/momentum'
import { advanceCosts } from '../figures/progress'
import { boastsAllowed, defaultSettings, type Settings } from '../settings/settings'
import type { Character, Party } from '../sheet'

/** What an option is weighed with. */
interface At {
  character: Character
  party: Party
  settings: Settings
}

const canRise = (at: At) => canGain(at.character.momentum, counted(at.character))
const canHeal = ({ character: { health, debilities } }: At) =>
  health.value < health.max && !debilities.includes('wounded')
const canLift = ({ character: { spirit, debilities } }: At) =>
  spirit.value < spirit.max && !debilities.includes('shaken')
const has = (debility: Character['debilities'][number]) => (at: At) =>
  at.character.debilities.includes(debility)
const isFree = (debility: Character['debilities'][number]) => (at: At) => !has(debility)(at)
const canStock = ({ party }: At) => !party.unprepared && party.supply < 5
/** Experience still to be spent (IS-089). */
export function xpLeft({ xpEarned, xpSpent }: Pick<Character, 'xpEarned' | 'xpSpent'>): number {
  return xpEarned - xpSpent
}

/** When an option of a move may be chosen; one that is not named always may (IS-026, IS-074). */
const conditions: Readonly<Record<string, (at: At) => boolean>> = {
  'secureAnAdvantage.momentum': canRise,
  'reachYourDestination.momentum': canRise,
  'undertakeAJourney.speed': (at) => canRise(at) && at.party.supply > 0,
  'makeCamp.recuperate': (at) => canHeal(at) || hasCompanion(at),
  'makeCamp.partake': (at) =>
    (at.party.supply > 0 || at.settings['partake.atZero']) && (canHeal(at) || hasCompanion(at)),
  'makeCamp.relax': canLift,
  'makeCamp.focus': canRise,
  'sojourn.mend': has('wounded'),
  'sojourn.hearten': has('shaken'),
  'sojourn.equip': ({ party }) => party.unprepared,
  'sojourn.recuperate': (at) =>
    at.character.health.value < at.character.health.max || hasCompanion(at),
  'sojourn.consort': ({ character: { spirit } }) => spirit.value < spirit.max,
  'sojourn.provision': ({ party }) => party.supply < 5,
  'sojourn.plan': canRise,
  'forgeABond.spirit': canLift,
  'forgeABond.momentum': canRise,
  'testYourBond.spirit': canLift,
  'testYourBond.momentum': canRise,
  'clash.momentum': canRise,
  'aidYourAlly.momentum': () => true,
  'endureHarm.shake': (at) => at.character.health.value > 0 && canHeal(at),
  'endureHarm.momentum': canRise,
  'advance.asset': ({ character }) => xpLeft(character) >= advanceCosts.asset,
  'advance.upgrade': ({ character }) => xpLeft(character) >= advanceCosts.upgrade,
  'endureHarm.wounded': isFree('wounded'),
  'endureHarm.maimed': isFree('maimed'),
  'endureStress.shake': (at) => at.character.spirit.value > 0 && canLift(at),
  'endureStress.momentum': canRise,
  'endureStress.shaken': isFree('shaken'),
  'endureStress.corrupted': isFree('corrupted'),
  'faceDanger.supply': ({ party }) => party.supply > 0,
  'heal.supply': ({ party }) => party.supply > 0,
  'resupply.1': canStock,
  'resupply.2': canStock,
  'faceASetback.exchange': ({ character: { health, spirit }, party }) =>
    health.value + spirit.value + party.supply > 0,
}

const hasCompanion = ({ character: { assets } }: At) =>
  Object.values(assets).some(({ health }) => health !== null && health.value < health.max)

/** Why an option cannot be chosen, in words; null when it can. */
export function optionBarred(
  move: string,
  option: string,
  character: Character,
  party: Party,
  settings: Settings = defaultSettings,
): Phrase | null {
  const key = `${move}.${option}`
  const may = conditions[key]
  return !may || may({ character, party, settings }) ? null : phrase('ironsworn.barred')
}

/** The options of each move by outcome, by the ids of the inventory (IS-213). */
const lists: Readonly<
  Record<string, Partial<Record<'strong' | 'weak' | 'miss' | 'any', readonly string[]>>>
> = {
  faceDanger: { weak: ['momentum', 'harm', 'stress', 'supply'] },
  secureAnAdvantage: { strong: ['move', 'momentum'] },
  reachYourDestination: { strong: ['move', 'momentum'], miss: ['recommit', 'fail'] },
  makeCamp: camp(['recuperate', 'partake', 'relax', 'focus', 'prepare']),
  undertakeAJourney: { strong: ['resources', 'speed'] },
  sojourn: camp([
    'mend',
    'hearten',
    'equip',
    'recuperate',
    'consort',
    'provision',
    'plan',
    'quest',
  ]),
  drawTheCircle: camp([
    'grant_first_strike',
    'bare_yourself',
    'hold_no_iron',
    'bloody_yourself',
    'to_the_death',
  ]),
  forgeABond: { strong: ['spirit', 'momentum'] },
  testYourBond: { strong: ['spirit', 'momentum'] },
  enterTheFray: { weak: ['momentum', 'initiative'] },
  clash: { strong: ['momentum', 'inflict'] },
  endTheFight: { weak: ['harm', 'stress', 'danger', 'collateral', 'objective', 'vengeance'] },
  endureHarm: { strong: ['shake', 'momentum'], miss: ['wounded', 'maimed', 'table'] },
  endureStress: { strong: ['shake', 'momentum'], miss: ['shaken', 'corrupted', 'table'] },
  swearAnIronVow: { miss: ['press_on', 'forsake'] },
  fulfillYourVow: { miss: ['recommit', 'forsake'] },
  faceDeath: { weak: ['sacrifice', 'quest'] },
  faceDesolation: { weak: ['sacrifice', 'quest'] },
  faceASetback: { any: ['exchange', 'progress'] },
  heal: { weak: ['supply', 'momentum'] },
  resupply: { weak: ['0', '1', '2'] },
}

function camp(options: readonly string[]) {
  return { strong: options, weak: options }
}

/**
 * What may be chosen after a move (IS-091, IS-092). On a missed Endure Harm or Endure Stress
 * there is only a choice with nothing left on the track (IS-123, IS-126).
 */
export function legalOptions(
  move: string,
  outcome: 'strong' | 'weak' | 'miss' | 'any',
  character: Character,
  party: Party,
  settings: Settings = defaultSettings,
): string[] {
  const isSuffering = move === 'endureHarm' || move === 'endureStress'
  const track = move === 'endureHarm' ? character.health.value : character.spirit.value
  if (isSuffering && outcome === 'miss' && track > 0) return []
  return (lists[move]?.[outcome] ?? []).filter(
    (option) => optionBarred(move, option, character, party, settings) === null,
  )
}

/** How many may be chosen: two or one in a camp, one more for a bond, the boasts of a duel. */
export function choicesAllowed(
  move: string,
  outcome: 'strong' | 'weak' | 'miss',
  {
    isBonded = false,
    settings = defaultSettings,
  }: { isBonded?: boolean; settings?: Settings } = {},
): number {
  if (outcome === 'miss') return 0
  const base = outcome === 'strong' ? 2 : 1
  if (move === 'makeCamp') return base
  if (move === 'sojourn') return base + (isBonded ? 1 : 0)
  if (move === 'drawTheCircle') return outcome === 'strong' ? boastsAllowed(settings) : 1
  return 1
}
