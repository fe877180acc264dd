import { describe, expect, it } from 'vitest'
import { actionOf, actionRows } from '../../../../src/rules/cold-iron/actions/action-rows'
import { tacticalTable, tacticsOf } from '../../../../src/rules/cold-iron/actions/tactical'
import tactical from '../../../../src/rules/cold-iron/actions/tactical.json'
import { tableOf, type Cell } from '../../../support/printed-table'

/** `cell` put under a key of its own, or nothing for an empty one. */
const under = (key: string, cell: unknown) => (cell === undefined ? {} : { [key]: cell })

describe('the summary of actions', () => {
  // What one does in a turn, how far one moves, and what casting beside it costs.
  const book = tableOf(`
    action             move         most engaged needsMove   sr   d  dm
    crawl              quarter         .       .         .   -6  -4  -4
    readyOne           half            .       .         .   -3  -4  -2
    evade              half            .       .         .   -6  +2  +2
    attack             half            .       .         .    -   .   .
    readyTwo           half            .       .         .   -6  +0  +0
    pickUp             half            .       .         .   -6  -4  -4
    fullDefence        hexes           2       1         .    -   .   .
    run                full            .       .       yes   -6  +0  +0
    initiateHtH        full            .       .       yes    -   .   .
    spearCharge        full            .       .       yes    -   .   .
    mountedCharge      horse           .       .       yes    -   .   .
    guideHorseHard     horse           .       .         .   -6  -4  -2
    guideHorseEasy     horse           .       .         .   -3  -4  -2
    sitOnHorse         horseHexes      2       .         .   +0  -8  -4
    stayEngaged        hexes           1       .         .    .   .   .
    shoot              hexes           2       .         .   +0  -8  -4
    throwOnTheRun      full            .       .       yes    -   .   .
    setSpear           hexes           2       .         .    -   .   .
    standUpReady       none            .       .         .   -6  -4  -4
    standUpGrab        none            .       .         .    -   .   .
    mount              hexes           2       .         .   -6  +0  +0
    wakeUp             none            .       .         .   -6  +0  +0
    moveThrough        full            .       .       yes    -   .   .
    moveThroughAttack  half            .       .       yes    -   .   .
  `)

  /** What an action does by itself: to defence, to attacks, with a charge. */
  const deeds: Record<string, object> = {
    crawl: { sets: { defence: 'dodge', plus: -4 }, noAttacks: true },
    readyOne: { adds: { hit: -6 }, parryWithIt: -6 },
    evade: { adds: { dm: 2, db: 2 }, noAttacks: true },
    readyTwo: { sets: { defence: 'dodge', plus: 0 }, noAttacks: true },
    pickUp: { adds: { d: -4, db: -4, dm: -4 }, parryWithIt: -10, noAttacks: true },
    fullDefence: { noAttacks: true },
    run: { sets: { defence: 'dodge', plus: 0 }, noAttacks: true },
    initiateHtH: { adds: { tag: -4 } },
    spearCharge: { chargeD6: 1 },
    mountedCharge: { chargeD6: 2 },
    setSpear: { chargeD6: 1, chargeD6VsHorse: 2 },
    standUpReady: { adds: { d: -4, db: -4, dm: -4 }, parryWithIt: -10 },
    standUpGrab: { adds: { tag: -4, hth: -4 } },
    mount: { moreTurns: 1, noAttacks: true },
    wakeUp: { noAttacks: true },
  }

  const stances = tableOf(`
    sr   d  dm
    -6  +0  +0
    -3  -4  -2
    +0  -8  -4
  `)

  const casting = ({ sr, d, dm }: Record<string, Cell>) =>
    sr === undefined ? stances : sr === null ? null : { sr, d, dm }

  it('CI-231: has every action of the book, and no other', () => {
    expect(actionRows.map(({ id }) => id)).toEqual(book.map(({ action }) => action))
  })

  it.each(book)('CI-231: $action, its move, its casting and what it does', (row) => {
    const { action, move, most, engaged, needsMove } = row
    const id = String(action)
    expect(actionOf(id)).toEqual({
      id,
      move: { kind: move, ...under('most', most), ...under('engaged', engaged) },
      ...under('needsMove', needsMove),
      ...deeds[id],
      casting: casting(row),
    })
  })
})

describe('the list of modifiers by situation', () => {
  // The digits printed before each entry, then what it adds to each figure, then its rule.
  const book = tableOf(`
    entry                groups  hit   hm  tag  hth hthDefence hthVsTackle    d   db   dm   sr  rule
    surprisedMoving           1    .    .    .    .          .           .    .    .    .    .  CI-102
    height                    .    .    .    .    .          .           .   +2   +2    .    .  CI-101
    stunnedInHtH              .    .    .    .    .          .           .    .    .    .    .  CI-235
    stationary                2    .    .    .    .          .           .    .    .    .    .  CI-100
    blinking                 25   -3   -3   -3   -3         -3          -3   -3   -3   -3   -3  CI-061
    doubleBlinking           25   -5   -5   -5   -5         -5          -5   -5   -5   -5   -5  CI-077
    desperation               2    .    .    .    .          .           .    .    .    .    .  CI-065
    fightNormally            34    .    .    .    .          .           .    .    .    .    .  CI-235
    berserk                   4   +4    .    .   +4         +4          +4   -1   -1   -1    .  CI-192
    fullDodge                34    .    .    .    .          .           .   +4   +4   +4    .  CI-024
    fullDefenceVsHtH         34    .    .    .    .         +4          +4    .   +4    .    .  CI-235
    popOut                    3    .   -2    .    .          .           .    .    .   +4    .  CI-235
    doubleSwing               3   -6    .    .    .          .          -3   -6   -6   -6    .  CI-137
    doubleSwingLoose          3  -12    .    .    .          .          -6  -12  -12  -12    .  CI-137
    tripleSwing               3  -18    .    .    .          .          -9  -18  -18  -18    .  CI-137
    tripleSwingLoose          3  -36    .    .    .          .         -18  -36  -36  -36    .  CI-137
    initiateHtH               3    .    .    .    .          .           .    .    .    .    .  CI-235
    initiateHtHUnhindered     3    .    .    .    .          .           .    .    .    .    .  CI-235
    fromBehind                .    .    .   +4   +4          .           .    .    .    .    .  CI-235
    moveThrough               3    .    .    .    .          .           .    .    .    .    .  CI-183
    force                     3    .    .    .    .          .           .    .    .    .    .  CI-184
    twoInHex                  .    .    .    .    .          .           .   -3   -3   -3    .  CI-103
    hexWithPersonDown         .    .    .    .    .          .           .   -1   -1   -1    .  CI-103
    circleInHex               .   -2    .    .    .          .           .   -2   -2   -2    .  CI-112
    crampedSpear              .    .    .    .    .          .           .   -4   -4   -4    .  CI-134
    abortFullDodge            .   -6    .    .    .          .           .    .    .    .    .  CI-235
  `)

  /** What an entry makes of defence, and whether it leaves one an attack, or anything. */
  const others: Record<string, object> = {
    surprisedMoving: { sets: { defence: 'dodge', plus: -4 } },
    stunnedInHtH: { noAction: true },
    stationary: { sets: { defence: 'stD' } },
    fullDodge: { noAttacks: true },
    fullDefenceVsHtH: { noAttacks: true },
    initiateHtH: { sets: { defence: 'dodge', plus: 'dbL' } },
    initiateHtHUnhindered: { sets: { defence: 'dodge', plus: 0 } },
  }

  const digits = (printed: Cell | undefined) => [...String(printed ?? '')].map(Number)

  it('CI-235: has every entry of the book, and no other', () => {
    expect(tacticalTable.map(({ id }) => id)).toEqual(book.map(({ entry }) => entry))
  })

  it.each(book)('CI-235: $entry, its groups and what it adds', (row) => {
    const { entry, groups, rule, ...adds } = row
    const id = String(entry)
    const known = tacticalTable.filter((each) => each.id === id).map((each) => each.id)
    expect(tacticsOf(known)).toEqual([
      {
        id,
        groups: digits(groups),
        ...under('adds', Object.keys(adds).length > 0 ? adds : undefined),
        ...others[id],
        rule,
      },
    ])
  })

  it('CI-235: four more entries of the book have rules of their own', () => {
    expect(tactical.ruledElsewhere).toEqual(
      tableOf(`
        id                   groups  rule
        multipleOpponents         1  CI-104
        retainWeapon              .  CI-169
        parryForManOnGround       .  CI-235
        swungAtInHtH              .  CI-235
      `).map((row) => ({ ...row, groups: digits(row['groups']) })),
    )
  })
})
