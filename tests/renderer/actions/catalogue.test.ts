import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { canMeet, catalogue, places } from '../../../src/renderer/actions/catalogue'
import { ruleSystems } from '../../../src/rules'
import { english, joinCatalogues, type Catalogue } from '../../../src/shared/words'

const screen = join(import.meta.dirname, '../../../src/renderer')
const names = readdirSync(screen, { recursive: true, encoding: 'utf8' })
const read = (name: string) => readFileSync(join(screen, name), 'utf8')

function scriptOf(name: string): string {
  const text = read(name)
  return name.endsWith('.vue') ? (/<script[^>]*>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '') : text
}

/** What stands as `id` in the objects that an action is registered with, as it is written. */
function idsIn(name: string): ts.Expression[] {
  const ids: ts.Expression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(useAction|register)$/.test(node.expression.getText())) {
      const [given] = node.arguments
      const own = given && ts.isObjectLiteralExpression(given) ? given.properties : []
      for (const each of own) {
        if (ts.isPropertyAssignment(each) && each.name.getText() === 'id') {
          ids.push(each.initializer)
        }
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(name, scriptOf(name), ts.ScriptTarget.Latest, true))
  return ids
}

const registered = names.filter((name) => /\.(ts|vue)$/.test(name)).flatMap(idsIn)
const literal = registered.filter(ts.isStringLiteral).map(({ text }) => text)
const patterns = registered
  .filter(ts.isTemplateExpression)
  .map(({ head, templateSpans }) => [head.text, ...templateSpans.map((span) => span.literal.text)])
  .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`))

const words = joinCatalogues(english, ...ruleSystems.map((system) => system.words.en))
const wordsOf = (key: string) =>
  key.split('.').reduce<Catalogue | string | undefined>((branch, name) => {
    return typeof branch === 'object' ? branch[name] : undefined
  }, words)

describe('the list of all actions', () => {
  it('misses none that a component registers', () => {
    expect(literal.length).toBeGreaterThan(150)
    expect(literal.filter((id) => !catalogue.has(id))).toEqual([])
    const ids = [...catalogue.keys()]
    expect(patterns.filter((pattern) => !ids.some((id) => pattern.test(id)))).toEqual([])
  })

  it('lists none that nobody registers', () => {
    const text = names
      .filter((name) => /\.(ts|vue)$/.test(name))
      .map(read)
      .join('\n')
    const isThere = (id: string) =>
      literal.includes(id) ||
      patterns.some((pattern) => pattern.test(id)) ||
      new RegExp(`['"\`]${id.replaceAll('.', '\\.')}['"\`]`).test(text)
    expect([...catalogue.keys()].filter((id) => !isThere(id))).toEqual([])
  })

  it('holds each action once, at a place the settings know', () => {
    const lists = names
      .filter((name) => /(^|\/)actions\.json$/.test(name))
      .map((name) => JSON.parse(read(name)) as Record<string, Record<string, unknown>>)
    const listed = lists.flatMap((list) => Object.entries(list))
    const ids = listed.flatMap(([, actions]) => Object.keys(actions))
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    expect(listed.filter(([place]) => !(places as readonly string[]).includes(place))).toEqual([])
    expect(catalogue.size).toBe(ids.length)
  })

  it('has words for every action and every place', () => {
    const keys = [...catalogue.values()].map(({ label }) => label)
    const headings = places.map((place) => `keyboard.place.${place}.title`)
    const silent = [...keys, ...headings].filter((key) => typeof wordsOf(key) !== 'string')
    expect(silent).toEqual([])
  })
})

/** Buttons that show what is chosen by them now, or say whom or how many they mean. */
const sayingMore = [
  ...['fight.way.next', 'fight.way.action', 'fight.way.rising', 'fight.option.next'],
  ...['fight.option.cover', 'fight.near', 'fight.bulk.send', 'front.endMission'],
  ...['track.less', 'track.more', 'handed.take', 'handed.resume'],
  // The way back from what it opened.
  ...['fight.declaring.group', 'fight.declaring.engagement'],
  // What closes along with it.
  'session.endNow',
]

/** The words of a message without what is filled in. */
const plain = (text: string) =>
  text
    .replaceAll(/\{[^}]*\}|[…“”:]/g, '')
    .trim()
    .toLowerCase()

describe('a button of an action', () => {
  it('is called as the action is in the palette and the list of keys, or by a part of it', () => {
    const buttons = names
      .filter((name) => name.endsWith('.vue'))
      .flatMap((name) => [...read(name).matchAll(/<ActionButton\b[^>]*>/g)].map(([tag]) => tag))
      .flatMap((tag) => {
        const [, id = ''] = /\saction="([^"]+)"/.exec(tag) ?? []
        const [, own = ''] = /:label="([^"]+)"/.exec(tag) ?? []
        const keys = [...own.matchAll(/'([\w.]+)'/g)].map(([, key = '']) => key)
        return keys.map((key) => ({ id, key }))
      })
    expect(buttons.length).toBeGreaterThan(15)
    const twins = buttons
      .filter(({ id }) => !sayingMore.includes(id))
      .flatMap(({ id, key }) => {
        const [said, action] = [key, catalogue.get(id)?.label ?? ''].map(wordsOf)
        if (typeof said !== 'string' || typeof action !== 'string') return []
        const [one, other] = [plain(said), plain(action)]
        return one.includes(other) || other.includes(one) ? [] : [`${id}: “${said}”, “${action}”`]
      })
    expect(twins).toEqual([])
  })
})

describe('actions of two places', () => {
  it.each([
    ['table', 'table.fight', true],
    ['table.fight', 'everywhere', true],
    ['table.fight', 'cast', false],
    ['everywhere', 'dialog.move', false],
    ['always', 'dialog.move', true],
    ['dialog.move', 'dialog.dice', false],
    ['handed', 'table', false],
  ] as const)('%s and %s answer to keys at the same time: %s', (one, other, meet) => {
    expect(canMeet(one, other)).toBe(meet)
    expect(canMeet(other, one)).toBe(meet)
  })
})

/**
 * Keys that mean two things knowingly: M and Shift+M a fight by turns takes over from the moves; the others
 * do a thing, or undo it, as it stands.
 */
const meantTwice = ['m', 'shift+m', 'delete', 'mod+shift+s']

describe('a key', () => {
  it('means one thing on a screen, whichever games the campaign plays', () => {
    const all = [...catalogue.values()].filter(({ keys }) => keys !== undefined)
    const everywhere = all.filter(({ place }) => place === 'everywhere')
    const twice = everywhere.flatMap(({ id, keys = '', place }) =>
      all
        .filter((other) => other.id !== id && other.keys === keys && canMeet(place, other.place))
        .map((other) => `${keys}: ${id}, ${other.id}`),
    )
    expect(
      twice.filter((each) => !meantTwice.some((keys) => each.startsWith(`${keys}: `))),
    ).toEqual([])
  })
})
