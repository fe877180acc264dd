/**
 * Which gaps of messages name other messages, by the gap: `true` in every message, else the messages in
 * which they do so (`history.moveOn`), or the only ones that they name (`@mission.someone`). A gap that
 * is not listed is for text, which is said as it was typed, whatever it looks like.
 */
export type Naming = Readonly<Record<string, true | readonly string[]>>

/** What is said by the app itself; rule systems bring the gaps of their own messages. */
const own: Naming = {
  answer: ['fact.oracle.asked', 'move.answered', 'move.answeredBy'],
  aptitude: true,
  audience: true,
  band: true,
  by: ['@mission.someone'],
  doing: true,
  field: true,
  figure: [
    'fact.condition.changed',
    'fact.condition.left',
    'fact.figure.set',
    'refusal.figureValue',
  ],
  flag: true,
  gone: ['refusal.picksCancel'],
  from: ['fact.sheet.converted'],
  how: true,
  is: [
    ...['fact.foe.shifted', 'fact.party.changed', 'fact.setting.changed'],
    ...['fact.sheet.changed', 'fact.sheet.changedBy', 'fact.sheet.gained', 'fact.track.ranked'],
    'fact.sheet.parted',
  ],
  kind: true,
  meaning: true,
  level: ['fact.npc.seen'],
  measure: true,
  move: [
    ...['history.moveBy', 'history.moveByOn', 'history.moveOn'],
    ...['moves.fromMove', 'moves.fromOnes', 'moves.fromOnesOn', 'moves.rolled'],
    ...['moves.fromMoveFor', 'moves.fromOnesFor', 'moves.fromOnesOnFor'],
    'report.move.part',
  ],
  event: ['history.actAgain'],
  name: ['@tracks.nameless', '@move.nobody'],
  odds: true,
  pool: ['history.pool.change'],
  problem: ['refusal.tableLine'],
  option: [
    ...['fact.hold.rejected', 'fact.hold.rejectedSaid', 'fact.hold.spent', 'fact.hold.spentSaid'],
    'fact.hold.used',
  ],
  outcome: true,
  question: ['move.answered', 'runner.refused.unanswered', 'runner.refused.unansweredOf'],
  rank: true,
  report: true,
  role: ['report.move.part'],
  side: true,
  skill: true,
  stands: ['refusal.picksCancel'],
  state: true,
  system: true,
  text: [
    'fact.effect.ended',
    'fact.effect.ending',
    'fact.effect.laid',
    'fact.effect.letOff',
    'fact.effect.lifted',
    'fact.modifier.dropped',
    'fact.modifier.given',
    'fact.modifier.lapsed',
    'fact.modifier.spent',
  ],
  timing: true,
  title: [
    'fact.chart.edited',
    'fact.chart.reset',
    'fact.setting.changed',
    'history.chart',
    'history.chartReset',
    'history.library.takeLine',
    'history.setting',
    'history.settingReset',
    'refusal.chartUsual',
    'refusal.chartValue',
    'refusal.lineHere',
    'refusal.settingValue',
  ],
  to: ['fact.sheet.converted'],
  tool: true,
  track: ['@tracks.nameless', 'runner.refused.trackWanted'],
  value: ['report.said'],
  was: [
    ...['fact.foe.shifted', 'fact.party.changed', 'fact.setting.changed'],
    ...['fact.sheet.changed', 'fact.sheet.changedBy', 'fact.sheet.lost', 'fact.track.ranked'],
    'fact.sheet.regained',
  ],
  what: ['fact.condition.told', 'fact.milestone.exchanged', 'fact.state.told'],
  who: ['@report.company'],
  worse: true,
}

/** What the app and the rule systems say of gaps, as one. */
export function joinNamings(...systems: (Naming | undefined)[]): Naming {
  const joined: Record<string, true | readonly string[]> = { ...own }
  for (const naming of systems) {
    for (const [gap, where] of Object.entries(naming ?? {})) {
      const before = joined[gap] ?? []
      joined[gap] = before === true || where === true ? true : [...before, ...where]
    }
  }
  return joined
}

/** A value that names a message by its dotted key; a note that only begins with a sign does not. */
const namesMessage = /^@[\w-]+(\.[\w-]+)+$/
/** Text that looks so, behind one more sign, which is not said. */
const isMarked = /^@@+[\w-]+(\.[\w-]+)+$/

/** Somebody's text for a gap that may name a message as well: it is said as it was typed. */
export function asText<Value extends string | number>(value: Value): Value | string {
  const looksSo = typeof value === 'string' && (namesMessage.test(value) || isMarked.test(value))
  return looksSo ? `@${value}` : value
}

/** What fills a gap of a message: a text, or a key whose words do. */
export function readGap(
  naming: Naming,
  message: string,
  gap: string,
  value: string,
): { text: string } | { key: string } {
  const where = Object.hasOwn(naming, gap) ? naming[gap] : undefined
  const isNaming = where === true || where?.includes(message) || where?.includes(value)
  if (!isNaming) return { text: value }
  if (isMarked.test(value)) return { text: value.slice(1) }
  return namesMessage.test(value) ? { key: value.slice(1) } : { text: value }
}
