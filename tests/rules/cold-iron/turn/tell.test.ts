import { describe, expect, it } from 'vitest'
import { combat } from '../../../../src/rules/cold-iron/combat'
import { phrase } from '../../../../src/shared/phrase'
import { affects, casting, rolls } from '../spell-table'
import {
  attacksDeclared,
  faces,
  fighter,
  gather,
  restore,
  roll,
  send,
  until,
  weapon,
  type Table,
} from '../table'

const news = ({ told }: Table) => told.flatMap((fact) => combat.tell(fact) ?? [])
const sword = { weapons: [weapon({ dice: '1d10' })] }
const begun = () => send(gather(fighter('a', sword), fighter('b')), { type: 'fight.begin' })

describe('the account of a fight', () => {
  it('knows turns, blows and who went down from the facts alone (CI-017)', () => {
    const two = gather(fighter('a', sword), fighter('b', { pt: 4, d: 8 }))
    const now = attacksDeclared(two, 'normalWeapons', ['a', 'b'])
    // H 11 and a roll of 50, no chance: 11 against 8 is a plain hit.
    const rolled = send(now, roll(now, 'a', '50'))
    const struck = send(rolled, faces(rolled, 'a', [9]), { type: 'step.close' })
    expect(news(send(struck, { type: 'fight.end' }))).toEqual([
      { kind: 'begun' },
      { kind: 'turn', turn: 1 },
      { kind: 'attack', by: 'a', at: 'b', outcome: 'hit' },
      {
        ...{ kind: 'harm', to: 'b', by: 'a', wounds: 9, fatigue: 0, multiple: 1 },
        cause: phrase('coldIron.cause.blowBy', { attacker: 'A', weapon: 'Sword' }),
      },
      {
        ...{ kind: 'state', who: 'b', wasDown: false, down: true, dead: false },
        words: phrase('coldIron.condition.dying'),
      },
      { kind: 'ended', turn: 1 },
    ])
  })

  it('CI-063: knows when the clock has run out', () => {
    const dying = send(begun(), { type: 'damage', combatantId: 'b', points: 31, kind: 'real' })
    const turns = Array.from({ length: 6 }, () => 'fullDefence' as const)
    const gone = turns.reduce((now) => until(now, 'fullDefence'), dying)
    expect(news(gone).slice(2, 5)).toMatchObject([
      { kind: 'harm', to: 'b', by: null, wounds: 31 },
      { kind: 'state', who: 'b', down: true, dead: false },
      { kind: 'turn', turn: 2 },
    ])
    const died = { kind: 'state', who: 'b', wasDown: true, down: true, dead: true }
    expect(news(gone).at(-2)).toMatchObject(died)
  })

  it("knows what the game master's hand did, and leaves exertion out (CI-078)", () => {
    const hurt = send(
      begun(),
      { type: 'damage', combatantId: 'a', points: 7, kind: 'real' },
      { type: 'damage', combatantId: 'a', points: 3, kind: 'fatigue' },
      { type: 'heal', combatantId: 'a', points: 2 },
    )
    expect(news(hurt).slice(2)).toMatchObject([
      { kind: 'harm', to: 'a', by: null, wounds: 7, fatigue: 0, multiple: 0 },
      { kind: 'harm', to: 'a', by: null, wounds: 0, fatigue: 3, multiple: 0 },
      { kind: 'healed', who: 'a', points: 2 },
    ])
    const fought = attacksDeclared(gather(fighter('a'), fighter('b')), 'normalWeapons', ['a', 'b'])
    const missed = until(send(fought, roll(fought, 'a', '50')), 'fullDefence')
    expect(missed.told.filter(({ kind }) => kind === 'fatigue.taken')).toHaveLength(2)
    expect(news(missed).filter(({ kind }) => kind === 'harm')).toEqual([])
    expect(news(missed)).toContainEqual({ kind: 'attack', by: 'a', at: 'b', outcome: 'miss' })
  })

  it('CI-017: takes a hit back whose damage was let go, and nothing else that is let go', () => {
    const fought = attacksDeclared(gather(fighter('a'), fighter('b')), 'normalWeapons', ['a', 'b'])
    const pass = { type: 'attack.pass', attackId: '1.a' } as const
    const attacks = (table: Table) =>
      news(table).flatMap((each) => (each.kind === 'attack' ? [each.outcome] : []))
    expect(attacks(send(fought, roll(fought, 'a', '80'), pass))).toEqual(['hit', 'letGo'])
    expect(attacks(send(fought, pass))).toEqual([])
  })

  it('CI-017: knows who worked a spell on whom, and that what it does is of their doing', () => {
    const worked = send(until(casting({ targets: ['f'] }), 'lateSpells'), rolls('50'))
    const set = send(worked, affects(5), affects(3, { kind: 'fatigue' }), { type: 'step.close' })
    expect(news(set)).toContainEqual({ kind: 'spell', by: 'm', at: ['f'], spell: 'Fire' })
    expect(news(set).filter(({ kind }) => kind === 'harm')).toMatchObject([
      { to: 'f', by: 'm', wounds: 5, fatigue: 0, multiple: 0 },
      { to: 'f', by: 'm', wounds: 0, fatigue: 3, multiple: 0 },
    ])
  })

  it('CI-017: counts the fifteen steps, and none before the first turn or after the last', () => {
    const at = (table: Table) => combat.momentOf(restore(table))
    const title = (step: string) => phrase(`coldIron.step.${step}.title`)
    expect(at(gather(fighter('a')))).toBeNull()
    expect(at(begun())).toEqual({ turn: 1, step: 1, title: title('fullDefence') })
    const tenth = until(begun(), 'longWeapons')
    expect(at(tenth)).toEqual({ turn: 1, step: 10, title: title('longWeapons') })
    expect(at(send(tenth, { type: 'fight.end' }))).toBeNull()
  })
})
