import { expect, it } from 'vitest'
import { ironFist } from '../../../src/rules/iron-fist'
import { moveData, movesFor } from '../../../src/rules/iron-fist/moves/moves'
import { settingsSchema } from '../../../src/rules/iron-fist/settings'
import { character, npc } from '../iron-fist/moves/play'
import type { Scene } from './scene'
import { expectReviewed, unplayed } from './table'
import { walk } from './walk'

const figures = {
  stats: { steel: 2, edge: 1, charm: 1, shadow: 1, brains: 1 },
  counters: { health: 2, spirit: 1, equipment: 1 },
  ...{ advantageDie: 3, gearHolds: 4 },
}
const { moves } = ironFist
const byOneself: Scene = {
  ...{ name: '', moves, given: { harm: 4 }, fight: 'fight' },
  actor: character(figures),
}
const target = npc({ armor: 1 })
const ally = character({ advantageDie: 2 })
const scene: Scene = { ...byOneself, target, ally }
const byHand = settingsSchema.parse({ 'faceDeath.gmFirstOn10': false })

const rows = walk(
  [
    scene,
    { ...byOneself, ally, name: 'on nobody' },
    { ...scene, name: 'on a character', target: character({ xp: 1 }) },
    { ...byOneself, target, name: 'no ally', only: ['defend'] },
    { ...scene, name: 'no holds', actor: character({ ...figures, gearHolds: 0 }) },
    {
      ...{ ...scene, name: 'tainted', only: ['testYourSpirit'] },
      actor: character({ ...figures, conditions: ['tainted'] }),
    },
    {
      ...{ ...scene, name: 'at the door of death', only: ['sufferHarm'] },
      actor: character({ counters: { health: -1 }, advantageDie: 1 }),
    },
    { ...scene, name: 'unscathed', only: ['sufferHarm'], given: { harm: 0 } },
    { ...scene, name: 'guarded', only: ['sufferHarm'], actor: character({ ...figures, guard: 1 }) },
    { ...scene, name: 'readied', only: ['engage'], actor: character({ pendingAd: 'engage' }) },
    {
      ...{ ...scene, name: 'mounted', only: ['engage', 'defend', 'takeYourShot'] },
      actor: character({ ...figures, gear: { mount: 'warhorse' } }),
    },
    { ...scene, name: 'on a monster', only: ['inflictHarm'], target: npc({ kind: 'monster' }) },
    { ...scene, name: 'no first move', only: ['faceDeath'], moves: movesFor(byHand) },
  ],
  moveData,
)

it('every outcome of Iron Fist does what its reviewed row says', () => {
  expectReviewed('iron-fist', rows)
})

it('IF-007 a move pays XP for giving in, for believing and for answers, and for nothing else', () => {
  const paid = rows.filter(({ change }) => /\.xp /.test(change))
  const rules = paid.flatMap(({ change }) => change.match(/(?<=target\.xp \+1 )IF-\d{3}/g) ?? [])
  expect(rules).toHaveLength(paid.length)
  expect([...new Set(rules)].sort()).toEqual(['IF-026', 'IF-031', 'IF-038'])
})

it('every outcome that the data has is played', () => {
  expect(unplayed(rows, moveData)).toEqual([])
})
