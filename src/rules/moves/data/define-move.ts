import { phrase, type Phrase } from '../../../shared/phrase'
import { sum, term } from '../../../shared/term'
import { unanswered } from '../ask'
import { figureAt } from '../apply'
import type { AnyBand, Choice } from '../effect'
import type { Move, MoveInput, Reading } from '../move'
import type { OwedMove, Outcome } from '../outcome'
import { pickRefusal } from '../picks'
import { sheetOn } from '../sides'
import { swapOffers } from '../swap'
import { wantsAlly, wantsEveryone } from './ally'
import type { BandData, MoveData, SplitData } from './move-data'
import { opened, openingAsks, type Opened } from './opening'
import { checkFaces, rollKinds, shiftBand, type Rolled, type RollKind } from './roll-kind'
import type { SheetRules } from './sheet-rules'
import { holdsOf } from './spend-hold'
import { addTo, follow, followAnswer, land, makeChanges, type Tally } from './tally'
import { isSo } from './when'

/** Makes a move out of its data: the one interpreter of every move of every system. */
export function defineMove(data: MoveData, rules: SheetRules): Move {
  const kind: RollKind = rollKinds[data.dice]
  const { words, given = [] } = data
  const read = (input: MoveInput) => readMove(data, rules, input).reading
  const outcome = (input: MoveInput, picks: string[]) => outcomeOf(data, rules, input, picks)
  return {
    id: data.id,
    rule: data.rule,
    read,
    outcome,
    ...(data.holds ? { holds: holdsOf(data.holds, words, rules) } : {}),
    ...(data.byTable === undefined ? {} : { byTable: data.byTable }),
    ...(data.owedNotes ? { owedNotes: data.owedNotes.map((id) => `${words}.note.${id}`) } : {}),
    ...(data.saysOwed ? { saysOwed: data.saysOwed.map((id) => `${words}.note.${id}`) } : {}),
    ...(data.settles ? { settles: data.settles } : {}),
    ...(data.ends ? { ends: data.ends } : {}),
    title: phrase(`${words}.title`),
    trigger: phrase(`${words}.trigger`),
    given: given.map(({ id, min, max, initial, when, isPast }) => ({
      ...{ id, min, max, initial, label: phrase(`${words}.given.${id}`) },
      ...(isPast ? { isPast } : {}),
      ...(when ? { counts: (input: Omit<MoveInput, 'dice'>) => isSo(when, input) } : {}),
    })),
    needs: ['actor'],
    ...aimOf(data),
    ...(data.isQuestion ? { isQuestion: true } : {}),
    ...(data.isTurn ? { isTurn: true } : {}),
    wantsAlly: wantsAlly(data),
    wantsCompany: data.wantsCompany ?? wantsEveryone(data),
    takesModifiers: kind.takesModifiers,
    wantsTracks: (data.tracks ?? []).map(
      ({ label, isNeeded = false, isAside = false, goesOn = isNeeded, ...track }) => ({
        ...track,
        isNeeded,
        isAside,
        goesOn,
        label: phrase(label),
      }),
    ),
    diceCount: () => kind.sides.length,
    sides: () => kind.sides,
    before: (input) => openingAsks(data, input),
    picksRefused: (input, picks) => picksRefused(data, rules, input, picks),
    // What was asked before the roll is not asked again by what uses it.
    after: (input, picks) =>
      settle(data, rules, input, picks).asks.filter(
        ({ id }) => !data.asks?.some((asked) => asked.id === id),
      ),
    swaps(input) {
      const { pool } = rules
      const actor = actorAtRoll(data, rules, input)
      if (!pool || !actor) return null
      return swapOffers(pool, actor, input.dice, (swap) => read(swap ? { ...input, swap } : input))
    },
    ahead(input) {
      const actor = actorAtRoll(data, rules, { ...input, dice: [] })
      return (actor && rules.pool?.ahead?.(actor, data.dice)) ?? null
    },
    effects(input, picks) {
      const answer = outcome(input, picks)
      return 'effects' in answer ? answer.effects : answer
    },
  }
}

/** The sheet of whoever makes it as it is when the dice fall: what the move takes first is gone by then. */
const actorAtRoll = (data: MoveData, rules: SheetRules, input: MoveInput) =>
  opened(data, rules, { ...input, dice: [] }).tally.input.actor

/** On whom it is made, and on which track it is rolled, where its data say so. */
const aimOf = (data: MoveData): Partial<Move> => ({
  ...(data.isOwn ? { targetKinds: [] } : {}),
  ...(data.seeksTarget ? { seeksTarget: true } : {}),
  ...(data.seeksAlly ? { seeksAlly: true } : {}),
  ...(data.isOnSomebody ? { isOnSomebody: true } : {}),
  ...(data.namesTarget === undefined ? {} : { namesTarget: data.namesTarget }),
  ...(data.namesActor === undefined ? {} : { namesActor: data.namesActor }),
  ...(data.score ? { sumsTrack: data.score.track } : {}),
})

interface Read extends Opened {
  reading: Reading<AnyBand>
}

function readMove(data: MoveData, rules: SheetRules, input: MoveInput): Read {
  const kind: RollKind = rollKinds[data.dice]
  checkFaces(input.dice, kind.sides)
  const at = opened(data, rules, input)
  const rolled = kind.read(at.faces, at.added, rules.diceRule)
  const { band, sum: figure } = stepped(kind, rolled, input.shift ?? 0, rules)
  const found = data.bands[band]
  const choice = found ? choiceOf(data, found, at.tally.input, rules) : null
  const matched = kind.isMatch?.(input.dice) ? { isMatch: true, ...cueOf(band, rules) } : {}
  return {
    ...at,
    reading: {
      ...{ sum: figure, band, choice, gmMove: found?.gmMove ?? null },
      ...owedAs(data, found),
      ...matched,
    },
  }
}

/** What the GM's move of a band is, where one of its notes says so. */
function owedAs(data: MoveData, band: BandData | undefined): Pick<Reading<AnyBand>, 'owedAs'> {
  const says = [...(data.owedNotes ?? []), ...(data.saysOwed ?? [])]
  const note = band?.gmMove ? band.notes?.find((id) => says.includes(id)) : undefined
  return note === undefined ? {} : { owedAs: phrase(`${data.words}.note.${note}`) }
}

/** What a match brings to mind: it belongs to the dice, its meaning to what came of them. */
function cueOf(band: AnyBand, { match }: SheetRules): Pick<Reading, 'cue'> {
  if (!match) return {}
  const { rule, note, tables = {} } = match
  return { cue: { words: phrase(`${note}.${band}`), rule, tables: tables[band] ?? [] } }
}

/** Why the picks are not legal: too many or few, or points that are not shared out. */
function picksRefused(
  data: MoveData,
  rules: SheetRules,
  input: MoveInput,
  picks: string[],
): Phrase | null {
  const { tally, reading } = readMove(data, rules, input)
  const pieces = [data.bands[reading.band], ...picks.map((id) => data.options?.[id])]
  const splits = pieces.flatMap((piece) => piece?.split ?? [])
  return (
    pickRefusal(reading.choice, picks, input.fewer) ??
    splits.map((split) => splitRefusal(split, tally.input)).find((refused) => refused !== null) ??
    null
  )
}

/** Help moves the band; the total only where the campaign has decided so. */
function stepped(
  kind: RollKind,
  rolled: Rolled,
  shift: number,
  { shiftsTotal }: SheetRules,
): Rolled {
  const band = shiftBand(kind, rolled.band, shift)
  if (!shiftsTotal || band === rolled.band || !kind.edge) return { ...rolled, band }
  const by = kind.edge(band, rolled.sum.total) - rolled.sum.total
  return { band, sum: sum([...rolled.sum.terms, term(phrase('runner.term.step'), by, 'IF-006')]) }
}

function settle(data: MoveData, rules: SheetRules, input: MoveInput, picks: string[]): Tally {
  const { tally, reading } = readMove(data, rules, input)
  const band = data.bands[reading.band]
  makeChanges(tally, data.always, rules)
  if (band) follow(tally, band, band.rule, { data, rules })
  for (const ask of data.asks ?? []) followAnswer(tally, ask, { data, rules })
  for (const id of picks) {
    const option = data.options?.[id]
    if (option) follow(tally, option, option.rule, { data, rules })
  }
  noteMatch(tally, reading, rules)
  return tally
}

/** Dice that fell alike are a cue for the GM, who may leave it (`match`): no move of theirs, but kept in mind. */
function noteMatch({ outcome }: Tally, { isMatch, band }: Reading<AnyBand>, { match }: SheetRules) {
  if (!isMatch || !match) return
  outcome.notes.push(phrase(`${match.note}.${band}`))
}

function outcomeOf(
  data: MoveData,
  rules: SheetRules,
  input: MoveInput,
  picks: string[],
): Outcome | Phrase {
  const tally = settle(data, rules, input, picks)
  const refused =
    unanswered(openingAsks(data, input), input.answers) ??
    picksRefused(data, rules, input, picks) ??
    unanswered(tally.asks, input.answers)
  if (refused) return refused
  const { outcome } = tally
  if (tally.procedures.length > 0) {
    const done = rules.perform(tally.procedures, tally.input)
    land(tally, done.effects ?? [])
    outcome.leadsTo.push(...(done.leadsTo ?? []))
    outcome.gmMoves.push(...(done.gmMoves ?? []))
    outcome.notes.push(...(done.notes ?? []))
    addTo(tally, done)
  }
  return { ...outcome, gmMoves: onceEach(outcome.gmMoves) }
}

/** A band and a pick may both name the same debt of the GM: it is owed once. */
function onceEach(owed: readonly OwedMove[]): OwedMove[] {
  const isSame = (one: OwedMove, other: OwedMove) =>
    one.due === other.due && one.against === other.against
  return owed.filter((each, index) => owed.findIndex((other) => isSame(each, other)) === index)
}

/** What a band grants to pick on this table; an option out of season says why. */
function choiceOf(
  { id: move, options = {}, words }: MoveData,
  { picks }: BandData,
  input: MoveInput,
  { distinct, barred: barredBy }: Pick<SheetRules, 'distinct' | 'barred'>,
): Choice | null {
  if (!picks || !isSo(picks.when, input)) return null
  const { count, from, unopposed = 'gm', upTo = false } = picks
  const who = picks.who === 'opposition' && !input.target ? unopposed : picks.who
  const listed = from.flatMap((id) => {
    const option = options[id]
    if (!option) return []
    const label = phrase(`${words}.option.${id}`)
    const barred = isSo(option.when, input)
      ? barredBy?.(move, id, input)
      : phrase(`${words}.barred.${id}`)
    return [{ id, label, rule: option.rule, ...(barred ? { barred } : {}) }]
  })
  return { who, count, distinct, picks: listed, ...(upTo ? { upTo } : {}) }
}

/**
 * Why points that are owed are not shared out as they must be, in words; null when they are: all
 * of them, or all that these sheets can give, and nowhere more than there is.
 */
function splitRefusal({ owed, among }: SplitData, input: MoveInput): Phrase | null {
  const { given } = input
  const shares = among.map(({ given: id, on, field, least = -Infinity }) => ({
    share: figureAt(given, id),
    most: Math.max(0, figureAt(sheetOn(input, on), field) - least),
  }))
  if (shares.some(({ share, most }) => share > most)) return phrase('runner.refused.splitOver')
  const most = shares.reduce((all, each) => all + each.most, 0)
  const due = Math.min(figureAt(given, owed), most)
  const sharedOut = shares.reduce((all, { share }) => all + share, 0)
  return sharedOut === due ? null : phrase('runner.refused.split', { due, given: sharedOut })
}
