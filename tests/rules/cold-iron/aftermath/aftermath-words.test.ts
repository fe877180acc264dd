import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { figures } from '../../../../src/rules/cold-iron/aftermath/figures'
import { english } from '../../../../src/shared/words'
import { hasWords } from '../words'

const folder = join(import.meta.dirname, '../../../../src/rules/cold-iron/aftermath')
const code = readdirSync(folder)
  .map((name) => readFileSync(join(folder, name), 'utf8'))
  .join('\n')

describe('the words of what a fight leaves', () => {
  it('are there for every figure, refusal and term', () => {
    const said = [...code.matchAll(/words\('([\w.]+)'/g)].map(([, key]) => `aftermath.${key}`)
    const terms = [...code.matchAll(/termOf\('(\w+)'/g)].map(([, key]) => `body.term.${key}`)
    const keys = [
      ...figures.map(({ label }) => label.key),
      ...[...said, ...terms].map((key) => `coldIron.${key}`),
    ]
    expect(keys.length).toBeGreaterThan(20)
    expect(keys.filter((key) => !hasWords(key))).toEqual([])
  })

  it('are there for every kind of moment in the account of a fight', () => {
    const { kind } = english.summary as { kind: Record<string, string> }
    expect(Object.keys(kind).sort()).toEqual(
      [
        'felled',
        'felledAlone',
        'fled',
        'friend',
        'fumble',
        'grappled',
        'grappledAlone',
        'killed',
        'killedAlone',
        'largest',
        'multiple',
        'pinned',
        'pinnedAlone',
        'spell',
        'spellAlone',
        'spellHarm',
        'spellLost',
        'spellWithstood',
      ].sort(),
    )
  })
})
