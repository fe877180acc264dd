import { describe, expect, it } from 'vitest'
import { sampleDesk } from '../../support/desk'
import { content } from '../../support/dump'

const system = 'iron-fist'
const maro = { type: 'character' as const, id: 'character-maro' }

describe('something done to a sheet', () => {
  it('IF-123 IF-072 lands with its facts and its terms, and is undone in one step', async () => {
    const { desk, run } = await sampleDesk()
    const before = content(desk.file)
    await run('act.perform', { system, act: 'rest', holder: maro, input: { kind: 'sleep' } })
    const character = (await run('character.list', {})).find(({ id }) => id === maro.id)
    expect(character?.sheets[system]).toMatchObject({
      counters: { health: 3 },
      rest: { shortUsed: true, sleepUsed: true },
    })
    await run('history.undo', {})
    expect(content(desk.file)).toEqual(before)
  })

  it('IF-116 writes a debility down, full stops and all', async () => {
    const { run } = await sampleDesk()
    const input = { text: 'Lost an eye. The left one.' }
    await run('act.perform', { system, act: 'takeDebility', holder: maro, input })
    const character = (await run('character.list', {})).find(({ id }) => id === maro.id)
    expect(character?.sheets[system]).toMatchObject({
      debilities: [{ text: 'Lost an eye. The left one.', takenAt: '' }],
    })
  })

  it('IF-107 marks harm on an NPC, and only on one', async () => {
    const { run, call } = await sampleDesk()
    const [npc] = (await run('npc.list', {})).filter(({ sheets }) => sheets[system])
    const holder = { type: 'npc' as const, id: npc?.id ?? '' }
    const input = { source: { id: 'torture' } }
    await run('act.perform', { system, act: 'markHarm', holder, input })
    const after = (await run('npc.list', {})).find(({ id }) => id === npc?.id)
    expect(after?.sheets[system]).toMatchObject({ harmSuffered: 4 })
    const wrong = { system, act: 'markHarm', holder: maro, input }
    expect(await call('act.perform', wrong)).toMatchObject({ error: { code: 'refused' } })
  })

  it('IF-125 refuses in words, and what it cannot read as our own fault', async () => {
    const { desk, run, call } = await sampleDesk()
    const down = { counter: 'health', delta: -3 }
    await run('act.perform', { system, act: 'changeCounter', holder: maro, input: down })
    const before = content(desk.file)
    const rest = { system, act: 'rest', holder: maro, input: { kind: 'short' } }
    expect(await call('act.perform', rest)).toMatchObject({
      error: { code: 'refused', message: { key: 'ironFist.rest.refused.needsTreatment' } },
    })
    const nap = { ...rest, input: { kind: 'nap' } }
    expect(await call('act.perform', nap)).toMatchObject({ error: { code: 'invalid' } })
    expect(await call('act.perform', { ...rest, act: 'dance' })).toMatchObject({
      error: { code: 'refused' },
    })
    expect(content(desk.file)).toEqual(before)
  })
})
