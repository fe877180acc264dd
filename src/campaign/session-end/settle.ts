import type { Attending } from '../../rules/system/session-end'
import { phrase } from '../../shared/phrase'
import type { Write } from '../file/handles'
import { landEffects, refOf } from '../sheet/land'
import { patchSheet } from '../sheet/patch'
import { sheetOf, writeSheet } from '../sheet/sheets'
import { attending, type EndUnderWay } from './stored'

/** What the end of a session brings everybody who was there: their sheets, and a fact each. */
export function settleEverybody(write: Write, end: EndUnderWay): void {
  for (const person of attending(write, end.system)) settle(write, end, person)
}

function settle(write: Write, { system, rules, context }: EndUnderWay, person: Attending): void {
  const { gained, effects, patch, told } = rules.settle(context, person)
  const member = { type: 'character' as const, id: person.id }
  const about = [refOf(write, member.type, member.id)]
  const cause = phrase('cause.sessionEnd')
  const { total, terms } = gained
  write.record({ kind: 'sessionEnd.gained', secret: false, about, cause, terms, to: total })
  landEffects(write, { member, system, sheet: person.sheet, effects, cause }, {})
  if (told.length === 0) return
  const patched = patchSheet(
    'character',
    system,
    sheetOf(write, 'character', person.id, system),
    patch,
  )
  writeSheet(write, 'character', person.id, system, patched)
  for (const words of told) {
    write.record({ kind: 'sessionEnd.told', secret: false, about, cause: words })
  }
}
