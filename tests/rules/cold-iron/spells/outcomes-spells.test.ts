import { describe, expect, it } from 'vitest'
import {
  attackPreview,
  board,
  savePreview,
  spellPreview,
} from '../../../../src/rules/cold-iron/view/board'
import { spellCharts } from '../../../../src/rules/cold-iron/fight-model/charts/spells'
import { saveChart } from '../../../../src/rules/cold-iron/spells/saves'
import { declaredWays } from '../../../../src/rules/cold-iron/fight-model/declaration'
import { publishedSpellSteps } from '../../../../src/rules/cold-iron/fight-model/spell-steps'
import { began, castOf, casting, casts, counters, foe, mage, rolls } from '../spell-table'
import { attack, send, the, until, weapon, type Table } from '../table'

const bow = weapon({ name: 'Bow', class: 'bow', missile: true })

describe('CI-004: every modifier of casting, played', () => {
  const rate = (table: Table) => spellPreview(table, '1.spell.m')?.ability.total ?? null
  const late = (spell: Parameters<typeof casting>[0], sheet: object = {}) => {
    const begun = casting(spell, sheet)
    const { completion } = castOf(begun) ?? {}
    let now = until(begun, 'lateSpells')
    while (completion && now.context.turn < completion.turn) now = until(now, 'lateSpells')
    return now
  }
  const plain = rate(late({})) ?? 0
  const own = declaredWays.map((way) => [way, spellCharts.ways[way]] as const)

  it.each(own.filter(([way]) => way !== 'extraMinute'))('%s: success', (way, { sr }) => {
    expect((rate(late({ way })) ?? 0) - plain).toBe(sr)
  })

  it.each(own)('%s: the defences of the caster (CI-232)', (way, { d, dm }) => {
    const guard = (spell: object) => {
      const shooter = foe({ hm: 5, weapons: [weapon(), bow] })
      const table = until(
        send(began(mage({ stD: -30, dm: 9, db: 0 }), shooter), casts(spell)),
        'attacks',
      )
      return [0, 1].map((index) => {
        const struck = send(table, attack('f', 'm', { weapon: index }))
        return attackPreview(struck, '1.f')?.defence.total ?? 0
      })
    }
    // Dodge 0 falls as the parry does, so the parry of 14 and the shield of 9 stand
    expect(guard({ way })).toEqual([14 + d, 9 + dm])
  })

  it('extraMinute: success, twelve turns later', () => {
    expect(castOf(casting({ way: 'extraMinute' }))?.completion?.turn).toBe(13)
    const { sr } = spellCharts.ways.extraMinute
    const begun = casting({ way: 'extraMinute' })
    expect((spellPreview(begun, '1.spell.m')?.ability.total ?? 0) - plain).toBe(sr)
  })

  it('slippedDetection, and each range', () => {
    expect((rate(late({ slippedDetection: true })) ?? 0) - plain).toBe(spellCharts.slippedDetection)
    for (const { hexes, sr, enhancedVision } of spellCharts.ranges) {
      expect((rate(late({ range: hexes }, { enhancedVision })) ?? 0) - plain).toBe(sr)
    }
  })

  it.each(Object.entries(spellCharts.counters))('counter: %s', (modifier, value) => {
    const strength = (modifiers: string[]) => {
      const table = until(send(began(mage(), foe({ aml: 8, mpMax: 9 })), casts({})), 'lateSpells')
      const event = counters(0, { modifiers })
      return castOf(send(table, event))?.counters[0]?.strength.total ?? 0
    }
    expect(strength([modifier]) - strength([])).toBe(value)
  })

  it.each(Object.entries(spellCharts.counterBase))('counter base of level %s', (level, base) => {
    const aml = Number(level)
    const table = until(send(began(mage(), foe({ aml, mpMax: 9 })), casts({})), 'lateSpells')
    expect(castOf(send(table, counters(0)))?.counters[0]?.strength.total).toBe(base)
  })

  it('each point of harm, of this turn and of the last', () => {
    const { now, before, fatiguePer } = spellCharts.hurt
    const hurt = { damage: 3, fatigue: 0, lastDamage: 0, lastFatigue: 0 }
    const harmed = (change: object) =>
      rate(until(casting({}, {}, { hurt: { ...hurt, damage: 0, ...change } }), 'lateSpells')) ?? 0
    // the mage's harm of the turn is turned over when the fight begins
    expect(harmed({ damage: 3 }) - plain).toBe(3 * before)
    const struck = send(late({}), { type: 'damage', combatantId: 'm', points: 3, kind: 'real' })
    expect((rate(struck) ?? 0) - plain).toBe(3 * now)
    const tired = send(late({}), {
      type: 'damage',
      combatantId: 'm',
      points: 3 * fatiguePer,
      kind: 'fatigue',
    })
    expect((rate(tired) ?? 0) - plain).toBe(3 * now)
  })
})

describe('CI-018: every row of the chart of spell steps, played', () => {
  it.each(publishedSpellSteps.map((row) => [row.quarters, row.inclusive, row] as const))(
    'up to %i quarters, inclusive %s',
    (quarters, inclusive, row) => {
      const level = inclusive ? 2 * quarters : 2 * quarters - 1
      const begun = casting({ level }, { aml: 8 })
      expect(castOf(begun)?.completion).toEqual({ turn: row.turn, step: row.step })
      let now = until(begun, row.step)
      while (now.context.turn < row.turn) now = until(now, row.step)
      expect(board(now).spells.find(({ due }) => due)?.cast.id).toBe('1.spell.m')
      expect(castOf(send(now, rolls('85')))?.status).toBe('works')
    },
  )
})

describe('CI-004: every row of the chart of saves, played', () => {
  it.each(saveChart)('a score of %i saves with %i', (score, save) => {
    const target = foe({ pml: 1, mptPerLevel: 0, conAdj: -60, pt: score })
    const table = send(
      until(send(began(mage(), target), casts({ targets: ['f'], save: 'physical' })), 'lateSpells'),
      rolls('50'),
    )
    expect(the(table, 'f').sheet.pt).toBe(score)
    expect(savePreview(table, '1.spell.m', 'f')?.ability.total).toBe(save)
  })
})
