/** A field of the game master's own, as it stands on a card or is being written. */
export interface OwnField {
  name: string
  value: string
}

/** As far as a card counts, up and down. */
export const mostCounted = 999_999

/** Counts that a card moves: whole numbers of up to six digits. */
const count = /^-?\d{1,6}$/

/** The figure of a field that counts something; undefined of one that says something. Pure. */
export function countOf({ value }: OwnField): number | undefined {
  return count.test(value) ? Number(value) : undefined
}

const isNamed = (name: string) => (field: OwnField) =>
  field.name.trim().toLowerCase() === name.trim().toLowerCase()

/** What is kept of the fields that were written: two of one name are one, with what stood in both. Pure. */
export function keptFields(fields: readonly OwnField[]): OwnField[] {
  const written = fields
    .map(({ name, value }) => ({ name: name.trim(), value: value.trim() }))
    .filter(({ name, value }) => name !== '' && value !== '')
  return written
    .filter(({ name }, at) => written.findIndex(isNamed(name)) === at)
    .map(({ name }) => ({
      name,
      value: written
        .filter(isNamed(name))
        .map(({ value }) => value)
        .join('; ')
        .slice(0, 500),
    }))
}

/** The names out of a list that no field has yet. Pure. */
export function unusedNames(names: readonly string[], fields: readonly OwnField[]): string[] {
  return names.filter((name) => !fields.some(isNamed(name)))
}
