import type { MoveData } from '../../../src/rules/moves/data/move-data'
import type { Choice } from '../../../src/rules/moves/effect'
import type { Move } from '../../../src/rules/moves/move'
import type { Outcome } from '../../../src/rules/moves/outcome'
import type { RunContext } from '../../../src/rules/moves/runner/inputs'
import { readingOf, type Stage } from '../../../src/rules/moves/runner/stage'
import { branchesAfter, branchesBefore, type Branch } from './branches'
import { holdRows } from './hold-rows'
import type { Row } from './row'
import { chosen, given, played, stageOf, type Scene } from './scene'
import { beyond, nameOf, tellChanges, tellChoice, tellNote, tellTerms } from './tell'
import { throwsOf, type Throw } from './throws'

/** What a run came to, in words. */
interface Told {
  changes: string[]
  notes: string[]
}

const nothing: Told = { changes: [], notes: [] }

const toldOf = (outcome: Outcome): Told => ({
  changes: tellChanges(outcome),
  notes: [...outcome.notes, ...(outcome.told ?? [])].map(tellNote),
})

interface Walk {
  stage: Stage
  move: Move
  rule: string
}

function rowOf({ move, rule }: Walk, outcome: string, { changes, notes }: Told): Row {
  return {
    ...{ move: move.id, outcome, rule },
    ...{ change: changes.join('; '), says: notes.join(', ') },
  }
}

/** Whether the same outcome comes to the same elsewhere. */
const isKnown = ({ move, outcome, change, says }: Row, rows: readonly Row[]) =>
  rows.some(
    (row) =>
      row.move === move && row.outcome === outcome && row.change === change && row.says === says,
  )

const joined = (name: string, said: readonly string[]) => [name, ...said].join(' › ')

/**
 * Every outcome of the moves of a scene, played by the runner: what is rolled with, what each
 * answer before it changes, each band with each answer to it, each pick with each answer to
 * it beyond what its band brings, and what each hold buys.
 */
function rowsOf(scene: Scene, data: readonly MoveData[]): Row[] {
  const stage = stageOf(scene)
  const moves = Object.values(scene.moves).filter(({ id }) => scene.only?.includes(id) ?? true)
  return moves.flatMap((move) => {
    const start = chosen(scene, move)
    if (!start) return []
    const bands = data.find(({ id }) => id === move.id)?.bands ?? {}
    const [plain, ...others] = branchesBefore(stage, start)
    if (!plain) return []
    const walk = { stage, move, rule: move.rule }
    const base = thrownRows(walk, bands, plain.context)
    return [
      ...openingRows(walk, plain, others),
      ...base,
      ...others.flatMap((other) => otherwise(walk, bands, other, base)),
      ...holdRows(stage, start, move),
    ]
  })
}

/** Bands, picks and answers under one answer to what is asked before the roll. */
function thrownRows(walk: Walk, bands: MoveData['bands'], context: RunContext): Row[] {
  return throwsOf(walk.stage, context).flatMap((each) =>
    bandRows({ ...walk, rule: bands[each.band]?.rule ?? walk.rule }, each),
  )
}

const rolledWith = /: stat = /

/** Rows that another answer before the roll makes otherwise; another stat only adds another figure. */
function otherwise(walk: Walk, bands: MoveData['bands'], { said, context }: Branch, base: Row[]) {
  if (said.some((each) => rolledWith.test(each))) return []
  return thrownRows(walk, bands, context).flatMap((row) =>
    isKnown(row, base) ? [] : [{ ...row, outcome: joined(said.join(' › '), [row.outcome]) }],
  )
}

/** What is rolled with, and what another answer before the roll changes. */
function openingRows(walk: Walk, plain: Branch, others: readonly Branch[]): Row[] {
  const base = openingOf(walk, plain.context)
  return [
    rowOf(walk, joined('roll', plain.said), { ...nothing, changes: base.terms }),
    ...others.map(({ context, said }) => {
      const { terms, told } = openingOf(walk, context)
      const changes = [...beyond(terms, base.terms), ...beyond(told.changes, base.told.changes)]
      const notes = beyond(told.notes, base.told.notes)
      return rowOf(walk, joined('roll', said), { changes, notes })
    }),
  ]
}

/** What is added to the dice, and what follows from the worst of them with nothing picked. */
function openingOf({ stage }: Walk, context: RunContext): { terms: string[]; told: Told } {
  const thrown = throwsOf(stage, context).at(-1)
  const reading = thrown ? readingOf(stage, thrown.context) : null
  const terms = reading ? tellTerms(reading.sum.terms) : []
  const bare = thrown ? plainest(stage, thrown.context) : null
  return { terms: terms.length > 0 ? terms : ['bare dice'], told: bare?.told ?? nothing }
}

interface Plain extends Branch {
  told: Told
  /** The other answers to what is asked. */
  others: Branch[]
}

/** A throw with nothing picked and the first answer to all; null where something must be picked. */
function plainest(stage: Stage, context: RunContext): Plain | null {
  const [branch, ...others] = branchesAfter(stage, given(context, { picks: [], fewer: true }))
  const run = branch ? played(stage, branch.context) : null
  return branch && run && 'outcome' in run ? { ...branch, others, told: toldOf(run.outcome) } : null
}

function bandRows(walk: Walk, { band, isMatch, context }: Throw): Row[] {
  const { stage } = walk
  const name = isMatch ? `${band} match` : band
  const reading = readingOf(stage, context)
  const choice = reading?.choice ?? null
  const granted = choice ? [tellChoice(choice)] : []
  const plain = plainest(stage, context)
  if (!plain) {
    const due = reading?.gmMove ? [`GM ${reading.gmMove}`] : []
    const row = rowOf(walk, name, { changes: [...granted, ...due], notes: [] })
    return [row, ...pickRows(walk, name, context, choice, nothing)]
  }
  const { told, said, others } = plain
  return [
    rowOf(walk, joined(name, said), { ...told, changes: [...granted, ...told.changes] }),
    ...others.flatMap((other) => {
      const run = played(stage, other.context)
      return 'outcome' in run ? [rowOf(walk, joined(name, other.said), toldOf(run.outcome))] : []
    }),
    ...pickRows(walk, name, plain.context, choice, told),
  ]
}

/** What each pick does beyond what its band does; with another where it may not be taken alone. */
function pickRows(
  walk: Walk,
  band: string,
  context: RunContext,
  choice: Choice | null,
  base: Told,
): Row[] {
  const picks = choice?.picks ?? []
  return picks.flatMap(({ id, rule, barred }) => {
    const of = { ...walk, rule }
    const name = `${band} › ${id}`
    if (barred) return [rowOf(of, name, { changes: [`barred ${nameOf(barred)}`], notes: [] })]
    const others = picks.filter((other) => other.id !== id && !other.barred)
    const ways = [[id], ...others.map((other) => [id, other.id])]
    const taken = ways.find((way) => isTaken(walk, given(context, { picks: way, fewer: true })))
    const [, second] = taken ?? []
    const start = given(context, { picks: taken ?? [id], fewer: true })
    return branchesAfter(walk.stage, start).map(({ context: at, said }) => {
      const run = played(walk.stage, at)
      const told = 'outcome' in run ? toldOf(run.outcome) : null
      return rowOf(of, joined(second ? `${name} with ${second}` : name, said), {
        changes: told
          ? beyond(told.changes, base.changes)
          : [`refused ${'key' in run ? run.key : ''}`],
        notes: told ? beyond(told.notes, base.notes) : [],
      })
    })
  })
}

/** Whether these picks come through with the first answers to all that they ask. */
function isTaken({ stage }: Walk, context: RunContext): boolean {
  const [branch] = branchesAfter(stage, context)
  return branch !== undefined && 'outcome' in played(stage, branch.context)
}

/**
 * Plays every outcome of the moves: the rows of the first scene, and of the others those in which they differ from it, named after
 * their scene.
 */
export function walk([first, ...others]: readonly [Scene, ...Scene[]], data: readonly MoveData[]) {
  const base = rowsOf(first, data)
  const more = others.flatMap((scene) =>
    rowsOf(scene, data).flatMap((row) =>
      isKnown(row, base) ? [] : [{ ...row, outcome: `(${scene.name}) ${row.outcome}` }],
    ),
  )
  const order = Object.keys(first.moves)
  return [...base, ...more].sort(
    (one, other) => order.indexOf(one.move) - order.indexOf(other.move),
  )
}
