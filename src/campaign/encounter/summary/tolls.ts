import type { Phrase } from '../../../shared/phrase'
import { only, type ToldInTurn } from './told'

/** Somebody in the fight. */
export interface Person {
  id: string
  label: string
  side: 'party' | 'foe'
}

/** Harm of one combatant to another, or of nobody. */
export interface HarmLine {
  by: string | null
  to: string
  wounds: number
  fatigue: number
  blows: number
}

/** How the fight went for one combatant. */
export interface Toll extends Person {
  /** His last state in words; null when it never changed. */
  state: Phrase | null
  down: boolean
  dead: boolean
  /** The turn he went down in, and who did it; null while he stands. */
  downIn: number | null
  felledBy: string[]
  dealt: number
  taken: number
  healed: number
  hits: number
  misses: number
  fumbles: number
}

/** Who did how much to whom, the most first. */
export function harmIn(told: readonly ToldInTurn[]): HarmLine[] {
  const lines = new Map<string, HarmLine>()
  for (const { news } of only(told, 'harm')) {
    const { by, to, wounds, fatigue } = news
    if (wounds + fatigue === 0) continue
    const line = lines.get(`${by} ${to}`) ?? { by, to, wounds: 0, fatigue: 0, blows: 0 }
    line.wounds += wounds
    line.fatigue += fatigue
    line.blows += by === null ? 0 : 1
    lines.set(`${by} ${to}`, line)
  }
  return [...lines.values()].sort((one, other) => pointsOf(other) - pointsOf(one))
}

/** Who struck at somebody in the command that brought him down, or else who wounded him last. */
export function felledBy(told: readonly ToldInTurn[], who: string, batch: number): string[] {
  const harm = only(told, 'harm').filter(
    ({ news, batch: then }) => news.to === who && news.by !== null && then <= batch,
  )
  const at = harm.filter((each) => each.batch === batch)
  const those = at.length > 0 ? at : harm.slice(-1)
  return [...new Set(those.flatMap(({ news }) => news.by ?? []))]
}

/** How the fight went for each, in the order of the table. */
export function tollsOf(people: readonly Person[], told: readonly ToldInTurn[]): Toll[] {
  const lines = harmIn(told)
  const total = (those: HarmLine[]) => those.reduce((all, line) => all + pointsOf(line), 0)
  return people.map((person) => ({
    ...person,
    ...endOf(person.id, told),
    ...attacksOf(person.id, told),
    dealt: total(lines.filter(({ by }) => by === person.id)),
    taken: total(lines.filter(({ to }) => to === person.id)),
    healed: only(told, 'healed')
      .filter(({ news }) => news.who === person.id)
      .reduce((all, { news }) => all + news.points, 0),
  }))
}

/** Points of a line: wounds and fatigue together. */
function pointsOf({ wounds, fatigue }: HarmLine): number {
  return wounds + fatigue
}

function attacksOf(id: string, told: readonly ToldInTurn[]) {
  const outcomes = only(told, 'attack')
    .filter(({ news }) => news.by === id)
    .map(({ news }) => news.outcome)
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length
  // A hit whose damage was let go has struck nobody.
  const letGo = count('letGo')
  return { hits: count('hit') - letGo, misses: count('miss') + letGo, fumbles: count('fumble') }
}

function endOf(id: string, told: readonly ToldInTurn[]) {
  const states = only(told, 'state').filter(({ news }) => news.who === id)
  const last = states.at(-1)
  const risen = states.findLastIndex(({ news }) => !news.down)
  const fall = last?.news.down ? states[risen + 1] : undefined
  return {
    state: last?.news.words ?? null,
    down: last?.news.down ?? false,
    dead: last?.news.dead ?? false,
    downIn: fall?.turn ?? null,
    felledBy: fall ? felledBy(told, id, fall.batch) : [],
  }
}
