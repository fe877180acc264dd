import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { mostLines, newsIn } from '../../../../src/renderer/shell/news/changelog'

const changelog = `# Changelog

## [Unreleased]

### In short

- What comes next.

### Added

- Much of it.

## [1.1.0] - 2026-01-01

### In short

- One.
- Two.
- Three.
- Four.
- Five.
- Six.

### Added

- All of it.

## [1.0.0] - 2025-01-01

### Added

- The beginning.
`

describe('what is new in a version', () => {
  it('is what the changelog says of it in short, and no more than five lines', () => {
    expect(newsIn(changelog, '1.1.0')).toEqual(['One.', 'Two.', 'Three.', 'Four.', 'Five.'])
  })

  it('stands without a number while the version is being made', () => {
    expect(newsIn(changelog, '1.2.0')).toEqual(['What comes next.'])
  })

  it('is nothing where nothing was said in short', () => {
    expect(newsIn(changelog, '1.0.0')).toEqual([])
    expect(newsIn('', '1.0.0')).toEqual([])
  })

  it('is said by the changelog of this program: plain sentences that fit their lines', () => {
    const own = readFileSync(join(import.meta.dirname, '../../../../CHANGELOG.md'), 'utf8')
    const lines = newsIn(own, '0.1.0')
    expect(lines).toHaveLength(mostLines)
    expect(lines.filter((line) => line.length > 160 || /[`*[\]]/.test(line))).toEqual([])
  })
})
