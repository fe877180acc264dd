import type { Read } from './file/handles'

/** Tables of things with a name, and the column that it stands in. */
export const nameColumns = {
  character: 'name',
  npc: 'name',
  place: 'name',
  front: 'name',
  mission: 'name',
  encounter: 'name',
  track: 'name',
  oracle_table: 'name',
  custom_move: 'name',
  note: 'title',
  picture: 'name',
}

const namesIn = (read: Read, table: keyof typeof nameColumns): Set<string> =>
  new Set(
    read
      .all<{ name: string }>(`SELECT ${nameColumns[table]} AS name FROM ${table}`)
      .map(({ name }) => name),
  )

/** A name that nobody bears: its own, else the bare one with the next number. */
function free(taken: ReadonlySet<string>, own: string, bare = own): string {
  let name = own
  for (let number = 2; taken.has(name); number++) name = `${bare} ${String(number)}`
  return name
}

const withoutCount = (name: string): string => name.replace(/ \d{1,3}$/, '').slice(0, 110)

/** The usual name of a thing, with the next number where others bear it already: “New fight 2”. */
export function freeName(read: Read, table: keyof typeof nameColumns, usual: string): string {
  return free(namesIn(read, table), usual)
}

/**
 * Names for what comes beside what is here: their own while nothing bears it, else the next that is free.
 * What it gave once it gives to none other. What is here is read once, when the first name is asked for.
 */
export function namesBeside(read: Read, table: keyof typeof nameColumns) {
  let taken: Set<string> | undefined
  return (name: string): string => {
    taken ??= namesIn(read, table)
    const given = free(taken, name, withoutCount(name))
    if (given !== name) taken.add(given)
    return given
  }
}

/** The name of a copy: the next that is free, counted from the name without a number. */
export function copyName(read: Read, table: keyof typeof nameColumns, name: string): string {
  return freeName(read, table, withoutCount(name))
}

/** Whether a name is the usual one, with a number or without. */
export function isUsualName(name: string, usual: string): boolean {
  return name.startsWith(usual) && /^(?: \d+)?$/.test(name.slice(usual.length))
}
