const sources = import.meta.glob<Catalogue>('./en/*.json', { import: 'default', eager: true })

/** A catalogue: message keys to messages, nested as deep as it reads well. */
export interface Catalogue {
  [key: string]: string | Catalogue
}

/** Joins catalogues into one; where two speak under the same key, the later one is heard. */
export function joinCatalogues(...catalogues: Catalogue[]): Catalogue {
  const joined: Catalogue = {}
  for (const catalogue of catalogues) {
    for (const [key, said] of Object.entries(catalogue)) {
      const before = joined[key]
      joined[key] =
        typeof said === 'object' && typeof before === 'object' ? joinCatalogues(before, said) : said
    }
  }
  return joined
}

/** The app's own words in English: a file a noun, found by itself. Rule systems bring theirs. */
export const english: Catalogue = joinCatalogues(...Object.values(sources))
