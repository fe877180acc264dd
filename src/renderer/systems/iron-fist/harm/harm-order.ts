import type { InputOf } from '../../../../campaign/api'
import type { Hit } from '../../../../rules/iron-fist/harm/established-harm'
import { givenTo, type Struck, type StruckRead } from '../../../../rules/iron-fist/harm/struck'
import type { Settings } from '../../../../rules/iron-fist/settings'
import type { HarmPerson } from './people'

type Order = Pick<InputOf<'act.performAll'>, 'acts' | 'leadsTo'>

/** One who is struck, with what was decided about it. */
export interface Falling {
  person: HarmPerson
  struck: Struck
  read: StruckRead
  /** Whether Inflict Harm is rolled for an NPC (IF-106). */
  finish: boolean
  /** The debility taken in place of the harm. */
  debility: string
}

const system = 'iron-fist'

const refOf = ({ type, id }: HarmPerson) => ({ type, id })

/** Divides a hit as evenly as whole points go; the first ones get what is over. */
export function evenly({ normal, ap }: Hit, count: number): Hit[] {
  return Array.from({ length: count }, (_, index) => ({
    normal: Math.floor(normal / count) + (index < normal % count ? 1 : 0),
    // From the other end, so that nobody is left without a point while another has two.
    ap: Math.floor(ap / count) + (count - 1 - index < ap % count ? 1 : 0),
  }))
}

/**
 * What is to be done and which moves follow. An NPC marks harm once: Inflict Harm marks a single
 * hit by itself, and takes none along where it was marked before.
 * A character marks by Suffer Harm, unless a debility stands in its place (IF-117, IF-120).
 */
export function harmOrder(
  falling: readonly Falling[],
  striker: HarmPerson | undefined,
  settings: Settings,
): Order {
  const orders = falling.map((each) =>
    each.person.type === 'npc' ? onNpc(each, striker) : onCharacter(each, striker, settings),
  )
  return {
    acts: orders.flatMap(({ acts }) => acts),
    leadsTo: orders.flatMap(({ leadsTo }) => leadsTo),
  }
}

/** One roll for the exchange, or one for each hit (decision `sufferHarm.perHit`). */
function rollsOf(struck: Struck, settings: Settings): Struck[] {
  if (!settings['sufferHarm.perHit']) return [struck]
  // What moves take off is taken off once.
  return struck.hits.map((hit, at) => ({
    ...struck,
    hits: [hit],
    less: at === 0 ? struck.less : 0,
  }))
}

/** A single hit as it fell: Inflict Harm marks it by itself. */
const isOneHit = ({ hits, less, body }: Struck) => hits.length === 1 && less === 0 && body === '0'

/** Whether an NPC’s harm is marked only by the roll of Inflict Harm that follows (IF-106). */
export function landsWithRoll({ person, struck, finish }: Falling): boolean {
  return person.type === 'npc' && finish && isOneHit(struck)
}

function onNpc({ person, struck, finish }: Falling, striker: HarmPerson | undefined): Order {
  const { hits, less, body } = struck
  const [first = { normal: 0, ap: 0 }] = hits
  const isOne = isOneHit(struck)
  const input = { hits: hits.map((hit) => ({ ...hit })), less, body }
  const by = striker && striker.key !== person.key ? { by: refOf(striker) } : {}
  const mark = { system, act: 'markHarm', member: refOf(person), input, ...by }
  if (!finish) return { acts: [mark], leadsTo: [] }
  const given = isOne ? { harm: first.normal, ap: first.ap } : { harm: 0, ap: 0 }
  const actor = striker?.type === 'character' ? refOf(striker) : null
  // The roll is for the body that was harmed, and for no other of its group (IF-107).
  const answers = person.nth ? { answers: { body } } : {}
  const roll = { system, move: 'inflictHarm', given, ...answers, actor, target: refOf(person) }
  return { acts: isOne ? [] : [mark], leadsTo: [roll] }
}

function onCharacter(
  { person, struck, read, debility }: Falling,
  striker: HarmPerson | undefined,
  settings: Settings,
): Order {
  const member = refOf(person)
  if (struck.debility) {
    const input = { text: debility.trim() }
    return { acts: [{ system, act: 'takeDebility', member, input }], leadsTo: [] }
  }
  if (!read.mayRoll) return { acts: [], leadsTo: [] }
  const target = striker && striker.key !== person.key ? refOf(striker) : null
  return {
    acts: [],
    leadsTo: rollsOf(struck, settings).map((one) => ({
      system,
      move: 'sufferHarm',
      given: givenTo(one, settings),
      actor: member,
      target,
    })),
  }
}
