import { readdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../../../src/shared/reply'
import { writeFromCopy } from '../../../src/campaign/report/from-copy'
import { sampleWorkspace } from '../../support/workspace'

const order = (id: string, subject: 'session' | 'mission' = 'session') => ({
  wanted: { subject, id, audience: 'gm' as const },
  format: 'md' as const,
  paper: 'a4' as const,
  at: '2026-03-01T20:00:00.000Z',
})

describe('a report that is written beside the program', () => {
  it('holds what was done a moment before, and touches nothing of the open campaign', async () => {
    const { workspace, run } = await sampleWorkspace()
    const { path } = workspace.file
    const { sessionId } = await run('session.start', { name: 'Night' })
    await run('note.jot', { text: 'The bell rings' })
    const seen = () => ({ size: statSync(path).size, names: readdirSync(dirname(path)) })
    const before = seen()
    const { title, text } = await writeFromCopy(path, order(sessionId))
    expect(title).toContain('Night')
    expect(text).toContain('The bell rings')
    expect(seen()).toEqual(before)
    await run('note.jot', { text: 'And again' })
    expect((await writeFromCopy(path, order(sessionId))).text).toContain('And again')
  })

  it('of something that is gone is refused in words', async () => {
    const { workspace } = await sampleWorkspace()
    const nobody = order('nobody', 'mission')
    await expect(writeFromCopy(workspace.file.path, nobody)).rejects.toThrow(Refusal)
  })
})
