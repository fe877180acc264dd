import { isGoneAfter, type ChipGrant } from '../../rules/moves/chips'
import type { MemberKey } from '../../rules/moves/move'
import { isMember } from '../../rules/moves/sides'
import type { Phrase } from '../../shared/phrase'
import { chipsOf } from '../chip/read'
import { layChip, removeChip } from '../chip/write'
import type { FactPlace, Read, Write } from '../file/handles'
import { refOf } from '../sheet/land'
import { charactersWith } from '../sheet/sheets'
import type { HolderRef, RunRequestInput } from './input'

/** Takes the chips off the actor that this move has used up, and those meant for it alone. */
export function spendChips(
  write: Write,
  { system, actor, chips }: RunRequestInput,
  cause: Phrase,
  place: FactPlace,
): void {
  if (actor?.type !== 'character') return
  for (const chip of chipsOf(write, actor.id, system)) {
    const isTaken = chips.includes(chip.id)
    if (!isGoneAfter(chip, isTaken)) continue
    removeChip(write, chip, isTaken ? 'spent' : 'lapsed', cause, place)
  }
}

/** Lays the chips that a move gives. An NPC can hold none. */
export function grantChips(
  write: Write,
  request: RunRequestInput,
  grants: readonly ChipGrant[],
  cause: Phrase,
  place: FactPlace,
): void {
  const { system } = request
  for (const { on, ...chip } of grants) {
    const text = namingTarget(write, request, chip.text)
    for (const characterId of ownersOf(write, request, on)) {
      layChip(write, { system, characterId }, { ...chip, text }, cause, place)
    }
  }
}

/** The words of a chip with the name of the target, where they are about it. */
function namingTarget(read: Read, { target }: RunRequestInput, text: Phrase): Phrase {
  if (!target || text.with?.['target'] === undefined) return text
  const { name } = refOf(read, target.type, target.id)
  return { ...text, with: { ...text.with, target: name } }
}

function ownersOf(write: Write, request: RunRequestInput, on: ChipGrant['on']): string[] {
  if (on === 'everyone') return charactersWith(write, request.system)
  const holder = holderOn(request, on)
  return holder?.type === 'character' ? [holder.id] : []
}

/** Who stands on a side of a move; undefined when nobody does. */
export function holderOn(
  request: Pick<RunRequestInput, 'actor' | 'target' | 'ally' | 'ward'>,
  on: 'actor' | 'target' | 'ally' | 'ward' | MemberKey,
): HolderRef | undefined {
  if (isMember(on)) return { type: 'character', id: on.slice(on.indexOf(':') + 1) }
  return request[on]
}
