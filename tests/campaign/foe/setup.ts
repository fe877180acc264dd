import type { InputOf } from '../../../src/campaign/api'
import { ironsworn } from '../../../src/rules/ironsworn'
import { characterSchema } from '../../../src/rules/ironsworn/sheet'
import { testWorkspace } from '../../support/workspace'
import { content } from '../../support/dump'

export const system = ironsworn.id
type Confirm = InputOf<'move.confirm'>
type Field = InputOf<'foe.field'>

/** A campaign in which foes are fought on tracks, with two characters. */
export async function foeWorkspace() {
  const workspace = testWorkspace()
  workspace.answers.saveTo = `${workspace.folder}/fray.irontable`
  const { run } = workspace
  await run('file.create', { name: 'Fray', systems: [system] })
  const create = async (name: string, weapon: object) => {
    const stats = { edge: 2, heart: 3, iron: 2, shadow: 1, wits: 1 }
    const sheets = { [system]: { stats, weapon } }
    return (await run('character.create', { name, sheets })).characterId
  }
  const asta = await create('Asta', { name: 'Spear', harm: 2 })
  const brand = await create('Brand', { name: 'Staff', harm: 1 })
  const sheet = async (id: string) =>
    characterSchema.parse(
      (await run('character.list', {})).find((each) => each.id === id)?.sheets[system],
    )
  const tracks = () => run('track.list', {})
  const field = (name: string, more: Partial<Field> = {}) =>
    run('foe.field', { system, foe: { from: 'library', name }, ...more })
  const make = (move: string, dice: number[], more: Partial<Confirm> = {}) =>
    run('move.confirm', {
      ...{ system, move, actor: { type: 'character', id: asta } },
      ...{ given: {}, dice, typed: true, picks: [], ...more },
    })
  const enter = (trackId: string, id: string) =>
    make('enterTheFray', [6, 1, 2], {
      ...{ actor: { type: 'character', id }, answers: { stat: 'heart' } },
      tracks: { foe: trackId },
    })
  const facts = async () => (await run('journal.recent', { limit: 60 })).map(({ fact }) => fact)
  const kept = () => content(workspace.workspace.file)
  return { ...workspace, asta, brand, sheet, tracks, field, make, enter, facts, kept }
}
