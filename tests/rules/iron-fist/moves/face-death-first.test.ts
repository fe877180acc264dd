import { describe, expect, it } from 'vitest'
import { movesFor } from '../../../../src/rules/iron-fist/moves/moves'
import { settingsSchema } from '../../../../src/rules/iron-fist/settings'
import { character, npc } from './play'

type Body = { harmSuffered: number; status: string }
const body = (status: string): Body => ({ harmSuffered: 0, status })

function cautions(move: string, target: object | undefined, ratio: number | null = null) {
  const moves = movesFor(settingsSchema.parse({ 'faceDeath.outnumberRatio': ratio }))
  const { sheet: actor } = character()
  const against = target ? { target, targetKind: 'npc' as const } : {}
  return moves[move]?.cautions?.({ given: {}, actor, ...against }) ?? null
}

/** Three of a sort, of whom one may have fallen. */
const three = (last = 'active') => npc({ bodies: { '1': body('panicked'), '2': body(last) } }).sheet

describe('IF-090 what reminds of Face Death', () => {
  const strong = npc({ requiresFaceDeath: true }).sheet

  it.each(['engage', 'defend', 'takeYourShot'])('before %s against the flagged', (move) => {
    expect(cautions(move, strong)).toEqual([{ key: 'ironFist.faceDeath.caution.tooStrong' }])
    expect(cautions(move, npc().sheet)).toEqual([])
    expect(cautions(move, undefined)).toEqual([])
  })

  it('not before Face Death itself, nor before what is no move of a fight', () => {
    expect(cautions('faceDeath', strong)).toBeNull()
    expect(cautions('lie', strong)).toBeNull()
  })

  it('the ratio counts those still on their feet, from exactly as many on', () => {
    const tooMany = [{ key: 'ironFist.faceDeath.caution.tooMany', with: { count: 3 } }]
    expect(cautions('engage', three(), null)).toEqual([])
    expect(cautions('engage', three(), 3)).toEqual(tooMany)
    expect(cautions('engage', three(), 2)).toEqual(tooMany)
    expect(cautions('engage', three(), 4)).toEqual([])
    expect(cautions('engage', three('out'), 3)).toEqual([])
    expect(cautions('engage', three('dead'), 3)).toEqual([])
    expect(cautions('engage', npc().sheet, 2)).toEqual([])
  })

  it('IF-093 IF-095 not before a move that Face Death opened the way to', () => {
    const moves = movesFor(settingsSchema.parse({ 'faceDeath.outnumberRatio': 2 }))
    const many = npc({ requiresFaceDeath: true, bodies: { '1': body('active') } }).sheet
    const against = { given: {}, actor: character().sheet, target: many }
    const led = (key: string) => moves['engage']?.cautions?.({ ...against, cause: { key } })
    expect(led('ironFist.faceDeath.title')).toEqual([])
    expect(led('ironFist.engage.title')).toHaveLength(2)
  })

  it('both at once', () => {
    const both = npc({ requiresFaceDeath: true, bodies: { '1': body('active') } }).sheet
    expect(cautions('engage', both, 2)?.map(({ key }) => key)).toEqual([
      'ironFist.faceDeath.caution.tooStrong',
      'ironFist.faceDeath.caution.tooMany',
    ])
  })

  it('a character has no such entry', () => {
    const moves = movesFor()
    const { sheet } = character()
    const against = { given: {}, actor: sheet, target: sheet, targetKind: 'character' as const }
    expect(moves.engage?.cautions?.(against)).toEqual([])
  })
})
