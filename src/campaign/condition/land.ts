import type { Mended, Recovery, Weary } from '../../rules/system/fight/recovery'
import type { Fact } from '../../shared/fact'
import type { Phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import type { Read, Write } from '../file/handles'
import { refOf } from '../sheet/land'
import { combatOf, sheetOf } from '../sheet/sheets'
import { readCarried, writeCarried, type Carrier } from './carried'

/** How the people of a system recover; a refusal in words where nothing outlives its fights. */
export function recoveryOf(systemId: string): Recovery {
  return combatOf(systemId).recovery ?? refuse('refusal.noCombat')
}

/** Somebody as the rules of recovery read them. */
export function weary(read: Read, carrier: Carrier, systemId: string): Weary {
  const rules = combatOf(systemId)
  return {
    id: carrier.id,
    name: refOf(read, carrier.type, carrier.id).name,
    sheet: rules.sheetFrom(sheetOf(read, carrier.type, carrier.id, systemId)),
    state: readCarried(read, carrier, systemId, rules),
  }
}

/** A fact for each figure that is another one now; an NPC's body is the game master's business. */
function tellChanges(
  write: Write,
  carrier: Carrier,
  systemId: string,
  mended: Mended,
  cause: Phrase,
) {
  const { figures } = recoveryOf(systemId)
  const about = [refOf(write, carrier.type, carrier.id)]
  const secret = carrier.type === 'npc'
  for (const { figure: id, from, to, sum } of mended.changes) {
    const figure = figures.find((each) => each.id === id)
    const told = figure?.told?.[to > 0 ? 'yes' : 'no']
    const fact: Fact = told
      ? { kind: 'condition.told', secret, about, cause, with: { what: `@${told.key}` } }
      : {
          ...{ kind: 'condition.changed', secret, about, from, to, cause },
          with: { figure: figure ? `@${figure.label.key}` : id },
        }
    write.record(sum ? { ...fact, terms: sum.terms } : fact)
  }
}

/** Keeps what is left on somebody now, and tells what of it is another than before. */
export function land(
  write: Write,
  carrier: Carrier,
  systemId: string,
  mended: Mended,
  cause: Phrase,
): void {
  const before = readCarried(write, carrier, systemId, combatOf(systemId))
  if (JSON.stringify(before) === JSON.stringify(mended.state)) return
  writeCarried(write, carrier, systemId, mended.state, null)
  tellChanges(write, carrier, systemId, mended, cause)
}
