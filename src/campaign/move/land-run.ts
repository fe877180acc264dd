import { bandNames, type Effect, type Obligation } from '../../rules/moves/effect'
import { noneOfThem } from '../../rules/moves/data/when'
import { isMember } from '../../rules/moves/sides'
import { naming, sidesNamed, type FollowUp } from '../../rules/moves/outcome'
import type { Run } from '../../rules/moves/runner/replay'
import type { Fact, Ref } from '../../shared/fact'
import { phrase, type Phrase } from '../../shared/phrase'
import type { FactPlace, Read, Write } from '../file/handles'
import { settleBlow } from '../act/settle-blow'
import { endRest } from '../pool/come-back'
import { remind } from '../reminder/reminders'
import { landOnParty } from '../party/sheet'
import { landEffects, refOf } from '../sheet/land'
import { createMember } from '../sheet/members'
import { charactersWith, knownSystem, sheetOf } from '../sheet/sheets'
import { onlyRecords } from '../setting/play-rules'
import { grantHold } from './grant-hold'
import type { HelpInput, MemberRef, RunRequestInput } from './input'
import { grantModifiers, memberOn, spendModifiers } from './land-modifiers'
import { landTracks } from './land-tracks'
import { trackRefs, tracksNamed } from './named-tracks'
import { recordOwedMove } from './owed'
import { enqueue } from './enqueue'
import { moveOf } from './run'

/** A move as it is written down, with the help that has landed before it, or whom it helps itself. */
type LandingRun = RunRequestInput & {
  help?: readonly HelpInput[]
  helped?: MemberRef | undefined
  /** What it is made for, in the words of the table. */
  why?: string | undefined
  /** The part that it has in a move of several, and what it came to there, in words of that part. */
  part?: { move: Phrase; role: Phrase; told?: Phrase | undefined }
  /** Whether players may know of it; they may, when left out. */
  isOpen?: boolean
}

/**
 * Writes down that a move was made, and everything that follows from it; nothing follows where the
 * campaign only records.
 */
export function landRun(write: Write, request: LandingRun, run: Run, place: FactPlace): void {
  const { reading, outcome, swapped } = run
  const { title, isTurn } = moveOf(write, request)
  const about = refsOf(write, request)
  const helped = helpedBy(write, request, run)
  const notes = namedIn(write, request, outcome.notes)
  const told = namedIn(write, request, outcome.told ?? [])
  write.record(
    {
      kind: 'move.made',
      secret: request.isOpen === false,
      about: [...about, ...besides(write, request)],
      cause: title,
      terms: reading.sum.terms,
      ...sumsOf(write, request, run),
      dice: { faces: request.dice, typed: request.typed },
      ...chosenOf(write, request, run),
      ...(swapped ? { swapped } : {}),
      ...(helped ? { helped } : {}),
      ...toldBy(request, run, { told, notes, isTurn }),
      with: {
        ...saidOf(request, reading),
        ...namedBy(write, request),
        ...tracksNamed(write, request, outcome.tracks),
        ...partOf(request),
      },
    },
    place,
  )
  settleAttack(write, request)
  const [onTracks, others] = parted(request.system, notes)
  remind(write, others, about, place)
  const keepOn = (tracks: Record<string, string>) =>
    remind(write, onTracks, [...about, ...trackRefs(write, tracks)], place)
  if (onlyRecords(write, request.system)) return keepOn(request.tracks)
  spendModifiers(write, request, title, place)
  const picked = keptPicks(run, request.picks)
  for (const { due, against } of outcome.gmMoves) {
    recordOwedMove(write, due, exposed(request, about, against), title, place, picked[due])
  }
  for (const side of sidesOf(outcome.effects)) landOn(write, request, side, outcome.effects, place)
  landOnParty(write, request.system, outcome.effects, title, place)
  const tracks = landTracks(write, request, outcome.tracks ?? [], { cause: title, place })
  keepOn(tracks)
  if (knownSystem(request.system).rests?.includes(request.move)) {
    const resting = charactersWith(write, request.system)
    endRest(write, ({ id }) => resting.includes(id), place)
  }
  grantModifiers(write, request, outcome.modifiers ?? [], title, place)
  for (const grant of outcome.holds) grantHold(write, request, grant)
  for (const { name, sheet } of outcome.joins ?? []) {
    // The move makes their sheet: nobody has written it by hand.
    createMember(write, 'npc', { name }, { [request.system]: sheet }, { isReadyMade: true })
  }
  outcome.leadsTo.forEach((followUp) =>
    queue(write, { ...request, tracks }, followUp, title, place),
  )
}

/** What the roll came to, whether nobody made it, what it was made for, and the id of the one whose roll it helped. */
const saidOf = (
  { actor, target, why, helped }: LandingRun,
  { sum, band, isMatch }: Run['reading'],
) => ({
  ...{ total: sum.total, band },
  ...(target && !actor ? { unmade: 1 } : {}),
  ...(isMatch ? { match: 1 } : {}),
  ...(why ? { why } : {}),
  ...(helped ? { helps: helped.id } : {}),
})

/** The blow that a move is spent on, on whoever it hits, is done with. */
function settleAttack(write: Write, request: LandingRun): void {
  const { title, settles } = moveOf(write, request)
  const hit = request.ward ?? request.actor
  if (settles && hit) settleBlow(write, { title, settles }, hit.id, undefined)
}

type Side = Exclude<Effect['on'], 'party'>

/** Whom effects are on, those who take part first. */
function sidesOf(effects: readonly Effect[]): Side[] {
  const members = effects.flatMap(({ on }) => (isMember(on) ? [on] : []))
  return ['actor', 'target', 'ally', 'ward', ...new Set(members)]
}

/** Those of a move whom what is owed for it concerns: of characters only the one it is against (DW-040). */
function exposed(request: RunRequestInput, about: Ref[], against: Side): Ref[] {
  const member = memberOn(request, against)
  return member ? about.filter(({ type, id }) => type === 'npc' || id === member.id) : about
}

/** The ones a move is about, the actor first. */
export function refsOf(read: Read, { actor, target }: RunRequestInput): Ref[] {
  return [actor, target].flatMap((ref) => (ref ? [refOf(read, ref.type, ref.id)] : []))
}

/** Those whom a move concerns beside its two sides: an ally, a ward, the one it helps. */
function besides(read: Read, { actor, target, ally, ward, helped }: LandingRun): Ref[] {
  const named = new Set([actor, target].map((ref) => ref?.id))
  const others = [ally, ward, helped].flatMap((ref) => (ref && !named.has(ref.id) ? [ref] : []))
  return [...new Map(others.map((ref) => [ref.id, refOf(read, ref.type, ref.id)])).values()]
}

/** On whom or what it is by the name that was said, where that is nobody of the cast. */
function namedBy(read: Read, request: LandingRun): { named?: string } {
  const { namesTarget = '' } = moveOf(read, request)
  const said = String(request.answers[namesTarget] ?? '').trim()
  if (request.target || said === '' || said === noneOfThem) return {}
  return { named: said }
}

/** Of what is to be kept in mind, what is so until a track is over, and the rest. */
function parted(system: string, notes: readonly Phrase[]): [Phrase[], Phrase[]] {
  const keys = knownSystem(system).reminders?.track ?? []
  const isOnTrack = ({ key }: Phrase) => keys.includes(key)
  return [notes.filter(isOnTrack), notes.filter((each) => !isOnTrack(each))]
}

/** Words of a move with the names of those who take part in it. */
export function namedIn(
  read: Read,
  request: Pick<RunRequestInput, (typeof sidesNamed)[number]>,
  words: readonly Phrase[],
): Phrase[] {
  const names = Object.fromEntries(
    sidesNamed.flatMap((side) => {
      const member = request[side]
      return member ? [[side, refOf(read, member.type, member.id).name]] : []
    }),
  )
  return words.map((each) => naming(each, names))
}

/** How the figures of a move come about, each with the name of whom it is of. */
function sumsOf(
  read: Read,
  request: LandingRun,
  { outcome: { sums = [] } }: Run,
): Pick<Fact, 'sums'> {
  const of = namedIn(
    read,
    request,
    sums.map((each) => each.of),
  )
  const named = sums.flatMap(({ total, terms }, at) => {
    const what = of[at]
    return what && terms.length > 0 ? [{ of: what, total, terms: [...terms] }] : []
  })
  return named.length > 0 ? { sums: named } : {}
}

/** What the dice of a move came to. */
export function rolledWords(read: Read, request: RunRequestInput, { reading }: Run): Phrase {
  const { title } = moveOf(read, request)
  return phrase('moves.rolled', {
    ...title.with,
    move: `@${title.key}`,
    name: refsOf(read, { ...request, target: undefined })[0]?.name ?? '@move.nobody',
    dice: request.dice.join(', '),
    total: reading.sum.total,
    band: `@move.band.${bandNames[reading.band]}`,
  })
}

/** What was picked of what the move offers, in words. */
const pickedOf = ({ reading }: Run, ids: readonly string[]): Phrase[] =>
  (reading.choice?.picks ?? []).filter(({ id }) => ids.includes(id)).map(({ label }) => label)

/** What was chosen, apart from what the game master picks: that is for them to tell. */
function chosenOf(
  read: Read,
  request: RunRequestInput,
  run: Run,
): Pick<Fact, 'chosen' | 'chosenByGm'> {
  const picked = pickedOf(run, request.picks)
  const [byGm, byOthers] = run.reading.choice?.who === 'gm' ? [picked, []] : [[], picked]
  const answered = (run.answered ?? []).map((said) => withName(read, request, said))
  const chosen = [...byOthers, ...answered]
  return {
    ...(chosen.length > 0 ? { chosen } : {}),
    ...(byGm.length > 0 ? { chosenByGm: byGm } : {}),
  }
}

/** An answer of one of several, with the name of whoever stands on that side. */
function withName(read: Read, request: RunRequestInput, said: Phrase): Phrase {
  const side = String(said.with?.['who'] ?? '')
  const sides = ['actor', 'target', 'ally', 'ward'] as const
  const on = isMember(side) ? side : sides.find((each) => each === side)
  const member = on && memberOn(request, on)
  if (!member) return said
  return { ...said, with: { ...said.with, who: refOf(read, member.type, member.id).name } }
}

/** Which part it was in which move of several. */
const partOf = ({ part }: LandingRun): Record<string, string> =>
  part ? { together: `@${part.move.key}`, role: `@${part.role.key}` } : {}

/**
 * What the dice told that are neither good nor bad: a row of a table, the answer of an oracle; without dice
 * only what was done. Of any other move who came by it, and what is a turn of the story by itself.
 */
function toldBy(
  { dice, part }: LandingRun,
  { reading, outcome: { joins = [] } }: Run,
  { told, notes, isTurn }: { told: Phrase[]; notes: Phrase[]; isTurn: boolean | undefined },
): Pick<Fact, 'told'> {
  if (part?.told) return { told: [part.told] }
  const done = [...told, ...(dice.length > 0 ? notes : [])]
  // However it went, whoever came by it is a turn of the story.
  const turns = [...joins.map((each) => each.told), ...(isTurn ? told : [])]
  const all = reading.band === 'told' ? done : turns
  return all.length > 0 ? { told: all } : {}
}

/** Whose help moved the band; nobody's where it stands as it was rolled (IF-040). */
function helpedBy(write: Write, { help = [] }: LandingRun, run: Run): Phrase | null {
  if (run.unhelped === undefined) return null
  const names = help.map(({ helper: { type, id } }) => refOf(write, type, id).name).join(', ')
  return phrase('move.helped', { names, was: run.unhelped, now: run.reading.band })
}

/** Only what happens at the same moment could contradict a pick (IF-005). */
const keptPicks = (run: Run, ids: readonly string[]): Partial<Record<Obligation, Phrase[]>> => ({
  contemporary: pickedOf(run, ids),
})

function landOn(
  write: Write,
  request: RunRequestInput,
  side: Side,
  effects: readonly Effect[],
  place: FactPlace,
): void {
  const member = memberOn(request, side)
  if (!member) return
  const own = effects.filter(({ on }) => on === side)
  // Read again: a character may be helper and helped, or act on itself.
  const sheet = sheetOf(write, member.type, member.id, request.system)
  const { system } = request
  const cause = moveOf(write, request).title
  const by = request.actor
  landEffects(write, { member, system, sheet, effects: own, cause, by, isTold: true }, place)
}

function queue(
  write: Write,
  request: RunRequestInput,
  { oneOf, by, given, answers }: FollowUp,
  cause: Phrase,
  place: FactPlace,
): void {
  const actor = memberOn(request, by) ?? null
  const target = (by === 'target' ? request.actor : request.target) ?? null
  const { system, tracks } = request
  enqueue(write, { system, oneOf, given, answers, actor, target, cause, tracks }, place)
}
