import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isBookkeeping, mayRead, visibilityOf } from '../../../src/campaign/report/visibility'
import { factKinds } from '../../support/catalogue'

const source = join(import.meta.dirname, '../../../src')
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(source, name), 'utf8'))
  .join('\n')
const kinds = [
  ...factKinds.filter((kind) => !kind.startsWith('letter.')),
  ...[...code.matchAll(/\bkind: '([a-z][A-Za-z]*\.[A-Za-z.]+)'/g)].map((match) => match[1] ?? ''),
]

describe('where a fact may stand', () => {
  it('is said of every kind of fact there is', () => {
    expect(kinds.length).toBeGreaterThan(120)
    expect(kinds.filter((kind) => visibilityOf(kind) === undefined)).toEqual([])
  })

  it('is with the game master alone for a kind that nobody named', () => {
    expect(visibilityOf('gossip.heard')).toBeUndefined()
    const fact = { kind: 'gossip.heard', secret: false }
    expect(mayRead('gm', fact)).toBe(true)
    expect([mayRead('players', fact), mayRead('dispatch', fact)]).toEqual([false, false])
  })

  it('is with the game master alone for a secret fact of any kind', () => {
    for (const kind of kinds) {
      const fact = { kind, secret: true }
      const readers = [mayRead('gm', fact), mayRead('players', fact), mayRead('dispatch', fact)]
      expect(readers, kind).toEqual([true, false, false])
    }
  })

  it('keeps fronts, dangers, portents and stakes from everyone else, open or not', () => {
    for (const kind of ['front.made', 'danger.moved', 'portent.cameTrue', 'stake.answered']) {
      expect(mayRead('players', { kind, secret: false }), kind).toBe(false)
      expect(mayRead('dispatch', { kind, secret: false }), kind).toBe(false)
    }
  })

  it('tells a dispatch nothing that players may not read', () => {
    for (const kind of kinds) {
      const fact = { kind, secret: false }
      if (mayRead('dispatch', fact)) expect(mayRead('players', fact), kind).toBe(true)
    }
  })

  it('tells of what lasts neither its beginning nor its end', () => {
    const told = ['effect.laid', 'effect.ending', 'effect.ended', 'effect.lifted', 'effect.letOff']
    expect(told.filter((kind) => !isBookkeeping(kind))).toEqual([])
  })

  it('has words of a letter for every kind that a dispatch tells', () => {
    const voiced = new Set(factKinds.filter((kind) => kind.startsWith('letter.')))
    const context = kinds.filter(
      (kind) => mayRead('dispatch', { kind, secret: false }) && !isBookkeeping(kind),
    )
    expect(context.length).toBeGreaterThan(5)
    expect(context.filter((kind) => !voiced.has(`letter.${kind}`))).toEqual([])
  })
})
