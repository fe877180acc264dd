import {
  againstWhom,
  isEndedBy,
  isGoneAfter,
  type ModifierGrant,
} from '../../rules/moves/modifiers'
import type { MemberKey } from '../../rules/moves/effect'
import { naming } from '../../rules/moves/outcome'
import { isMember } from '../../rules/moves/sides'
import type { Phrase } from '../../shared/phrase'
import { effectById, readModifiers } from '../effect/read'
import { layModifier, removeEffect } from '../effect/write'
import type { FactPlace, Read, Write } from '../file/handles'
import { refOf } from '../sheet/land'
import { charactersWith } from '../sheet/sheets'
import type { MemberRef, RunRequestInput } from './input'
import { moveOf } from './run'

/**
 * Takes the modifiers off the actor that this move has used up, and those meant for it alone; and off
 * everybody what is over with it.
 */
export function spendModifiers(
  write: Write,
  request: RunRequestInput,
  cause: Phrase,
  place: FactPlace,
): void {
  const { system, actor, modifiers } = request
  const move = moveOf(write, request)
  for (const modifier of readModifiers(write)) {
    if (modifier.system !== system) continue
    const isTaken = modifiers.includes(modifier.id)
    const isActors = actor?.type === 'character' && modifier.characterId === actor.id
    const isUsed = isActors && isGoneAfter(modifier, isTaken)
    if (!isUsed && !isEndedBy(modifier, move)) continue
    const effect = effectById(write, modifier.id)
    removeEffect(write, effect, isTaken ? 'spent' : 'lapsed', cause, place)
  }
}

/** Lays the modifiers that a move gives. An NPC can hold none. */
export function grantModifiers(
  write: Write,
  request: RunRequestInput,
  grants: readonly ModifierGrant[],
  cause: Phrase,
  place: FactPlace,
): void {
  const { system } = request
  for (const { on, ...modifier } of grants) {
    const text = namingTarget(write, request, modifier.text)
    const scope = scopeOn(request, modifier)
    for (const characterId of ownersOf(write, request, on)) {
      layModifier(write, { system, characterId }, { ...modifier, scope, text }, cause, place)
    }
  }
}

/** The words of a modifier with the name of the target, where they are about it. */
function namingTarget(read: Read, { target }: RunRequestInput, text: Phrase): Phrase {
  if (!target || text.with?.['target'] === undefined) return text
  const { name } = refOf(read, target.type, target.id)
  return naming(text, { target: name })
}

/** What rolls it is for, with whoever stands for the target; nobody known is left to judge. */
function scopeOn(
  { target }: RunRequestInput,
  { scope }: Pick<ModifierGrant, 'scope'>,
): ModifierGrant['scope'] {
  if (againstWhom({ scope }) !== 'target') return scope
  return target ? { against: `${target.type}:${target.id}` } : 'judged'
}

function ownersOf(write: Write, request: RunRequestInput, on: ModifierGrant['on']): string[] {
  if (on === 'everyone') return charactersWith(write, request.system)
  const member = memberOn(request, on)
  return member?.type === 'character' ? [member.id] : []
}

/** Who stands on a side of a move; undefined when nobody does. */
export function memberOn(
  request: Pick<RunRequestInput, 'actor' | 'target' | 'ally' | 'ward'>,
  on: 'actor' | 'target' | 'ally' | 'ward' | MemberKey,
): MemberRef | undefined {
  if (isMember(on)) return { type: 'character', id: on.slice(on.indexOf(':') + 1) }
  return request[on]
}
