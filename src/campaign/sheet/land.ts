import { applyEffects } from '../../rules/moves/apply'
import { toldSides, type Effect } from '../../rules/moves/effect'
import { valueKey } from '../../rules/system/sheet/guide'
import type { RuleSystem } from '../../rules/system/system'
import type { Fact, Ref } from '../../shared/fact'
import { phrase, type Phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { asText } from '../../shared/words/naming'
import type { FactPlace, Read, Write } from '../file/handles'
import { settleDue } from '../move/enqueue'
import { settleBySheet } from '../reminder/reminders'
import { fieldGaps, wordsOfField } from './field'
import { knownSystem, writeSheet, type MemberType } from './sheets'

/** A cast member as facts point at them; a refusal in words when they are gone. */
export function refOf(read: Read, type: MemberType, id: string): Ref {
  const row = read.get<{ name: string }>(
    type === 'character'
      ? 'SELECT name FROM character WHERE id = @id'
      : 'SELECT name FROM npc WHERE id = @id',
    { id },
  )
  return { type, id, name: row?.name ?? refuse('refusal.gone') }
}

/** What a fact says of a change to a sheet: the field in words, what it was and is, and the rule. */
export function changedWords(
  system: RuleSystem,
  effect: Effect,
  sheet?: object,
): Record<string, string | number> {
  const { field, rule } = effect
  const { from, to } = toldSides(effect)
  const words = wordsOfField(system, field)
  const said = (value: string | number) => {
    const key = valueKey(words, value)
    // What joins a list comes from nothing.
    if (value === '') return '–'
    return key === undefined ? asText(value) : `@${key}`
  }
  // What joins such a field is what somebody is without.
  const isGone = words?.kept?.isGone ? { isGone: 1 } : {}
  return { ...fieldGaps(system, field, sheet), was: said(from), is: said(to), rule, ...isGone }
}

/** What a change is told as: a turn of the story, why a figure rose, or that somebody whom the game master plays was hurt. */
function sentenceOf(
  system: RuleSystem,
  who: Ref,
  { field, from, to, rule }: Effect,
  isTold: boolean,
) {
  const { told, hurt, rises, isLoss = false } = wordsOfField(system, field) ?? {}
  const turn = told?.[to] ?? (Number(to) > Number(from) ? rises?.[rule] : undefined)
  const isMarked = who.type === 'npc' && (!isTold || isLoss) && typeof from === 'number'
  return turn ?? (isMarked ? hurt?.[Number(to) > from ? 'more' : 'less'] : undefined)
}

/** What a change comes to in the story, where it comes to anything, and who brought it about. */
function storyOf(system: RuleSystem, { who, by, sheet, isTold = false }: Doing, effect: Effect) {
  const key = sentenceOf(system, who, effect, isTold)
  if (key === undefined) return { about: [who] }
  const others = by && by.id !== who.id ? [by] : []
  const isRise = wordsOfField(system, effect.field)?.rises?.[effect.rule] === key
  const { of } = wordsOfField(system, effect.field)?.among
    ? fieldGaps(system, effect.field, sheet)
    : {}
  const gaps = {
    who: who.name,
    ...(isRise ? { is: effect.to } : {}),
    ...(others[0] ? { by: others[0].name } : {}),
    ...(of === undefined ? {} : { of }),
  }
  const entry = `${others.length > 0 ? 'by' : 'alone'}${of === undefined ? '' : 'One'}`
  const told = [phrase(`${key}.${entry}`, gaps)]
  return { about: [who, ...others], told }
}

/** To whom something is done, why, and whose doing it is. */
interface Doing extends Pick<SheetChange, 'isTold' | 'cause' | 'sheet'> {
  who: Ref
  by: Ref | undefined
}

function changeFact(system: RuleSystem, doing: Doing, effect: Effect): Fact {
  const { from, to } = toldSides(effect)
  const { field } = effect
  const secret = wordsOfField(system, field)?.isInner === true
  return {
    ...{ kind: 'sheet.changed', secret, from, to, cause: doing.cause },
    ...storyOf(system, doing, effect),
    with: changedWords(system, effect, doing.sheet),
  }
}

/** A turn that came to several at once, told of them all. */
const ofAll = ({ key, ...rest }: Phrase): Phrase => ({ ...rest, key: key.replace(/One$/, '') })

/**
 * The facts of one landing: a turn that two figures come to is told by the first of them alone, and of the
 * whole group where it comes to more than one of it.
 */
function toldOnce(facts: readonly Fact[]): Fact[] {
  const ones = Map.groupBy(
    facts.flatMap(({ told = [] }) => told),
    ({ key }) => key,
  )
  const isOfSeveral = ({ key, with: gaps }: Phrase) =>
    ones.get(key)?.some((other) => other.with?.['of'] !== gaps?.['of']) === true
  const said = new Set<string>()
  return facts.map(({ told = [], ...untold }) => {
    const isAgain = told.length > 0 && told.every(({ key }) => said.has(key))
    for (const { key } of told) said.add(key)
    if (told.length === 0 || isAgain) return untold
    return { ...untold, told: told.map((turn) => (isOfSeveral(turn) ? ofAll(turn) : turn)) }
  })
}

/** Somebody with a sheet. */
interface MemberRef {
  type: MemberType
  id: string
}

/** A sheet on which effects land, and why. */
export interface SheetChange {
  member: MemberRef
  system: string
  sheet: object
  effects: readonly Effect[]
  cause: Phrase
  /** Whose doing it is, where somebody's. */
  by?: MemberRef | undefined
  /** Whether a move tells of it already. */
  isTold?: boolean
}

/** Writes effects to a sheet and a fact for each of them. What stays as it was is not told. */
export function landEffects(write: Write, change: SheetChange, place: FactPlace): void {
  const { member, sheet, cause, isTold = false } = change
  const effects = change.effects.filter((effect) => effect.from !== effect.to)
  if (effects.length === 0) return
  const system = knownSystem(change.system)
  const applied = applyEffects(sheet, effects)
  writeSheet(write, member.type, member.id, system.id, applied)
  const who = refOf(write, member.type, member.id)
  const by = change.by && refOf(write, change.by.type, change.by.id)
  const facts = effects.map((effect) =>
    changeFact(system, { who, by, cause, sheet, isTold }, effect),
  )
  for (const fact of toldOnce(facts)) write.record(fact, place)
  if (system.due && member.type === 'character') {
    const due = { before: system.due(sheet), after: system.due(applied) }
    settleDue(write, { system: system.id, actor: member, cause, due }, place)
  }
  if (system.reminders) {
    const changed = effects.map(({ field }) => field)
    settleBySheet(write, system.reminders, member.id, { sheet: applied, changed })
  }
}
