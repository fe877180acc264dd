import { basisSchema, type Basis } from '../../../src/rules/cold-iron/combatant/basis'
import { readSheet } from '../../../src/rules/cold-iron/combatant/combatant'
import { adjustmentOf } from '../../../src/rules/cold-iron/gear/attributes'
import { scoreOf } from '../../../src/rules/cold-iron/ratings/basis-of'
import { workingOut } from '../../../src/rules/cold-iron/ratings/work-out'
import type { SystemRulings } from '../../../src/rules/system/settings'
import type { WorkedFigure } from '../../../src/rules/system/sheet/working-out'
import type { Sum, Term } from '../../../src/shared/term'
import type { Figures, Given, GivenWeapon, Step } from './case'
import { reasonOf } from './figures'

const asPublished: SystemRulings = { settings: {}, charts: {} }

/** Figures worked out for a sheet, by their paths. */
export type Worked = ReadonlyMap<string, WorkedFigure>

/** What a sheet's figures come to, as the game master sees them before he takes them over. */
export function workedFor(sheet: object, basis: object): Worked {
  const answer = workingOut.workOut(readSheet(sheet), basisSchema.parse(basis), asPublished)
  if ('key' in answer) throw new Error(answer.key)
  return new Map(answer.figures.map((each) => [each.path, each]))
}

/** The sum behind a worked figure. */
export function sumOf(worked: Worked, path: string): Sum {
  const figure = worked.get(path)
  if (!figure) throw new Error(`nothing makes ${path}`)
  return figure.sum
}

/** The term of a worked figure by its last word; 0 where nothing of the kind counts. */
export function termOf(worked: Worked, path: string, word: string): number {
  const found = sumOf(worked, path).terms.find(({ label }) => label.key.endsWith(`.${word}`))
  return found?.value ?? 0
}

/** A weapon as its list has it. */
function listed(given: GivenWeapon, arrow: unknown): object {
  const { name, dice, hands } = given
  const { strReq1H, strReq2H } = { ...given } as Figures
  const own = typeof strReq1H === 'number' ? strReq1H : null
  const two = typeof strReq2H === 'number' ? strReq2H : hands === 2 ? own : null
  return { name, dice, strReq1H: own, strReq2H: two, shots: shotsOf(arrow) }
}

function shotsOf(arrow: unknown): string {
  const { qualityDamage, qualityHm } = { ...(arrow as object | undefined) } as Figures
  if (qualityDamage === true && qualityHm === true) return 'both'
  return qualityDamage === true ? 'damage' : qualityHm === true ? 'hm' : 'plain'
}

/** What somebody's figures are worked out from, as far as the case says; every level is that of his class. */
export function basisFor(given: Given, step: Partial<Step> = {}): Basis {
  const { str, dex, dexAdj, con, will, pml, siz, shield, weapon } = given as Figures & Given
  const level = step['level'] ?? 0
  const score = (value: unknown, adj: unknown) =>
    typeof value === 'number' ? value : typeof adj === 'number' ? scoreOf(adj) : 10
  const { strReq, strReqOneSizeLarger } = { ...shield } as Figures
  const carried = [...((given['items'] ?? []) as number[]), Number(step['add'] ?? 0)]
  return basisSchema.parse({
    scores: { str: score(str, null), dex: score(dex, dexAdj), con, will: score(will, null) },
    build: { siz },
    levels: {
      ...{ fighter: level, melee: level, shield: level, dodge: level, unarmed: level },
      passiveMagic: pml ?? 0,
    },
    inHand: {
      parryMode: step['parryMode'] ?? given.parryMode,
      shieldD: shield?.D ?? 0,
      shieldStrReq: strReq ?? 0,
      shieldStrReqThrown: strReqOneSizeLarger ?? 0,
    },
    present: { strSpells: given['strSpell'] ?? 0 },
    weapons: weapon ? [listed(weapon, given['arrow'])] : [],
    pack: carried.map((encumbrance, at) => ({ name: `Item ${at + 1}`, encumbrance })),
  })
}

/** What quality adds to the figures of a sheet (CI-209). */
export type Fine = Readonly<Record<string, readonly Term[]>>

const finePaths = ['h', 'hm', 'd']

/** What quality adds to the figures the case gives, as they are worked out; null without quality. */
export function fineOn(given: Given, sheet: object): Fine | null {
  if (!given.weapon?.quality && given['arrow'] === undefined) return null
  const worked = workedFor(sheet, basisFor(given))
  const terms = (path: string) => sumOf(worked, path).terms.filter(({ rule }) => rule === 'CI-209')
  return Object.fromEntries(finePaths.map((path) => [path, terms(path)]))
}

/** A sheet with what quality adds, as it is finished (CI-096). */
export function finished(sheet: object, fine: Fine): object {
  const figures = { ...sheet } as Figures
  const more = Object.entries(fine).map(([path, terms]): [string, number] => [
    path,
    terms.reduce((all, { value }) => all + value, Number(figures[path] ?? 0)),
  ])
  return { ...sheet, ...Object.fromEntries(more.filter(([path]) => path in figures)) }
}

/** The figures of an attack with what quality adds apart, as the case has it. */
export function finelyTold(
  figures: Figures,
  attacker: Fine | undefined,
  defender: Fine | undefined,
): Figures {
  const attack = attacker?.[figures['attackType'] === 'Hm' ? 'hm' : 'h'] ?? []
  const parry = figures['defenceType'] === 'D' ? (defender?.['d'] ?? []) : []
  return {
    ...figures,
    attackValue: Number(figures['attackValue']) - pointsOf(attack),
    modifiers: { ...(figures['modifiers'] as object), ...told(attack) },
    ...(parry.length === 0
      ? {}
      : {
          defenceBase: Number(figures['defenceBase']) - pointsOf(parry),
          defenceModifiers: { ...(figures['defenceModifiers'] as object), ...told(parry) },
        }),
  }
}

function pointsOf(terms: readonly Term[]): number {
  return terms.reduce((all, { value }) => all + value, 0)
}

function told(terms: readonly Term[]): Figures {
  return Object.fromEntries(terms.map(({ label, value }) => [reasonOf(label.key), value]))
}

/** The adjustment of a score. */
export function adjOf(score: number): number {
  return adjustmentOf(score)
}
