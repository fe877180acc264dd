import { phrase } from '../../../shared/phrase'
import type { GroupRules } from '../../system/groups'
import { npcSchema, type Npc } from '../npc'
import { mostBodies } from './acts'
import { bodiesOf, countOnFeet, isOnFeet, type Body } from './body'

/** What the bodies of one entry have in common. */
function common(npc: Npc): string {
  const own = { harmSuffered: 0, status: 'active', bodies: {} }
  return JSON.stringify({ ...npc, ...own, attitude: 0, notes: '' })
}

/** The same sort with these bodies, each with its harm: the first its own, the others by number. */
function withBodies(npc: Npc, [first, ...others]: readonly [Body, ...Body[]]): Npc {
  const own = ({ harmSuffered, status }: Body) => ({ harmSuffered, status })
  const bodies = Object.fromEntries(others.map((body, at) => [String(at + 1), own(body)]))
  return { ...npc, ...own(first), bodies }
}

/** Bodies of a band, each with harm of its own that never passes on to another (IF-107). */
export const group: GroupRules = {
  standing: (sheet) => countOnFeet(npcSchema.parse(sheet)),

  counted(sheet, count) {
    const npc = npcSchema.parse(sheet)
    const whole: Body = { ...bodiesOf(npc)[0], harmSuffered: 0, status: 'active' }
    return withBodies(npc, [whole, ...Array<Body>(count - 1).fill(whole)])
  },

  parted(sheet, count) {
    const npc = npcSchema.parse(sheet)
    const all = bodiesOf(npc)
    const going = all.filter(isOnFeet).slice(-count)
    const [firstStays, ...stay] = all.filter((body) => !going.includes(body))
    const [firstGoes, ...go] = going
    if (!firstStays || !firstGoes) throw new RangeError(`${String(count)} of ${String(all.length)}`)
    return {
      stay: withBodies(npc, [firstStays, ...stay]),
      go: withBodies(npc, [firstGoes, ...go]),
    }
  },

  joined(sheet, other) {
    const [one, two] = [npcSchema.parse(sheet), npcSchema.parse(other)]
    if (common(one) !== common(two)) return { refusal: phrase('refusal.npcGroup.other') }
    const [first, ...others] = bodiesOf(one)
    const more = bodiesOf(two)
    if (1 + others.length + more.length > mostBodies) {
      return { refusal: phrase('refusal.npcGroup.tooMany', { most: mostBodies }) }
    }
    return { sheet: withBodies(one, [first, ...others, ...more]) }
  },
}
