import { phrase } from '../../../shared/phrase'
import { unanswered, type Ask } from '../../moves/ask'
import { defineMove } from '../../moves/data/define-move'
import type { Change, MoveData } from '../../moves/data/move-data'
import type { SheetRules } from '../../moves/data/sheet-rules'
import { addTo, freshTally, makeChanges, type Tally } from '../../moves/data/tally'
import type { Effect } from '../../moves/effect'
import type { Move, MoveInput } from '../../moves/move'
import { isOutcome } from '../../moves/outcome'
import { everybody, sheetOn, withEffects } from '../../moves/sides'
import type { Settings } from '../settings'
import { characterSchema, partySchema, type Character } from '../sheet'
import { supplyMax } from '../figures/suffer'
import { asGains, companionFields, gains } from './focus'
import { choicesAllowed, optionBarred } from './options'
import { hasBond, placeOf } from './decorators/with-bonds'

type Member = Exclude<Effect['on'], 'party'>

/** Health for the character and its companions alike (IS-087, IS-111, IS-180). */
const companionHealth: Readonly<Record<string, number>> = {
  'makeCamp.recuperate': 1,
  'makeCamp.partake': 1,
  'sojourn.recuperate': 2,
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
      for (const member of equippedFirst(input)) chosenBy(member, tally, data, { rules, settings })
      return tally.outcome
    },
  }
}

const idOf = (member: Member, turn: number) => `${member}.${turn}`

/** The choices of everyone after a hit; nobody chooses after a miss. */
function asksOf(data: MoveData, move: Move, input: MoveInput, settings: Settings): Ask[] {
  const { band } = move.read(input)
  if (band !== 'strong' && band !== 'weak') return []
  const choosing = choosers(input)
  return everybody(input).flatMap((member): Ask[] => {
    const joins = isAbsent(member, input) ? [joinsAsk(data, member)] : []
    if (!choosing.includes(member)) return joins
    const isAsked = data.id === 'sojourn' && member !== 'actor' && placeOf(input.answers) === null
    const bond = isAsked ? [bondAsk(data, member)] : []
    const count = choicesAllowed(data.id, band, isBonded(member, input))
    return [
      ...joins,
      ...bond,
      ...Array.from({ length: count }, (_, turn) => choiceAsk(data, member, turn, input, settings)),
    ]
  })
}

const joinsId = (member: Member) => `${member}.joins`

const isAbsent = (member: Member, { absent = [] }: MoveInput) =>
  absent.some((each) => each === member)

/** Everybody who is there, and of those who are not whoever was said to take part all the same. */
function choosers(input: MoveInput): Member[] {
  return everybody(input).filter(
    (member) => !isAbsent(member, input) || input.answers?.[joinsId(member)] === 'yes',
  )
}

const turns = [0, 1, 2]

const equips = (member: Member, { answers }: MoveInput) =>
  turns.some((turn) => answers?.[idOf(member, turn)] === 'equip')

/** Those who choose, whoever equips all of them first: nobody provides while they are unprepared (IS-074, IS-177). */
function equippedFirst(input: MoveInput): Member[] {
  const all = choosers(input)
  const first = all.filter((member) => equips(member, input))
  return [...first, ...all.filter((member) => !first.includes(member))]
}

/** Whether somebody takes part whose player is not there: they do not, unless it is said. */
function joinsAsk({ rule }: MoveData, member: Member): Ask {
  const values = ['no', 'yes'].map((value) => ({
    value,
    label: phrase(`ironsworn.joins.${value}`),
  }))
  return {
    id: joinsId(member),
    whom: member,
    who: 'gm',
    rule,
    label: phrase('ironsworn.joins.label'),
    usual: 'no',
    kind: { type: 'choice', values },
  }
}

/** The roller's bond adds to the roll, too; that of each other one is on the sheet, or asked (IS-178). */
function isBonded(member: Member, input: MoveInput): boolean {
  const { given, answers } = input
  if (member === 'actor') return given['bond'] === 1
  const place = placeOf(answers)
  return place === null
    ? answers?.[`${member}.bond`] === 'yes'
    : hasBond(sheetOn(input, member), place)
}

function bondAsk({ rule, words }: MoveData, member: Member): Ask {
  const values = ['yes', 'no'].map((value) => ({
    value,
    label: phrase(`${words}.bonded.${value}`),
  }))
  return {
    id: `${member}.bond`,
    whom: member,
    who: 'player',
    rule,
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
  const before = Array.from({ length: turn }, (_, at) => input.answers?.[idOf(member, at)])
  const at = { ...cleared(member, before, input), settings }
  const open = Object.keys(options).filter(
    (option) => !before.includes(option) && optionBarred(id, option, at) === null,
  )
  return {
    id: idOf(member, turn),
    whom: member,
    who: 'player',
    isTold: true,
    rule,
    label: phrase(`ironsworn.chooses.${turn}`),
    kind: {
      type: 'choice',
      values: [...open, 'nothing'].map((value) => ({
        value,
        label: phrase(value === 'nothing' ? 'ironsworn.nothing' : `${words}.option.${value}`),
        isUntold: value === 'nothing',
      })),
    },
  }
}

/** What clears a debility (IS-111). */
const clears = { mend: 'wounded', hearten: 'shaken' } as const

/** What a sojourn's provision adds to the supply (IS-111). */
const provision = 2

/** How much supply those have chosen who choose before somebody, and they themselves before. */
function provided(member: Member, before: readonly unknown[], input: MoveInput): number {
  const all = choosers(input)
  const earlier = all
    .slice(0, all.indexOf(member))
    .flatMap((one) => turns.map((turn) => input.answers?.[idOf(one, turn)]))
  return provision * [...earlier, ...before].filter((each) => each === 'provision').length
}

/** How one stands when what was chosen before is cleared; equipped by one, all are (IS-074, IS-175). */
function cleared(member: Member, before: readonly unknown[], input: MoveInput) {
  const character = characterSchema.parse(sheetOn(input, member) ?? {})
  const party = partySchema.parse(input.party ?? {})
  const gone = Object.entries(clears).flatMap(([id, each]) => (before.includes(id) ? [each] : []))
  const chosen = choosers(input).flatMap((one) =>
    turns.map((turn) => (one === member ? before[turn] : input.answers?.[idOf(one, turn)])),
  )
  const unprepared = party.unprepared && !chosen.includes('equip')
  const supply = party.supply + provided(member, before, input)
  const debilities = character.debilities.filter((each) => !gone.some((other) => other === each))
  return {
    character: { ...character, debilities },
    party: { ...party, unprepared, supply: Math.min(supplyMax, supply) },
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
  const taken = turns.map((turn) => answers[idOf(member, turn)])
  const gained: Record<string, number> = {}
  for (const [id, option] of Object.entries(options)) {
    if (!taken.includes(id) || isVain(id, member, tally, data, settings)) continue
    const before = tally.outcome.effects.length
    makeChanges(
      tally,
      (option.changes ?? []).map((change) => moved(change, member)),
      rules,
    )
    gained[id] = riseOf(tally.outcome.effects.slice(before))
    const by = companionHealth[`${data.id}.${id}`] ?? 0
    const companions = healCompanions(member, tally, by, option.rule, rules)
    if (id === 'recuperate') Object.assign(gained, asGains(companions))
    addTo(tally, {
      modifiers: (option.modifiers ?? []).map(({ id: modifier, scope, ...rest }) => ({
        ...rest,
        on: member,
        scope: typeof scope === 'string' ? scope : [...scope],
        text: phrase(`${data.words}.modifier.${modifier}`),
      })),
    })
  }
  const given = Object.fromEntries(gains.map((id) => [id, Math.min(2, gained[id] ?? 0)]))
  // What brought nothing there is nothing more of, and nothing to lose.
  if (data.id !== 'sojourn' || gains.every((id) => given[id] === 0)) return
  const bond = isBonded(member, tally.input) ? 1 : 0
  const focus = { oneOf: ['sojournFocus'], by: member, given: { bond, ...given }, rule: 'IS-179' }
  tally.outcome.leadsTo.push(focus)
}

/** By how much figures have risen, all together. */
const riseOf = (effects: readonly Effect[]) =>
  effects.reduce((all, { from, to }) => all + (Number(to) - Number(from) || 0), 0)

/** Whether somebody before has left nothing of it: equipped for all, eaten the last (IS-175, IS-181). */
function isVain(
  option: string,
  member: Member,
  { input }: Tally,
  { id }: MoveData,
  settings: Settings,
): boolean {
  const character = characterSchema.parse(sheetOn(input, member) ?? {})
  const party = partySchema.parse(input.party ?? {})
  return optionBarred(id, option, { character, party, settings }) !== null
}

const moved = (change: Change, member: Member): Change =>
  change.on === 'actor' ? { ...change, on: member } : change

/** Companions recover with their owner; answers by how much each did. */
function healCompanions(
  member: Member,
  tally: Tally,
  by: number,
  rule: string,
  rules: SheetRules,
): number[] {
  if (by === 0) return []
  const character: Character = characterSchema.parse(sheetOn(tally.input, member) ?? {})
  return companionFields(character).map(({ field }) => {
    const before = tally.outcome.effects.length
    makeChanges(tally, [{ on: member, field, by, rule }], rules)
    return riseOf(tally.outcome.effects.slice(before))
  })
}
