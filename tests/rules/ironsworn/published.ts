import { readFileSync } from 'node:fs'
import { z } from 'zod'

const rowSchema = z.object({ min: z.number(), max: z.number(), text: z.string() })
const tableSchema = z.object({ _id: z.string(), rows: z.array(rowSchema) })
const assetCardSchema = z.object({
  name: z.string(),
  abilities: z.array(z.object({ text: z.string() })),
})
const file = (profile: string) =>
  new URL(`../../../resources/content/ironsworn-classic.${profile}.json`, import.meta.url)

/** Every table in a pack that is shipped, by the path of its id. */
function tablesIn(node: unknown): z.infer<typeof tableSchema>[] {
  if (typeof node !== 'object' || node === null) return []
  const own = tableSchema.safeParse(node).data
  return [...(own ? [own] : []), ...Object.values(node).flatMap(tablesIn)]
}

/** The rows of a shipped table, by the end of its id. */
export function shippedRows(key: string, profile = 'srd08'): z.infer<typeof rowSchema>[] {
  const all = tablesIn(JSON.parse(readFileSync(file(profile), 'utf8')))
  return all.find(({ _id }) => _id.endsWith(key))?.rows ?? []
}

/** The words of the row that a roll falls on. */
export function wordsAt(key: string, roll: number): string | undefined {
  return shippedRows(key).find(({ min, max }) => roll >= min && roll <= max)?.text
}

/** The words of every ability of an asset in the shipped pack, by the name of the asset. */
export function shippedAbilities(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const asset = assetCardSchema.safeParse(node).data
    if (asset)
      found.set(
        asset.name,
        asset.abilities.map(({ text }) => text),
      )
    else Object.values(node).forEach(visit)
  }
  visit(JSON.parse(readFileSync(file('srd08'), 'utf8')))
  return found
}
