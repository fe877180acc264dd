import type { OutputOf } from '../../../../campaign/api'
import { readable } from '../../../../shared/note/card-text'
import { isOutOfUse } from '../../../../rules/ironsworn/figures/companions'
import { characterSchema, type Character } from '../../../../rules/ironsworn/sheet'
import type { Choice } from '../../../parts/field/choice/choice'

/** A card of an asset, as published. */
export type AssetCard = OutputOf<'content.cards'>[number]
export type AssetType = Character['assets'][string]['type']

export const assetTypes: readonly AssetType[] = ['companion', 'path', 'talent', 'ritual']

/** The type of a card: its category in one word. */
export function typeOf({ category }: Pick<AssetCard, 'category'>): AssetType {
  const words = category.toLowerCase()
  return assetTypes.find((type) => words.includes(type)) ?? 'path'
}

/** The last part of a card's id. */
export const keyOf = ({ id }: Pick<AssetCard, 'id'>) => id.slice(id.lastIndexOf('/') + 1)

/** The place of the ability that a card comes with; null where one is chosen (IS-078). */
export function comesWith({ abilities }: Pick<AssetCard, 'abilities'>): number | null {
  const at = abilities.findIndex(({ marked }) => marked === 1)
  return at < 0 ? null : at
}

/** The cards of a type whose name, requirement (IS-079) or abilities hold these words. */
export function findCards(cards: readonly AssetCard[], type: AssetType | 'all', text: string) {
  const wanted = text.trim().toLowerCase()
  return cards.filter((card) => {
    if (type !== 'all' && typeOf(card) !== type) return false
    const said = [
      card.name,
      card.text,
      ...card.abilities.map((each) => `${each.name} ${each.text}`),
    ]
    return said.some((words) => words.toLowerCase().includes(wanted))
  })
}

/** The assets on a sheet, to choose from: all, or those that have health or a meter of their own. */
export function heldAssets(sheet: object, has?: 'health' | 'meter'): Choice[] {
  return Object.entries(characterSchema.parse(sheet).assets)
    .filter(([, asset]) => has === undefined || asset[has] !== null)
    .map(([name, { note }]) => ({ value: name, label: note ? `${name} · ${note}` : name }))
}

/** Whether these words name something that is called so, and no longer word that begins alike. */
function doName(words: string, titles: readonly string[], flags: 'u' | 'iu'): boolean {
  return titles.some((title) => {
    const called = title.replaceAll(/[^\p{L}\p{N}\s]/gu, String.raw`\$&`)
    return new RegExp(String.raw`(?<!\p{L})${called}(?!\p{L})`, flags).test(words)
  })
}

/** Where the words of an ability begin with something else that is done. */
const otherwise = /^(When|Once per|As above)/u

/** The sentences of an ability that speak of a move, by what it is called: from the first that names it up to what is of another. */
export function wordsOn(titles: readonly string[], words: string): string {
  const sentences = words.split(/(?<=[.;])\s+(?=\p{Lu})|\n+/u).filter((each) => each.trim() !== '')
  const from = sentences.findIndex((each) => doName(each, titles, 'iu'))
  if (from < 0) return words
  const rest = sentences.slice(from + 1)
  const end = rest.findIndex((each) => otherwise.test(each.trim()) && !doName(each, titles, 'u'))
  return [sentences[from], ...(end < 0 ? rest : rest.slice(0, end))]
    .map((each) => each?.trim())
    .join(' ')
}

/**
 * What the assets on a sheet say of a move: marked abilities whose published words name it, and notes that
 * do in any letters. Nothing is worked out from them. Of a companion without health left the words are
 * null: it can do nothing of it (IS-194).
 */
export function abilitiesNaming(
  titles: readonly string[],
  sheet: object,
  cards: readonly Pick<AssetCard, 'name' | 'abilities'>[],
): { asset: string; words: string | null }[] {
  return Object.entries(characterSchema.parse(sheet).assets).flatMap(
    ([asset, held]): { asset: string; words: string | null }[] => {
      const { abilities, note } = held
      const card = cards.find(({ name }) => name === asset)
      const marked = (card?.abilities ?? [])
        .filter((_ability, at) => abilities[at])
        .map(({ text }) => readable(text).replaceAll('*', ''))
      const told = marked.filter((words) => doName(words, titles, 'u'))
      const own = doName(note, titles, 'iu') ? [note] : []
      const all = [...told, ...own]
      if (all.length > 0 && isOutOfUse(held)) return [{ asset, words: null }]
      return all.map((words) => ({ asset, words }))
    },
  )
}
