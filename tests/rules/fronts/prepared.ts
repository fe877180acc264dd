import type { PreparedDanger, PreparedFront } from '../../../src/rules/fronts/checklist'

/** Portents of a danger: as many as asked for, of which the first so many came true. */
export const portents = (count: number, done = 0, of = 'p') =>
  Array.from({ length: count }, (_, index) => ({
    id: `${of}${index}`,
    done_at: index < done ? '2026-01-01' : null,
  }))

/** A danger as the checklist likes it. */
export function danger(id: string, change: Partial<PreparedDanger> = {}): PreparedDanger {
  return {
    ...{ id, name: id, state: 'active', ordered: true, category: 'horde', subtype: 'own' },
    ...{ impulse: 'To want', doom_kind: 'tyranny', doom: 'All is lost.' },
    ...{ portents: portents(3, 0, id), cast: [] },
    ...change,
  }
}

/** A front as the checklist likes it. */
export function front(id: string, change: Partial<PreparedFront> = {}): PreparedFront {
  return {
    ...{ id, name: id, kind: 'adventure', status: 'active', description: 'About a bell.' },
    ...{ dangers: [danger('a'), danger('b')], stakes: [{ id: 's', answer: null }], cast: [1] },
    ...change,
  }
}
