import type { PlayRules } from '../../rules/system/system'
import type { Read } from '../file/handles'
import { playRulesOf } from '../setting/play-rules'
import { sheetsOf, systemsInPlay } from '../sheet/sheets'
import type { OwedMoveRow } from './read'

/** A move of the GM's own that an owed one may be; `of`: whose sheet it stands on. */
export interface OfferedGmMove {
  text: string
  of: string | null
}

/** A system of the campaign, and what is played by in it. */
interface Played {
  system: string
  rules: PlayRules
}

/** What this campaign plays by, system by system. */
export function playedSystems(read: Read): Played[] {
  return systemsInPlay(read).map(({ id }) => ({ system: id, rules: playRulesOf(read, id) }))
}

const titles = ({ moves, groupMoves = [] }: PlayRules) =>
  [...Object.values(moves), ...groupMoves].map(({ title }) => title.key)

/**
 * The GM's own moves where one is owed: those of the people it is about, and the campaign's list.
 * They are of the system whose move has brought it about; of all, where none is known to have.
 */
export function gmMovesFor(
  read: Read,
  played: readonly Played[],
  { about, cause }: Pick<OwedMoveRow, 'about' | 'cause'>,
): OfferedGmMove[] {
  const own = played.filter(({ rules }) => titles(rules).includes(cause.key))
  const meant = own.length > 0 ? own : played
  const ofPeople = about.flatMap(({ type, id, name }) => {
    if (type !== 'npc') return []
    const sheets = sheetsOf(read, 'npc', id)
    return meant.flatMap(({ system, rules }) => {
      const sheet = sheets[system]
      const texts = sheet ? (rules.gmMoves?.ofNpc?.(sheet) ?? []) : []
      return texts.map((text) => ({ text, of: name }))
    })
  })
  const listed = meant.flatMap(({ rules }) => rules.gmMoves?.list ?? [])
  return [...ofPeople, ...listed.map((text) => ({ text, of: null }))]
}
