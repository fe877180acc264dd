/** The id of one option of a list, for the field that points at it. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`
}
