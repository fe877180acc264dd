import type { OracleTable } from '../../rules/oracles/table'

/** Where words come from and under which licence. */
export interface ContentSource {
  title: string
  authors: string[]
  license: string
  url: string
}

/** Something to read beside play. */
export interface ContentCard {
  id: string
  kind: 'move' | 'asset' | 'foe' | 'region'
  name: string
  category: string
  /** Markdown. */
  text: string
  abilities: { name: string; text: string; isMarked: boolean }[]
}

/** What stands under one source of a pack. */
export interface ContentPart {
  source: ContentSource
  tables: Omit<OracleTable, 'source'>[]
  cards: ContentCard[]
}

/** A pack as it was read: by source, so that each licence is shown for what it covers. */
export interface ContentPack {
  title: string
  parts: ContentPart[]
}
