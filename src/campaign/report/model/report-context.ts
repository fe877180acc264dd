import { signed } from '../../../shared/figure'
import { ruleSystems } from '../../../rules'
import type { Fact } from '../../../shared/fact'
import type { Phrase } from '../../../shared/phrase'
import type { Speaker } from '../../../shared/words/speaker'
import { scopes, type Audience } from '../kinds'
import type { Material } from '../material/read'
import type { SessionNote } from '../material/sessions'

/** A line of a report: as the program makes it, and in the game master's own words. */
export interface Line {
  id: string
  /** What it belongs to: an evening, a fight. */
  under: string
  built: string
  /** Empty when it is left out, null when it stands as it is made. */
  own: string | null
}

/** What every section of a report is told with: the material, who reads it, and in which words. */
export interface ReportContext {
  material: Material
  audience: Audience
  /** What it is made from. */
  scope: (typeof scopes)[keyof typeof scopes]
  words: Speaker
  /** The lines that were told, in order, those that are left out among them. */
  lines: Line[]
  /** Ids of the pictures that its texts ask for. */
  pictures: Set<string>
  /** Names of those of whom it has said who they are. */
  introduced: Set<string>
}

/** Makes the context of one report. */
export const contextOf = (material: Material, words: Speaker): ReportContext => ({
  material,
  words,
  audience: material.wanted.audience,
  scope: scopes[material.wanted.subject],
  lines: [],
  pictures: new Set(),
  introduced: new Set(),
})

/** The id of the line that tells a fact. */
export const lineIdOf = (factId: number) => `fact-${String(factId)}`

/** A line as the game master wants it, else as it is made; null where it is left out. */
export function lineOf(
  { material, lines }: ReportContext,
  { id, under, built }: Omit<Line, 'own'>,
): string | null {
  const own = material.lines.get(id) ?? null
  lines.push({ id, under, built, own })
  return own === '' ? null : (own ?? built)
}

/** A day of the campaign calendar in words, its year too unless told; nothing where no calendar is kept. */
export function dayWords(
  { material: { days }, words }: ReportContext,
  day: number | null,
  { isWithYear = true } = {},
): string {
  if (day === null || !days.isKept) return ''
  const { month, year, day: number } = days.dateOf(day)
  if (month === '') return words.t('report.day', { day: number })
  return words.t(isWithYear ? 'report.date' : 'report.dateOfYear', { day: number, month, year })
}

/** A span of days in words; a year that holds both is said once. */
export function spanWords(context: ReportContext, days: readonly (number | null)[]): string {
  const known = days.filter((day) => day !== null)
  if (known.length === 0) return ''
  const { dateOf } = context.material.days
  const [first, last] = [Math.min(...known), Math.max(...known)]
  const to = dayWords(context, last)
  if (to === '' || first === last) return to
  const isWithYear = dateOf(first).year !== dateOf(last).year
  return context.words.t('report.span', { from: dayWords(context, first, { isWithYear }), to })
}

/** What only a report tells in words of its own; elsewhere it stands as a line of a log. */
function tellStory(
  { t, say }: Speaker,
  { kind, about, to, cause, with: own }: Fact,
): string | null {
  const who = about[0]?.name ?? ''
  switch (kind) {
    case 'note.written':
      return String(own?.['text'] ?? '')
    case 'calendar.advanced':
      // The day that it is then stands before the line.
      return cause ? t('report.time', { cause: say(cause), doing: own?.['doing'] ?? '' }) : null
    case 'mission.briefed':
    case 'mission.begun':
      return t(`report.${kind}`, { who })
    case 'mission.reported':
      return t(`report.${kind}.${String(to)}`, { who })
    default:
      return null
  }
}

/** What the systems say of what joins a field of a sheet or leaves it, by its name in a fact. */
const kept = new Map(
  ruleSystems.flatMap(({ fields = {} }) =>
    Object.values(fields).flatMap(({ label, kept: words }): [string, typeof words][] => [
      [`@${label}`, words],
    ]),
  ),
)

/** Whether what a fact wrote on a sheet, or struck off it, is a mark that somebody bears. */
export const isMark = ({ with: own }: Fact): boolean =>
  kept.get(String(own?.['field']))?.isMark === true

/** Whether what joins the field of a fact is what somebody is without: gear that was left behind. */
export const isLack = ({ with: own }: Fact): boolean =>
  kept.get(String(own?.['field']))?.isGone === true

/** Whether somebody has what a fact tells of from then on, and not whether they are without it. */
export const isGain = (fact: Fact): boolean => (fact.from === '') !== isLack(fact)

/** That something joined a field of a sheet, or left it, in the words that its game has for it. */
function tellKept(
  { words }: Pick<ReportContext, 'words'>,
  { kind, from, to, about, with: own }: Fact,
): string | undefined {
  const key = kept.get(String(own?.['field']))?.key
  if (key === undefined || kind !== 'sheet.changed' || (from !== '' && to !== '')) return undefined
  const [is, was] = [said({ words }, own?.['is']), said({ words }, own?.['was'])]
  return words.t(`${key}.${from === '' ? 'gained' : 'lost'}`, {
    who: about[0]?.name ?? '',
    is,
    was,
  })
}

/** What changed on a sheet, without what did it: that may be a move of which no player knows. */
function tellChange(
  { words }: Pick<ReportContext, 'words'>,
  { kind, about, from, to, with: own }: Fact,
): string | undefined {
  if (kind !== 'sheet.changed' || from === '' || to === '') return undefined
  return words.t('fact.sheet.changed', { who: about[0]?.name ?? '', ...own })
}

/** Whether a figure of somebody's sank. */
const isLoss = ({ kind, from, to }: Fact): boolean =>
  kind === 'sheet.changed' && typeof from === 'number' && typeof to === 'number' && to < from

/** What a figure is of, where it is of one of several: a companion’s health names it. */
const ofWhat = (own: Fact['with']): Record<string, string | number> =>
  own?.['of'] === undefined ? {} : { of: own['of'] }

/** By how much a figure changed and what it is now, under the name of whose it is. */
const ownFigure = (
  { words }: Pick<ReportContext, 'words'>,
  { from, to = '', with: own }: Fact,
): string =>
  words.t('report.ownFigure', {
    ...ofWhat(own),
    field: own?.field ?? '',
    by: signed(Number(to) - Number(from)),
    to,
  })

/** Whether the words of a fact end in what it did to the figure: for the game master alone. */
export const saysFigure = ({ audience }: Pick<ReportContext, 'audience'>, fact: Fact): boolean =>
  audience === 'gm' && (fact.told?.length ?? 0) > 0 && isLoss(fact)

/** Kinds of facts that may be told as a turn of the story. */
const storied: ReadonlySet<string> = new Set(['sheet.changed', 'party.changed', 'act.done'])

/** A fact in words: plainly, or in a letter as somebody of the story would put it. */
export function tellFact({ audience, words }: ReportContext, fact: Fact): string {
  const { kind, from, to, told } = fact
  if (storied.has(kind) && told) {
    const story = told.map(words.say).join(' ')
    return saysFigure({ audience }, fact)
      ? words.t('report.toldFigure', {
          told: story.replace(/\.$/, ''),
          figure: ownFigure({ words }, fact),
        })
      : story
  }
  if (kind === 'sheet.changed' && typeof from === 'number' && typeof to === 'number') {
    return tellFigure({ words }, fact)
  }
  if (audience === 'dispatch') return words.tell({ ...fact, kind: `letter.${kind}` })
  const changed = tellKept({ words }, fact) ?? tellChange({ words }, fact)
  return changed ?? tellStory(words, fact) ?? words.tell(fact)
}

/** By how much a figure of somebody's changed, and what it is now. */
export function tellFigure(
  { words }: Pick<ReportContext, 'words'>,
  { about, from, to = '', with: own }: Fact,
): string {
  const by = signed(Number(to) - Number(from))
  const who = about[0]?.name ?? words.t('report.company')
  const field = own?.field ?? own?.figure ?? ''
  return words.t('report.figure', { ...ofWhat(own), who, field, by, to })
}

/** What a fact tells of somebody under whose name it stands. */
export function tellOwn(context: ReportContext, fact: Fact): string {
  const { kind, from, to, told } = fact
  const isFigure = kind === 'sheet.changed' && typeof from === 'number' && typeof to === 'number'
  if (!isFigure || told) return tellFact(context, fact)
  return ownFigure(context, fact)
}

/** Which system has a figure of this name, by what it is called in a fact. */
const systemOf = new Map<string, Phrase>(
  ruleSystems.flatMap(({ title, fields = {}, combat }) =>
    [
      ...Object.values(fields).flatMap(({ label, ofOne }) => (ofOne ? [label, ofOne] : [label])),
      ...(combat?.recovery?.figures ?? []).map(({ label }) => label.key),
    ].map((key) => [`@${key}`, title] as const),
  ),
)

/** What the figure or list that a fact tells of is called; where several games are played, with its own. */
export function figureName(context: ReportContext, { with: own }: Fact): string {
  const label = own?.['field'] ?? own?.['figure'] ?? own?.['pool']
  const { words, material } = context
  const system = material.isMixed ? systemOf.get(String(label)) : undefined
  const figure = label === undefined ? '' : words.t('report.said', { ...ofWhat(own), value: label })
  return system ? words.t('report.figureOf', { figure, system: words.say(system) }) : figure
}

/** As a sentence, whatever it was as a line. */
export const ended = (text: string) => (/[.!?…”"’')]$/.test(text) ? text : `${text}.`)

/** A value as it stands in a fact: a name of a message, or words of its own. */
export const said = (
  { words }: Pick<ReportContext, 'words'>,
  value: string | number | undefined,
): string => (value === undefined ? '' : words.t('report.said', { value }))

/** What an evening is called. */
export function sessionTitle({ words }: ReportContext, { number, name }: SessionNote): string {
  return words.t(name === '' ? 'report.session' : 'report.namedSession', { number, name })
}
