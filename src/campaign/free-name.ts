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

/** The usual name of a thing, with the next number where others bear it already: “New fight 2”. */
export function freeName(read: Read, table: keyof typeof nameColumns, usual: string): string {
  const taken = new Set(
    read
      .all<{ name: string }>(`SELECT ${nameColumns[table]} AS name FROM ${table}`)
      .map(({ name }) => name),
  )
  let name = usual
  for (let number = 2; taken.has(name); number++) name = `${usual} ${String(number)}`
  return name
}

/**
 * Names for what comes beside what is here: their own while nothing bears it, else the next that is free.
 * What it gave once it gives to none other.
 */
export function namesBeside(read: Read, table: keyof typeof nameColumns) {
  const column = nameColumns[table]
  const rows = read.all<{ name: string }>(`SELECT ${column} AS name FROM ${table}`)
  const taken = new Set(rows.map(({ name }) => name))
  return (name: string): string => {
    if (!taken.has(name)) return name
    const bare = name.replace(/ \d{1,3}$/, '').slice(0, 110)
    let number = 2
    while (taken.has(`${bare} ${String(number)}`)) number++
    const free = `${bare} ${String(number)}`
    taken.add(free)
    return free
  }
}

/** The name of a copy: the next that is free, counted from the name without a number. */
export function copyName(read: Read, table: keyof typeof nameColumns, name: string): string {
  return freeName(read, table, name.replace(/ \d{1,3}$/, '').slice(0, 110))
}

/** Whether a name is the usual one, with a number or without. */
export function isUsualName(name: string, usual: string): boolean {
  return name.startsWith(usual) && /^(?: \d+)?$/.test(name.slice(usual.length))
}
