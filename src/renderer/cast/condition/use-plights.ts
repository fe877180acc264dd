import type { Plight } from '../../../rules/system/fight/recovery'
import { useRead } from '../../bridge'
import type { CastMember } from '../cast-member'
import { recoveryOf, wearyOf } from './condition'

/** How it stands with people by what fights have left on them: dead, dying, down, or neither. */
export function usePlights() {
  const { data: lefts } = useRead('condition.list', () => ({}))

  return (member: CastMember, system: string): Plight | null => {
    const person = wearyOf(member, system, lefts.value ?? [])
    return (person && recoveryOf(system)?.plightOf(person.sheet, person.state)) ?? null
  }
}
