import { withFigure, type Proposal, type ProposedFigure } from '../../rules/system/conversion'
import type { Phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { asText } from '../../shared/words/naming'
import { knownSystem, type MemberType } from '../sheet/sheets'

type Figures = Readonly<Record<string, number | string>>

const named = ({ key, with: gaps }: Phrase) =>
  gaps?.name === undefined ? `@${key}` : asText(String(gaps.name))

/** Whether a figure may be this; the system's own schema has the last word. */
function mayBe({ kind }: ProposedFigure, value: number | string): boolean {
  switch (kind.type) {
    case 'number':
      return (
        typeof value === 'number' &&
        Number.isInteger(value) &&
        value >= kind.min &&
        value <= kind.max
      )
    case 'choice':
      return kind.values.some((each) => each.value === value)
    case 'text':
      return typeof value === 'string' && value.trim() !== '' && value.length <= kind.max
  }
}

/**
 * The proposed sheet with the figures that were set otherwise. Refuses in words a figure that is
 * not proposed, or that the system cannot read.
 */
export function sheetAsWanted(
  type: MemberType,
  to: string,
  { sheet, figures: offered }: Proposal,
  wanted: Figures,
): object {
  const changed = Object.entries(wanted).reduce((sofar, [path, value]) => {
    const figure = offered.find((each) => each.path === path)
    if (!figure) return refuse('refusal.noSuchFigure', { path })
    if (!mayBe(figure, value)) refuse('refusal.figureValue', { figure: named(figure.label) })
    return withFigure(sofar, figure, value)
  }, sheet)
  const parsed = knownSystem(to).sheets[type].safeParse(changed)
  if (parsed.success) return parsed.data
  return refuse('refusal.noSuchFigure', { path: parsed.error.issues[0]?.path.join('.') ?? '' })
}
