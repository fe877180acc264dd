import type { RuleSystem } from '../../rules/system/system'
import { phrase, type Phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import type { Read, Write } from '../file/handles'
import { freeName } from '../free-name'
import { playRulesOf } from '../setting/play-rules'
import { rulingsOf } from '../setting/read'
import { createMember } from '../sheet/members'
import { systemsInPlay } from '../sheet/sheets'
import { words } from '../words'
import { readNpcNames } from './read'

/** Somebody ready-made as one system has them: what their sheet begins as, and what it says in short. */
interface Kind {
  name: string
  system: string
  archetypes: Record<string, string>
  sheets: Record<string, object>
  figures: () => Phrase
}

/** The archetypes of a system that an NPC may begin as. */
function archetypesOf(read: Read, system: RuleSystem): Kind[] {
  const { id, archetypes: own } = system
  if (!own || own.for?.includes('npc') === false) return []
  const rulings = rulingsOf(read, system)
  return own.list.map(({ id: archetype, title }) => ({
    name: words.say(title),
    system: id,
    archetypes: { [id]: archetype },
    sheets: {},
    figures: () => own.figuresOf(own.sheetOf(archetype, rulings) ?? {}),
  }))
}

/** The foes that a system fights on tracks. */
function foesOf(read: Read, { id }: RuleSystem): Kind[] {
  const { foes } = playRulesOf(read, id)
  if (!foes) return []
  return foes.library.map(({ name, sheet }) => ({
    name,
    system: id,
    archetypes: {},
    sheets: { [id]: sheet },
    figures: () => phrase(`tracks.rank.${foes.numbers(sheet).rank}`),
  }))
}

/** Whoever several systems have by the same name is one, with a sheet of each. */
const byName = (read: Read) =>
  Map.groupBy(
    systemsInPlay(read).flatMap((system) => [
      ...archetypesOf(read, system),
      ...foesOf(read, system),
    ]),
    ({ name }) => name,
  )

/**
 * The people and creatures that the systems in play have ready, by name: their figures in each, as the
 * campaign reads the rules, and whether somebody in play is called so already.
 */
export function readReadyMade(read: Read) {
  const inCast = new Set(readNpcNames(read, undefined).map(({ name }) => name))
  return [...byName(read)]
    .map(([name, kinds]) => ({
      name,
      isInCast: inCast.has(name),
      in: kinds.map(({ system, figures }) => ({ system, figures: figures() })),
    }))
    .sort((one, other) => one.name.localeCompare(other.name))
}

/** Makes an NPC of each of these; refuses in words where no system in play has one. Answers their ids. */
export function takeReadyMade(write: Write, names: readonly string[]): { npcIds: string[] } {
  const all = byName(write)
  return { npcIds: [...new Set(names)].map((name) => takeFrom(write, all, name)) }
}

/** Makes an NPC of one of them, as `takeReadyMade` does. Answers its id. */
export function takeOneReadyMade(write: Write, name: string): string {
  return takeFrom(write, byName(write), name)
}

function takeFrom(write: Write, all: ReturnType<typeof byName>, name: string): string {
  const kinds = all.get(name) ?? refuse('refusal.noReadyMade', { name })
  return createMember(
    write,
    'npc',
    { name: freeName(write, 'npc', name) },
    Object.fromEntries(kinds.flatMap(({ sheets }) => Object.entries(sheets))),
    {
      archetypes: Object.fromEntries(kinds.flatMap(({ archetypes }) => Object.entries(archetypes))),
      isReadyMade: true,
    },
  )
}
