import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fileName } from '../../../src/campaign/workspace/file-name'
import { temporaryFolder } from '../../support/folder'

describe('a name as the name of a file', () => {
  it.each([
    ['Bring back the toll', 'Bring back the toll'],
    ['../../etc/passwd', '--..-etc-passwd'],
    ['Who? "They": a\\b|c*<d>', 'Who- -They-- a-b-c--d-'],
    ['one\nline\u0000', 'one-line-'],
  ])('holds nothing that a file system refuses: %j', (name, expected) => {
    expect(fileName(name)).toBe(expected)
  })

  it.each(['x', 'й', '鐘', '🔔'])('leaves room for an ending, however long it is: %s', (letter) => {
    const name = fileName(letter.repeat(120))
    expect(name).toMatch(new RegExp(`^(?:${letter})+$`, 'u'))
    writeFileSync(join(temporaryFolder(), `${name} (for the players) (12).html.part`), '')
  })
})
