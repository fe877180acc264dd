import { beforeAll, describe, expect, it } from 'vitest'
import { childScript } from '../support/child'
import { rounds, seed, tellAttempted } from '../support/fight/rounds'
import { contentFolder, sampleFolder } from '../support/workspace'
import { Chance } from './support/chance'
import { expectKept, expectWritten, folderOfCampaigns, lastWords } from './support/kept'

const kills = rounds({ short: 6, whole: 1_000 })
/** A folder outlives so many kills; then another begins, for campaigns gather in it. */
const killsPerFolder = 20
/** The longest life, in milliseconds. */
const longest = 1_000

let child: Awaited<ReturnType<typeof childScript>>
beforeAll(async () => {
  child = await childScript('life')
})

describe('a program that is killed', () => {
  it('has lost nothing that it acknowledged, whatever it was at', async () => {
    const chance = new Chance(seed)
    const failures: string[] = []
    const during = new Map<string, number>()
    let folder = ''
    let campaigns = 0
    for (let kill = 0; kill < kills; kill++) {
      if (kill % killsPerFolder === 0) folder = folderOfCampaigns()
      const lives = chance.below(longest)
      const own = seed * 100_003 + kill
      const { signal, said } = await child([folder, sampleFolder, contentFolder, `${own}`], {
        lives,
      })
      const words = lastWords(said)
      const { last } = words
      during.set(last, (during.get(last) ?? 0) + 1)
      try {
        expect(signal, said.slice(-500)).toBe('SIGKILL')
        for (const each of words.campaigns) await expectKept(folder, each)
        for (const each of words.documents) expectWritten(each)
        campaigns += words.campaigns.length
      } catch (error) {
        const told = error instanceof Error ? error.message : String(error)
        failures.push(`kill ${kill} after ${lives} ms, after ${last}: ${told.slice(0, 1500)}`)
      }
    }
    const told = { campaigns, 'kinds of last words': during.size }
    tellAttempted({ attack: 'kills', rounds: kills, failures, told })
    expect(failures).toEqual([])
  })
})
