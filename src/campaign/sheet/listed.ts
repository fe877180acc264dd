import { unlisted } from '../../rules/system/sheet/field-list'
import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'
import { rulingsOf } from '../setting/read'
import { words } from '../words'
import { fieldGaps } from './field'
import { knownSystem } from './sheets'

/** As many things as a refusal names. */
const mostNamed = 12

/** Refuses a sheet with a word that its system's lists do not have, and says what there is. */
export function refuseUnlisted(read: Read, systemId: string, sheet: object, before: object): void {
  const system = knownSystem(systemId)
  if (!system.lists) return
  const found = unlisted(system.lists(rulingsOf(read, system), sheet), sheet, before)
  if (!found) return
  const names = found.there.options.map(({ label }) => words.say(label))
  const said = [...names.slice(0, mostNamed), ...(names.length > mostNamed ? ['…'] : [])]
  refuse('refusal.notListed', {
    value: found.value.slice(0, 120),
    ...fieldGaps(system, found.path),
    names: said.join(', ').slice(0, 480),
  })
}
