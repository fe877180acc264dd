import { withWorked } from '../../rules/system/sheet/working-out'
import { refuse, Refusal } from '../../shared/reply'
import type { Read } from '../file/handles'
import { rulingsOf } from '../setting/read'
import { fieldGaps } from './field'
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
    return refuse('refusal.sheetWrong', { ...fieldGaps(system, path.slice(0, 120)) })
  }
  const rulings = rulingsOf(read, system)
  const complete = workingOut.equipped(sheet, parsed.data, rulings)
  const answer = workingOut.workOut(complete, parsed.data, rulings)
  if ('key' in answer) throw new Refusal(answer)
  const taken = take.map(
    (path) =>
      answer.figures.find((each) => each.path === path) ?? refuse('refusal.noSuchFigure', { path }),
  )
  return withWorked({ ...complete, [field]: parsed.data }, taken)
}
