import { readable } from '../../../../src/shared/note/card-text'
import { describe, expect, it } from 'vitest'
import {
  abilitiesNaming,
  comesWith,
  findCards,
  keyOf,
  typeOf,
  wordsOn,
} from '../../../../src/renderer/systems/ironsworn/asset/asset'
import { sampleWorkspace } from '../../../support/workspace'

type Card = Parameters<typeof findCards>[0][number]

const card = (own: Partial<Card>): Card => ({
  ...{
    id: 'x/owl',
    name: 'Owl',
    category: 'Companion',
    text: 'Once you tame it',
    license: 'CC BY',
    source: 'Book',
  },
  abilities: [],
  ...own,
})
const ability = (text: string, marked = 0) => ({ card_id: '', name: '', text, marked })

describe('cards of assets', () => {
  it('IS-077 IS-078: have a type, a key, and perhaps an ability that comes with them', () => {
    expect(
      ['Companion', 'Path', 'Combat Talent', 'Ritual'].map((category) => typeOf({ category })),
    ).toEqual(['companion', 'path', 'talent', 'ritual'])
    expect(keyOf({ id: 'classic/assets/companion/cave_lion' })).toBe('cave_lion')
    expect(comesWith(card({ abilities: [ability('a'), ability('b')] }))).toBeNull()
    expect(comesWith(card({ abilities: [ability('a'), ability('b', 1)] }))).toBe(1)
  })

  it('are found by their type and by any word on them', () => {
    const cards = [
      card({}),
      card({
        id: 'y',
        name: 'Dancer',
        category: 'Path',
        text: '',
        abilities: [ability('Leap high')],
      }),
    ]
    const found = (type: 'all' | 'path', text: string) =>
      findCards(cards, type, text).map(({ name }) => name)
    expect(found('all', '')).toEqual(['Owl', 'Dancer'])
    expect(found('all', ' LEAP ')).toEqual(['Dancer'])
    expect(found('path', 'tame')).toEqual([])
  })

  it('IS-018: say beside a result only what is of that move', () => {
    const words =
      'A staff is deadly. When you Face Danger with it, add +1. On a hit, take +1 momentum. ' +
      'When you Clash up close, take +2 momentum.'
    expect(wordsOn(['Face Danger'], words)).toBe(
      'When you Face Danger with it, add +1. On a hit, take +1 momentum.',
    )
    expect(wordsOn(['Clash'], words)).toBe('When you Clash up close, take +2 momentum.')
    const choices = 'When you Strike, choose one.\n\n  - Add +2.\n  - Take +2 momentum on a hit.'
    expect(wordsOn(['Strike'], choices)).toBe(
      'When you Strike, choose one. - Add +2. - Take +2 momentum on a hit.',
    )
    expect(wordsOn(['Heal'], 'my own note')).toBe('my own note')
  })

  it('IS-018: say in a move what marked abilities and notes have for it, and nothing besides', () => {
    const way = [
      ability('When you [Undertake a Journey](id:a/b), take +1 momentum.'),
      ability('When you [Undertake a Journey](id:a/b), reroll.'),
      ability('When you [Heal](id:a/c), add +1.'),
    ]
    const cards = [card({ id: 'w', name: 'Wayfinder', abilities: way })]
    const assets = {
      Wayfinder: { abilities: [true, false, true] },
      'Shield-bearer': { note: 'when you clash, add +1' },
      Owl: { note: 'Stays healthy' },
    }
    const said = (title: string) => abilitiesNaming([title], { assets }, cards)
    expect(said('Undertake a Journey')).toEqual([
      { asset: 'Wayfinder', words: 'When you Undertake a Journey, take +1 momentum.' },
    ])
    expect(said('Heal')).toEqual([{ asset: 'Wayfinder', words: 'When you Heal, add +1.' }])
    expect(said('Clash')).toEqual([{ asset: 'Shield-bearer', words: 'when you clash, add +1' }])
    expect(said('Compel')).toEqual([])
  })

  it('IS-194: of a companion without health left say that it gives nothing', () => {
    const cards = [
      card({ id: 'h', name: 'Hound', abilities: [ability('When you [Strike](id:a/b), add +1.')] }),
    ]
    const said = (value: number) =>
      abilitiesNaming(['Strike'], { assets: { Hound: { health: { value, max: 4 } } } }, cards)
    expect(said(1)).toEqual([{ asset: 'Hound', words: 'When you Strike, add +1.' }])
    expect(said(0)).toEqual([{ asset: 'Hound', words: null }])
  })

  it('read without links that lead nowhere', () => {
    expect(readable('When you [Strike](id:a/b) or [Clash](id:c_d), add +1')).toBe(
      'When you **Strike** or **Clash**, add +1',
    )
  })

  it('IS-206 IS-209: those of the pack have names that a sheet can hold, three abilities, and a type', async () => {
    const { run } = await sampleWorkspace()
    await run('content.take', { name: 'ironsworn-classic.srd08' })
    const cards = await run('content.cards', { kind: 'asset' })
    expect(cards.length).toBeGreaterThan(70)
    for (const each of cards) {
      expect(each.name).toMatch(/^[^.]{1,60}$/)
      expect(each.abilities).toHaveLength(3)
      for (const { text } of each.abilities) expect(readable(text)).not.toContain('(id:')
    }
    expect(cards.filter((each) => typeOf(each) === 'companion')).toHaveLength(10)
    const [said] = abilitiesNaming(['Undertake a Journey'], { assets: { Wayfinder: {} } }, cards)
    expect(said).toMatchObject({ asset: 'Wayfinder' })
    expect(said?.words).toMatch(/^When you Undertake a Journey/)
  })
})
