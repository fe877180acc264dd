import type { DataswornAsset, DataswornFoe, DataswornRegion } from './datasworn-shape'
import type { ContentCard } from './pack'

const ranks = ['', 'troublesome', 'dangerous', 'formidable', 'extreme', 'epic']

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')
const paragraphs = (...texts: (string | null | undefined)[]) =>
  texts
    .filter((each) => typeof each === 'string' && each !== '')
    .join('\n\n')
    .slice(0, 8000)

/** A move's text. */
export function moveCard(
  move: { _id: string; name: string; text: string },
  group: string[],
): ContentCard {
  const category = group.at(-1) ?? ''
  return { id: move._id, kind: 'move', name: move.name, category, text: move.text, abilities: [] }
}

/** An asset with its abilities (IS-206). */
export function assetCard(asset: DataswornAsset, group: string[]): ContentCard {
  const { _id, name, category, requirement, abilities } = asset
  return {
    id: _id,
    kind: 'asset',
    name,
    text: requirement ?? '',
    category: category || (group.at(-1) ?? ''),
    abilities: abilities.map(({ name: called, text, enabled }) => ({
      name: called ?? '',
      text,
      isMarked: enabled,
    })),
  }
}

/** A foe with its features, drives and tactics; its rank is its category (IS-147). */
export function foeCard(foe: DataswornFoe): ContentCard {
  const { _id, name, rank, features, drives, tactics, description } = foe
  const text = paragraphs(
    list(features),
    list(drives),
    list(tactics),
    description,
    foe.quest_starter,
  )
  return { id: _id, kind: 'foe', name, category: ranks[rank ?? 0] ?? '', text, abilities: [] }
}

/** A region of the world. */
export function regionCard(region: DataswornRegion, group: string[]): ContentCard {
  const { _id, name, summary, features, description } = region
  const text = paragraphs(summary, list(features), description, region.quest_starter)
  return { id: _id, kind: 'region', name, category: group.at(-1) ?? '', text, abilities: [] }
}
