import { expect, it } from 'vitest'
import { dungeonWorld } from '../../../src/rules/dungeon-world'
import { moveData } from '../../../src/rules/dungeon-world/moves/moves'
import { character, npc } from '../dungeon-world/moves/play'
import type { Scene } from './scene'
import { expectReviewed, unplayed } from './table'
import { walk } from './walk'

const figures = {
  scores: { str: 16, dex: 13, con: 13, int: 13, wis: 13, cha: 13 },
  ...{ level: 2, hp: 10, armor: 1, coins: 300, ammo: 2 },
}
const { moves } = dungeonWorld
const given = { incoming: 6, bonds: 1 }
const guarding = character({ ...figures, defendHold: { count: 3, ward: '' } })
const carrying = (own: object) =>
  character({ ...figures, inventory: [{ name: 'anvil', weight: 12 }], ...own })
const sides = { moves, given, actor: character(figures), ally: character() }
const scene: Scene = {
  ...{ ...sides, name: '', target: npc({ hp: 9, armor: 1 }) },
  others: { 'character:other': character() },
}
const person: Scene = { ...scene, name: 'on a character', target: character() }

const rows = walk(
  [
    scene,
    { ...sides, name: 'on nobody' },
    person,
    { ...scene, name: 'guarding', only: ['guard', 'defend'], actor: guarding },
    { ...sides, name: 'guarding alone', only: ['guard'], actor: guarding },
    {
      ...{ ...scene, name: 'guarding somebody', only: ['guard'], actor: guarding },
      ward: character({ hp: 5, armor: 1 }),
    },
    {
      ...scene,
      name: 'no ammunition',
      only: ['volley'],
      actor: character({ ...figures, ammo: 0 }),
    },
    { ...person, name: 'no bond', only: ['aidOrInterfere'], given: { bonds: 0 } },
    { ...scene, name: 'no coins', only: ['carouse'], actor: character({ ...figures, coins: 0 }) },
    { ...scene, name: 'overloaded', only: ['spoutLore'], actor: carrying({}) },
    { ...scene, name: 'burdened', only: ['spoutLore'], actor: carrying({ load: 11 }) },
    { ...sides, name: 'dying', only: ['lastBreath'], actor: character({ hp: 0, life: 'dying' }) },
  ],
  moveData,
)

it('every outcome of Dungeon World does what its reviewed row says', () => {
  expectReviewed('dungeon-world', rows)
})

it('every outcome that the data has is played', () => {
  expect(unplayed(rows, moveData)).toEqual([])
})
