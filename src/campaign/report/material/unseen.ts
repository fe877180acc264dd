import { withoutNumber } from '../../../shared/spelling'
import { readUnseen, type Unseen } from '../../encounter/unseen'
import type { Read } from '../../file/handles'
import { aliasesOf, type Aliases } from '../../npc/aliases'
import type { readOnTable } from '../../scene-board/unseen'
import { readAllSeen } from '../../session/all-seen'
import { words } from '../../words'
import type { Entry } from './entries'

/** Whom players never saw in a fight, by its id: each fight is looked through once. */
export function unseenOf(read: Read): (fightId: string) => Unseen {
  const known = new Map<string, Unseen>()
  const allSeen = readAllSeen(read)
  return (id) => {
    const unseen = known.get(id) ?? readUnseen(read, id, allSeen)
    known.set(id, unseen)
    return unseen
  }
}

interface Sight {
  unseenIn: (fightId: string) => Unseen
  onTable: ReturnType<typeof readOnTable>
  aliases: Aliases
}

/** A sentence that the game master wrote stands, whoever it is about: names in it are put otherwise. */
const isWritten = ({ fact: { kind } }: Entry) => kind === 'note.written'

/** Those who took part in what happened unseen, by the name that sentences may call them. */
function namesUnseen(entries: readonly Entry[], { unseenIn, onTable, aliases }: Sight) {
  const fights = [...new Set(entries.flatMap(({ encounterId }) => encounterId ?? []))].map(unseenIn)
  const seen = new Set(fights.flatMap(({ kindsSeen }) => [...kindsSeen]))
  const foes = fights.flatMap(({ hidden }) =>
    hidden.flatMap(({ id, npcId, npcName, label }) =>
      [withoutNumber(label), ...(npcName === null ? [] : [npcName])].map((name) => ({
        id: npcId ?? id,
        name,
        alias: words.t('report.unseenFoe'),
      })),
    ),
  )
  const others = entries
    .filter((entry) => !isWritten(entry))
    .flatMap((entry) =>
      entry.fact.about.flatMap(({ type, id, name }) => {
        if (type === 'npc' && onTable.isUnseen(entry, id)) {
          return [{ id, name, alias: words.t('report.unseen') }]
        }
        if (type === 'npc') seen.add(name)
        return []
      }),
    )
  // Of whom players have another name that is put in its place wherever a report says it.
  return [...others, ...foes].filter(({ name }) => !seen.has(name) && aliases.inText(name) === name)
}

/**
 * What happened, with whoever players never saw, in a fight or elsewhere, as they may read of them, and how
 * whatever else is written of it reads without their names.
 */
export function entriesKnown(read: Read, entries: readonly Entry[], sight: Sight) {
  const { unseenIn, onTable } = sight
  const { inData } = aliasesOf(read, namesUnseen(entries, sight))
  const known = entries.flatMap((entry) => {
    const { encounterId } = entry
    const inFight = encounterId ? unseenIn(encounterId).inFact(entry.fact) : entry.fact
    const fact =
      inFight && !isWritten(entry) ? onTable.inFact({ ...entry, fact: inFight }) : inFight
    return fact ? [{ ...entry, fact: inData(fact) }] : []
  })
  return { inData, entries: known }
}
