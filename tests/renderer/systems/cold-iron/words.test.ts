import { describe, expect, it } from 'vitest'
import {
  describeStatusShortly,
  describeStatus,
  describeVerdict,
} from '../../../../src/renderer/systems/cold-iron/fight/describe'
import type { QueueItem } from '../../../../src/rules/cold-iron/view/board'
import type { AttackResult, AttackStatus } from '../../../../src/rules/cold-iron/fight-model/attack'
import { declaredIn } from '../../../../src/rules/cold-iron/fight-model/steps'
import { english, type Catalogue } from '../../../../src/shared/words'

function hasWords(key: string): boolean {
  const found = key
    .split('.')
    .reduce<string | Catalogue | undefined>(
      (at, part) => (typeof at === 'object' ? at[part] : undefined),
      english,
    )
  return typeof found === 'string'
}

const statuses: AttackStatus[] = ['waiting', 'needsDamage', 'needsWear', 'resolved', 'passed']
const verdicts = ['fumble', 'miss', 'hit'] as const

function result(verdict: AttackResult['verdict']): AttackResult {
  const rolled = { roll: '50', typed: true, type: 'H', position: 1, terms: [] } as const
  const multiple = verdict === 'hit' ? 2 : 0
  return { ...rolled, terms: [], chance: 0, total: 0, net: 0, verdict, multiple }
}

function item(change: Partial<QueueItem>): QueueItem {
  const who = { attackId: '1', attackerId: 'a', defenderId: 'b', rollerId: 'a' }
  const how = { weaponName: 'Sword', step: 11 }
  const open = { status: 'waiting', result: null, wear: null, barred: null, free: false } as const
  return { ...who, ...how, ...open, ...change }
}

describe('what the panel says has words', () => {
  it.each(statuses)('of an attack that is %s', (status) => {
    for (const verdict of [null, ...verdicts]) {
      const attack = item({ status, result: verdict && result(verdict) })
      expect(hasWords(describeStatus(attack).key), describeStatus(attack).key).toBe(true)
      expect(hasWords(describeStatusShortly(attack).key), describeStatusShortly(attack).key).toBe(
        true,
      )
    }
  })

  it.each(verdicts)('of a %s', (verdict) => {
    expect(hasWords(describeVerdict(result(verdict)).key)).toBe(true)
  })

  it('CI-150, CI-181: of a miss that goes astray, instead of by how much it missed', () => {
    const astray = { ...result('miss'), net: 1, astray: true }
    const attack = item({ status: 'resolved', result: astray })
    const said = [describeVerdict(astray), describeStatus(attack), describeStatusShortly(attack)]
    expect(said.map(({ key }) => key)).toEqual([
      'fight.verdict.astray',
      'fight.verdict.astray',
      'fight.short.astray',
    ])
    expect(said.every(({ key }) => hasWords(key))).toBe(true)
  })

  it('CI-214: of a blow at a shield, which strikes that and misses nobody', () => {
    const atShield = { ...result('miss'), net: -5, atShield: true }
    const attack = item({ status: 'needsWear', result: atShield })
    const settled = item({ status: 'resolved', result: atShield })
    const said = [describeVerdict(atShield), describeStatus(attack), describeStatusShortly(settled)]
    expect(said.map(({ key }) => key)).toEqual([
      'fight.verdict.shield',
      'fight.status.shieldWear',
      'fight.short.shield',
    ])
    expect(said.every(({ key }) => hasWords(key))).toBe(true)
  })

  it.each(Object.keys(declaredIn))('of declaring %s', (kind) => {
    expect(hasWords(`action.fight.declare.${kind}`)).toBe(true)
    expect(hasWords(`fight.declared.${kind}`)).toBe(true)
  })
})
