import { describe, expect, it } from 'vitest'
import { bridgeFight } from '../../support/fight/short-fight'
import { sampleWorkspace } from '../../support/workspace'

describe('an effect that is over at a moment', () => {
  it('says which: a step of the fight, or a time of the calendar; others have none', async () => {
    const { run } = await sampleWorkspace()
    const endsOf = async (words: string) => {
      const rows = await run('effect.list', {})
      return rows.find(({ text }) => text.with?.['words'] === words)?.endsAt
    }
    const ysolt = (await run('character.list', {})).find(({ name }) => name === 'Ysolt')
    const on = { characterId: ysolt?.id ?? '' }
    await run('effect.lay', { ...on, words: 'torch', until: spanOf(1, 'hours') })
    expect(await endsOf('torch')).toEqual({ by: 'calendar', day: 0, minute: 540 })
    await run('effect.lay', { ...on, words: 'cursed', until: 'rest' })
    expect(await endsOf('cursed')).toBeNull()
    await run('encounter.act', { encounterId: bridgeFight, event: { type: 'fight.begin' } })
    await run('effect.lay', {
      combatantId: 'combatant-maro',
      words: 'blind',
      until: { kind: 'turns', count: 3 },
    })
    expect(await endsOf('blind')).toMatchObject({ by: 'fight', turn: 4, step: 1 })
  })

  it('offers a character who fights once, as the one who fights', async () => {
    const { run } = await sampleWorkspace()
    const maros = async () =>
      (await run('effect.bearers', { npcId: null })).filter(({ name }) => name === 'Maro')
    expect((await maros()).map(({ type }) => type)).toEqual(['character'])
    await run('encounter.act', { encounterId: bridgeFight, event: { type: 'fight.begin' } })
    expect((await maros()).map(({ type }) => type)).toEqual(['combatant'])
  })
})

const spanOf = (amount: number, unit: 'hours') => ({ kind: 'span', amount, unit }) as const
