import { expect, it } from 'vitest'
import { ruleSystems } from '../../../src/rules'

/** Moves by the figures settled before their roll: name, what it is at first, least and most. */
const settled = new Map<string, string[]>()
for (const { moves = {} } of ruleSystems) {
  for (const { id, given } of Object.values(moves)) {
    for (const { id: name, initial, min, max } of given) {
      const figure = `${name} ${initial}, ${min} to ${max}`
      settled.set(figure, [...(settled.get(figure) ?? []), id])
    }
  }
}

it('DW-066 DW-074 IF-112 IS-011: what is settled before a roll has its first value and its bounds', () => {
  const told = [...settled].map(([figure, moves]) => `${figure}: ${moves.join(' ')}`)
  expect(told).toMatchInlineSnapshot(`
    [
      "harm 3, 0 to 10: faceDanger engage defend takeYourShot inflictHarm sufferHarm",
      "ap 0, 0 to 10: faceDanger engage defend takeYourShot inflictHarm sufferHarm",
      "more 0, 0 to 30: sufferHarm",
      "other 0, 0 to 10: sufferHarm",
      "less 0, 0 to 10: sufferHarm",
      "adds 0, -5 to 9: faceDanger secureAnAdvantage gatherInformation heal resupply makeCamp undertakeAJourney compel sojourn sojournFocus drawTheCircle aidYourAlly forgeABond testYourBond enterTheFray strike clash battle endureHarm faceDeath companionEndureHarm endureStress faceDesolation swearAnIronVow swearToDeath swearToVision",
      "bond 0, 0 to 1: gatherInformation undertakeAJourney compel sojourn sojournFocus drawTheCircle swearAnIronVow swearToDeath swearToVision",
      "recuperate 0, 0 to 2: sojournFocus",
      "consort 0, 0 to 2: sojournFocus",
      "provision 0, 0 to 2: sojournFocus",
      "plan 0, 0 to 2: sojournFocus",
      "companion1 0, 0 to 2: sojournFocus",
      "companion2 0, 0 to 2: sojournFocus",
      "companion3 0, 0 to 2: sojournFocus",
      "bonusHarm 0, -1 to 9: strike clash",
      "harm 2, 0 to 9: endureHarm companionEndureHarm payThePrice rollPrice",
      "stress 2, 0 to 9: endureStress payThePrice rollPrice",
      "points 1, 0 to 20: outOfSupply faceASetback",
      "health 0, 0 to 9: outOfSupply faceASetback",
      "spirit 0, 0 to 9: outOfSupply faceASetback",
      "momentum 0, 0 to 9: outOfSupply",
      "supply 0, 0 to 9: faceASetback",
      "points 2, 0 to 9: payThePrice",
      "depth 0, 0 to 3: rollPrice",
      "worse 0, 0 to 1: rollPrice",
      "bonds 0, 0 to 10: aidOrInterfere",
      "coins 100, 100 to 1000000: carouse",
      "pay 0, 0 to 1: recruit",
      "goal 0, 0 to 1: recruit",
      "share 0, 0 to 1: recruit",
      "reputation 0, 0 to 1: recruit",
      "incoming 0, 0 to 99: guard",
    ]
  `)
})
