import { describe, expect, it } from 'vitest'
import {
  describeDeclaration,
  describeLanding,
  describeLoss,
} from '../../../../src/renderer/systems/cold-iron/fight/describe'
import { fightersOf } from '../../../../src/renderer/systems/cold-iron/fight/fighter'
import type { Declaration } from '../../../../src/rules/cold-iron/fight-model/declaration'
import { board } from '../../../../src/rules/cold-iron/view/board'
import { phrase } from '../../../../src/shared/phrase'
import { casting } from '../../../rules/cold-iron/spell-table'
import { fighter, gather, send, until, weapon, type Table } from '../../../rules/cold-iron/table'

const crossbow = weapon({ name: 'Crossbow', missile: true, class: 'crossbow' })
const fight = send(gather(fighter('a', { weapons: [crossbow] })), { type: 'fight.begin' })
const [shooter] = fightersOf(fight, board(fight))

describe('what somebody has declared, in words', () => {
  it('CI-145: a turn spent on a weapon is said with it; only who does nothing waits', () => {
    if (!shooter) throw new Error('nobody is there')
    const said = (loads?: number) =>
      describeDeclaration({ kind: 'wait', ...(loads === undefined ? {} : { loads }) }, shooter, [])
    expect(said(0)).toEqual(phrase('fight.declared.loads', { weapon: 'Crossbow' }))
    expect(said()).toEqual(phrase('fight.declared.wait'))
  })

  it('CI-065: an attack and a full defence say that they are made in desperation', () => {
    if (!shooter) throw new Error('nobody is there')
    const said = (declaration: Declaration) =>
      describeDeclaration(declaration, shooter, [shooter]).key
    const attack = { kind: 'attack', targetId: 'a', weapon: 0 } as const
    expect(said({ kind: 'fullDefence', desperation: true })).toBe(
      'fight.declared.fullDefenceInDesperation',
    )
    expect(said({ kind: 'fullDefence' })).toBe('fight.declared.fullDefence')
    expect(said({ ...attack, desperation: true })).toBe('fight.declared.attackInDesperation')
    expect(said(attack)).toBe('fight.declared.attack')
  })

  it('CI-214: an attack at a shield says that it goes for it', () => {
    if (!shooter) throw new Error('nobody is there')
    const said = (more: object) =>
      describeDeclaration(
        { kind: 'attack', targetId: 'a', weapon: 0, attackShield: true, ...more },
        shooter,
        [shooter],
      ).key
    expect(said({})).toBe('fight.declared.attackAtShield')
    expect(said({ desperation: true })).toBe('fight.declared.attackAtShieldInDesperation')
  })

  it('CI-137: an attack in several swings names all whom it goes at', () => {
    const two = gather(fighter('a'), fighter('b', {}, {}, 'foe'), fighter('c', {}, {}, 'foe'))
    const fighters = fightersOf(two, board(two))
    const [striker] = fighters
    if (!striker) throw new Error('nobody is there')
    const swings: Declaration = {
      ...{ kind: 'attack', targetId: 'b', alsoAt: ['c'], weapon: 0 },
      option: 'doubleSwing',
    }
    expect(describeDeclaration(swings, striker, fighters).with).toMatchObject({ target: 'B, C' })
    const declaring = until(send(two, { type: 'fight.begin' }), 'attacks')
    const made = send(declaring, { type: 'declare', combatantId: 'a', declaration: swings })
    expect(made.told.at(-1)?.about.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('CI-116: a movement out of the fight is a flight from whoever engages, and leaving else', () => {
    if (!shooter) throw new Error('nobody is there')
    const said = (declaration: Declaration, flees = false) =>
      describeDeclaration(declaration, { ...shooter, flees }, [])
    const movement = { way: 'walk', hexes: 8 } as const
    expect(said({ kind: 'move', movement })).toEqual(phrase('fight.declared.move'))
    const out = { ...movement, out: true }
    expect(said({ kind: 'move', movement: out })).toEqual(phrase('fight.declared.leave'))
    expect(said({ kind: 'move', movement: out }, true)).toEqual(phrase('fight.declared.fleeOut'))
    expect(said({ kind: 'move', movement }, true)).toEqual(phrase('fight.declared.flee'))
    expect(said({ kind: 'move', movement: out, note: 'the mill' }, true)).toEqual(
      phrase('fight.declared.fleeOutTo', { note: 'the mill' }),
    )
  })

  it('CI-183: whoever goes through somebody is said to do that, and not to flee from the rest', () => {
    if (!shooter) throw new Error('nobody is there')
    const movement = { way: 'through', hexes: 5, towards: 'a' } as const
    const said = (more: object = {}, note?: string) =>
      describeDeclaration(
        { kind: 'move', movement: { ...movement, ...more }, ...(note && { note }) },
        { ...shooter, flees: true },
        [shooter],
      )
    expect(said()).toEqual(phrase('fight.declared.through', { target: shooter.label }))
    expect(said({ out: true }, 'the mill')).toEqual(
      phrase('fight.declared.throughOutTo', { target: shooter.label, note: 'the mill' }),
    )
  })

  it('a spell is said with those it is aimed at', () => {
    if (!shooter) throw new Error('nobody is there')
    const spell = { kind: 'spell' as const, name: 'Sleep', level: 2 }
    const said = (targets: string[]) =>
      describeDeclaration({ ...spell, targets }, shooter, [shooter])
    expect(said(['a'])).toEqual(
      phrase('fight.declared.spellOfLevelAt', { spell: 'Sleep', level: 2, targets: shooter.label }),
    )
    expect(said([])).toEqual(phrase('fight.declared.spellOfLevel', { spell: 'Sleep', level: 2 }))
  })

  it('CI-060: a spell that is lost is said to be, and no more when it lands', () => {
    const of = (table: Table) => {
      const [caster] = fightersOf(table, board(table))
      if (!caster) throw new Error('nobody is there')
      const { spells } = board(table)
      return [describeLanding(caster, spells)?.key, describeLoss(caster, spells)?.key]
    }
    const begun = casting({ level: 2 })
    expect(of(begun)).toEqual(['fight.spell.lands', undefined])
    const down = until(
      send(begun, { type: 'damage', combatantId: 'm', points: 90, kind: 'real' }),
      'missiles',
    )
    expect(down.context.casts[0]?.status).toBe('lost')
    expect(of(down)).toEqual(['fight.spell.isLost', 'fight.spell.isLost'])
  })
})
