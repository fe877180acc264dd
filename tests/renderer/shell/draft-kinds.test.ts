import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const screen = join(import.meta.dirname, '../../../src/renderer')
const texts = readdirSync(screen, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(vue|ts)$/.test(name))
  .map((name) => readFileSync(join(screen, name), 'utf8'))

/** The names that stand in a piece of source as text, up to their first part that is worked out. */
function kindsIn(source: string): string[] {
  return [...source.matchAll(/[`']([a-zA-Z.]+)(?=[:`'])/g)].flatMap(([, kind]) => kind ?? [])
}

/** The kinds of forms that keep a draft. */
const kept = new Set(
  texts.flatMap((text) =>
    [...text.matchAll(/\buseDraft\(\s*((?:\(\) => )?[^{]*?[`'][^{]*?[`:'$])/g)].flatMap(
      ([, name = '']) => kindsIn(name).slice(0, 1),
    ),
  ),
)

/** Those that something opens again: an action that names its draft, or what opens forms by their drafts. */
const opened = new Set(
  texts.flatMap((text) => [
    ...[...text.matchAll(/\bdraft: \(\) =>\s*([^\n]*)/g)].flatMap(([, name = '']) => kindsIn(name)),
    ...[...text.matchAll(/\buseFormOpener\(([\s\S]*?)\n?\)\n/g)].flatMap(([, body = '']) =>
      kindsIn(body),
    ),
  ]),
)

/** Moves open by their opening, acts by whose they are. */
const byThemselves = ['move', 'conflict', 'act', 'acts']

/** What stands within something that cannot be opened from elsewhere: that it does is told. */
const told = [
  ...['ask', 'line', 'spell', 'spellEffect', 'attack', 'attackDamage', 'wear'],
  ...['hitTarget', 'hitDamage'],
  ...['freshBond', 'oracle', 'oracle.make'],
]

describe('drafts of forms', () => {
  it('finds the forms that keep one', () => {
    expect(kept.size).toBeGreaterThan(35)
  })

  it.each([...kept])('are gone on with where they are of the kind %s', (kind) => {
    expect([...opened, ...byThemselves, ...told]).toContain(kind)
  })
})
