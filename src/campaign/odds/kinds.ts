import { isOutOfPlay } from '../cast/present'
import { mostInFight } from '../encounter/fielding'
import type { Fight } from '../encounter/fight'
import { combatantsIn, encounterById } from '../encounter/prepared'
import type { Read } from '../file/handles'
import { sheetsOf } from '../sheet/sheets'
import { refOf } from '../sheet/land'
import type { EvenKind } from './even'

/** As many kinds are tried; those of whom there are most come first. */
const mostKinds = 6

/** As many more of one kind are tried. */
const mostMore = 24

/**
 * The kinds of NPC in a prepared fight of whom there may be more or fewer: those of one side that fight
 * with one sheet. Nobody comes who is out of play, and no side is left without anybody.
 */
export function kindsIn(read: Read, { encounter: { id }, rules, combatants }: Fight): EvenKind[] {
  const encounter = encounterById(read, id)
  const there = combatantsIn(read, encounter)
  const room = mostInFight - there.length
  const byKind = Map.groupBy(
    there.filter(({ template }) => template?.type === 'npc'),
    ({ side, template }) => `${side} ${template?.id ?? ''}`,
  )
  return [...byKind.values()]
    .sort((one, other) => other.length - one.length)
    .slice(0, mostKinds)
    .flatMap((members) => {
      const last = members.at(-1)
      const npcId = last?.template?.id
      if (!last || npcId === undefined) return []
      const { side, group } = last
      const ofSide = Object.values(combatants).filter((each) => each.side === side).length
      const written = sheetsOf(read, 'npc', npcId)[encounter.system]
      const sheet = written && !isOutOfPlay(read, 'npc', npcId) ? rules.sheetFrom(written) : null
      return [
        {
          ...{ npcId, name: refOf(read, 'npc', npcId).name, side, group },
          combatantIds: members.map((each) => each.id),
          mostMore: sheet ? Math.max(0, Math.min(mostMore, room)) : 0,
          mostFewer: Math.min(members.length, ofSide - 1),
          newcomer: sheet && { sheet, state: rules.enter(sheet) },
        },
      ]
    })
}
