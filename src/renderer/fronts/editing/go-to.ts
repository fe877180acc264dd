import type { Advice } from '../../../rules/fronts/checklist'
import type { Front } from '../front'
import type { Prep } from './prep'

/** Leads to where what the checklist found is put right; `end` opens the end of a danger. */
export function goTo(advice: Advice, front: Front, prep: Prep, end: (dangerId: string) => void) {
  const { part, dangerId = '' } = advice
  const danger = { type: 'danger' as const, id: dangerId }
  const ways: Record<Advice['part'], () => void> = {
    fronts: () => prep.focus(`front:${front.id}`),
    description: () => prep.edit({ type: 'front', id: front.id }),
    dangers: () =>
      front.dangers.length > 3
        ? prep.focus(`danger:${front.dangers.at(-1)?.id ?? ''}`)
        : prep.open('danger'),
    stakes: () => {
      const [first] = front.stakes
      if (first) prep.focus(`stake:${first.id}`)
      else prep.open('stake')
    },
    cast: () => prep.open(`cast:front:${front.id}`),
    type: () => prep.edit(danger),
    impulse: () => prep.edit(danger),
    doom: () => prep.edit(danger),
    portents: () => {
      const many = front.dangers.find(({ id }) => id === dangerId)?.portents ?? []
      const last = many.length > 3 ? many.at(-1) : undefined
      if (last) prep.focus(`portent:${last.id}`)
      else prep.open(`portent:${dangerId}`)
    },
    change: () => end(dangerId),
  }
  ways[part]()
}
