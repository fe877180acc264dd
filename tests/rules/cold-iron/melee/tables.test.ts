import { describe, expect, it } from 'vitest'
import {
  engagementLimits,
  formationTactics,
  mostAttackers,
} from '../../../../src/rules/cold-iron/melee/formation'
import type { Formation } from '../../../../src/rules/cold-iron/combatant/flags'
import { tableOf } from '../../../support/printed-table'

describe('how many may engage one', () => {
  const book = tableOf(`
    situation        most  tactic
    openGround          4  .
    backToWall          3  .
    corner              2  .
    line                2  .
    lineEnd             3  .
    lineEndAnchored     2  .
    backToBack          3  .
    circleInHex         2  circleInHex
    looseCircle         3  .
    circle              2  .
  `)

  it('CI-112: in the situations of the book, and no other', () => {
    expect(engagementLimits.map(({ situation }) => situation)).toEqual(
      book.map(({ situation }) => situation),
    )
  })

  it.each(book)('CI-112: $situation, at most $most', ({ situation, most, tactic }) => {
    expect(mostAttackers(situation as Formation)).toBe(most)
    expect(formationTactics(situation as Formation)).toEqual(tactic === undefined ? [] : [tactic])
  })
})
