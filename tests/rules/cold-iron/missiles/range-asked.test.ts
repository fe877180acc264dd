import { describe, expect, it } from 'vitest'
import { lacksRange } from '../../../../src/rules/cold-iron/view/shot-gaps'
import { attackPreview } from '../../../../src/rules/cold-iron/view/board'
import { prospectOf } from '../../../../src/rules/cold-iron/view/odds/prospects'
import { attacksDeclared, begun, fighter, gather, refused, send, until, weapon } from '../table'

const bow = weapon({ name: 'Bow', class: 'bow', missile: true, rangeRow: 'long-bow' })
const sword = weapon()
const archer = fighter('a', { hm: 8, weapons: [bow, sword] })
const foe = fighter('x', {}, {}, 'foe')
const shot = () => attacksDeclared(gather(archer, foe), 'missiles', ['a', 'x'])
const range = (hexes: number) => ({ type: 'attack.range', attackId: '1.a', range: hexes }) as const

describe('the distance of a shot', () => {
  it('CI-141: is missing where none was declared, and of a blow never', () => {
    expect(lacksRange(archer, { weapon: 0 })).toBe(true)
    expect(lacksRange(archer, { weapon: 0, range: 10 })).toBe(false)
    expect(lacksRange(archer, { weapon: 1 })).toBe(false)
  })

  it('CI-141: counts once it is said before the dice', () => {
    const before = attackPreview(shot(), '1.a')
    const said = send(shot(), range(100))
    const after = attackPreview(said, '1.a')
    expect(after?.attack.total).toBeLessThan(before?.attack.total ?? 0)
    expect(said.told.at(-1)).toMatchObject({ kind: 'attack.ranged', with: { count: 100 } })
  })

  it('CI-141: is refused beyond what the weapon carries', () => {
    expect(refused(shot(), range(9999))).toBe('coldIron.missiles.refused.tooFar')
  })

  it('is none of a blow, and none once the dice lie', () => {
    const blow = attacksDeclared(gather(fighter('a'), foe), 'normalWeapons', ['a', 'x'])
    expect(refused(blow, range(1))).toBe('coldIron.missiles.refused.notMissile')
    const rolled = send(shot(), { type: 'attack.roll', attackId: '1.a', roll: '50', typed: true })
    expect(refused(rolled, range(1))).not.toBeNull()
  })
})

describe('a shot beyond its reach', () => {
  const attack = (hexes: number) =>
    ({ kind: 'attack', targetId: 'x', weapon: 0, range: hexes }) as const
  const declaring = () => until(begun(archer, foe), 'attacks')

  it('CI-141: has no chance, and is said not to reach', () => {
    expect(prospectOf(declaring(), 'a', attack(145))).toMatchObject({ isOutOfReach: false })
    expect(prospectOf(declaring(), 'a', attack(146))).toMatchObject({ isOutOfReach: true })
  })

  it('CI-141: by the game master’s word counts as the farthest there is, never as one nearby', () => {
    const shotOver = (hexes: number) => prospectOf(declaring(), 'a', attack(hexes))?.attack.total
    expect(shotOver(146)).toBe(shotOver(145))
  })
})
