import { defineMove } from '../../moves/data/define-move'
import type { BandData, MoveData } from '../../moves/data/move-data'
import { writtenMove, type WrittenMove } from '../../moves/data/written-move'
import type { SheetRules } from '../../moves/data/sheet-rules'
import type { Move } from '../../moves/move'
import { defaultSettings, type Settings } from '../settings'
import { statSchema } from '../sheet'
import { modifiersFor } from './modifiers'
import { defend, defyDanger } from './data/daring'
import { withDamage } from './deal-damage'
import { lastBreath } from './data/death'
import { hackAndSlash, volley } from './data/fighting'
import { guardFor } from './guard'
import { withHireling } from './hireling'
import { discernRealities, spoutLore } from './data/knowing'
import { withLoad } from './load'
import { withLeave } from './meddling'
import { miss, missFor } from './miss'
import { withCoins } from './party'
import { aidOrInterfere, parley } from './data/people'
import { perilousJourney, takeWatch } from './data/road'
import { sheetRules } from './sheet-rules'
import { withBareDice, withLife, withParleyTargets, withWard } from './special'
import { carouse, outstandingWarrants, recruit, supply } from './data/town'

/** Every move that is plain data (sections 2 to 5). */
export const moveData: readonly MoveData[] = [
  hackAndSlash,
  volley,
  defyDanger,
  defend,
  spoutLore,
  discernRealities,
  parley,
  aidOrInterfere,
  lastBreath,
  takeWatch,
  perilousJourney,
  carouse,
  supply,
  recruit,
  outstandingWarrants,
]

/** All moves under a campaign's settings, by id. */
export function movesFor(settings: Settings = defaultSettings): Record<string, Move> {
  const made = moveData.map((data) => moveFor(dataFor(data, settings), settings))
  return Object.fromEntries([...made, guardFor(settings)].map((move) => [move.id, move]))
}

/** A move that the GM wrote, on two dice as the others are. */
export function writtenMoveFor(settings: Settings): (written: WrittenMove) => Move {
  const rules = {
    dice: '2d6',
    rule: 'DW-001',
    sheet: sheetRules(settings),
    stats: Object.fromEntries(statSchema.options.map((stat) => [stat, `scores.${stat}`])),
    miss: missFor(miss('DW-002'), settings),
  } as const
  return (written) => withLife(withLoad(writtenMove(written, rules), settings))
}

/** Some moves need more than data can say; all but the last one mind the load and who is down. */
function moveFor(data: MoveData, settings: Settings): Move {
  const rules = rulesFor(data, settings)
  const move = withDamage(defineMove(data, rules), data)
  if (data.id === lastBreath.id) return withBareDice(move, settings)
  return withLife(withLoad(special(move, settings), settings))
}

function special(move: Move, settings: Settings): Move {
  if (move.id === defend.id) return withWard(move)
  if (move.id === aidOrInterfere.id) return withLeave(move, settings)
  if (move.id === recruit.id) return withHireling(move)
  if (move.id === perilousJourney.id) return { ...move, isPart: true }
  if (move.id === parley.id) return withParleyTargets(move, settings)
  return move.id === carouse.id ? withCoins(move, settings) : move
}

/** Choices of a party may repeat where the campaign says so (decision `carouse.distinct`). */
function rulesFor(data: MoveData, settings: Settings): SheetRules {
  const rules = sheetRules(settings)
  return data.id === carouse.id ? { ...rules, distinct: settings['carouse.distinct'] } : rules
}

/** The data as a campaign's decisions change it. */
function dataFor(data: MoveData, settings: Settings): MoveData {
  const withModifiers = modifiersFor(missDecided(data, settings), settings)
  if (data.id === recruit.id) return awayDecided(withModifiers, settings)
  if (data.id === discernRealities.id) return usesDecided(withModifiers, settings)
  const isUsual = settings['lastBreath.modifiers'] === 'usual'
  return data.id === lastBreath.id && isUsual
    ? { ...withModifiers, stats: [{ field: 'load' }] }
    : withModifiers
}

function changeBand(data: MoveData, id: string, change: (band: BandData) => BandData): MoveData {
  const band = data.bands[id]
  return band ? { ...data, bands: { ...data.bands, [id]: change(band) } } : data
}

const missDecided = (data: MoveData, settings: Settings) =>
  changeBand(data, '6-', (band) => missFor(band, settings))

/** Who may be sent away for nothing (decision `recruit.awayBands`). */
function awayDecided(data: MoveData, settings: Settings): MoveData {
  const { sendNear, ...options } = data.options ?? {}
  if (settings['recruit.awayBands'] === 'weakAndMiss' || !sendNear) return data
  return { ...data, options: { ...options, sendNear: { rule: sendNear.rule } } }
}

/** Rolls that one study helps with (decision `discern.forwardUses`). */
function usesDecided(data: MoveData, settings: Settings): MoveData {
  const count = settings['discern.forwardUses']
  const repeated = ({ modifiers = [], ...band }: BandData): BandData => ({
    ...band,
    modifiers: modifiers.flatMap((modifier) => Array.from({ length: count }, () => modifier)),
  })
  return changeBand(changeBand(data, '10+', repeated), '7-9', repeated)
}
