import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { missionId } from '../../support/mission'
import { reportEvening, sessionId } from '../../support/reports/report-evening'
import { eventsOf } from '../../support/reports/report-events'
import { testWorkspace } from '../../support/workspace'

describe('a report as it is read', () => {
  it('tells missions and notes as sentences, and what they came to once', async () => {
    const { run } = await reportEvening()
    const wanted = { subject: 'session', id: sessionId, audience: 'players' } as const
    const texts = eventsOf(await run('report.read', wanted)).map(({ text }) => text)
    expect(texts).toContain('“Bring back the toll” ended well.')
    expect(texts).toContain('The ferryman was kind.')
    expect(texts.join(' ')).not.toMatch(/Note:|was reported|is closed/)
    expect(texts.filter((text) => text.includes('Rang the bell'))).toEqual([
      'Maro holds a milestone: Rang the bell at noon',
    ])
  })

  it('says of a fight in one place who fell', async () => {
    const { run } = await reportEvening()
    const wanted = { subject: 'mission', id: missionId, audience: 'gm' } as const
    const [fight] = (await run('report.read', wanted)).fights
    expect(fight?.story).toContain('Wat went down.')
    expect(fight?.notable.join(' ')).not.toContain('went down')
  })

  it('says in a saga how each errand ended, and of one under way that it is open', async () => {
    const { run, answers, folder } = testWorkspace()
    await run('file.openSample', { sample: 'salt-road' })
    const [who] = await run('character.list', {})
    answers.saveTo = join(folder, 'saga.md')
    const id = who?.id ?? ''
    const saga = { subject: 'saga', id, audience: 'players', format: 'md' } as const
    const text = readFileSync((await run('report.export', saga)) ?? '', 'utf8')
    expect(text).toContain('**Why there is no salt**, for Ketil of the Weir: still open')
  })
})
