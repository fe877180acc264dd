import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ApiName } from '../../src/campaign/api'
import { api } from '../support/api'
import type { CampaignFile } from '../../src/campaign/file/campaign-file'
import { words } from '../../src/campaign/words'
import { Refusal } from '../../src/shared/reply'
import { openAndCopy } from '../support/opened'
import { content } from '../support/dump'
import { steppingClock, temporaryFolder } from '../support/folder'
import { rounds, seed, tellAttempted } from '../support/fight/rounds'
import { testWorkspace } from '../support/workspace'
import { Chance } from './support/chance'
import { spoils, type Spoilt } from './support/spoil'
import { openCopy, startingFile } from './support/starting'
import { Walker } from './support/walker'

/** Only checksums could tell a text with a turned bit, or a page of yesterday that fits in its place. */
const untellable = ['turned bits', 'a page of yesterday']

const mutants = rounds({ short: 44, whole: 1_000 })
const day = () => '2025-12-31T00:00:00.000Z'

/** A campaign as it was, and after a walk, with what it holds then. */
async function evening() {
  const path = await startingFile()
  const table = await openCopy(path)
  const walker = new Walker(table, new Chance(seed))
  for (let step = 0; step < 60; step++) await walker.step()
  const holds = JSON.stringify(content(table.workspace.file))
  table.workspace.close()
  return {
    earlier: readFileSync(path),
    bytes: readFileSync(join(table.folder, 'walk.irontable')),
    holds,
  }
}

const questions = Object.entries(api)
  .filter(([, { kind, input }]) => kind === 'query' && input.safeParse({}).success)
  .map(([question]) => question as ApiName)

/** Everything that can be asked without knowing an id is answered, or refused in words. */
async function expectAnswers(path: string): Promise<void> {
  const { call, run } = testWorkspace()
  await run('file.open', { path })
  for (const question of questions) {
    const reply = await call(question, {} as never)
    if (!reply.ok) expect(words.t(reply.error.message.key), question).not.toMatch(/^\w+\.\w+$/)
    if (!reply.ok) expect(reply.error.message.key, question).not.toBe('trouble.unexpected')
  }
  await run('file.close', {})
}

/** How a campaign that came to harm is answered; throws where the answer is none that may be. */
async function answerTo(path: string, holds: string): Promise<string> {
  let file: CampaignFile | undefined
  try {
    file = await openAndCopy(path, steppingClock())
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    expect(words.t(error.words.key)).not.toBe(error.words.key)
    expect(error.words.key).toMatch(/WithBackup$|^trouble\.newer$/)
    return 'refused'
  }
  try {
    await file.checkBehind()
    const isTold = file.found !== undefined || file.notices.length > 0
    if (isTold) return 'opened with a word'
    const isEqual = JSON.stringify(content(file)) === holds
    return isEqual ? 'opened and equal' : 'opened, and not equal'
  } finally {
    file.close()
  }
}

describe('a campaign that came to harm', () => {
  it('opens equal, opens with a word, or is refused with its backup offered', async () => {
    const { earlier, bytes, holds } = await evening()
    const kinds = Object.entries(spoils)
    const answers = new Map<string, number>()
    const failures: string[] = []
    for (let mutant = 0; mutant < mutants; mutant++) {
      const [kind, spoil] = kinds[mutant % kinds.length] ?? []
      if (!kind || !spoil) throw new Error('there is no way to spoil a file')
      const path = join(temporaryFolder(), 'harmed.irontable')
      writeFileSync(path, bytes)
      ;(await openAndCopy(path, day)).close()
      const harmed: Spoilt = spoil(new Chance(seed * 100_003 + mutant), readFileSync(path), earlier)
      writeFileSync(path, harmed.bytes)
      if (harmed.log) writeFileSync(`${path}-wal`, harmed.log)
      try {
        const answer = await answerTo(path, holds)
        const line = `${kind}: ${answer}`
        if (!untellable.includes(kind)) expect(answer).not.toBe('opened, and not equal')
        answers.set(line, (answers.get(line) ?? 0) + 1)
        if (answer !== 'refused') await expectAnswers(path)
      } catch (error) {
        const told = error instanceof Error ? (error.stack ?? error.message) : String(error)
        failures.push(`mutant ${mutant}, ${kind}: ${told.slice(0, 800)}`)
      }
    }
    const told = Object.fromEntries([...answers].toSorted())
    tellAttempted({ attack: 'files', rounds: mutants, failures, told })
    expect(failures).toEqual([])
  })
})
