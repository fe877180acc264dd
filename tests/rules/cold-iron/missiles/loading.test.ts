import { describe, expect, it } from 'vitest'
import { attackPreview } from '../../../../src/rules/cold-iron/view/board'
import { labelOf } from '../../../../src/rules/cold-iron/turn/journal/label'
import { fightEventSchema, type FightEvent } from '../../../../src/rules/cold-iron/turn/events'
import { missilesOf } from '../../../../src/rules/cold-iron/view/body/gear-lines'
import {
  attack,
  faces,
  fighter,
  gather,
  kinds,
  refused,
  roll,
  send,
  the,
  until,
  weapon,
} from '../table'
import type { Table } from '../table'
import { hasWords } from '../words'

const crossbow = {
  name: 'Crossbow',
  class: 'crossbow',
  missile: true,
  rangeRow: 'light-x-bow',
  loadTurns: 3,
  vsT: 3,
  hp: 20,
  dice: '1d8',
} as const
const bow = {
  name: 'Bow',
  class: 'bow',
  missile: true,
  rangeRow: 'hunters-bow',
  hmPenalty: -2,
} as const

function archers(given: object, sheet: object = {}, state: object = {}): Table {
  const shooter = { hm: 12, weapons: [weapon(given), weapon(crossbow)], ...sheet }
  return send(gather(fighter('a', shooter, state), fighter('b', { dm: 6 })), {
    type: 'fight.begin',
  })
}

const loads = (index = 0): FightEvent => ({
  type: 'declare',
  combatantId: 'a',
  declaration: { kind: 'wait', loads: index },
})
const cock = (minutes: number | null, index = 0): FightEvent => ({
  type: 'gear.cock',
  combatantId: 'a',
  weapon: index,
  minutes,
})
const gathers = (...rolls: number[]): FightEvent => ({
  type: 'gear.gather',
  combatantId: 'a',
  weapon: 0,
  rolls,
  typed: true,
})
const shoot = (range = 5): FightEvent =>
  fightEventSchema.parse({
    type: 'declare',
    combatantId: 'a',
    declaration: { kind: 'attack', targetId: 'b', weapon: 0, range },
  })
const aTurn = (table: Table, event: FightEvent) =>
  until(send(until(table, 'attacks'), event), 'fullDefence')
const why = (table: Table) => refused(until(table, 'attacks'), shoot())
const ready = (table: Table) => missilesOf(the(table, 'a'))[0]

describe('CI-145: a turn spent on a weapon', () => {
  it('is told as loading, not as waiting, in the log and in the history', () => {
    const declared = send(until(archers(crossbow), 'attacks'), loads())
    expect(declared.told.at(-1)?.with).toMatchObject({
      declaration: 'coldIron.declared.loading',
      weapon: 'Crossbow',
    })
    const said = labelOf(loads(), () => 'A').with?.['declaration']
    expect(said).toBe('coldIron.declared.load')
    for (const key of ['coldIron.declared.loading', `${said}`]) expect(hasWords(key)).toBe(true)
  })
})

describe('CI-145: getting a shot ready in play', () => {
  it('is refused where the weapon lies on the ground, and counts nothing for one that falls meanwhile', () => {
    const drop = { type: 'gear.hold', combatantId: 'a', weapon: 0, held: false } as const
    for (const launched of [bow, crossbow]) {
      const opened = until(archers(launched), 'attacks')
      expect(refused(send(opened, drop), loads())).toBe('coldIron.refused.dropped')
      expect(refused(send(opened, drop), loads(1))).toBeNull()
      const fallen = until(send(opened, loads(), drop), 'fullDefence')
      expect(ready(fallen)).toMatchObject({ prepared: 0 })
      expect(kinds(fallen)).not.toContain('item.prepared')
    }
  })

  it('takes a crossbow the turns of its list, one less for that of the shot', () => {
    const opened = archers(crossbow)
    expect(why(opened)).toBe('coldIron.missiles.refused.notLoaded')
    const once = aTurn(opened, loads())
    expect(why(once)).toBe('coldIron.missiles.refused.notLoaded')
    expect(ready(once)).toMatchObject({ readiness: 'notLoaded', prepared: 1, wanted: 2 })
    const twice = aTurn(once, loads())
    expect(why(twice)).toBeNull()
    expect(ready(twice)).toMatchObject({ readiness: 'normal', cocked: true })
    expect(twice.told.filter(({ kind }) => kind === 'item.prepared')).toHaveLength(1)
    expect(twice.told.filter(({ kind }) => kind === 'item.loaded')).toHaveLength(1)
  })

  it('a shot empties it, and the next one is loaded anew', () => {
    const loaded = aTurn(aTurn(archers(crossbow), loads()), loads())
    const shot = until(send(until(loaded, 'attacks'), shoot()), 'missiles')
    const gone = until(send(shot, roll(shot, 'a', '15')), 'fullDefence')
    expect(why(gone)).toBe('coldIron.missiles.refused.notLoaded')
    expect(ready(gone)).toMatchObject({ prepared: 0, cocked: false })
  })

  it('a shot that was let go leaves it loaded', () => {
    const loaded = aTurn(aTurn(archers(crossbow), loads()), loads())
    const shot = until(send(until(loaded, 'attacks'), shoot()), 'missiles')
    const kept = until(
      send(shot, { type: 'attack.pass', attackId: `${shot.context.turn}.a` }),
      'fullDefence',
    )
    expect(why(kept)).toBeNull()
  })

  it('a turn of preparation spares a bow the doubled penalty, for one shot', () => {
    const hit = (table: Table) => {
      const shot = until(send(until(table, 'attacks'), shoot(20)), 'missiles')
      return attackPreview(shot, `${shot.context.turn}.a`)?.attack.total
    }
    // Hm 12, -3 for the range and -2 of its own; both again in haste
    expect(hit(archers(bow))).toBe(2)
    const drawn = aTurn(archers(bow), loads())
    expect(hit(drawn)).toBe(7)
    const shot = until(send(until(drawn, 'attacks'), shoot(20)), 'missiles')
    expect(hit(until(send(shot, roll(shot, 'a', '15')), 'fullDefence'))).toBe(2)
  })

  it('what was done for one weapon does nothing for another', () => {
    const other = aTurn(aTurn(archers(crossbow), loads(1)), loads(1))
    expect(why(other)).toBe('coldIron.missiles.refused.notLoaded')
    expect(missilesOf(the(other, 'a')).map(({ cocked }) => cocked)).toEqual([false, true])
  })

  it('nobody loads while stunned, nor what needs no loading', () => {
    const struck = until(send(until(archers(crossbow), 'attacks'), loads()), 'upkeep')
    const stunned = send(struck, { type: 'damage', combatantId: 'a', points: 30, kind: 'real' })
    expect(the(until(stunned, 'fullDefence'), 'a').state.prepTurns).toBe(0)
    const sword = until(archers({}), 'attacks')
    expect(refused(sword, loads())).toBe('coldIron.missiles.refused.notLoadable')
    expect(refused(sword, loads(7))).toBe('coldIron.refused.noWeapon')
    expect(hasWords('coldIron.missiles.refused.notLoadable')).toBe(true)
  })

  it('CI-141: a shot that is let go unloaded all the same counts its range, and is hurried', () => {
    const shot = { kind: 'attack', targetId: 'b', weapon: 1, range: 30 } as const
    const declare = { type: 'declare', combatantId: 'a', declaration: shot } as const
    const table = until(archers(crossbow), 'attacks')
    expect(refused(table, declare)).toBe('coldIron.missiles.refused.notLoaded')
    const preview = attackPreview(send(table, { ...declare, override: true }), '1.a')
    const terms = preview?.attack?.terms.map(({ rule }) => rule)
    expect(terms).toEqual(expect.arrayContaining(['CI-141', 'CI-145']))
  })

  it('a siege crossbow on its tripod is never hurried', () => {
    const onTripod = { ...crossbow, loadTurns: 1, hmPenalty: -2 }
    const total = (given: object) => {
      const shot = until(send(until(archers(given), 'attacks'), shoot(5)), 'missiles')
      return attackPreview(shot, '1.a')?.attack.total
    }
    expect(total(onTripod)).toBe(8)
    expect(total({ ...onTripod, tripod: true })).toBe(10)
  })
})

describe('CI-146: crossbows in play', () => {
  it.each([
    [{}, 2],
    [{ str: 21 }, 2],
    [{ str: 22 }, 1],
  ])('of one of %j takes %i turns before the shot', (sheet, turns) => {
    expect(ready(archers({ ...crossbow, strReq: 11 }, sheet))?.wanted).toBe(turns)
  })

  it('of a great user takes the turns of the game master', () => {
    expect(ready(archers({ ...crossbow, loadTurns: 20, largeTurns: 2 }))?.wanted).toBe(1)
  })

  it('that is cocked shoots at once, in haste', () => {
    const cocked = send(archers({ ...crossbow, hmPenalty: -2 }), cock(30))
    expect(why(cocked)).toBeNull()
    expect(ready(cocked)?.readiness).toBe('hurried')
    const shot = until(send(until(cocked, 'attacks'), shoot(5)), 'missiles')
    expect(attackPreview(shot, '1.a')?.attack.total).toBe(8)
  })

  it.each([
    [60, 0, 3],
    [69, 0, 3],
    [70, 1, 2],
    [89, 2, 1],
    [90, 3, 0],
    [120, 6, 0],
  ])('cocked for %i minutes takes %i damage and keeps Vst %i of 3', (minutes, damage, vsT) => {
    const stood = send(archers(crossbow), cock(minutes))
    expect(the(stood, 'a').state.weaponDamage[0] ?? 0).toBe(damage)
    expect(ready(stood)?.vsT).toBe(vsT)
    const told = stood.told.find(({ kind }) => kind === 'item.cocked')
    expect(told?.with).toMatchObject({ minutes, points: damage, vsT })
    expect(told?.terms?.map(({ rule }) => rule) ?? []).toEqual(damage > 0 ? ['CI-146'] : [])
  })

  it('takes what comes with each further ten minutes, once', () => {
    const twice = send(archers(crossbow), cock(75), cock(95))
    expect(the(twice, 'a').state.weaponDamage[0]).toBe(3)
    expect(ready(twice)?.vsT).toBe(0)
  })

  it('made to stay cocked takes nothing', () => {
    const stood = send(archers({ ...crossbow, everReady: true }), cock(500))
    expect(the(stood, 'a').state.weaponDamage[0] ?? 0).toBe(0)
    expect(ready(stood)).toMatchObject({ vsT: 3, cocked: true })
  })

  it('strikes armour with the Vst that is left', () => {
    const wounds = (table: Table) => {
      const shot = until(send(until(table, 'attacks'), shoot()), 'missiles')
      const hit = send(shot, roll(shot, 'a', '60'), faces(shot, 'a', [6]))
      return hit.context.pending[0]?.blow.wounds
    }
    const armoured = (minutes: number) => {
      const shooter = fighter('a', { hm: 12, weapons: [weapon(crossbow)] })
      const target = fighter('b', { dm: 12, db: 12, armor: { T: 4 } })
      return send(gather(shooter, target), { type: 'fight.begin' }, cock(minutes))
    }
    // T4 less Vst 3 stops 1 of 6, less Vst 1 stops 3
    expect([wounds(armoured(10)), wounds(armoured(80))]).toEqual([5, 3])
  })

  it('is let down again, and only a crossbow is cocked', () => {
    const down = send(archers(crossbow), cock(5), cock(null))
    expect(ready(down)?.cocked).toBe(false)
    expect(refused(archers(bow), cock(5))).toBe('coldIron.missiles.refused.noCrossbow')
    expect(refused(archers(crossbow), cock(5, 9))).toBe('coldIron.refused.noWeapon')
  })
})

describe('CI-147: what becomes of the shots', () => {
  const loose = (given: object) => {
    const drawn = aTurn(archers({ ...bow, ...given }), loads())
    const shot = until(send(until(drawn, 'attacks'), shoot()), 'missiles')
    return until(send(shot, roll(shot, 'a', '15')), 'lateSpells')
  }

  it.each([
    ['arrow', 0, 5],
    ['bolt', 0, 8],
    ['siegeBolt', 0, 10],
    ['bolt', 3, 5],
  ] as const)(
    'a %s with %i protection breaks to %i of a hundred',
    (ammo, breakProtection, limit) => {
      const loosed = loose({ ammo, breakProtection })
      expect(ready(loosed)?.loosed).toBe(1)
      for (const [face, broken] of [
        [limit, 1],
        [limit + 1, 0],
      ] as const) {
        const told = send(loosed, gathers(face)).told.at(-1)
        expect(told).toMatchObject({ kind: 'item.gathered', with: { broken, count: 1 } })
        expect(told?.terms?.reduce((all, { value }) => all + value, 0)).toBe(limit)
        expect(told?.dice?.faces).toEqual([face])
      }
    },
  )

  it('are looked for once, with a roll for each', () => {
    const loosed = loose({ ammo: 'arrow' })
    expect(refused(loosed, gathers(3, 4))).toBe('coldIron.missiles.refused.rolls')
    const found = send(loosed, gathers(99))
    expect(ready(found)?.loosed).toBe(0)
    expect(refused(found, gathers(1))).toBe('coldIron.missiles.refused.nothingLoosed')
    expect(ready(loose({}))?.loosed).toBe(0)
  })
})

describe('CI-189: what only magic weapons hurt', () => {
  const hurt = (sheet: object, arm: object, state: object = { magicOnly: true }) => {
    const striker = fighter('a', { hm: 12, weapons: [weapon(arm)], ...sheet })
    const people = gather(striker, fighter('b', { armor: { T: 2 }, dm: 12 }, state))
    const declaring = until(send(people, { type: 'fight.begin' }), 'attacks')
    const step = 'missile' in arm ? 'missiles' : 'normalWeapons'
    const table = until(send(declaring, attack('a', 'b')), step)
    const hit = send(table, roll(table, 'a', '70'), faces(table, 'a', [6]))
    expect(kinds(hit)).toContain('attack.resolved')
    return hit.context.pending[0]?.blow
  }

  it('is hurt by a fighter from level 6 on, and by no other with a plain weapon', () => {
    const five = hurt({ fighterLevel: 5 }, {})
    expect(five).toMatchObject({ rolled: 6, absorbed: 2, wounds: 0, stunned: false })
    expect(five?.terms.at(-1)).toMatchObject({ value: -4, rule: 'CI-189' })
    expect(hurt({ fighterLevel: 6 }, {})?.wounds).toBe(4)
    expect(hurt({ fighterLevel: 5 }, { magic: true })?.wounds).toBe(4)
    expect(hurt({ fighterLevel: 5 }, {}, {})?.wounds).toBe(4)
  })

  it('not by his missiles, unless they are magic', () => {
    const shot = { missile: true, class: 'thrown' } as const
    expect(hurt({ fighterLevel: 8 }, shot)?.wounds).toBe(0)
    expect(hurt({ fighterLevel: 8 }, { ...shot, magic: true })?.wounds).toBe(4)
    expect(hurt({}, { fatigue: true })).toMatchObject({ wounds: 0, fatigue: 0 })
  })
})

it('every event about missile weapons has words for the history', () => {
  for (const event of [cock(5), cock(null), gathers(5)]) {
    expect(hasWords(labelOf(event, () => 'A').key)).toBe(true)
  }
})
