import { phrase } from '../../shared/phrase'
import type { Read, Write } from '../file/handles'
import { ifReadable } from '../file/stored'
import { rulingsOf } from '../setting/read'
import { knownSystem, type MemberType } from '../sheet/sheets'
import type { Carrier } from './carried'
import { land, recoveryOf, weary } from './land'

interface Row {
  character_id: string | null
  npc_id: string | null
  system: string
}

/** Everybody on whom fights have left anything, by system. */
function carriers(read: Read): { system: string; carrier: Carrier }[] {
  return read
    .all<Row>('SELECT character_id, npc_id, system FROM carried_state ORDER BY rowid')
    .flatMap(({ character_id: character, npc_id: npc, system }) => {
      const type: MemberType = character === null ? 'npc' : 'character'
      const id = character ?? npc
      return id === null ? [] : [{ system, carrier: { type, id } }]
    })
}

/** Whom fights have left dying, with the turns left to each where a clock runs. */
export function readDying(read: Read): (Carrier & { name: string; turns: number | null })[] {
  return carriers(read).flatMap(({ system, carrier }) => {
    const person = ifReadable(
      () => weary(read, carrier, system),
      () => null,
    )
    if (!person) return []
    const plight = recoveryOf(system).plightOf(person.sheet, person.state)
    return plight?.kind === 'dying' ? [{ ...carrier, name: person.name, turns: plight.turns }] : []
  })
}

/**
 * Time that passes for those whom nobody helps: whoever is dying runs out of it. Leaves out those of
 * `helped`. Answers the names of those who have died.
 */
export function runOut(write: Write, minutes: number, helped: readonly string[]): string[] {
  return carriers(write).flatMap(({ system, carrier }) => {
    if (helped.includes(carrier.id)) return []
    // Time goes by though somebody cannot be read: it stays with them as it is.
    const person = ifReadable(
      () => weary(write, carrier, system),
      () => null,
    )
    if (!person) return []
    const rulings = rulingsOf(write, knownSystem(system))
    const recovery = recoveryOf(system)
    const [then] = recovery.pass([person], minutes, rulings)
    if (!then) return []
    land(write, carrier, system, then, phrase('cause.time'))
    const isDead = recovery.plightOf(person.sheet, then.state)?.kind === 'dead'
    return isDead ? [person.name] : []
  })
}
