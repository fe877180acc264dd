import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import { beforeAll, describe, expect, it } from 'vitest'
import { publishedSchema } from '../../support/published-schema'
import { missionId } from '../../support/mission'
import { characterId, reportEvening, sessionId } from '../../support/reports/report-evening'

/*
 * The files of the evening as they stood when somebody last looked at them. After a change that is
 * meant, write them anew with `npx vitest run -c tests/vitest.config.ts report/golden -u`, and read
 * the difference.
 */
const fixtures = join(import.meta.dirname, '../../fixtures/reports')
const published = join(import.meta.dirname, '../../../resources/schemas/report.schema.json')

const subjects = [
  ['mission', missionId],
  ['session', sessionId],
  ['character', characterId],
  ['recap', sessionId],
  ['saga', characterId],
  ['chronicle', 'campaign'],
  ['board', 'campaign'],
] as const
const audiences = ['gm', 'players', 'dispatch'] as const
const formats = ['md', 'html', 'json'] as const

const files = subjects.flatMap(([subject, id]) =>
  audiences.flatMap((audience) => formats.map((format) => ({ subject, id, audience, format }))),
)

/**
 * When things were written down differs with every command that is added; what was, does not. Letters
 * that lie inside a page are only named.
 */
const timeless = (text: string) =>
  text
    .replaceAll(/"(at|exportedAt)": "[^"]+"/g, '"$1": "2026-01-01T00:00:00.000Z"')
    .replaceAll(/data:font\/woff2;base64,[\w+/=]+/g, 'data:font/woff2')

beforeAll(() => {
  process.env.TZ = 'UTC'
})

describe('the published schema', () => {
  it('is what the program writes by', async () => {
    const text = `${JSON.stringify(publishedSchema(), undefined, 2)}\n`
    await expect(text).toMatchFileSnapshot(published)
  })
})

describe('the files of an evening', () => {
  it('stand as they were looked at, in every format for every audience', async () => {
    const { run, answers, folder } = await reportEvening()
    const isReport = new Ajv({ strict: false, formats: { 'date-time': true } }).compile(
      JSON.parse(readFileSync(published, 'utf8')) as object,
    )
    for (const { subject, id, audience, format } of files) {
      answers.saveTo = join(folder, `report.${format}`)
      const path = await run('report.export', { subject, id, audience, format })
      const text = readFileSync(path ?? '', 'utf8')
      const name = `${subject}.${audience}.${format}`
      expect(text, name).not.toMatch(/undefined|\[object|\bfact\.|\breport\.|NaN|\{\{/)
      if (format === 'json') {
        expect(isReport(JSON.parse(text)), JSON.stringify(isReport.errors)).toBe(true)
      }
      await expect(timeless(text)).toMatchFileSnapshot(join(fixtures, name))
    }
  })

  it('refuse by the schema what a report does not have', () => {
    const isReport = new Ajv({ strict: false, formats: { 'date-time': true } }).compile(
      publishedSchema(),
    )
    const text = readFileSync(join(fixtures, 'mission.gm.json'), 'utf8')
    const report = JSON.parse(text) as Record<string, unknown>
    expect(isReport(report)).toBe(true)
    expect(isReport({ ...report, more: 1 })).toBe(false)
    expect(isReport({ ...report, audience: 'nobody' })).toBe(false)
  })
})
