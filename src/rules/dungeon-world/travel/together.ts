import { phrase } from '../../../shared/phrase'
import { figureAt } from '../../moves/apply'
import { bandOf } from '../../moves/band'
import type { Band, Effect } from '../../moves/effect'
import type { GroupMove, GroupOutcome, GroupRead } from '../../moves/together/group-move'
import { onlyChanges, set } from '../effects'
import type { Settings } from '../settings'
import { characterSchema } from '../sheet'
import { jobs, journey, type Job, type JourneyRead } from './journey'

type Charged = Record<string, Effect[]>

const said = (key: string, gaps?: Record<string, string | number>) =>
  phrase(`dungeonWorld.journey.${key}`, gaps)

/** Who pays the rations, and what is left of them (decision `journey.rationScope`, DW-061). */
function charge(sheets: GroupRead['sheets'], required: number, first: string[], by: Settings) {
  const names = [...new Set([...first, ...Object.keys(sheets)])]
  const charged: Charged = {}
  let owed = required
  let missing = 0
  const isShared = by['journey.rationScope'] === 'partyTotal'
  for (const name of names) {
    const { rations } = characterSchema.parse(sheets[name] ?? {})
    const wanted = isShared ? owed : required
    const paid = Math.min(rations, wanted)
    charged[name] = onlyChanges([set('rations', rations, rations - paid, 'DW-061')])
    if (isShared) owed -= paid
    else missing += wanted - paid
  }
  return { charged, missing: isShared ? owed : missing }
}

/**
 * Words of what the three jobs came to (DW-061 to DW-063), and those of them that wait: a way as expected,
 * rations that were paid and no surprise are settled when they are read, and what the GM owes a move for
 * waits with that.
 */
function notesOf(
  { bands, faster, surprise, rationsRequired }: JourneyRead,
  missing: number,
  owed: readonly Job[],
) {
  const trail = faster ? 'faster' : bands.trailblazer === '6-' ? 'slower' : 'asExpected'
  const isTrouble = bands.quartermaster === '6-'
  const lines = [
    {
      words: said(`trail.${trail}`),
      waits: trail !== 'asExpected' && !owed.includes('trailblazer'),
    },
    { words: said(`scout.${surprise}`), waits: surprise !== 'none' && !owed.includes('scout') },
    {
      words: said(`stores.${isTrouble ? 'trouble' : 'needed'}`, { rations: rationsRequired }),
      waits: isTrouble && !owed.includes('quartermaster'),
    },
    ...(missing > 0 ? [{ words: said('short', { missing }), waits: true }] : []),
  ]
  const wordsOf = (some: typeof lines) => some.map(({ words }) => words)
  return { notes: wordsOf(lines), keeps: wordsOf(lines.filter(({ waits }) => waits)) }
}

/** The failed jobs for which the GM owes a move (decision `journey.miss`). */
function owedOf(failed: readonly Job[], by: Settings): readonly Job[] {
  if (by['journey.miss'] === 'suggestionOnly') return []
  return by['journey.miss'] === 'oneGmMove' ? failed.slice(0, 1) : failed
}

/** XP for empty jobs, where the campaign gives any (decision `journey.emptyJobXp`, DW-060). */
function taught({ sheets, roles }: GroupRead, by: Settings): Charged {
  const empty = by['journey.emptyJobXp'] ? jobs.filter((job) => !roles[job]).length : 0
  return Object.fromEntries(
    Object.entries(sheets).map(([who, sheet]) => {
      const { xp } = characterSchema.parse(sheet)
      return [who, onlyChanges([set('xp', xp, xp + empty, 'DW-060')])]
    }),
  )
}

function together(read: GroupRead, settings: Settings): GroupOutcome {
  const { sheets, roles, given } = read
  const totalOf = (job: Job) => roles[job]?.total ?? null
  const totals = {
    trailblazer: totalOf('trailblazer'),
    scout: totalOf('scout'),
    quartermaster: totalOf('quartermaster'),
  }
  const way = journey({ totals, rationsRequired: figureAt(given, 'rations') })
  const keeper = roles['quartermaster']?.who
  const first = keeper === undefined ? [] : [keeper]
  const { charged, missing } = charge(sheets, way.rationsRequired, first, settings)
  const xp = taught(read, settings)
  const owed = owedOf(way.gmMoves, settings)
  const moveFor = (job: Job) => {
    const who = roles[job]?.who ?? null
    return { who, cause: said(`failed.${job}`), rule: 'DW-060' }
  }
  return {
    effects: Object.fromEntries(
      Object.keys(sheets).map((who) => [who, [...(charged[who] ?? []), ...(xp[who] ?? [])]]),
    ),
    gmMoves: owed.map(moveFor),
    ...notesOf(way, missing, owed),
  }
}

/** Undertake a Perilous Journey: three jobs, read together (DW-059 to DW-063). */
export function journeyFor(settings: Settings): GroupMove {
  return {
    id: 'journey',
    title: said('title'),
    trigger: said('trigger'),
    rule: 'DW-059',
    move: 'perilousJourney',
    roles: jobs.map((id) => ({
      id,
      label: said(`job.${id}`),
      rule: ruleOf[id],
      told: (total) => said(`told.${id}.${courses[bandOf(total)]}`),
    })),
    given: [{ id: 'rations', label: said('given.rations'), min: 0, max: 99, initial: 1 }],
    days: 'rations',
    together: (read) => together(read, settings),
  }
}

/** How a job goes, by its band: 7–9 is as expected (DW-061 to DW-063). */
const courses: Readonly<Record<Band, string>> = { '10+': 'well', '7-9': 'expected', '6-': 'badly' }

const ruleOf: Record<Job, string> = {
  trailblazer: 'DW-062',
  scout: 'DW-063',
  quartermaster: 'DW-061',
}
