import { describe, expect, it } from 'vitest'
import type { MovePerson } from '../../../../src/renderer/moves/sides/people'
import { useMoveRun } from '../../../../src/renderer/moves/run/use-move-run'
import { ironsworn } from '../../../../src/rules/ironsworn'

const { sheets, moves, id: system } = ironsworn

const hero = (id: string, bonds: string[] = []): MovePerson => ({
  ...{ type: 'character', id, key: `character:${id}`, name: id },
  sheet: sheets.character.parse({ bonds }),
})
const npc = (id: string, name: string): MovePerson => ({
  ...{ type: 'npc', id, key: `npc:${id}`, name, sheet: sheets.npc.parse({}) },
})
const people = [
  hero('kodroth', ['Elder Thora', 'Skerrymoor']),
  hero('ylva', ['Skerrymoor']),
  hero('sigrun'),
  npc('thora', 'Elder Thora'),
  npc('odo', 'Ser Odo'),
]
const run = (move: string, actor = 'kodroth') =>
  useMoveRun(() => ({ system, moves, people }), { move, actor: `character:${actor}` })

describe('a bond in a move', () => {
  it('IS-062 IS-130: that which was chosen in the form of a vow is the one that the move shows', () => {
    const opening = { actor: 'character:kodroth', given: { bond: 1 }, source: 'Skerrymoor' }
    const vow = useMoveRun(() => ({ system, moves, people }), {
      ...{ move: 'swearAnIronVow', ...opening },
    })
    expect([vow.sourceTaken.value, vow.figures.value['bond']]).toEqual(['Skerrymoor', 1])
    vow.takeSource('')
    expect([vow.sourceTaken.value, vow.figures.value['bond']]).toEqual(['', 0])
  })

  it('IS-110 IS-062 counts for heart on whom it is with, and on nobody else', () => {
    const compel = run('compel')
    compel.answer('stat', 'heart')
    compel.cast('target', 'npc:thora')
    compel.typeDice([3, 1, 2])
    // Heart 1 and the bond.
    expect(compel.read.value.reading?.sum.total).toBe(5)
    compel.answer('stat', 'iron')
    expect(compel.read.value.reading?.sum.total).toBe(4)
    compel.answer('stat', 'heart')
    compel.cast('target', 'npc:odo')
    expect(compel.figures.value['bond']).toBe(0)
    compel.cast('actor', 'character:sigrun')
    compel.cast('target', 'npc:thora')
    expect(compel.figures.value['bond']).toBe(0)
    compel.setFigure('bond', 1)
    expect(compel.figures.value['bond']).toBe(1)
  })

  it.each([
    ['gatherInformation', 'IS-104', 1],
    ['swearAnIronVow', 'IS-130', 1],
    // That of a duel is with the community, whoever the foe is.
    ['drawTheCircle', 'IS-112', 0],
  ])('%s: whom it is on counts as %s has it', (move, _rule, bond) => {
    const asked = run(move)
    asked.cast('target', 'npc:thora')
    expect(asked.figures.value['bond']).toBe(bond)
  })

  it.each(['gatherInformation', 'undertakeAJourney', 'drawTheCircle', 'swearAnIronVow'])(
    'IS-062: %s takes a bond with a community from the sheet',
    (move) => {
      const made = run(move)
      const offers = made.sources.value?.offers ?? []
      expect(offers.map(({ id }) => id)).toEqual(['', 'Elder Thora', 'Skerrymoor'])
      expect(made.figures.value['bond']).toBe(0)
      made.takeSource('Skerrymoor')
      expect(made.figures.value['bond']).toBe(1)
      made.takeSource('')
      expect(made.figures.value['bond']).toBe(0)
      expect(run(move, 'sigrun').sources.value).toBeNull()
    },
  )

  it('IS-189: no later leg of a journey has a bond to take', () => {
    const journey = { id: 'j', system, purpose: 'journey', name: 'To Skerrymoor', ticks: 4 }
    const track = {
      ...journey,
      rank: 'dangerous' as const,
      owners: [],
      lastUsed: null,
      isUsed: true,
      isAlone: true,
      isPledged: false,
    }
    const leg = useMoveRun(() => ({ system, moves, people, tracks: [track] }), {
      ...{ move: 'undertakeAJourney', actor: 'character:kodroth' },
    })
    expect(leg.tracks.value).toEqual({ journey: 'j' })
    expect(leg.sources.value).toBeNull()
  })

  it('IS-178: the place of a stay says whose bond counts, for the roll and for each choice', () => {
    const stay = run('sojourn')
    const [place] = stay.read.value.asksBefore
    expect(place?.kind).toMatchObject({
      values: [{ value: 'Elder Thora' }, { value: 'Skerrymoor' }, { value: '–' }],
    })
    stay.answer('place', 'Skerrymoor')
    stay.typeDice([3, 1, 9])
    expect(stay.figures.value['bond']).toBe(1)
    expect(stay.read.value.asksAfter.map(({ id }) => id)).toEqual([
      ...['actor.0', 'actor.1', 'character:ylva.0', 'character:ylva.1', 'character:sigrun.0'],
    ])
    // What is still open says whose it is.
    expect(stay.wanted.value).toEqual({
      key: 'runner.refused.unansweredOf',
      with: { who: 'kodroth', question: '@ironsworn.chooses.0' },
    })
    stay.answer('place', 'Elder Thora')
    expect(stay.read.value.asksAfter.map(({ id }) => id)).toEqual([
      ...['actor.0', 'actor.1', 'character:ylva.0', 'character:sigrun.0'],
    ])
    stay.answer('place', '–')
    expect(stay.figures.value['bond']).toBe(0)
    expect(stay.read.value.asksAfter.map(({ id }) => id)).toContain('character:ylva.bond')
  })

  it('IS-114: the bond that is under strain is that with whom it is tested', () => {
    const test = run('testYourBond')
    test.cast('target', 'npc:thora')
    test.typeDice([1, 9, 10])
    expect(test.answers.value['bondLost']).toBe('Elder Thora')
  })

  it('IS-179: focus shows the figures of what was gained, and no others', () => {
    const focus = useMoveRun(() => ({ system, moves, people }), {
      ...{ move: 'sojournFocus', actor: 'character:kodroth' },
      given: { bond: 1, consort: 2, plan: 0 },
    })
    expect(focus.asked.value.map(({ id }) => id)).toEqual(['bond', 'adds', 'consort'])
  })
})
