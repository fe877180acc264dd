import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalogue, places } from '../../../src/renderer/actions/catalogue'
import { findIn, offeredFor } from '../../../src/renderer/handbook/find'
import { pageOf, readLink, writtenPages } from '../../../src/renderer/handbook/page'
import { rulebookPages } from '../../../src/renderer/handbook/rulebook'
import { ruleSystems, ruleText } from '../../../src/rules'
import { words } from '../../../src/campaign/words'

const pages = [...writtenPages, ...rulebookPages(words)]
const linksIn = (text: string) =>
  [...text.matchAll(/\[\[([^\]]*)\]\]/g)].map(([, inner = '']) => inner)
const links = writtenPages.flatMap(({ id, text }) =>
  linksIn(text).map((inner) => ({ id, inner, to: readLink(inner) })),
)

const router = readFileSync(join(import.meta.dirname, '../../../src/renderer/router.ts'), 'utf8')
/** The names of all routes but the players' own, which has no handbook. */
const routes = [...router.matchAll(/name: '(\w+)'/g)]
  .map(([, name = '']) => name)
  .filter((name) => name !== 'player')

const contains = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase())
const find = (typed: string) => findIn(pages, typed, contains).map(({ id }) => id)

/** What a link names is there. */
const isThere = {
  key: (id: string) => catalogue.get(id)?.keys !== undefined,
  action: (id: string) => catalogue.has(id),
  page: (id: string) => pages.some((page) => page.id === id),
  rule: (id: string) => ruleText(id) !== undefined,
}

describe('the handbook, walked through', () => {
  it('answers a whole question by the words in it that say something, best first', () => {
    const [first] = findIn(pages, 'how do I print a sheet for my players?', contains)
    expect(first?.label).toBe('Print what lies on the table')
    const stand = find('how does somebody stand up from the ground')
    expect(stand.length).toBeGreaterThan(0)
    const text = ruleText(stand[0] ?? '')?.text
    expect(text).toMatch(/stand/)
    expect(text).toMatch(/ground/)
    expect(find('what happens when somebody is dying').length).toBeGreaterThan(0)
    expect(find('how does somebody qqqq')).toEqual([])
  })

  it.each(ruleSystems.map(({ id }) => id))('finds rules of %s first where it is played', (id) => {
    const played = [...writtenPages, ...rulebookPages(words, [id])]
    const [first] = findIn(played, 'roll', contains).filter(({ kind }) => kind === 'rule')
    expect(first?.spot.page).toBe(`rules-${id}`)
  })

  it('finds journeys by what is said of them at the table', () => {
    expect(find('on the road')[0]).toBe('vows')
  })

  it('says of several games how harm is carried from one to another', () => {
    for (const typed of ['another system', 'carry harm', 'carry over']) {
      expect(find(typed)).toContain('several-systems')
    }
  })

  it('finds missions by the word that the tour has for their reports', () => {
    expect(find('vote')).toContain('missions')
  })

  it('says which keys do it where a control hears them itself, instead of “no keys”', () => {
    expect(catalogue.get('quest.finish')).toMatchObject({ keys: undefined, onControl: 'enter' })
  })

  it('names no key, action, page or rule that is not there', () => {
    expect(links.length).toBeGreaterThan(150)
    const dead = links.filter(({ to }) => !to || !isThere[to.kind](to.target))
    expect(dead.map(({ id, inner }) => `${id}: ${inner}`)).toEqual([])
  })

  it('types no key by hand: they can be given to other actions', () => {
    const typed = writtenPages.filter(({ text }) =>
      /\b(Ctrl|Alt|Shift|Control|Cmd|Command)\b|\bF\d+\b/.test(text),
    )
    expect(typed.map(({ id }) => id)).toEqual([])
  })

  it('has a page for every screen, and each screen on one page', () => {
    const told = writtenPages.flatMap(({ screens }) => screens)
    expect(routes.length).toBeGreaterThan(8)
    expect(told.toSorted()).toEqual(routes.toSorted())
  })

  it('has every page that a dialog names', () => {
    const source = join(import.meta.dirname, '../../../src/renderer')
    const named = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.vue'))
      .flatMap((name) => {
        const text = readFileSync(join(source, name), 'utf8')
        return [...text.matchAll(/<BaseDialog[^>]*?\bpage="([\w-]+)"/g)].map(([, id]) => id)
      })
    expect(named.length).toBeGreaterThan(30)
    const known = writtenPages.map(({ id }) => id)
    expect(named.filter((id) => id !== undefined && !known.includes(id))).toEqual([])
  })

  it('gives each place of actions to one page, so that every action has its place in it', () => {
    const told = writtenPages.flatMap((page) => page.places)
    expect(told.toSorted()).toEqual([...places].toSorted())
  })

  it('says of every page what it is called elsewhere, and calls no two alike', () => {
    const titles = pages.map(({ title }) => title)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
    const poor = pages.filter(({ title, also, text, rules }) => {
      const isEmpty = text.trim().length < 200 && (rules ?? []).length === 0
      return title === '' || also === '' || isEmpty
    })
    expect(poor.map(({ id }) => id)).toEqual([])
  })

  it('links from somewhere to every page that no screen opens', () => {
    const linked = new Set(links.flatMap(({ to }) => (to?.kind === 'page' ? to.target : [])))
    const alone = writtenPages.filter(
      ({ kind, screens, places: own }) => kind === 'screen' && screens.length + own.length === 0,
    )
    expect(alone.map(({ id }) => id)).toContain('history')
    expect(alone.filter(({ id }) => !linked.has(id)).map(({ id }) => id)).toEqual([])
  })
})

describe('the rules in the handbook', () => {
  it.each(ruleSystems.map((system) => [system.id, system] as const))(
    'are all those of %s, each with what the program does of it',
    (id, system) => {
      const page = pages.find((each) => each.id === `rules-${id}`)
      expect(page?.rules?.map((rule) => rule.id)).toEqual(system.rules?.map((rule) => rule.id))
    },
  )

  it('name every setting and every chart that reads one', () => {
    const told = pages.flatMap(({ rules = [] }) =>
      rules.flatMap((rule) =>
        [...rule.settings, ...rule.charts].map((title) => `${rule.id} ${title}`),
      ),
    )
    const there = ruleSystems.flatMap(({ settings }) =>
      [...(settings?.decisions ?? []), ...(settings?.charts ?? [])].flatMap(({ rule, title }) =>
        rule === null || rule === undefined ? [] : `${rule} ${words.say(title)}`,
      ),
    )
    expect(there.length).toBeGreaterThan(50)
    expect(new Set(told)).toEqual(new Set(there))
  })
})

describe('where one stands', () => {
  it.each([
    ['table', [], 'table'],
    ['table', ['everywhere', 'table', 'table.fight'], 'fight-in-turns'],
    ['table', ['table', 'table.preparation'], 'prepare-fight'],
    ['cast', ['everywhere', 'cast'], 'cast'],
    ['cast', ['dialog.move', 'always'], 'moves'],
    ['report', ['reports'], 'report'],
    ['home', ['everywhere'], 'start'],
  ] as const)('on %s, with %j heard, is %s', (route, heard, id) => {
    expect(pageOf(route, heard, pages)?.id).toBe(id)
  })
})

describe('what is looked for', () => {
  it.each([
    ['initiative tracker', 'table'],
    ['compendium', 'library'],
    ['bestiary', 'cast'],
    ['fog of war', 'what-players-see'],
    ['backup', 'keep-safe'],
    ['horde', 'fight-of-forty'],
    ['wrong die', 'take-back'],
    ['mistake', 'take-back'],
    ['random tables', 'oracles'],
    ['house rules', 'rules'],
    ['CI-133', 'CI-133'],
  ])('%s leads to %s', (typed, id) => {
    expect(find(typed)).toContain(id)
  })

  it.each([
    ['initiative tracker', 'table'],
    ['HP', 'conditions'],
    ['token', 'other-programs'],
    ['condition', 'conditions'],
    ['encounter', 'prepare-fight'],
    ['handout', 'hand-out'],
    ['fog', 'other-programs'],
    ['macro', 'other-programs'],
    ['rest', 'rest-and-heal'],
    ['level up', 'grow'],
    ['XP', 'grow'],
    ['stat block', 'cast'],
    ['import', 'bring-in-npcs'],
    ['backup', 'keep-safe'],
    ['dark mode', 'keys'],
    ['dice roller', 'dice'],
    ['loot', 'other-programs'],
    ['quest', 'missions'],
    ['timer', 'tracks'],
    ['map', 'pictures'],
  ])('%s, as other programs call it, leads to %s first', (typed, id) => {
    expect(find(typed)[0]).toBe(id)
  })

  it('stands first when its page is called so, and all pages stand there while nothing is typed', () => {
    expect(find('clocks and tracks')[0]).toBe('tracks')
    expect(find('horde')[0]).toBe('fight-of-forty')
    expect(find(' ')).toEqual(pages.map(({ id }) => id))
    expect(find('clokcs')).toContain('tracks')
    expect(find('qqqqqq')).toEqual([])
  })

  it('is found by the text of a page or a rule as well', () => {
    expect(find('arrowhead quiver nothing')).toEqual([])
    expect(find('left bank').slice(0, 2)).toEqual(['prepare-fight', 'fight-of-forty'])
  })

  it('is offered by the palette as pages, and as rules where an id is typed', () => {
    expect(offeredFor(pages, '')).toEqual([])
    expect(offeredFor(pages, 'horde').map(({ id }) => id)).toEqual(pages.map(({ id }) => id))
    expect(offeredFor(pages, 'is-0').every(({ kind }) => kind === 'rule')).toBe(true)
  })
})
