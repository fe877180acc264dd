import { withFigure } from '../../rules/system/conversion'
import { refuse, Refusal } from '../../shared/reply'
import type { Read } from '../file/handles'
import { rulingsOf } from '../setting/read'
import { fieldTitle } from './field'
import { knownSystem } from './sheets'

/**
 * A sheet with what was typed for its figures, and those figures worked out that are named. Refuses
 * in words what the rules cannot read, and a figure that nothing makes.
 */
export function workedOut(
  read: Read,
  systemId: string,
  sheet: object,
  basis: object,
  take: readonly string[],
): object {
  const system = knownSystem(systemId)
  const { workingOut } = system
  if (!workingOut) return refuse('refusal.noWorkingOut', { system: `@${system.title.key}` })
  const { field } = workingOut
  const parsed = workingOut.basis.safeParse(basis)
  if (!parsed.success) {
    const path = [field, ...(parsed.error.issues[0]?.path ?? [])].map(String).join('.')
    return refuse('refusal.sheetWrong', { field: fieldTitle(system, path.slice(0, 120)) })
  }
  const answer = workingOut.workOut(sheet, parsed.data, rulingsOf(read, system))
  if ('key' in answer) throw new Refusal(answer)
  return take.reduce<object>(
    (sofar, path) => {
      const figure = answer.figures.find((each) => each.path === path)
      if (!figure) return refuse('refusal.noSuchFigure', { path })
      const all = { [path]: figure.value, ...figure.along }
      return Object.entries(all).reduce(
        (changed, [at, value]) => withFigure(changed, { path: at }, value),
        sofar,
      )
    },
    { ...sheet, [field]: parsed.data },
  )
}
