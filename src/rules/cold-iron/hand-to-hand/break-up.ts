import { demandWhole } from '../field-error'
import { settleCheck, type Checked } from '../check'
import { pickByDie } from './aim'
import { Links } from './links'
import { memberIn, otherSide, type Pile, type PileSide } from './pile'
import { foesOf, idsOf, memberValue, personIn, sideValue, type Scene } from './scene'

/** What one member wants when a pile breaks up: those to stay with, and his roll to do so. */
interface Wish {
  with: readonly string[]
  roll: string
}

/** How a pile breaks up (CI-172). A die of 1 or 2 breaks a tie of the sides: side a, or side b. */
export interface BreakUp {
  wishes: Readonly<Record<string, Wish>>
  tieDie: number
  /** For whoever is left over: the group he falls to, counted from 1. */
  groupDice: Readonly<Record<string, number>>
}

/** Some of either side who stay together. */
export interface Group {
  a: string[]
  b: string[]
}

/**
 * The side that chooses first (CI-172): the higher HtH, then the better best man, then the more
 * numerous, then the larger side, then dice.
 */
export function choosingSide(scene: Scene, pile: Pile, tieDie: number): PileSide {
  const ranks = rankOf(scene, pile, 'a').map(
    (each, at) => each - (rankOf(scene, pile, 'b')[at] ?? 0),
  )
  const decided = ranks.find((difference) => difference !== 0)
  if (decided !== undefined) return decided > 0 ? 'a' : 'b'
  return demandWhole('tieDie', tieDie, 1, 2) === 1 ? 'a' : 'b'
}

function rankOf(scene: Scene, pile: Pile, side: PileSide): number[] {
  const ids = idsOf(pile, side)
  const best = Math.max(...ids.map((id) => valueOf(scene, pile, id)))
  const size = ids.reduce((all, id) => all + (personIn(scene, id)?.sheet.siz ?? 0), 0)
  return [sideValue(scene, pile, ids).total, best, ids.length, size]
}

/** A roll to stay with some of the other side: HtH against theirs together (CI-172). */
function settleStay(
  scene: Scene,
  pile: Pile,
  memberId: string,
  wanted: readonly string[],
  roll: string,
): Checked {
  const own = sideValue(scene, pile, [memberId])
  return settleCheck(own, sideValue(scene, pile, wanted, 'hthDefence'), roll)
}

/**
 * The groups a pile falls into (CI-172): mutual wishes first, then the rolls of the side that
 * chooses, best man first; then those of the other side whom nobody took roll to join; whoever is
 * left over falls to a group by dice. One group alone when nobody got his wish. The groups are an
 * offer: the game master confirms them.
 */
export function groupsOf(scene: Scene, pile: Pile, breakUp: BreakUp): Group[] {
  const links = new Links([...idsOf(pile, 'a'), ...idsOf(pile, 'b')])
  const first = choosingSide(scene, pile, breakUp.tieDie)
  const second = otherSide(first)
  for (const id of idsOf(pile, first)) {
    for (const foe of wantedBy(pile, breakUp, id)) {
      if (wantedBy(pile, breakUp, foe).includes(id)) links.tie(id, foe)
    }
  }
  for (const id of byValue(scene, pile, first)) stay(scene, pile, breakUp, links, id)
  const untaken = byValue(scene, pile, second).filter((id) => links.isAlone(id))
  for (const id of untaken) stay(scene, pile, breakUp, links, id)
  const groups = links.groups().filter((group) => group.length > 1)
  if (groups.length === 0) return [{ a: idsOf(pile, 'a'), b: idsOf(pile, 'b') }]
  for (const id of links.alone()) {
    const names = groups.map((_, at) => String(at))
    groups[Number(pickByDie(names, breakUp.groupDice[id] ?? 1))]?.push(id)
  }
  return groups.map((group) => ({
    a: idsOf(pile, 'a').filter((id) => group.includes(id)),
    b: idsOf(pile, 'b').filter((id) => group.includes(id)),
  }))
}

function stay(scene: Scene, pile: Pile, { wishes }: BreakUp, links: Links, id: string): void {
  const wish = wishes[id]
  const wanted = wantedBy(pile, { wishes }, id).filter((foe) => !links.areTied(id, foe))
  if (!wish || wanted.length === 0) return
  if (!settleStay(scene, pile, id, wanted, wish.roll).success) return
  for (const foe of wanted) links.tie(id, foe)
}

/** Those of the other side a member wants, as far as they are there. */
function wantedBy(pile: Pile, { wishes }: Pick<BreakUp, 'wishes'>, id: string): string[] {
  const side = idsOf(pile, 'a').includes(id) ? 'a' : 'b'
  return foesOf(pile, side).filter((foe) => wishes[id]?.with.includes(foe))
}

function byValue(scene: Scene, pile: Pile, side: PileSide): string[] {
  return [...idsOf(pile, side)].sort(
    (left, right) => valueOf(scene, pile, right) - valueOf(scene, pile, left),
  )
}

function valueOf(scene: Scene, pile: Pile, id: string): number {
  const member = memberIn(pile, id)
  return member ? memberValue(scene, member, 'hth').total : 0
}
