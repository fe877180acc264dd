import type { PlayRules } from '../../rules/system/system'
import type { Phrase } from '../../shared/phrase'
import type { Read } from '../file/handles'
import { playRulesOf } from '../setting/play-rules'
import { sheetsOf, systemsInPlay } from '../sheet/sheets'
import { words } from '../words'
import type { OwedMoveRow } from './read'

/**
 * A move of the GM's that an owed one may be. `of`: whose sheet it stands on; `game`: of which game's
 * list it is, `key` being that of its words there.
 */
export interface OfferedGmMove {
  text: string
  of: string | null
  game?: string
  key?: string
}

/** A system of the campaign, and what is played by in it. */
interface Played {
  system: string
  title: Phrase
  rules: PlayRules
}

/** What this campaign plays by, system by system. */
export function playedSystems(read: Read): Played[] {
  return systemsInPlay(read).map(({ id, title }) => ({
    system: id,
    title,
    rules: playRulesOf(read, id),
  }))
}

const titles = ({ moves, groupMoves = [] }: PlayRules) =>
  [...Object.values(moves), ...groupMoves].map(({ title }) => title.key)

/** The NPCs that a move is about, and after them those on the table. */
function concerned(read: Read, about: OwedMoveRow['about']): { id: string; name: string }[] {
  const present = read.all<{ id: string; name: string }>(
    `SELECT npc.id, npc.name FROM scene_presence JOIN npc ON npc.id = scene_presence.npc_id
     ORDER BY scene_presence.position`,
  )
  const named = about.filter(({ type }) => type === 'npc')
  const isNamed = ({ id }: { id: string }) => named.some((each) => each.id === id)
  return [...named, ...present.filter((each) => !isNamed(each))]
}

/**
 * The GM's moves where one is owed: those of the people it is about and of whoever is on the table, the
 * campaign's list, and the game's.
 * They are of the system whose move has brought it about; of all, where none is known to have.
 */
export function gmMovesFor(
  read: Read,
  played: readonly Played[],
  { about, cause }: Pick<OwedMoveRow, 'about' | 'cause'>,
): OfferedGmMove[] {
  const own = played.filter(({ rules }) => titles(rules).includes(cause.key))
  const meant = own.length > 0 ? own : played
  const ofPeople = concerned(read, about).flatMap(({ id, name }) => {
    const sheets = sheetsOf(read, 'npc', id)
    // Whoever has no sheet of the move's game does what stands on the one they have.
    const hasOne = meant.some(({ system }) => sheets[system])
    return (hasOne ? meant : played).flatMap(({ system, rules }) => {
      const sheet = sheets[system]
      const texts = sheet ? (rules.gmMoves?.ofNpc?.(sheet) ?? []) : []
      return texts.map((text) => ({ text, of: name }))
    })
  })
  const listed = meant.flatMap(({ rules }) => rules.gmMoves?.list ?? [])
  const published = meant.flatMap(({ title, rules }) =>
    (rules.gmMoves?.published ?? []).map((move) => ({
      text: words.say(move),
      key: move.key,
      of: null,
      game: words.say(title),
    })),
  )
  return [...ofPeople, ...listed.map((text) => ({ text, of: null })), ...published]
}
