import { describe, expect, it } from 'vitest'
import { bridgeFight } from '../../support/fight/short-fight'
import { sampleWorkspace } from '../../support/workspace'

async function table() {
  const { run } = await sampleWorkspace()
  await run('encounter.act', { encounterId: bridgeFight, event: { type: 'fight.begin' } })
  const lay = (words: string, more: object) =>
    run('effect.lay', { words, until: { kind: 'turns', count: 3 }, ...more })
  const seen = async () => {
    const fight = await run('playerView.fight', {})
    return fight?.people.flatMap(({ label, effects }) =>
      effects.map(({ with: gaps }) => [label, gaps?.['words']]),
    )
  }
  const told = async () =>
    (await run('journal.recent', { limit: 20 }))
      .filter(({ fact }) => fact.kind === 'effect.laid')
      .map(({ fact }) => [fact.about[0]?.name, fact.secret])
  return { run, lay, seen, told }
}

describe('what players see of effects', () => {
  it('is what lies on their characters, unless it is kept from them', async () => {
    const { lay, seen, told } = await table()
    await lay('blind', { combatantId: 'combatant-maro' })
    await lay('marked by the ferryman', { combatantId: 'combatant-ysolt', shown: false })
    expect(await seen()).toEqual([['Maro', 'blind']])
    expect(await told()).toEqual([
      ['Ysolt', true],
      ['Maro', false],
    ])
  })

  it('is nothing of foes, places and fights, unless it is shown to them', async () => {
    const { run, lay, seen, told } = await table()
    await lay('about to break', { combatantId: 'combatant-raider-3' })
    await lay('fog', { encounterId: bridgeFight })
    expect(await seen()).toEqual([])
    expect((await told()).every(([, secret]) => secret)).toBe(true)
    await run('encounter.show', {
      encounterId: bridgeFight,
      combatantIds: ['combatant-raider-3'],
      shown: true,
    })
    await lay('limping', { combatantId: 'combatant-raider-3', shown: true })
    expect(await seen()).toEqual([['Wat', 'limping']])
  })
})
