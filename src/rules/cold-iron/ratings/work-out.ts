import { sum, type Sum } from '../../../shared/term'
import { phrase, type Phrase } from '../../../shared/phrase'
import type { SystemRulings } from '../../system/settings'
import type { WorkedFigure, WorkedOut, WorkingOut } from '../../system/sheet/working-out'
import { armouryIn } from '../armoury/armoury'
import { equipped } from '../armoury/carried'
import { basisSchema, type Basis, type ListedWeapon, type ParryClass } from '../combatant/basis'
import { sheetSchema, type Sheet } from '../combatant/sheet'
import type { Weapon } from '../combatant/weapon'
import { qualityParry } from '../gear/quality'
import { carried, loadIndex, loadPenalty, loadRow, rowBorne } from '../load/load'
import type { LoadRow } from '../load/chart'
import { allowanceOf } from '../load/allowance'
import { fields } from '../fields'
import { explainFigure } from '../rulebook/glossary'
import { wordsIn } from '../describe'
import { adjustmentsFor } from './adjustments'
import { adjustmentOf, pointsPerLevel } from './attributes'
import { basisOf } from './basis-of'
import { hitPointsFor, mentalPointsFor, sizeFor } from './body-points'
import { sheetChartsIn, type SheetCharts } from './charts'
import { part, partUnlessZero } from './figures'
import { parryClassOf } from './melee'
import { ratingsOf, type InHand } from './ratings'
import { loadNote, warningsOf } from './told'
import { fineTerms, presentStr, wield } from '../gear/wielding'

const { words } = wordsIn('ratings')

/** What is asked again and again while figures are worked out. */
interface Work {
  sheet: Sheet
  basis: Basis
  charts: SheetCharts
  siz: Sum
  load: LoadRow | null
}

/** How the figures of a sheet come from scores, levels, gear and load (CI-004, CI-096). */
export const workingOut: WorkingOut = {
  field: 'basis',
  basis: basisSchema,
  equipped: (sheet, basis, rulings) =>
    equipped(sheetSchema.parse(sheet), basisSchema.parse(basis), armouryIn(rulings)),
  basisOf: (sheet, rulings) => basisOf(sheetSchema.parse(sheet), armouryIn(rulings)),
  workOut: (sheet, basis, rulings) =>
    workOut(sheetSchema.parse(sheet), basisSchema.parse(basis), rulings),
}

function workOut(sheet: Sheet, basis: Basis, rulings: SystemRulings): WorkedOut | Phrase {
  const charts = sheetChartsIn(rulings)
  const most = charts.ratings.length - 1
  if (Math.max(...proficiencies(basis)) > most) return words('refused.level', { most })
  const pack = carried(basis.pack, basis.present.mounted)
  const index = loadIndex(pack.total, Math.min(999, presentStr(basis)))
  const load = loadRow(index, charts.encumbrance)
  const work = {
    sheet,
    basis,
    charts,
    siz: sizeOf(basis),
    load: rowBorne(index, charts.encumbrance),
  }
  return {
    figures: [
      ...fighting(work),
      ...bodily(work),
      ...mental(work),
      ...(load ? moving(work, load) : []),
      ...weapons(work),
    ],
    notes: [loadNote(pack, index)],
    warnings: [...(load ? [] : [words('warning.tooMuch')]), ...warningsOf(work)],
  }
}

function proficiencies({ levels }: Basis): number[] {
  const { melee, shield, dodge, unarmed, missile } = levels
  return [melee, shield, dodge, unarmed, missile]
}

function sizeOf({ build }: Basis): Sum {
  const { siz, strPotential, conPotential, sizChoice } = build
  if (strPotential === null || conPotential === null) return sum([part('siz', siz, 'CI-004')])
  return sizeFor(strPotential, conPotential, sizChoice)
}

function adjustmentsOf({ basis, charts, load, siz }: Work) {
  const { dex } = basis.scores
  const scores = { str: presentStr(basis), dex, siz: siz.total }
  const dexLoaded = dex + (load?.dexPen ?? 0)
  return { ...adjustmentsFor(scores, charts.attributes), dexLoaded }
}

function worked(group: string, path: string, made: Sum, more: Partial<WorkedFigure> = {}) {
  const label = phrase(fields[path]?.label ?? '')
  const hint = explainFigure(path)
  const known = hint ? { hint } : {}
  return {
    path,
    label,
    ...known,
    group: words(`group.${group}`),
    value: made.total,
    sum: made,
    ...more,
  }
}

/** What a score makes: the figure, and the score that it was read from. */
function from(key: string, value: number, score: number, rule = 'CI-004'): Sum {
  return sum([part(key, value, rule, { score })])
}

function fighting(work: Work): WorkedFigure[] {
  const { basis, charts, load, siz } = work
  const adjustments = adjustmentsOf(work)
  const { dbL, ...ratings } = ratingsOf(
    basis.levels,
    adjustments,
    inHandOf(work),
    load,
    charts.ratings,
  )
  const { parryMode, shieldD } = basis.inHand
  const attacks = ['h', 'hs', 'hw', 'hm', 'htH'] as const
  const defences = ['db', 'dw', 'dm'] as const
  return [
    ...attacks.map((path) => worked('attack', path, ratings[path])),
    worked('defence', 'd', ratings.d, { along: { parryMode, shieldD } }),
    ...(parryMode === 'shield' ? [worked('defence', 'dWeapon', weaponAlone(work))] : []),
    ...defences.map((path) => worked('defence', path, ratings[path])),
    worked('defence', 'dbL', sum([part('dbL', dbL, 'CI-099', { level: basis.levels.dodge })])),
    worked(
      'defence',
      'stD',
      sum([
        part('sizD', adjustments.sizD, 'CI-100', { score: siz.total }),
        part('standing', -5, 'CI-100'),
      ]),
    ),
  ]
}

function weaponAlone(work: Work): Sum {
  const { basis, charts, load } = work
  const weapon = { ...basis, inHand: { ...basis.inHand, parryMode: 'weapon' as const } }
  const inHand = inHandOf({ ...work, basis: weapon })
  return ratingsOf(basis.levels, adjustmentsOf(work), inHand, load, charts.ratings).d
}

/** The weapon they parry with, and the one they shoot: the sheet's first of each, if it names none. */
function inHandOf({ sheet, basis }: Work): InHand {
  const { parryMode, shieldD, shieldQuality } = basis.inHand
  const own = sheet.parryWeapon === null ? undefined : sheet.weapons[sheet.parryWeapon]
  const melee = own ?? sheet.weapons.find(({ missile }) => !missile)
  const shot = sheet.weapons.find(({ missile }) => missile)
  const listed = (name: string | undefined) => basis.weapons.find((each) => each.name === name)
  const fine = { weapon: melee?.quality ?? false, shield: shieldQuality }
  return {
    parryMode,
    shieldD,
    weapon: parryOf(listed(melee?.name), melee),
    hit: fineTerms(melee, listed(melee?.name), 'hit'),
    shot: fineTerms(shot, listed(shot?.name), 'hm'),
    parry: qualityParry(parryMode, fine).terms,
  }
}

function parryOf(listed: ListedWeapon | undefined, weapon: Weapon | undefined): ParryClass {
  if (listed && listed.parry !== 'byClass') return listed.parry
  return weapon ? parryClassOf(weapon.class) : 'usual'
}

function bodily(work: Work): WorkedFigure[] {
  const { basis, charts, siz } = work
  const { scores } = basis
  const { con } = scores
  const bySpells = partUnlessZero('strSpells', presentStr(basis) - scores.str, 'CI-206')
  const { strAdj, sizD, sizHtH } = adjustmentsOf(work)
  const str = presentStr(basis)
  return [
    worked('body', 'pt', hitPointsFor(con, basis.levels.fighter, charts.attributes)),
    worked('body', 'con', sum([part('con', con, 'CI-059')])),
    worked('body', 'fighterLevel', sum([part('fighterLevel', basis.levels.fighter, 'CI-059')])),
    worked('body', 'str', sum([part('str', scores.str, 'CI-205'), ...bySpells])),
    worked('body', 'strAdj', from('strOf', strAdj, str)),
    worked('body', 'conAdj', from('conOf', adjOf(work, 'con'), con)),
    worked('body', 'siz', siz),
    worked('body', 'sizD', from('sizOf', sizD, siz.total)),
    worked('body', 'sizHtH', from('sizOf', sizHtH, siz.total)),
    worked('body', 'unarmedLevel', sum([part('unarmedLevel', basis.levels.unarmed, 'CI-157')])),
  ]
}

function adjOf({ basis, charts }: Work, score: 'con' | 'will' | 'tal'): number {
  return adjustmentOf(score, basis.scores[score], charts.attributes)
}

function mental(work: Work): WorkedFigure[] {
  const { basis, charts, load } = work
  const { will, tal } = basis.scores
  const { passiveMagic } = basis.levels
  const willAdj = adjOf(work, 'will')
  const perLevel = pointsPerLevel(willAdj)
  return [
    worked('mind', 'will', sum([part('will', will, 'CI-066')])),
    worked('mind', 'willAdj', from('willOf', willAdj, will)),
    worked('mind', 'talAdj', from('talOf', adjOf(work, 'tal'), tal)),
    worked('mind', 'pml', sum([part('pml', passiveMagic, 'CI-066')])),
    worked('mind', 'mptPerLevel', from('willOf', perLevel, will, 'CI-066')),
    worked('mind', 'mpt', mentalPointsFor(will, passiveMagic, charts.attributes)),
    worked('mind', 'loadSr', sum(load ? loadPenalty(load, 'sr') : [])),
  ]
}

/** MovementAllowance, and dexterity as the load leaves it: the adjustments above keep theirs (CI-221, CI-222). */
function moving({ basis, charts }: Work, load: LoadRow): WorkedFigure[] {
  const { dex } = basis.scores
  const { maFull, maBroken } = allowanceOf(load, adjustmentOf('dex', dex, charts.attributes))
  return [
    worked('movement', 'dex', sum([part('dex', dex, 'CI-221'), ...loadPenalty(load, 'dex')])),
    worked('movement', 'maFull', maFull),
    worked('movement', 'maBroken', maBroken),
  ]
}

function weapons({ sheet, basis, charts }: Work): WorkedFigure[] {
  return sheet.weapons.flatMap((weapon, at) => {
    const listed = basis.weapons.find(({ name }) => name !== '' && name === weapon.name)
    if (!listed) return []
    const { dice, bonus } = wield({ weapon, listed, basis, chart: charts.attributes })
    const { name } = weapon
    const own = (what: string) => ({
      path: `weapons.${at}.${what}`,
      label: words(`of.${what}`, { name }),
    })
    return [
      ...(dice ? [worked('weapons', 'dice', dice.sum, { ...own('dice'), value: dice.value })] : []),
      worked('weapons', 'bonus', bonus, own('bonus')),
    ]
  })
}
