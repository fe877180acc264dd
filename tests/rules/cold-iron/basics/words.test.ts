import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { coldIron } from '../../../../src/rules/cold-iron'
import type { DeclarationKind } from '../../../../src/rules/cold-iron/fight-model/declaration'
import { steps } from '../../../../src/rules/cold-iron/fight-model/steps'
import { hasWords, wordsOf } from '../words'

const folder = join(import.meta.dirname, '../../../../src/rules/cold-iron')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(folder, name), 'utf8'))

const kinds: DeclarationKind[] = ['fullDefence', 'spell', 'move', 'handToHand', 'attack', 'wait']
const conditions =
  'dead dying magicReserve safeReserve unconscious knockedOut stunned doubleBlinking blinking unhurt'

describe('the words', () => {
  it('are there for every key the rules name', () => {
    const named = sources.flatMap((text) => text.match(/(?<=')coldIron\.[A-Za-z.]+(?=')/g) ?? [])
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((key) => !hasWords(key))).toEqual([])
  })

  it('are there for every step, declaration, condition and figure', () => {
    const figures = sources.flatMap((text) =>
      [...text.matchAll(/(?:figure|book)\('([A-Za-z]+)'/g)].map(
        ([, key]) => `coldIron.term.${key}`,
      ),
    )
    const keys = [
      ...figures,
      ...steps.flatMap((id) => [`coldIron.step.${id}.title`, `coldIron.step.${id}.help`]),
      ...kinds.map((kind) => `coldIron.declared.${kind}`),
      ...conditions.split(' ').map((id) => `coldIron.condition.${id}`),
      ...['H', 'Hs', 'Hw', 'Hm'].map((type) => `coldIron.term.attack${type}`),
      ...['waiting', 'needsDamage', 'needsWear', 'resolved', 'passed'].map(
        (status) => `coldIron.refused.attack.${status}`,
      ),
    ]
    expect(figures.length).toBeGreaterThan(10)
    expect(keys.filter((key) => !hasWords(key))).toEqual([])
  })

  it.each([
    'fight.begun fight.ended turn.begun step.closed declaration.made declaration.withdrawn',
    'attack.resolved attack.missed attack.strayed attack.fumbled attack.passed grapple.shot blow.landed state.changed',
    'item.worn item.set item.destroyed wear.leftOut attack.struckShield',
    'fatigue.taken death.clockTicked death.died hitPoints.changed combatant.roused spell.struck spell.inVain',
  ])('are there for the facts %s', (kinds) => {
    const all = sources.join()
    for (const kind of kinds.split(' ')) {
      expect(hasWords(`fact.${kind}`), kind).toBe(true)
      expect(all, kind).toContain(`'${kind}'`)
    }
  })
})

describe('what the history calls an event', () => {
  const nameOf = (id: string) => (id === 'x.1' ? 'Ann' : 'Bob')

  it.each([
    [{ type: 'fight.begin' }, undefined],
    [{ type: 'step.close' }, undefined],
    [{ type: 'fight.end' }, undefined],
    [{ type: 'declare', combatantId: 'x.1', declaration: { kind: 'wait' } }, 'Ann'],
    [{ type: 'withdraw', combatantId: 'b' }, 'Bob'],
    [{ type: 'rouse', combatantId: 'b' }, 'Bob'],
    [{ type: 'attack.roll', attackId: '12.x.1', roll: '89', typed: true }, 'Ann'],
    [{ type: 'attack.damage', attackId: '12.b', dice: [[1]], typed: true }, 'Bob'],
    [{ type: 'attack.pass', attackId: '1.x.1' }, 'Ann'],
    [{ type: 'attack.wear', attackId: '1.b', dice: [1], typed: true }, 'Bob'],
    [{ type: 'gear.set', combatantId: 'b', item: 'shield', damage: 0 }, 'Bob'],
    [{ type: 'damage', combatantId: 'x.1', points: 2, kind: 'real' }, 'Ann'],
    [{ type: 'heal', combatantId: 'x.1', points: 2 }, 'Ann'],
  ])('%o', (event, who) => {
    const label = coldIron.combat?.label(event, nameOf)
    expect(label?.with?.['who']).toBe(who)
    expect(wordsOf(label?.key ?? '')).toContain(who ? '{who}' : ' the ')
  })
})
