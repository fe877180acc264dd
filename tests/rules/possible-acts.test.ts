import { expect, it } from 'vitest'
import { ruleSystem } from '../../src/rules'
import { playRules } from '../../src/rules/system/system'

/** The acts that a sheet leaves anything to do for, of those named. */
function possible(system: string, sheet: object, acts: readonly string[]): string[] {
  const rules = ruleSystem(system)
  if (!rules) throw new Error(`there is no system ${system}`)
  const whole = rules.sheets.character.parse(sheet)
  const all = playRules(rules, { settings: {}, charts: {} }).acts ?? []
  return acts.filter((id) => all.find((act) => act.id === id)?.isPossible(whole))
}

it('IS-084 nobody hurts a companion, marks an ability or loses an asset where there is none', () => {
  const acts = ['takeAsset', 'upgradeAsset', 'companion', 'assetMeter', 'loseAsset']
  expect(possible('ironsworn', {}, acts)).toEqual(['takeAsset'])
  const hound = { type: 'companion', abilities: [true, true, true], health: { value: 2, max: 4 } }
  expect(possible('ironsworn', { assets: { Hound: hound } }, acts)).toEqual([
    'takeAsset',
    'companion',
    'loseAsset',
  ])
})

it('IF-124 IF-126 there is no treatment of the whole, and no new day while no rest is used up', () => {
  const acts = ['treat', 'rest', 'newDay']
  expect(possible('iron-fist', { counters: { health: 3 } }, acts)).toEqual(['rest'])
  const worn = { counters: { health: -1 }, rest: { shortUsed: true } }
  expect(possible('iron-fist', worn, acts)).toEqual(acts)
})

it('DW-090 nobody rises without the experience, ends a guard they do not stand, or leaves nothing behind', () => {
  const acts = ['levelUp', 'endGuard', 'leaveItem', 'makeCamp']
  expect(possible('dungeon-world', {}, acts)).toEqual(['makeCamp'])
  const able = {
    ...{ level: 1, xp: 8, defendHold: { count: 1, ward: 'Maro' } },
    inventory: [{ name: 'Rope', weight: 1 }],
  }
  expect(possible('dungeon-world', able, acts)).toEqual(acts)
})
