import { z } from 'zod'
import { phrase, type Phrase } from '../../../shared/phrase'
import type { Effect } from '../../moves/effect'
import type { MoveInput } from '../../moves/move'
import { defineAct } from '../../system/act'
import { switchEffect } from '../conditions/counter-effects'
import type { Deciding } from '../settings'
import { characterSchema, type Character } from '../sheet'
import { carriedArms, isTakenFrom, type Arm } from './armoury'
import { rowName, tagRows } from './tables'

type ReloadSettings = Deciding<'charts'>

const loadedOf = ({ id }: Arm, isLoaded: boolean): Effect =>
  switchEffect('actor', `gear.weapons.${id.replace('carried.', '')}.loaded`, isLoaded, 'IF-129')

/** What a shot with one of the weapons that somebody carries leaves of it: one that must be reloaded is empty (IF-129). */
export function emptiedBy(
  character: Pick<Character, 'gear'>,
  source: string | undefined,
  settings: ReloadSettings,
): Effect[] {
  const shot = slowArm(character, source, settings)
  return shot?.isLoaded ? [loadedOf(shot, false)] : []
}

/** What the GM weighs where several shots at once are made with a weapon that must be reloaded (IF-102, IF-129). */
export function severalShotsNotes(
  { actor, source }: Pick<MoveInput, 'actor' | 'source'>,
  settings: ReloadSettings,
): Phrase[] {
  const shot = actor && slowArm(characterSchema.parse(actor), source, settings)
  return shot ? [phrase('ironFist.gear.severalShots')] : []
}

/** The weapon that is shot with, where it is carried and must be reloaded by an action of its own. */
function slowArm(
  character: Pick<Character, 'gear'>,
  source: string | undefined,
  settings: ReloadSettings,
): Arm | undefined {
  const slow = (settings.charts?.tags ?? tagRows).filter(({ needsAction }) => needsAction)
  const shot = carriedArms(character, settings).find((arm) => isTakenFrom(arm, source))
  return shot && slow.some(({ id }) => shot.row.tags.includes(id)) ? shot : undefined
}

/** What speaks against a shot with a weapon that is empty; the GM weighs it (IF-129). */
export function emptyCautions(
  { actor, source }: Pick<MoveInput, 'actor' | 'source'>,
  settings: ReloadSettings,
): Phrase[] {
  const arms = actor ? carriedArms(characterSchema.parse(actor), settings) : []
  const isEmpty = arms.some((arm) => isTakenFrom(arm, source) && !arm.isLoaded)
  return isEmpty ? [phrase('ironFist.gear.empty')] : []
}

/** Loads the first weapon of those that somebody carries empty: an action each (IF-129). */
export function reloadFor(settings: ReloadSettings) {
  const emptyOf = (character: Character) =>
    carriedArms(character, settings).find(({ isLoaded }) => !isLoaded)
  return defineAct({
    id: 'reload',
    title: phrase('ironFist.reload.title'),
    rule: 'IF-129',
    on: 'character',
    sheet: characterSchema,
    input: z.strictObject({}),
    isPossible: (character) => emptyOf(character) !== undefined,
    perform(character) {
      const arm = emptyOf(character)
      if (!arm) return phrase('ironFist.reload.refused')
      const { key, with: gaps } = rowName('weapon', arm.row)
      const told = phrase('ironFist.reload.note', { ...gaps, weapon: `@${key}` })
      return { effects: [loadedOf(arm, true)], terms: [], notes: [told] }
    },
  })
}
