import { describe, expect, it } from 'vitest'
import { coldIron } from '../../../../src/rules/cold-iron'
import { decisions } from '../../../../src/rules/cold-iron/basics/decisions'
import { decisionRules } from '../../../../src/rules/cold-iron/settings'
import { words } from '../../../../src/campaign/words'
import { hasWords } from '../words'

const decision = (id: string) => decisions.find((each) => each.id === id)

describe('CI-004: what a campaign may decide', () => {
  it('is every decision, once, with words for all of it', () => {
    expect(decisions.map(({ id }) => id).sort()).toEqual(Object.keys(decisionRules).sort())
    const keys = decisions.flatMap(({ group, title, reason, kind }) => [
      ...[group, title, reason].map(({ key }) => key),
      ...(kind.type === 'choice' ? kind.values.map(({ label }) => label.key) : []),
    ])
    expect(keys.filter((key) => !hasWords(key))).toEqual([])
  })

  it('stands in groups that are not torn apart', () => {
    const groups = decisions.map(({ group }) => group.key)
    const runs = groups.filter((key, index) => key !== groups[index - 1])
    expect(runs).toEqual([...new Set(groups)])
  })

  it('CI-062 CI-048 CI-216: has the bounds and the choices of its schema', () => {
    expect(decision('reserveTurns')?.kind).toEqual({ type: 'number', min: 1, max: 9999 })
    expect(decision('pacingMinutes')?.kind).toEqual({ type: 'number', min: 0, max: 600 })
    expect(decision('trackItemDamage')).toMatchObject({ rule: 'CI-216', kind: { type: 'boolean' } })
    expect(decision('wakeRule')?.kind).toEqual({
      type: 'choice',
      values: [
        { value: 'table', label: { key: 'coldIron.settings.wakeRule.option.table' } },
        { value: 'simple', label: { key: 'coldIron.settings.wakeRule.option.simple' } },
      ],
    })
  })
})

describe('CI-004: the charts that fights and figures are read from', () => {
  const charts = coldIron.settings?.charts ?? []

  it('are read back as published, and have a name', () => {
    expect(charts.map(({ id }) => id)).toEqual([
      'multipleDamage',
      'fumbles',
      'missileRanges',
      'cover',
      'multipleHtH',
      'spellModifiers',
      'attributes',
      'ratings',
      'encumbrance',
      'sizeLimits',
      ...['weapons', 'armours', 'shields', 'goods', 'effects.own'],
    ])
    for (const { title, schema, published } of charts) {
      expect(words.say(title)).not.toBe(title.key)
      expect(schema.parse(JSON.parse(JSON.stringify(published)))).toEqual(published)
      expect(schema.safeParse('x').success).toBe(false)
    }
  })
})
