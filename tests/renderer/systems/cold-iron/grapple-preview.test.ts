import { describe, expect, it } from 'vitest'
import {
  eventOf,
  pairsOf,
} from '../../../../src/renderer/systems/cold-iron/fight/hand-to-hand/grapple-deeds'
import {
  foesOf,
  grapplersOf,
  gripsOf,
  inHandOf,
  triesSettled,
} from '../../../../src/renderer/systems/cold-iron/fight/hand-to-hand/grapplers'
import { fightersOf } from '../../../../src/renderer/systems/cold-iron/fight/fighter'
import { archetypes } from '../../../../src/rules/cold-iron/archetypes/archetypes'
import { board } from '../../../../src/rules/cold-iron/view/board'
import type { GrappleEvent } from '../../../../src/rules/cold-iron/turn/hand-to-hand/events'
import type { OddsBand } from '../../../../src/rules/cold-iron/view/odds/odds'
import { grappleFacts, grapplePreview } from '../../../../src/rules/cold-iron/view/grapple-preview'
import { withState } from '../../../../src/rules/cold-iron/turn/core/fight'
import { grappling, maul } from '../../../rules/cold-iron/grapple-table'
import { wrestler } from '../../../rules/cold-iron/wrestlers'
import { fighter, gather, send, until, type Table } from '../../../rules/cold-iron/table'

const goes = (combatantId: string) =>
  ({
    type: 'declare',
    combatantId,
    declaration: { kind: 'handToHand', targetId: 'b' },
  }) as const

const begun = send(
  gather(
    fighter('a', { hm: 4, htH: 6 }),
    fighter('c', { htH: 3 }),
    fighter('b', { htH: 5 }, {}, 'foe'),
  ),
  { type: 'fight.begin' },
)
const trying = until(send(until(begun, 'handToHand'), goes('a')), 'handToHandFighting')
const tag = (roll: string) =>
  ({ type: 'grapple.tag', combatantId: 'a', roll, typed: true }) as const
const tackle = (roll: string): GrappleEvent => ({
  type: 'grapple.tackle',
  who: ['a'],
  roll,
  typed: true,
})
const tagged = send(trying, tag('89'))
const grappled = send(tagged, tackle('975'))

/** A pin as the screen sends it. */
function pin(roll: string) {
  const [actor] = grapplersOf({ board: board(grappled) })
  const plain = { but: false, weapon: null, manner: 'ground' as const, held: [] }
  const choice = { ...plain, who: ['a'], targetId: 'b' }
  const event = actor && eventOf('pin', actor, choice, { roll, typed: true }, false)
  if (!event) throw new Error('there is nobody to pin')
  return event
}

/** What the first roll of a band comes to. */
function kindOf(band: OddsBand | undefined): string | undefined {
  return grappleFacts(grappled, pin(band?.fromRoll ?? ''))[0]?.kind
}

/** What a screen reader hears of those who went for a body, by its key. */
function heard(before: Table, after: Table): string[] {
  const seen = (table: Table) => {
    const now = board(table)
    return { board: now, fighters: fightersOf(table, now) }
  }
  return triesSettled(seen(before), seen(after)).map(({ key }) => key)
}

describe('a roll of hand-to-hand fighting before its dice', () => {
  it('CI-158: a grab and a tackle that came off are told, and nothing that has not changed', () => {
    const tagged = send(trying, tag('9987'))
    expect(heard(trying, trying)).toEqual([])
    expect(heard(trying, tagged)).toEqual(['fight.news.grab.tagged'])
    expect(heard(trying, send(trying, tag('10')))).toEqual(['fight.news.grab.over'])
    const held = send(tagged, tackle('9987'))
    expect(heard(tagged, held)).toEqual(['fight.news.tackle.ground'])
    expect(heard(held, held)).toEqual([])
    expect(heard(tagged, trying)).toEqual([])
  })

  it('CI-010, CI-158: needs what the tag lacks against the dodge, as the board says', () => {
    const preview = grapplePreview(trying, tag('50'))
    const [shown] = board(trying).tries
    expect(preview?.neededCA).toBe(shown?.needed?.chance)
    expect(preview?.neededRoll).toBe(shown?.needed?.roll)
    expect(preview?.margin.total).toBe(4 + 6 - (shown?.against.total ?? 0))
  })

  it('CI-159: works exactly from the roll it names', () => {
    const preview = grapplePreview(tagged, tackle('50'))
    expect(preview?.margin.total).toBe(6 - 5)
    expect(preview?.neededCA).toBe(-1)
    expect(preview?.odds.map(({ id }) => id)).toEqual(['fails', 'works'])
    const needed = preview?.neededRoll ?? ''
    expect(grappleFacts(tagged, tackle(needed))[0]?.kind).toBe('grapple.tackled')
    const below = String(Number(needed) - 1).padStart(needed.length, '0')
    expect(grappleFacts(tagged, tackle(below))[0]?.kind).toBe('grapple.tackleMissed')
  })

  it('CI-173: a pin counts from 5, and holds at once from 12', () => {
    const preview = grapplePreview(grappled, pin('50'))
    expect(preview?.neededCA).toBe(5 - (preview?.margin.total ?? 0))
    const [, works, double] = preview?.odds ?? []
    expect(kindOf(works)).toBe('grapple.pinning')
    expect(kindOf(double)).toBe('grapple.pinned')
    const shares = preview?.odds.reduce((all, { share }) => all + share, 0)
    expect(shares).toBeCloseTo(1)
  })

  it('is none for what rolls nothing', () => {
    expect(grapplePreview(grappled, { type: 'grapple.wait', grappleId: 'grapple1' })).toBeNull()
  })
})

describe('who grapples', () => {
  it('is everyone in a grapple, and everyone on the way to a body', () => {
    expect(grapplersOf({ board: board(trying) }).map(({ id, ready }) => [id, ready])).toEqual([
      ['a', true],
    ])
    const inGrapple = grapplersOf({ board: board(grappled) })
    expect(inGrapple.map(({ id, side }) => [id, side])).toEqual([
      ['a', 'a'],
      ['b', 'b'],
    ])
    expect(inGrapple.map(foesOf)).toEqual([['b'], ['a']])
  })

  it('CI-164: the side that comes first acts, then the other; whoever is stunned does not', () => {
    const table = until(
      send(grappling(wrestler('a', 8), wrestler('z', 10)), { type: 'step.close' }),
      'handToHandFighting',
    )
    const ready = (now: Table) =>
      grapplersOf({ board: board(now) }).flatMap((each) => (each.ready ? each.id : []))
    expect(ready(table)).toEqual(['z'])
    expect(ready(send(table, maul(['z'], '36')))).toEqual(['a'])
    const { turn } = table.context
    const fumbled = withState(table.context, 'z', { idleTurn: turn })
    expect(ready({ ...table, context: fumbled })).not.toContain('z')
    const stunnedUntil = { turn: trying.context.turn, step: 15 }
    const stunned = withState(trying.context, 'a', { stunnedUntil })
    expect(ready({ ...trying, context: stunned })).toEqual([])
  })

  it('CI-172: is dealt out into as many groups as the smaller side has', () => {
    const [grapple] = board(grappled).grapples
    expect(grapple && pairsOf(grapple)).toEqual([{ a: ['a'], b: ['b'] }])
  })
})

describe('what somebody strikes with in a grapple until they choose', () => {
  it('CI-166: is what nobody drops: claws before bare hands, and what is held last', () => {
    const ghoul = archetypes.sheetOf('ghoul', { settings: {}, charts: {} }) ?? {}
    const sword = { name: 'Sword', class: 'sword' as const }
    const claws = { name: 'Claws', class: 'natural' as const }
    const snapshot = gather(
      fighter('ghoul', ghoul),
      fighter('bear', { weapons: [sword, claws] }),
      fighter('guard', { weapons: [sword] }),
    )
    const fighters = fightersOf(snapshot, board(snapshot))
    expect(gripsOf({ fighters }, 'ghoul')).toEqual([0, 1, null])
    expect(gripsOf({ fighters }, 'bear')).toEqual([1, null, 0])
    expect(gripsOf({ fighters }, 'guard')).toEqual([null, 0])
  })

  it('CI-166: is the blade that they have drawn there', () => {
    const weapons = [
      { name: 'Sword', class: 'sword' },
      { name: 'Dagger', class: 'fencing', reach: 'short' },
    ]
    const table = grappling(wrestler('a', 10, { weapons }), wrestler('z', 4))
    const gripsIn = (now: Table) => {
      const shown = board(now)
      const fighters = fightersOf(now, shown)
      const [who] = grapplersOf({ board: shown })
      return who && gripsOf({ fighters }, who.id, inHandOf(who))
    }
    const now = until(send(table, { type: 'step.close' }), 'handToHandFighting')
    expect(gripsIn(now)).toEqual([null, 0, 1])
    const drawn = send(now, {
      type: 'grapple.draw',
      grappleId: 'grapple1',
      combatantId: 'a',
      weapon: 1,
      roll: '89',
      typed: true,
    })
    expect(gripsIn(drawn)).toEqual([1, null, 0])
  })
})
