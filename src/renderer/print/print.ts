import type { OutputOf } from '../../campaign/api'

export type Printable = OutputOf<'print.printable'>[number]

/** Tells one printable thing from another. */
export const keyOf = ({ noun, id }: Pick<Printable, 'noun' | 'id'>): string => `${noun} ${id}`
