import { expect, test } from '../app'
import { pictureInTest } from '../picture'
import {
  beginPrepared,
  createCampaign,
  endFight,
  makeCompany,
  playFirstTurn,
  playSecondTurn,
  prepareFight,
  restTheNight,
  settleChance,
} from '../story/first-evening'
import { Hands } from '../story/hands'

test('an evening of Cold Iron from nothing, by keys alone', async ({ table, folder }, info) => {
  test.slow()
  const hands = new Hands(table.page)
  const shot = (name: string) => pictureInTest(table, (file) => info.outputPath(file), name)
  const told: string[] = []
  const part = async (name: string, play: () => Promise<unknown>) => {
    const begun = hands.keys
    await test.step(name, play)
    told.push(`${name} ${String(hands.keys - begun)}`)
    process.stdout.write(`${told.at(-1) ?? ''}\n`)
  }
  await settleChance(table, folder)
  let keysOfKind = 0
  await part('campaign', () => createCampaign(hands))
  await part('company', () => makeCompany(hands))
  await part('fight', async () => {
    keysOfKind = await prepareFight(hands)
    await shot('prepared')
    await beginPrepared(hands)
  })
  await part('first turn', () => playFirstTurn(hands))
  await part('second turn', () => playSecondTurn(hands))
  await part('end', () => endFight(hands))
  await shot('account')
  await part('rest', () => restTheNight(hands))
  await shot('rested')

  const words = `an evening of Cold Iron from nothing: ${String(hands.keys)} keys (${told.join(', ')})`
  process.stdout.write(`${words}\n`)
  info.annotations.push({ type: 'keystrokes', description: words })
  expect(keysOfKind).toBeLessThan(15)
  expect(hands.keys).toBeLessThanOrEqual(225)
})
