import { z } from 'zod'
import { endSchema, tickSchema, wordsSchema } from '../../rules/effects/effect'
import { modifierSchema } from '../../rules/moves/modifiers'
import type { Ref } from '../../shared/fact'
import { phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import { command, query } from '../define'
import { encounterById, encounterRef } from '../encounter/prepared'
import type { Read } from '../file/handles'
import { placeRef } from '../place/ref'
import { refOf } from '../sheet/land'
import { knownSystem } from '../sheet/sheets'
import { bearerInFight, combatantsOf, fightsOf } from './counting'
import { readBearers } from './bearers'
import {
  effectById,
  endOf,
  leftOf,
  readEffects,
  readModifiers,
  saidOf,
  type BearerType,
} from './read'
import { keepOwnEffect, ownEffects } from './own'
import { openTicks } from './ticks'
import { layEffect, removeEffect } from './write'
import { filledText, idSchema as id, line } from '../../shared/bounded'

const bearers = {
  characterId: id.optional(),
  npcId: id.optional(),
  combatantId: id.optional(),
  placeId: id.optional(),
  encounterId: id.optional(),
}
type Bearers = Partial<Record<keyof typeof bearers, string | undefined>>

function bearerOf(read: Read, on: Bearers): Ref & { type: BearerType } {
  const { characterId, npcId, combatantId, placeId, encounterId } = on
  if (combatantId !== undefined) return bearerInFight(read, combatantId)
  if (placeId !== undefined) return { ...placeRef(read, placeId), type: 'place' }
  if (encounterId !== undefined) {
    const encounter = encounterById(read, encounterId)
    if (encounter.status === 'over') refuse('refusal.fightOver')
    return { ...encounterRef(encounter), type: 'encounter' }
  }
  const type = characterId === undefined ? 'npc' : 'character'
  return { ...refOf(read, type, characterId ?? npcId ?? ''), type }
}

export const effectApi = {
  /** Every modifier that waits on somebody: the effects that add to rolls. */
  'modifier.list': query({ input: z.strictObject({}), run: (read) => readModifiers(read) }),

  /** Every effect, on whom it lies, and what is left of it. */
  'effect.list': query({
    input: z.strictObject({}),
    run: (read) => {
      const open = openTicks(read)
      return readEffects(read).map((effect) => {
        const { id: effectId, bearer, system, figure, until, tick, cause, shown } = effect
        return {
          id: effectId,
          bearer,
          system,
          value: figure?.value ?? null,
          until,
          text: saidOf(effect),
          tick,
          cause,
          shown,
          ...leftOf(read, effect),
          endsAt: endOf(effect),
          /** Whether it is to do its harm of this turn now. */
          isTickOpen: open.some((each) => each.effect.id === effectId),
          combatantIds: combatantsOf(read, bearer).map((each) => each.id),
          encounterIds: fightsOf(read, bearer),
        }
      })
    },
  }),

  /** The effects of the table's own, of all systems in play, each once. */
  'effect.own': query({ input: z.strictObject({}), run: ownEffects }),

  /**
   * What an effect may be laid on: all that is in running fights and those fights, the characters in
   * play, the places, and an NPC that is asked for. In the order in which they are likely meant.
   */
  'effect.bearers': query({
    input: z.strictObject({ npcId: id.nullable() }),
    run: (read, { npcId }) => readBearers(read, npcId),
  }),

  /** Lays an effect of the GM's own on somebody or something, in the GM's words. */
  'effect.lay': command({
    input: z
      .strictObject({
        ...bearers,
        words: wordsSchema,
        until: endSchema,
        /** What it adds to rolls of a system, where it does. */
        system: filledText(40).optional(),
        value: modifierSchema.shape.value.optional(),
        kind: modifierSchema.shape.kind.default('ongoing'),
        scope: modifierSchema.shape.scope.default('judged'),
        tick: tickSchema.nullable().default(null),
        /** What was typed for it, where it is kept among the effects of the table's own. */
        keepAs: line(200).optional(),
        /** Whether the players may know of it; left out, they may of what is on their characters. */
        shown: z.boolean().optional(),
      })
      .refine(
        (given) =>
          Object.keys(bearers).filter((key) => given[key as keyof Bearers] !== undefined).length ===
          1,
      )
      .refine(({ value, system, characterId }) =>
        value === undefined ? true : system !== undefined && characterId !== undefined,
      ),
    label: (read, input) => {
      const { name } = bearerOf(read, input)
      return input.value === undefined
        ? phrase('history.effect.lay', { name, words: input.words })
        : phrase('history.modifier.add', { name })
    },
    run: (write, { words, until, system, value, kind, scope, tick, shown, keepAs, ...on }) => {
      const bearer = bearerOf(write, on)
      if (keepAs !== undefined) keepOwnEffect(write, { name: words.slice(0, 80), line: keepAs })
      const hasBody = bearer.type !== 'place' && bearer.type !== 'encounter'
      if (tick && !hasBody) refuse('effect.refused.noBody')
      const isShown = shown ?? bearer.type === 'character'
      const figure =
        value === undefined || system === undefined
          ? null
          : { system: knownSystem(system).id, value, kind, scope }
      const laying = {
        bearer,
        text: phrase('modifier.own', { words }),
        end: until,
        figure,
        rule: '',
      }
      return { effectId: layEffect(write, { ...laying, tick, shown: isShown }, undefined, {}) }
    },
  }),

  /** Takes an effect away before its end. */
  'effect.lift': command({
    input: z.strictObject({ effectId: id }),
    label: (read, { effectId }) => {
      const { bearer, figure, text } = effectById(read, effectId)
      const { name } = bearer
      const words = text.with?.['words']
      return figure || words === undefined
        ? phrase('history.modifier.drop', { name })
        : phrase('history.effect.lift', { name, words })
    },
    run: (write, { effectId }) =>
      removeEffect(write, effectById(write, effectId), 'dropped', undefined, {}),
  }),
}
