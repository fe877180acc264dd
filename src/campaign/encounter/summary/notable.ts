import type { Notable, SpellHarm } from '../../../shared/notable'
import { felledBy, type Person } from './tolls'
import { only, type NewsOf, type ToldInTurn } from './told'

/**
 * The moments of a fight worth telling: its largest blow, multiples, blows on one's own side, falls,
 * grapples, spells, fumbles, flights.
 */
export function notableIn(people: readonly Person[], told: readonly ToldInTurn[]): Notable[] {
  const blows = only(told, 'harm').filter(({ news }) => news.by !== null)
  const points = ({ news }: NewsOf<'harm'>) => news.wounds + news.fatigue
  const [largest] = blows
    .filter((blow) => points(blow) > 0)
    .toSorted((a, b) => points(b) - points(a))
  const sideOf = (id: string | null) => people.find((each) => each.id === id)?.side
  const multiples = blows
    .filter(({ news }) => news.multiple > 1)
    .toSorted((a, b) => b.news.multiple - a.news.multiple)
  const great = (['party', 'foe'] as const).flatMap((side) =>
    multiples.filter(({ news }) => sideOf(news.by) === side),
  )
  const friends = blows.filter(
    (blow) =>
      points(blow) > 0 &&
      blow !== largest &&
      blow.news.by !== blow.news.to &&
      sideOf(blow.news.by) === sideOf(blow.news.to),
  )
  return [
    ...(largest ? [blowOf('largest', largest, points(largest))] : []),
    ...great.map((blow) => blowOf('multiple', blow, blow.news.multiple)),
    ...friends.map((blow) => blowOf('friend', blow, points(blow))),
    ...fallsIn(told),
    ...only(told, 'grapple').map(({ id: fact, turn, news: { by, to, deed } }) => ({
      ...{ kind: deed, fact, turn, by, to },
    })),
    ...only(told, 'spell').map(({ id: fact, turn, news }) => ({
      fact,
      turn,
      ...news,
      ...spellTaken(told, turn, news),
      harm: harmOf(told, turn, news),
    })),
    ...only(told, 'spellLost').map(({ id: fact, turn, news }) => ({ fact, turn, ...news })),
    ...only(told, 'attack')
      .filter(({ news }) => news.outcome === 'fumble')
      .map(({ id: fact, turn, news }) => ({ kind: 'fumble' as const, fact, turn, by: news.by })),
    ...only(told, 'fled').map(({ id: fact, turn, news }) => ({
      ...{ kind: 'fled' as const, fact, turn, by: news.who },
    })),
  ]
}

/** On whom a spell took effect in its turn, and who saved: one can be moved to others than it was declared at. */
function spellTaken(
  told: readonly ToldInTurn[],
  turn: number,
  { by, at, spell }: NewsOf<'spell'>['news'],
): { at: string[]; withstood: string[] } {
  const struck = told.flatMap(({ turn: then, news }) => {
    if (news?.kind !== 'harm' && news?.kind !== 'healed') return []
    const isOfIt = then === turn && news.spell?.by === by && news.spell.name === spell
    return isOfIt ? [news.kind === 'harm' ? news.to : news.who] : []
  })
  const whoOf = (kind: 'aimed' | 'withstood') =>
    only(told, kind).flatMap(({ turn: then, news: { who, spell: of } }) =>
      then === turn && of.by === by && of.name === spell ? [who] : [],
    )
  const withstood = whoOf('withstood').filter((id) => !struck.includes(id))
  const meant = [...at, ...whoOf('aimed')].filter((id) => !withstood.includes(id))
  return { at: struck.length > 0 ? [...new Set(struck)] : meant, withstood }
}

/** What a spell did to each whom it harmed or healed, in its turn. */
function harmOf(
  told: readonly ToldInTurn[],
  turn: number,
  { by, spell }: NewsOf<'spell'>['news'],
): SpellHarm[] {
  return told.flatMap(({ turn: then, news }) => {
    if (news?.kind !== 'harm' && news?.kind !== 'healed') return []
    if (then !== turn || news.spell?.by !== by || news.spell.name !== spell) return []
    const harm =
      news.kind === 'harm'
        ? { to: news.to, wounds: news.wounds, fatigue: news.fatigue, healed: 0 }
        : { to: news.who, wounds: 0, fatigue: 0, healed: news.points }
    return harm.wounds + harm.fatigue + harm.healed > 0 ? [harm] : []
  })
}

function blowOf(
  kind: 'largest' | 'multiple' | 'friend',
  { id: fact, turn, news }: NewsOf<'harm'>,
  value: number,
): Notable {
  return { kind, fact, turn, by: news.by ?? '', to: news.to, value, cause: news.cause }
}

/** Everyone's fall, and his death, each told once until he gets up again. */
function fallsIn(told: readonly ToldInTurn[]): Notable[] {
  const down = new Map<string, 'felled' | 'killed'>()
  return only(told, 'state').flatMap(({ id: fact, turn, batch, news }): Notable[] => {
    const { who, dead } = news
    const before = down.get(who)
    if (!news.down) down.delete(who)
    const kind = dead ? 'killed' : 'felled'
    if (!news.down || before === kind || before === 'killed') return []
    down.set(who, kind)
    return [{ kind, fact, turn, by: felledBy(told, who, batch), to: who }]
  })
}
