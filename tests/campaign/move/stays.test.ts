import { describe, expect, it } from 'vitest'
import type { InputOf } from '../../../src/campaign/api'
import { words } from '../../../src/campaign/words'
import { ironsworn } from '../../../src/rules/ironsworn'
import { testWorkspace } from '../../support/workspace'

type Confirm = InputOf<'move.confirm'>
const system = ironsworn.id

/** A new campaign with two characters, the first of whom makes the moves. */
async function table() {
  const workspace = testWorkspace()
  workspace.answers.saveTo = `${workspace.folder}/stay.irontable`
  await workspace.run('file.create', { name: 'Stay', systems: [system] })
  const created = (name: string) =>
    workspace.run('character.create', { name, sheets: { [system]: {} } })
  const { characterId: asta } = await created('Asta')
  const { characterId: brand } = await created('Brand')
  const actor = { type: 'character' as const, id: asta }
  const make = (move: string, dice: number[], more: Partial<Confirm> = {}) =>
    workspace.run('move.confirm', {
      ...{ system, move, actor, given: {}, dice, typed: true, picks: [] },
      ...more,
    })
  return { ...workspace, asta, brand, make }
}

describe('a stay, and a camp', () => {
  it('IS-095 IS-107 IS-111: what each one chose of a stay or a camp is told, by name', async () => {
    const { make, run, asta, brand } = await table()
    const hurt = { health: { value: 1 }, spirit: { value: 1 } }
    for (const characterId of [asta, brand])
      await run('character.edit', { characterId, sheets: { [system]: hurt } })
    const lines = async () =>
      (await run('journal.recent', { limit: 20 }))
        .find(({ fact }) => fact.kind === 'move.made')
        ?.fact.chosen?.map((each) => words.say(each).split(/[:(]/).slice(0, 2).join(':'))
    const other = `character:${brand}`
    await make('sojourn', [3, 2, 9], {
      answers: { 'actor.0': 'consort', [`${other}.bond`]: 'no', [`${other}.0`]: 'recuperate' },
    })
    const option = (move: string, id: string) =>
      words.t(`ironsworn.${move}.option.${id}`).split(/[:(]/)[0]
    expect(await lines()).toEqual([
      `Asta: ${option('sojourn', 'consort')}`,
      `Brand: ${option('sojourn', 'recuperate')}`,
    ])
    await make('makeCamp', [3, 2, 9], {
      answers: { 'actor.0': 'relax', [`${other}.0`]: 'nothing' },
    })
    expect(await lines()).toEqual([`Asta: ${option('makeCamp', 'relax')}`])
  })

  it('IS-062 IS-111: a stay is with no person of the cast, and asks for no place among them', async () => {
    const { make, run, asta, call } = await table()
    await run('npc.create', { name: 'Ketil', sheets: {} })
    const bonded = (bonds: string[]) =>
      run('character.edit', { characterId: asta, sheets: { [system]: { bonds } } })
    await bonded([' ketil', 'Brand'])
    await make('sojourn', [1, 9, 9])
    await bonded(['Ketil', 'Redfen'])
    const stay = { system, move: 'sojourn', actor: { type: 'character', id: asta } } as const
    const dice = { given: {}, dice: [1, 9, 9], typed: true, picks: [] }
    const asks = { key: 'runner.refused.unanswered' }
    expect(await call('move.confirm', { ...stay, ...dice })).toMatchObject({ ok: false })
    const ketil = await call('move.confirm', { ...stay, ...dice, answers: { place: 'Ketil' } })
    expect(ketil).toMatchObject({ error: { message: asks } })
    await make('sojourn', [1, 9, 9], { answers: { place: 'Redfen' } })
  })
})
