import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countBodies,
  markHarmFor,
  mostBodies,
  routBodies,
} from '../../../../src/rules/iron-fist/harm/acts'
import { group } from '../../../../src/rules/iron-fist/harm/group'
import { bodiesOf, bodyAsk, bodyHit, countOnFeet } from '../../../../src/rules/iron-fist/harm/body'
import { npcSchema, npcStatusSchema } from '../../../../src/rules/iron-fist/npc'
import { defaultSettings } from '../../../../src/rules/iron-fist/settings'
import { applyEffects } from '../../../../src/rules/moves/apply'
import { isDone, type Act } from '../../../../src/rules/system/act'

const body = fc.record({
  harmSuffered: fc.integer({ min: 0, max: 9 }),
  status: fc.constantFrom(...npcStatusSchema.options),
})
const bodies = fc.array(body, { minLength: 1, maxLength: 12 })

/** One entry of so many bodies, in the order they are given. */
function mob([first, ...others]: { harmSuffered: number; status: string }[], more: object = {}) {
  const rest = Object.fromEntries(others.map((each, at) => [String(at + 1), each]))
  return npcSchema.parse({ ...first, bodies: rest, ...more })
}

function done(act: Act, sheet: object, input: object) {
  const answer = act.perform(sheet, input)
  if (!isDone(answer)) throw new Error(answer.key)
  return npcSchema.parse(applyEffects(sheet, answer.effects))
}

describe('a mob of n bodies', () => {
  it('IF-107: takes what n by themselves take, and what one takes passes on to nobody (property)', () => {
    const mark = markHarmFor(defaultSettings)
    const hit = fc.record({ at: fc.nat(11), normal: fc.nat(9), ap: fc.nat(3) })
    fc.assert(
      fc.property(bodies, fc.nat(3), fc.array(hit, { maxLength: 8 }), (each, armor, hits) => {
        let together = mob(each, { armor })
        const rows = each.map((one) => mob([one], { armor }))
        for (const { at, normal, ap } of hits) {
          const id = at % each.length
          const hurt = { hits: [{ normal, ap }] }
          together = done(mark, together, { ...hurt, body: String(id) })
          rows[id] = done(mark, rows[id] ?? {}, hurt)
        }
        expect(bodiesOf(together).map(({ harmSuffered }) => harmSuffered)).toEqual(
          rows.map(({ harmSuffered }) => harmSuffered),
        )
      }),
    )
  })

  it('IF-109: is hit where it stands: the first on its feet, and each is offered under its own number', () => {
    const npc = mob([
      { harmSuffered: 6, status: 'dead' },
      { harmSuffered: 2, status: 'out' },
      { harmSuffered: 1, status: 'panicked' },
      { harmSuffered: 0, status: 'active' },
    ])
    expect(bodyHit(npc)).toMatchObject({ id: '2', path: 'bodies.2.' })
    expect(countOnFeet(npc)).toBe(2)
    const [ask] = bodyAsk(npc)
    expect(ask?.kind).toMatchObject({ values: ['0', '1', '2', '3'].map((value) => ({ value })) })
    const labels = ask?.kind.type === 'choice' ? ask.kind.values.map(({ label }) => label.with) : []
    expect(labels).toEqual([
      { number: 1, harm: 6, status: '@ironFist.status.dead' },
      { number: 2, harm: 2, status: '@ironFist.status.out' },
      { number: 3, harm: 1, status: '@ironFist.status.panicked' },
      { number: 4 },
    ])
    expect(bodyHit(mob([{ harmSuffered: 6, status: 'dead' }])).id).toBe('0')
  })

  it('has as many as it shall have: more come unhurt, and the fallen go first (property)', () => {
    fc.assert(
      fc.property(bodies, fc.integer({ min: 1, max: mostBodies }), (each, count) => {
        const before = mob(each)
        const after = done(countBodies, before, { count })
        expect(bodiesOf(after)).toHaveLength(count)
        const stood = countOnFeet(before)
        const stand = countOnFeet(after)
        if (count >= each.length) expect(stand).toBe(stood + count - each.length)
        else expect(stand).toBeGreaterThanOrEqual(Math.min(stood, count) - 1)
      }),
    )
  })

  it('IF-110: panics or flees as one, and the fallen lie where they are', () => {
    const npc = mob([
      { harmSuffered: 6, status: 'dead' },
      { harmSuffered: 1, status: 'active' },
      { harmSuffered: 0, status: 'disarmed' },
    ])
    expect(routBodies.isPossible(npc)).toBe(true)
    const after = done(routBodies, npc, { status: 'out' })
    expect(bodiesOf(after).map(({ status }) => status)).toEqual(['dead', 'out', 'out'])
    expect(routBodies.isPossible(after)).toBe(false)
  })

  it('IF-107: split and put together each body keeps its harm (property)', () => {
    const harmOf = (sheet: object) =>
      bodiesOf(npcSchema.parse(sheet))
        .map(({ harmSuffered, status }) => `${status} ${String(harmSuffered)}`)
        .toSorted()
    fc.assert(
      fc.property(bodies, fc.integer({ min: 1, max: 11 }), (each, go) => {
        const band = mob(each)
        const standing = countOnFeet(band)
        fc.pre(go < standing)
        const { stay, go: gone } = group.parted(band, go)
        expect([group.standing(stay), group.standing(gone)]).toEqual([standing - go, go])
        expect(bodiesOf(npcSchema.parse(gone))).toHaveLength(go)
        const joined = group.joined(stay, gone)
        expect(harmOf('sheet' in joined ? joined.sheet : {})).toEqual(harmOf(band))
      }),
    )
  })

  it('IF-107: as many as are called for stand unharmed, each a body of its own', () => {
    const band = mob([
      { harmSuffered: 3, status: 'out' },
      { harmSuffered: 1, status: 'active' },
    ])
    const four = group.counted(band, 4)
    expect(group.standing(four)).toBe(4)
    expect(bodiesOf(npcSchema.parse(four)).map((each) => each.harmSuffered)).toEqual([0, 0, 0, 0])
    expect(bodiesOf(npcSchema.parse(group.counted(band, 1)))).toHaveLength(1)
  })

  it('IF-107: is put together only with its like, and no more than an entry holds', () => {
    const one = mob([{ harmSuffered: 0, status: 'active' }])
    const armed = mob([{ harmSuffered: 0, status: 'active' }], { armor: 2 })
    expect(group.joined(one, armed)).toMatchObject({ refusal: { key: 'refusal.npcGroup.other' } })
    const many = mob(Array.from({ length: mostBodies }, () => ({ harmSuffered: 1, status: 'out' })))
    expect(group.joined(one, many)).toMatchObject({ refusal: { key: 'refusal.npcGroup.tooMany' } })
  })
})
