import { describe, expect, it } from 'vitest'
import { grantsOf } from '../../../../src/rules/dungeon-world/moves/data/table'
import published from '../../../../src/rules/dungeon-world/moves/data/table.json'
import { rowsOf } from '../../../support/printed-table'

const bands = ['10+', '7-9', '6-'] as const

// Of each move what the three bands grant, figures and words; the rule of its bands beside it.
const book = rowsOf(`
  rule    move                 grant           10+    7-9   6-
  DW-008  hackAndSlash         damage          yes    yes   .
  DW-008  hackAndSlash         option          plusDieExposed .  .
  DW-009  hackAndSlash         enemyAttacks    .      yes   .
  DW-013  volley               damage          yes    yes   .
  DW-013  volley               choices         .      1     .
  DW-017  defyDanger           gmOffer         .      yes   .
  DW-020  defend               hold            3      1     0
  DW-024  spoutLore            interesting     yes    yes   .
  DW-024  spoutLore            useful          yes    .     .
  DW-029  discernRealities     questions       3      1     0
  DW-030  discernRealities     forward         +1     +1    0
  DW-035  parley               afterPromise    yes    .     .
  DW-036  parley               assuranceNow    .      yes   .
  DW-039  aidOrInterfere       otherRoll       +1,-2  +1,-2 .
  DW-040  aidOrInterfere       exposed         .      yes   .
  DW-044  lastBreath           life            alive  .     marked
  DW-045  lastBreath           bargain         .      yes   .
  DW-056  takeWatch            forward         +1     .     .
  DW-056  takeWatch            forwardFor      camp   .     .
  DW-057  takeWatch            awake           .      yes   .
  DW-058  takeWatch            surprised       .      .     yes
  DW-059  perilousJourney      jobBonus        yes    .     .
  DW-059  perilousJourney      jobFailed       .      .     yes
  DW-067  carouse              choices         3      1     1
  DW-067  carouse              outOfHand       .      .     yes
  DW-071  supply               fairPrice       yes    .     .
  DW-072  supply               gmOptions       .      yes   .
  DW-075  recruit              skilled         yes    .     .
  DW-076  recruit              nearMatch       .      yes   .
  DW-077  recruit              unsuitable      .      .     yes
  DW-080  outstandingWarrants  recognised      yes    yes   .
  DW-081  outstandingWarrants  gmPicks         .      1     .
`)
  .slice(1)
  .map(([rule, move, grant, ...cells]) => ({
    rule: String(rule),
    move: String(move),
    grant: String(grant),
    granted: cells.map((cell) =>
      typeof cell === 'string' && cell.includes(',') ? cell.split(',').map(Number) : cell,
    ),
  }))

describe('what the bands of the moves grant', () => {
  it.each(book)('$rule: $move, $grant', ({ move, grant, granted }) => {
    expect(bands.map((band) => grantsOf(move, band)[grant])).toEqual(granted)
  })

  it('nothing else is granted, and by no other move', () => {
    const named = new Set(book.map(({ move, grant }) => `${move} ${grant}`))
    const listed = Object.entries(published).flatMap(([move, row]) =>
      Object.values(row).flatMap((grants) =>
        Object.keys(grants).map((grant) => `${move} ${grant}`),
      ),
    )
    expect(new Set(listed)).toEqual(named)
  })
})
