import { gearWarnings } from '../../../../rules/iron-fist/gear/armor'
import { tableArms, type Arm } from '../../../../rules/iron-fist/gear/armoury'
import { armsOn } from '../../../../rules/iron-fist/gear/wielded'
import { harmSources, rowName } from '../../../../rules/iron-fist/gear/tables'
import { weaponHarm, weaponRefused } from '../../../../rules/iron-fist/gear/weapon'
import { sourceHit } from '../../../../rules/iron-fist/harm/acts'
import type { Hit } from '../../../../rules/iron-fist/harm/established-harm'
import type { Settings } from '../../../../rules/iron-fist/settings'
import { characterSchema } from '../../../../rules/iron-fist/sheet'
import { phrase, type Phrase } from '../../../../shared/phrase'
import { sum, term, type Sum } from '../../../../shared/term'
import type { HarmPerson } from './people'

/** What does the harm, as the form has it. */
export interface Blow {
  by: 'weapon' | 'source' | 'hand'
  /** Key of the one who strikes; empty for nobody. */
  striker: string
  arm: string
  grip: 1 | 2
  atClose: boolean
  warhorse: boolean
  /** The GM lets a shooting weapon be used with one hand. */
  oneHandedShot: boolean
  extraNormal: number
  extraAp: number
  source: string
  more: number
  normal: number
  ap: number
}

/** Harm that a move left to be divided among several (IF-083, IF-102). */
export interface DividedHarm {
  /** The entry of the queue. */
  id: string
  /** Keys of who strikes, empty for nobody, and of whom the move was on. */
  striker: string
  struck: string | undefined
  normal: number
  ap: number
  /** Whether the finish was picked with it: Inflict Harm follows. */
  finish: boolean
}

export const blankBlow: Blow = {
  by: 'weapon',
  striker: '',
  arm: '',
  grip: 2,
  atClose: false,
  warhorse: false,
  oneHandedShot: false,
  extraNormal: 0,
  extraAp: 0,
  source: harmSources[0]?.id ?? '',
  more: 0,
  normal: 3,
  ap: 0,
}

/** Harm before protection, each kind with its terms; why it cannot be so, and what is odd. */
export interface BlowRead {
  normal: Sum
  ap: Sum
  refused: Phrase | null
  warnings: Phrase[]
}

/** The weapons one may strike with: their own first, then those of the table. */
export function armsOf(striker: HarmPerson | undefined, settings: Settings): Arm[] {
  if (!striker) return tableArms(settings)
  return [...armsOn(striker, settings), ...tableArms(settings)]
}

/** Reads the blow by the rules: weapon, circumstance, or as the GM says. */
export function readBlow(
  blow: Blow,
  striker: HarmPerson | undefined,
  settings: Settings,
): BlowRead {
  if (blow.by === 'weapon') return readWeapon(blow, striker, settings)
  const nothing = { refused: null, warnings: [] }
  if (blow.by === 'hand') {
    const said = (kind: 'normal' | 'ap', rule: string) =>
      sum([term(phrase(`ironFist.harm.term.${kind}`), blow[kind], rule)])
    return { normal: said('normal', 'IF-103'), ap: said('ap', 'IF-105'), ...nothing }
  }
  const rows = settings.charts?.harmSources ?? harmSources
  const row = rows.find(({ id }) => id === blow.source)
  const hit = sourceHit(blow.source, row?.orMore ? blow.more : 0, rows)
  if (!row || !hit) return { ...noHarm, refused: phrase('ironFist.markHarm.refused.source') }
  const said = (points: number) =>
    sum(points === 0 ? [] : [term(rowName('harmSource', row), points, 'IF-128')])
  return { normal: said(hit.normal), ap: said(hit.ap), ...nothing }
}

const noHarm: BlowRead = { normal: sum([]), ap: sum([]), refused: null, warnings: [] }

function readWeapon(blow: Blow, striker: HarmPerson | undefined, settings: Settings): BlowRead {
  const arm = armsOf(striker, settings).find(({ id }) => id === blow.arm)
  if (!arm) return { ...noHarm, refused: phrase('harm.chooseWeapon') }
  const { grip, atClose, warhorse, extraNormal, extraAp, oneHandedShot } = blow
  const use = { ...arm.use, grip, atClose, warhorse, extraNormal, extraAp }
  const tags = settings.charts?.tags
  const { normal, ap } = weaponHarm(arm.row, use, settings, tags)
  const refused = weaponRefused(arm.row, { grip, allowOneHandedShot: oneHandedShot }, tags)
  const isOdd = striker?.type === 'character'
  return {
    normal,
    ap,
    refused,
    warnings: [
      ...(isOdd ? gearWarnings(characterSchema.parse(striker.sheet), settings) : []),
      ...(arm.isLoaded ? [] : [phrase('ironFist.gear.refused.unloaded')]),
    ],
  }
}

/** The blow as one hit. */
export function hitOf({ normal, ap }: BlowRead): Hit {
  return { normal: normal.total, ap: ap.total }
}
