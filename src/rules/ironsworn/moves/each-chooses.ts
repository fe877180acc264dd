import { phrase } from '../../../shared/phrase'
import { unanswered, type Ask } from '../../moves/ask'
import { defineMove } from '../../moves/data/define-move'
import type { Change, MoveData } from '../../moves/data/move-data'
import type { SheetRules } from '../../moves/data/sheet-rules'
import { addTo, freshTally, makeChanges, type Tally } from '../../moves/data/tally'
import type { Effect, Move, MoveInput } from '../../moves/move'
import { isOutcome } from '../../moves/outcome'
import { everybody, sheetOn, withEffects } from '../../moves/sides'
import { type Settings } from '../settings/settings'
import { characterSchema, partySchema, type Character } from '../sheet'
import { companionFields, recoveries } from './focus'
import { choicesAllowed, optionBarred } from './options'

type Member = Exclude<Effect['on'], 'party'>

/** Health for the character and its companions alike (IS-087, IS-111, IS-180). */
const companionHealth: Readonly<Record<string, number>> = {
  ...{ 'makeCamp.recuperate': 1, 'makeCamp.partake': 1, 'sojourn.recuperate': 2 },
}

/** A camp or a stay: one rolls, then every character chooses for themselves (IS-095, IS-107, IS-111). */
export function eachChooses(data: MoveData, rules: SheetRules, settings: Settings): Move {
  const move = defineMove({ ...data, wantsCompany: true }, rules)
  const asks = (input: MoveInput) => asksOf(data, move, input, settings)
  return {
    ...move,
    after: (input, picks) => [...(move.after?.(input, picks) ?? []), ...asks(input)],
    outcome(input, picks) {
      const base = move.outcome?.(input, picks) ?? phrase('runner.refused.step')
      if (!isOutcome(base)) return base
      const open = unanswered(asks(input), input.answers)
      if (open) return open
      const tally = freshTally(withEffects(input, base.effects))
      Object.assign(tally.outcome, base)
      for (const member of everybody(input)) chosenBy(member, tally, data, { rules, settings })
      return tally.outcome
    },
  }
}

const idOf = (member: Member, turn: number) => `${member}.${turn}`

/** The choices of everyone after a hit; nobody chooses after a miss. */
function asksOf(data: MoveData, move: Move, input: MoveInput, settings: Settings): Ask[] {
  const { band } = move.read(input)
  if (band !== 'strong' && band !== 'weak') return []
  return everybody(input).flatMap((member): Ask[] => {
    const bond = data.id === 'sojourn' && member !== 'actor' ? [bondAsk(data, member)] : []
    const isBonded =
      member === 'actor' ? input.given['bond'] === 1 : input.answers?.[`${member}.bond`] === 'yes'
    const count = choicesAllowed(data.id, band, { isBonded, settings })
    return [
      ...bond,
      ...Array.from({ length: count }, (_, turn) => choiceAsk(data, member, turn, input, settings)),
    ]
  })
}

function bondAsk({ rule, words }: MoveData, member: Member): Ask {
  const values = ['yes', 'no'].map((value) => ({
    value,
    label: phrase(`${words}.bonded.${value}`),
  }))
  return {
    ...{ id: `${member}.bond`, whom: member, who: 'player', rule },
    label: phrase(`${words}.bonded.label`),
    kind: { type: 'choice', values },
  }
}

/** What one may still choose: legal, and not chosen before (IS-091). */
function choiceAsk(
  { id, rule, words, options = {} }: MoveData,
  member: Member,
  turn: number,
  input: MoveInput,
  settings: Settings,
): Ask {
  const character = characterSchema.parse(sheetOn(input, member) ?? {})
  const party = partySchema.parse(input.party ?? {})
  const before = Array.from({ length: turn }, (_, at) => input.answers?.[idOf(member, at)])
  const open = Object.keys(options).filter(
    (option) =>
      !before.includes(option) && optionBarred(id, option, character, party, settings) === null,
  )
  return {
    ...{ id: idOf(member, turn), whom: member, who: 'player', rule },
    label: phrase('ironsworn.chooses', { turn: turn + 1 }),
    kind: {
      type: 'choice',
      values: [...open, 'nothing'].map((value) => ({
        value,
        label: phrase(value === 'nothing' ? 'ironsworn.nothing' : `${words}.option.${value}`),
      })),
    },
  }
}

/** Lets the choices of one character land: what clears comes before what raises (IS-177). */
function chosenBy(
  member: Member,
  tally: Tally,
  data: MoveData,
  { rules, settings }: { rules: SheetRules; settings: Settings },
): void {
  const { options = {} } = data
  const { answers = {} } = tally.input
  const taken = Array.from({ length: 3 }, (_, turn) => answers[idOf(member, turn)])
  const gains: Record<string, number> = {}
  for (const [id, option] of Object.entries(options)) {
    if (!taken.includes(id) || isVain(id, member, tally, data, settings)) continue
    const before = tally.outcome.effects.length
    makeChanges(
      tally,
      (option.changes ?? []).map((change) => moved(change, member)),
      rules,
    )
    gains[id] = tally.outcome.effects
      .slice(before)
      .reduce((all, { from, to }) => all + (Number(to) - Number(from) || 0), 0)
    healCompanions(member, tally, companionHealth[`${data.id}.${id}`] ?? 0, option.rule, rules)
    addTo(tally, {
      chips: (option.chips ?? []).map(({ id: chip, scope, ...rest }) => ({
        ...{ ...rest, on: member, scope: typeof scope === 'string' ? scope : [...scope] },
        text: phrase(`${data.words}.chip.${chip}`),
      })),
    })
  }
  const given = Object.fromEntries(recoveries.map((id) => [id, Math.min(2, gains[id] ?? 0)]))
  const mayFocus = data.id === 'sojourn' && recoveries.some((id) => taken.includes(id))
  if (mayFocus) {
    tally.outcome.leadsTo.push({ oneOf: ['sojournFocus'], by: member, given, rule: 'IS-179' })
  }
}

/** Whether somebody before has left nothing of it: equipped for all, eaten the last (IS-175, IS-181). */
function isVain(
  option: string,
  member: Member,
  { input }: Tally,
  { id }: MoveData,
  settings: Settings,
): boolean {
  const character = characterSchema.parse(sheetOn(input, member) ?? {})
  return (
    optionBarred(id, option, character, partySchema.parse(input.party ?? {}), settings) !== null
  )
}

const moved = (change: Change, member: Member): Change =>
  change.on === 'actor' ? { ...change, on: member } : change

function healCompanions(
  member: Member,
  tally: Tally,
  by: number,
  rule: string,
  rules: SheetRules,
): void {
  if (by === 0) return
  const character: Character = characterSchema.parse(sheetOn(tally.input, member) ?? {})
  const changes = companionFields(character).map(({ field }) => ({ on: member, field, by, rule }))
  makeChanges(tally, changes, rules)
}
