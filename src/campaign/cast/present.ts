import type { Ref } from '../../shared/fact'
import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'
import { refOf } from '../sheet/land'
import type { MemberType } from '../sheet/sheets'
import { outOfPlay } from './in-play'

/** Whether somebody is out of play. */
export function isOutOfPlay(read: Read, type: MemberType, id: string): boolean {
  return read.get(`SELECT 1 FROM ${outOfPlay[type]} WHERE id = @id`, { id }) !== undefined
}

/** Somebody who is to take part, as facts point at them; refuses in words who is out of play. */
export function presentRef(read: Read, type: MemberType, id: string): Ref {
  const who = refOf(read, type, id)
  if (isOutOfPlay(read, type, id)) refuse('refusal.outOfPlay', { name: who.name })
  return who
}
