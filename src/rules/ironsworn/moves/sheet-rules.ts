import { phrase } from '../../../shared/phrase'
import { term, type Term } from '../../../shared/term'
import { figureAt } from '../../moves/apply'
import type { SheetRules } from '../../moves/data/sheet-rules'
import type { SwapPool } from '../../moves/swap'
import type { MoveInput } from '../../moves/move'
import { progressScore } from '../../tracks/progress'
import { chosenCompanion } from '../figures/companions'
import { cancelsUpTo, counted, isCancelled, momentumLimits } from '../figures/momentum'
import { defaultSettings, type Settings } from '../settings'
import { characterSchema, partySchema } from '../sheet'
import { changeOn } from './changes/changes'
import { perform } from './procedures'
import { optionBarred } from './options'

/** What the moves as data must know of these sheets, under a campaign's settings. */
export function sheetRules(settings: Settings = defaultSettings): SheetRules {
  return {
    diceRule: 'IS-011',
    distinct: true,
    shiftsTotal: false,
    terms,
    change: (sheet, change, _answers, _key, at) => changeOn(sheet, change, at, settings),
    perform: (procedures, input) => perform(procedures, input, settings),
    faceTerms,
    match: { rule: 'IS-017', note: 'ironsworn.match', tables: matchTables },
    barred: (move, option, { actor, ally, party, tracks }) => {
      const character = characterSchema.safeParse(actor).data
      if (!character) return null
      const shared = partySchema.parse(party ?? {})
      const helped = characterSchema.safeParse(ally).data
      return optionBarred(move, option, {
        character,
        party: shared,
        settings,
        ally: helped,
        tracks,
      })
    },
    pool: momentumPool,
  }
}

const said = (name: string, value: number, rule: string) => [
  term(phrase(`ironsworn.${name}`), value, rule),
]

/** What a stat, or a track that stands in for one, adds (IS-011). */
function terms(sheet: object, field: string, at: MoveInput): Term[] {
  const { party } = at
  const [how, one = '', other = ''] = field.split('.')
  if (how === 'stats') return said(`stat.${one}`, figureAt(sheet, field), 'IS-056')
  if (field === 'supply')
    return said('field.supply', partySchema.parse(party ?? {}).supply, 'IS-107')
  if (field === 'bondTicks')
    return said('term.bonds', progressScore(figureAt(sheet, field)), 'IS-116')
  const [first, second] = [figureOf(sheet, one, at), figureOf(sheet, other, at)]
  const isFirst = how === 'highest' ? first >= second : first <= second
  return said(`figure.${isFirst ? one : other}`, isFirst ? first : second, 'IS-011')
}

/** A track by its name, else a stat; of several companions the one that is meant. */
function figureOf(sheet: object, name: string, at: MoveInput): number {
  if (name === 'health' || name === 'spirit') return figureAt(sheet, `${name}.value`)
  return name === 'companion' ? chosenCompanion(sheet, at).health : figureAt(sheet, `stats.${name}`)
}

/** Momentum below 0 takes the action die that shows its figure (IS-031). */
function faceTerms(sheet: object, [die = 0]: readonly number[], kind: string): Term[] {
  const isGone = kind === 'action' && isCancelled(figureAt(sheet, 'momentum'), die)
  return isGone ? said('term.cancelled', -die, 'IS-031') : []
}

/**
 * Tables that may say what a match means: an idea, or what is paid and how all turns (IS-017). It
 * stays a match after a burn, and means what the final band means (IS-169).
 */
const matchTables = {
  strong: ['classic/oracles/action_and_theme/action', 'classic/oracles/action_and_theme/theme'],
  miss: ['classic/oracles/moves/pay_the_price', 'classic/oracles/turning_point/major_plot_twist'],
}

/** The words for how many debilities hold the reset down (IS-025). */
const burdened = (sheet: object) => {
  const { reset } = momentumLimits(counted(characterSchema.parse(sheet)))
  return `@ironsworn.burn.reset.${['many', 'one', 'none'][reset] ?? 'many'}`
}

const signed = (figure: number) => (figure > 0 ? `+${figure}` : `${figure}`)

/**
 * Momentum burned for every challenge die below it: a cancelled one counts as beaten beside one
 * that is (IS-028, IS-030, IS-167). It starts again before the outcome moves it, for it is spent
 * when the dice are read (IS-020, IS-029, IS-168).
 */
const momentumPool: SwapPool = {
  label: phrase('ironsworn.field.momentum'),
  asks: phrase('ironsworn.burn.ask'),
  rule: 'IS-028',
  value: (sheet) => figureAt(sheet, 'momentum'),
  offers(sheet, dice) {
    const momentum = figureAt(sheet, 'momentum')
    const cancels = [1, 2].filter((die) => momentum > 0 && (dice[die] ?? 10) < momentum)
    return dice.length === 3 && cancels.length > 0 ? [{ cancels }] : []
  },
  spend(sheet) {
    const { reset } = momentumLimits(counted(characterSchema.parse(sheet)))
    const from = figureAt(sheet, 'momentum')
    return [{ on: 'actor', field: 'momentum', from, to: reset, rule: 'IS-029' }]
  },
  says: (sheet, swap, { dice, from, to, leaves }) =>
    phrase('ironsworn.burn.says', {
      from: `@move.band.${from}`,
      to: `@move.band.${to}`,
      value: figureAt(sheet, 'momentum'),
      faces: ('cancels' in swap ? swap.cancels : []).map((die) => dice[die] ?? 0).join(', '),
      leaves: signed(leaves),
      why: burdened(sheet),
    }),
  told: ({ from, to }) =>
    phrase('ironsworn.burn.told', { from: `@move.band.${from}`, to: `@move.band.${to}` }),
  ahead(sheet, kind) {
    const momentum = figureAt(sheet, 'momentum')
    const most = cancelsUpTo(momentum)
    if (kind !== 'action' || most === 0) return null
    return phrase('ironsworn.burn.ahead', { value: momentum, most })
  },
}
