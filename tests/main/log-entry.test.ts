import { describe, expect, it } from 'vitest'
import Database from 'better-sqlite3'
import { entryOf } from '../../src/main/faults/entry'

const at = '2026-11-23T20:15:00.000Z'
const program = 'Iron Table 0.1.0, Electron 45.4.1, linux x64'

describe('an entry of the log', () => {
  it('tells when, in which program, and what', () => {
    const details = { window: 'gm', reason: 'crashed', exit: 11 }
    expect(entryOf({ kind: 'page gone', details }, at, program)).toBe(
      `${at} | ${program} | page gone, window gm, reason crashed, exit 11\n`,
    )
  })

  it('keeps of an error its class, its code and where it was, and no word of its own', () => {
    const error = new TypeError('Maro owes the Magister 7 silver')
    error.stack = [
      'TypeError: Maro owes the Magister',
      '    at Magister (7 silver)',
      '    at Object.Maro [as Ysolt] (file:///home/ysolt/Iron Table/app.asar/out/main/index.js:12:34)',
      '    at async /home/ysolt/out/main/report-Xy12.js:5:6',
      '    at node:internal/process/task_queues:95:5',
      '    at <anonymous>',
    ].join('\n')
    expect(entryOf({ kind: 'nobody caught', error }, at, program)).toBe(
      [
        `${at} | ${program} | nobody caught, TypeError`,
        '    at index.js:12:34',
        '    at report-Xy12.js:5:6',
        '    at task_queues:95:5',
        '',
      ].join('\n'),
    )
  })

  it('names the code that SQLite or the system gave, unless it is something else', () => {
    const sqlite = new Database.SqliteError('no such table: maro', 'SQLITE_ERROR')
    expect(entryOf({ kind: 'call failed', error: sqlite }, at, program)).toContain(
      'SqliteError SQLITE_ERROR',
    )
    const system = Object.assign(new Error('ENOENT: /home/maro'), { code: 'ENOENT' })
    expect(entryOf({ kind: 'call failed', error: system }, at, program)).toContain('Error ENOENT')
    const odd = Object.assign(new Error('?'), { code: 'Maro the ferryman' })
    expect(entryOf({ kind: 'call failed', error: odd }, at, program)).not.toContain('Maro')
  })

  it('says of anything else that was thrown no more than its type', () => {
    const entry = entryOf({ kind: 'nobody caught', error: 'Maro has fallen' }, at, program)
    expect(entry).toBe(`${at} | ${program} | nobody caught, string\n`)
  })
})
