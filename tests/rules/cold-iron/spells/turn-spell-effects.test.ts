import { describe, expect, it } from 'vitest'
import { board, savePreview, spellPreview } from '../../../../src/rules/cold-iron/view/board'
import { combat } from '../../../../src/rules/cold-iron/combat'
import type { FightEvent } from '../../../../src/rules/cold-iron/turn/events'
import { goingFor, tackle, tag } from '../grapple-table'
import { wrestler } from '../wrestlers'
import {
  mage,
  foe,
  casts,
  began,
  casting,
  castOf,
  rolls,
  saves,
  affects,
  counters,
  click,
  why,
} from '../spell-table'
import { attack, faces, fighter, kinds, roll, send, the, until, weapon } from '../table'
import { newsOf } from '../../../../src/rules/cold-iron/turn/journal/tell'

describe('CI-004 counters', () => {
  const against = (aml: number) =>
    until(send(began(mage(), foe({ aml, talAdj: 1, mpMax: 3 })), casts({})), 'lateSpells')

  it.each([
    [4, 'tooLowToCounter', 0],
    [5, null, 9 - (1 + 1 + 2)],
    [6, null, 9 - (2 + 1 + 2)],
    [7, null, 9 - (4 + 1 + 2)],
    [8, null, 9 - (13 + 1 + 2)],
  ])('CI-004: at level %i', (aml, words, left) => {
    expect(why(against(aml), counters(2))).toBe(words)
    if (words) return
    const countered = send(against(aml), counters(2))
    expect(spellPreview(countered, '1.spell.m')?.ability.total).toBe(left)
    expect(the(countered, 'f').state.mpUsed).toBe(2)
    expect(countered.told.at(-2)).toMatchObject({
      kind: 'spell.countered',
      with: { spell: 'Fire' },
    })
  })

  it('CI-004: each forces a roll of its own; the first that fails ends it', () => {
    const third = fighter('g', { aml: 6 }, {}, 'foe')
    const people = began(mage(), foe({ aml: 5 }), third)
    const late = until(send(people, casts({})), 'lateSpells')
    const both = send(late, counters(0), counters(0, { combatantId: 'g' }))
    const held = send(both, rolls('50'))
    expect([castOf(held)?.status, kinds(held).at(-1)]).toEqual(['waiting', 'spell.held'])
    expect(spellPreview(held, '1.spell.m')?.ability.total).toBe(9 - 2)
    expect(castOf(send(held, rolls('50')))?.status).toBe('works')
    expect(castOf(send(held, rolls('00045')))?.status).toBe('failed')
    expect(castOf(send(both, rolls('00045')))?.status).toBe('failed')
  })

  it('CI-004: comes before the roll, once a mage, within level and mana', () => {
    const late = against(5)
    expect(why(late, counters(3))).toBeNull()
    expect(why(late, counters(4))).toBe('noMana')
    expect(why(late, counters(6))).toBe('tooMuchMana')
    expect(why(late, counters(0, { combatantId: 'm' }))).toBe('ownSpell')
    const countered = send(late, counters(1))
    expect(why(countered, counters(0))).toBe('countersAlready')
    expect(why(send(late, rolls('50')), counters(0))).toBe('status.works')
  })
})

describe('CI-004 saves and effects', () => {
  const hit = (save: 'mental' | 'physical') =>
    send(until(casting({ targets: ['f'], save, saveMp: 1 }), 'lateSpells'), rolls('50'))

  it('CI-004: the mental save of will, against 8 − 2 + 2 + 1', () => {
    const table = hit('mental')
    expect(castOf(table)?.status).toBe('saves')
    expect(why(table, { type: 'step.close' })).toBe('spellsOpen')
    const seen = savePreview(table, '1.spell.m', 'f')
    expect([seen?.ability.total, seen?.difficulty.total, seen?.neededCA]).toEqual([3, 9, 6])
    const saved = send(table, saves('82'))
    expect(castOf(saved)).toMatchObject({ status: 'works', saves: [{ success: true, net: 0 }] })
    expect(kinds(saved).at(-1)).toBe('spell.saved')
    const lost = send(table, saves('50'))
    expect(castOf(lost)?.saves[0]).toMatchObject({ success: false, net: -6 })
    expect(why(lost, saves('50'))).toBe('status.works')
  })

  it('CI-061: wounds take 3 off a save', () => {
    const people = began(mage(), foe({}, { damage: 11 }))
    const spell = casts({ targets: ['f'], save: 'physical' })
    const table = send(until(send(people, spell), 'lateSpells'), rolls('50'))
    expect(savePreview(table, '1.spell.m', 'f')?.ability.total).toBe(2 + 3 - 3)
  })

  it('CI-065: a turn of desperation sets that aside, here too', () => {
    const people = began(mage(), foe({ weapons: [weapon()] }, { damage: 11, desperationUsed: 1 }))
    const spell = casts({ targets: ['f'], save: 'physical' })
    const declared = send(
      until(send(people, spell), 'attacks'),
      attack('f', 'm', { desperation: true }),
    )
    const table = send(until(declared, 'lateSpells'), rolls('50'))
    expect(savePreview(table, '1.spell.m', 'f')?.ability.total).toBe(2 + 3)
    expect(castOf(send(table, saves('50')))?.saves[0]).toMatchObject({ net: 2 + 3 - 8 })
  })

  it('saves may be let go', () => {
    const passed = send(hit('mental'), { type: 'spell.pass', castId: '1.spell.m' })
    expect([castOf(passed)?.status, kinds(passed).at(-1)]).toEqual(['works', 'spell.savesLetGo'])
  })

  it('CI-017: what a spell does lands when the step closes, healing after harm', () => {
    const works = send(until(casting({ targets: ['f'] }), 'lateSpells'), rolls('50'))
    const set = send(
      works,
      affects(2, { kind: 'heal' }),
      affects(7),
      affects(3, { kind: 'fatigue' }),
    )
    expect(the(set, 'f').state.damage).toBe(0)
    expect(board(set).pending[0]).toMatchObject({ from: 20, to: 15, fatigue: 3, stunned: false })
    expect(why(set, { type: 'fight.end' })).toBe('effectsPending')
    const landed = send(set, { type: 'step.close' })
    expect(the(landed, 'f').state).toMatchObject({
      damage: 5,
      dailyFatigueEighths: 24,
      hurt: { damage: 7, fatigue: 3 },
      stunnedUntil: null,
    })
    expect(landed.told.filter(({ kind }) => kind === 'hitPoints.changed')).toMatchObject([
      { from: 20, to: 13, cause: { with: { caster: 'M', spell: 'Fire' } } },
      { from: 13, to: 15 },
    ])
  })

  it('CI-050, CI-075: whom a spell puts to sleep lies and does nothing until a blow wakes them', () => {
    const works = send(until(casting({ targets: ['f'] }), 'lateSpells'), rolls('50'))
    const set = send(works, affects(0, { sleeps: true }))
    expect(board(set).pending[0]).toMatchObject({ asleep: true })
    const asleep = send(set, { type: 'step.close' })
    expect(the(asleep, 'f').state).toMatchObject({ asleep: true, onGround: true, wakeTurns: 0 })
    expect(asleep.told.some(({ kind }) => kind === 'spell.struck')).toBe(true)
    const later = until(until(asleep, 'fullDefence'), 'lateSpells')
    expect(the(later, 'f').state.asleep).toBe(true)
  })

  it('tells of one who is only stunned that the spell struck, and no change of hit points', () => {
    const works = send(until(casting({ targets: ['f'] }), 'lateSpells'), rolls('50'))
    const landed = send(send(works, affects(0, { stuns: true })), { type: 'step.close' })
    expect(landed.told.filter(({ kind }) => kind === 'hitPoints.changed')).toEqual([])
    const [struck] = landed.told.filter(({ kind }) => kind === 'spell.struck')
    expect(struck).toMatchObject({ cause: { with: { caster: 'M', spell: 'Fire' } } })
    // Whom it was worked on is told of it afterwards.
    expect(struck && newsOf(struck)).toMatchObject({ who: 'f', points: 0, spell: { name: 'Fire' } })
  })

  it('CI-204: dragon leather stops its energy, and one point of another', () => {
    const clad = (dragon: string, more: object) => {
      const people = began(mage(), fighter('f', { pt: 40, armor: { dragon } }, {}, 'foe'))
      const works = send(until(send(people, casts({ targets: ['f'] })), 'lateSpells'), rolls('50'))
      const set = send(works, affects(12, more))
      const to = board(set).pending[0]?.to ?? 0
      const taken = the(send(set, { type: 'step.close' }), 'f').state.damage
      expect(to).toBe(40 - taken)
      return taken
    }
    expect([clad('soft', { energy: 'own' }), clad('hard', { energy: 'own' })]).toEqual([9, 6])
    expect([clad('soft', { energy: 'other' }), clad('hard', { energy: 'other' })]).toEqual([12, 11])
    expect([clad('hard', {}), clad('none', { energy: 'own' })]).toEqual([12, 12])
  })

  it('CI-082, CI-063: a spell heals within the capacity of the day, and the dying only by empathy', () => {
    const healed = (state: object, more: object = {}) => {
      const people = began(mage(), fighter('f', { pt: 20 }, state, 'foe'))
      const works = send(until(send(people, casts({ targets: ['f'] })), 'lateSpells'), rolls('50'))
      const set = send(works, affects(9, { kind: 'heal', ...more }), { type: 'step.close' })
      const { damage, magicHealedToday } = the(set, 'f').state
      return [damage, magicHealedToday]
    }
    expect(healed({ damage: 15 })).toEqual([6, 9])
    expect(healed({ damage: 15, magicHealedToday: 14 })).toEqual([9, 20])
    expect(healed({ damage: 15, magicHealedToday: 14 }, { empathic: true })).toEqual([6, 23])
    expect(healed({ damage: 31, deathClock: 6 })).toEqual([31, 0])
    expect(healed({ damage: 31, deathClock: 6 }, { empathic: true })).toEqual([22, 9])
    expect(healed({ damage: 4 }, { empathic: true })).toEqual([0, 4])
  })

  it('CI-063: healing that does nothing for the dying says why, before it lands and afterwards', () => {
    const people = began(mage(), fighter('f', { pt: 20 }, { damage: 31, deathClock: 6 }, 'foe'))
    const works = send(until(send(people, casts({ targets: ['f'] })), 'lateSpells'), rolls('50'))
    const heals = (more: object) => send(works, affects(9, { kind: 'heal', ...more }))
    const waits = (more: object) => board(heals(more)).pending.find(is)?.summary.key
    const is = ({ combatantId }: { combatantId: string }) => combatantId === 'f'
    expect(waits({})).toBe('coldIron.body.term.onlyEmpathic')
    expect(waits({ empathic: true })).toBe('coldIron.spells.pending')
    const told = kinds(send(heals({}), { type: 'step.close' }))
    expect(told).toContain('spell.inVain')
    expect(told).not.toContain('spell.struck')
  })

  it('CI-075: what waits is told apart: a point healed, wounds, fatigue, nothing', () => {
    const people = began(mage(), fighter('f', { pt: 20 }, { damage: 9 }, 'foe'))
    const works = send(until(send(people, casts({ targets: ['f'] })), 'lateSpells'), rolls('50'))
    const waits = (points: number, more: object) =>
      board(send(works, affects(points, more))).pending[0]?.summary
    expect(waits(1, { kind: 'heal' })).toMatchObject({
      key: 'coldIron.spells.pending',
      with: { wounds: 0, fatigue: 0, healed: 1 },
    })
    expect(waits(1, { kind: 'real' })).toMatchObject({ with: { count: 1 } })
    expect(waits(1, { kind: 'fatigue' })?.key).toBe('coldIron.pending.fatigue')
    expect(waits(0, { stuns: true })?.key).toBe('coldIron.pending.nothing')
  })

  it('CI-083: who heals by empathy takes the wounds he gives points for', () => {
    const people = began(
      mage({ pt: 20 }),
      fighter('f', { pt: 20 }, { damage: 25, magicHealedToday: 18 }, 'foe'),
    )
    const works = send(until(send(people, casts({ targets: ['f'] })), 'lateSpells'), rolls('50'))
    const heals = (points: number) => affects(points, { kind: 'heal', empathic: true })
    expect(why(works, heals(12 * 20 - 17))).toBe('tooDear')
    const set = send(works, heals(3))
    expect(board(set).pending).toMatchObject([
      { combatantId: 'f', from: -5, to: -2 },
      { combatantId: 'm', from: 20, to: 13, terms: [{ value: 2 }, { value: 5 }] },
    ])
    const landed = send(set, { type: 'step.close' })
    expect(the(landed, 'm').state).toMatchObject({ damage: 7, hurt: { damage: 7 } })
    expect(landed.told.filter(({ kind }) => kind === 'hitPoints.changed')).toMatchObject([
      { from: -5, to: -2 },
      { from: 20, to: 13 },
    ])
  })

  it('CI-075: magic stuns and knocks out only as the spell says', () => {
    const works = send(until(casting({ targets: ['f'] }), 'lateSpells'), rolls('50'))
    const hard = send(works, affects(15), { type: 'step.close' })
    expect(the(hard, 'f').state.stunnedUntil).toBeNull()
    const stun = send(works, affects(0, { stuns: true }), { type: 'step.close' })
    expect(the(stun, 'f').state.stunnedUntil).toEqual({ turn: 2, step: 9 })
    // Whose spell it was stands beside what became of them.
    const changed = stun.told.find(({ kind }) => kind === 'state.changed')
    expect(changed?.cause).toEqual({
      key: 'coldIron.spells.cause.spell',
      with: { caster: 'M', spell: 'Fire' },
    })
    const sleep = send(works, affects(0, { knocksOut: true }), { type: 'step.close' })
    expect(the(sleep, 'f').state).toMatchObject({ knockedOut: true, onGround: true })
    expect(why(works, affects(0))).toBe('noEffect')
  })
})

describe('CI-075 a spell that works and does nothing anybody has said', () => {
  const works = (spell: object = { targets: ['f'] }, ...more: FightEvent[]) =>
    send(until(casting(spell), 'lateSpells'), rolls('50'), ...more)
  const close: FightEvent = { type: 'step.close' }
  const untold = (table: ReturnType<typeof works>) => board(table).spells[0]?.untold
  const described = (table: ReturnType<typeof works>) =>
    table.told.filter(({ kind }) => kind === 'spell.described')
  const letItBe: FightEvent = { type: 'spell.pass', castId: '1.spell.m', as: 'described' }

  it('is untold until an effect is set, or the game master says that it is described only', () => {
    expect(untold(casting({ targets: ['f'] }))).toBe(false)
    expect(untold(works())).toBe(true)
    expect(untold(send(works(), affects(3)))).toBe(false)
    expect(untold(send(works(), letItBe))).toBe(false)
  })

  it('is told of in words when it is let be, once, and never after an effect', () => {
    const letBe = send(works(), letItBe)
    expect(described(letBe)).toMatchObject([{ with: { spell: 'Fire' } }])
    expect(described(send(letBe, close))).toHaveLength(1)
    expect(described(send(works(), affects(3), close))).toEqual([])
    expect(why(send(works(), affects(3)), letItBe)).toBe('status.works')
    expect(why(letBe, letItBe)).toBe('status.works')
    expect(why(casting({ targets: ['f'] }), letItBe)).toBe('noSpellStep')
    // Minds change: what it does may be said after all.
    expect(why(letBe, affects(3))).toBeNull()
  })

  it('is told of when its step closes over it, with whom it was aimed at', () => {
    expect(described(send(works(), close))).toMatchObject([{ with: { spell: 'Fire' } }])
  })

  const slumber = { words: 'Slumber', end: { kind: 'turns', count: 3 }, tick: null }

  it('says nothing where it lays something that lasts: the campaign tells of that', () => {
    const laid = send(works(), affects(0, { lasts: slumber }))
    expect([untold(laid), described(laid)]).toEqual([false, []])
    const landed = kinds(send(laid, close)).slice(laid.told.length)
    expect(landed.filter((kind) => kind.startsWith('spell.'))).toEqual([])
  })

  it('lays what lasts once on each, whatever else it does to them, and on somebody else too', () => {
    const laid = send(works({ targets: ['f', 'm'] }), affects(3, { lasts: slumber }))
    expect(why(laid, affects(0, { lasts: slumber }))).toBe('laidAlready')
    expect(why(laid, affects(2, { lasts: { ...slumber, words: 'Sleep' } }))).toBe('laidAlready')
    expect(why(laid, affects(2))).toBeNull()
    expect(why(laid, affects(0, { lasts: slumber, targetId: 'm' }))).toBeNull()
    expect(why(works(), affects(0))).toBe('noEffect')
  })

  it('is not asked for where everybody saved', () => {
    const saved = works({ targets: ['f'], save: 'mental' }, saves('82'))
    expect([castOf(saved)?.status, untold(saved)]).toEqual(['works', false])
    expect(described(send(saved, close))).toEqual([])
    const unsaved = works({ targets: ['f'], save: 'mental' }, saves('50'))
    expect(untold(unsaved)).toBe(true)
  })
})

describe('CI-069 who cannot cast any more', () => {
  const struck = (points: number) => {
    const people = began(
      mage(),
      fighter('f', { weapons: [{ name: 'Axe', dice: '1d20', reach: 'long' }] }, {}, 'foe'),
    )
    const table = send(until(send(people, casts({ level: 4 })), 'attacks'), attack('f', 'm'))
    const long = until(table, 'longWeapons')
    const hit = send(long, roll(long, 'f', '35'), faces(long, 'f', [points]))
    expect(castOf(hit)?.status).toBe('waiting')
    return send(hit, { type: 'step.close' })
  }

  it.each<[number, string | null]>([
    [10, null],
    [11, 'coldIron.spells.cause.stunned'],
    [20, 'coldIron.spells.cause.senseless'],
  ])('CI-069: a blow of %i of 20', (points, cause) => {
    const table = struck(points)
    expect(castOf(table)?.status).toBe(cause ? 'lost' : 'waiting')
    const lost = table.told.filter(({ kind }) => kind === 'spell.lost')
    expect(lost.map((fact) => fact.cause?.key)).toEqual(cause ? [cause] : [])
    expect(the(table, 'm').state.mpUsed).toBe(0)
  })

  it('CI-194: a rage takes it too, but not what works already', () => {
    const rage: FightEvent = { type: 'state.set', combatantId: 'm', flags: { berserk: true } }
    expect(castOf(send(casting({}), rage))?.status).toBe('lost')
    const works = send(until(casting({}), 'lateSpells'), rolls('50'))
    expect(castOf(send(works, rage))?.status).toBe('works')
  })

  it('the end of the fight drops what is still cast', () => {
    expect(send(casting({}), { type: 'fight.end' }).context.casts).toEqual([])
  })
})

describe('CI-174 magic in hand-to-hand', () => {
  const grappled = () => {
    const people = [wrestler('m', 10, { aml: 8, hm: 2 }), wrestler('f', 10), wrestler('g', 10)]
    const start = goingFor(people, [['m', 'f']])
    const grapple = send(start, tag('m'), tackle(['m']))
    return until(until(grapple, 'fullDefence'), 'spells')
  }

  it('CI-174: eight off, worse than any way of one’s own', () => {
    const table = until(send(grappled(), casts({ targets: ['f'], way: 'halfMove' })), 'lateSpells')
    expect(spellPreview(table, '2.spell.m')?.ability.total).toBe(8 - 2 - 8)
  })

  it('CI-174: reaches oneself and the grapple, and nobody outside', () => {
    expect(why(grappled(), casts({ targets: ['m', 'f'] }))).toBeNull()
    expect(why(grappled(), casts({ targets: ['g'] }))).toBe('outOfGrapple')
  })

  it('CI-232: the Dodge of one who casts is worse against a tag too', () => {
    const people = [wrestler('a', 10, { hm: 2 }), wrestler('m', 10, { aml: 8, db: 8 })]
    const declared = send(began(...people), casts({}))
    const gone = send(until(declared, 'handToHand'), {
      type: 'declare',
      combatantId: 'a',
      declaration: { kind: 'handToHand', targetId: 'm' },
    })
    const rolled = send(until(gone, 'lateSpells'), rolls('50'))
    const [attempt] = board(until(rolled, 'handToHandFighting')).tries
    expect(attempt?.against.terms.map(({ value }) => value)).toContain(-8)
  })
})

describe('the history', () => {
  it('names who does what', () => {
    const nameOf = (id: string) => id.toUpperCase()
    const labels = [rolls('50'), saves('50'), affects(1), counters(0), click(0)].map((event) =>
      combat.label(event, nameOf),
    )
    expect(labels).toEqual([
      { key: 'coldIron.spells.history.roll', with: { who: 'M', roll: '50' } },
      { key: 'coldIron.spells.history.save', with: { who: 'F', roll: '50' } },
      { key: 'coldIron.spells.history.effect', with: { who: 'F', caster: 'M' } },
      { key: 'coldIron.spells.history.counter', with: { who: 'F' } },
      { key: 'coldIron.spells.history.click', with: { who: 'M' } },
    ])
  })
})
