import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storedPhrase } from '../../../src/campaign/file/stored'
import { words } from '../../../src/campaign/words'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'

type Sample = Awaited<ReturnType<typeof sampleWorkspace>>

const npcId = 'npc-raider-1'
const member = { type: 'npc', id: npcId } as const

async function fieldsOf({ run }: Sample): Promise<unknown> {
  const [npc] = await run('npc.byId', { ids: [npcId] })
  return npc?.ownFields
}

describe('fields of the game master’s own', () => {
  it('stand on somebody in the order in which they were written, and each change is told', async () => {
    const sample = await sampleWorkspace()
    const before = content(sample.workspace.file)
    await sample.run('npc.edit', {
      npcId,
      ownFields: [
        { name: 'Voice', value: 'like gravel' },
        { name: 'Debt', value: '3' },
      ],
    })
    await sample.run('cast.changeOwnField', { member, field: { name: 'debt', value: '4' } })
    expect(await fieldsOf(sample)).toEqual([
      { name: 'Voice', value: 'like gravel' },
      { name: 'Debt', value: '4' },
    ])
    const told = (await sample.run('journal.recent', { limit: 3 })).map(({ fact }) => fact)
    expect(told.map((fact) => [fact.secret, words.tell(fact)])).toEqual([
      [true, 'Hob Sallow: Debt from 3 to 4.'],
      [true, 'Hob Sallow: Debt from – to 3.'],
      [true, 'Hob Sallow: Voice from – to like gravel.'],
    ])
    await sample.run('history.undo', {})
    await sample.run('history.undo', {})
    expect(content(sample.workspace.file)).toEqual(before)
  })

  it('are told by the names that they were given, also where one looks like a key of ours', async () => {
    const { run, workspace } = await sampleWorkspace()
    const name = '@program.gaveUp'
    await run('npc.edit', { npcId, ownFields: [{ name, value: 'soon' }] })
    const [told] = await run('journal.recent', { limit: 1 })
    expect(told && words.tell(told.fact)).toBe('Hob Sallow: @program.gaveUp from – to soon.')
    await run('cast.changeOwnField', { member, field: { name, value: 'late' } })
    const { value: step } = workspace.file.read((read) =>
      read.get<{ label: string }>('SELECT label FROM batch ORDER BY id DESC LIMIT 1'),
    )
    expect(step && words.say(storedPhrase(step.label))).toBe('@program.gaveUp of Hob Sallow')
  })

  it('are named for others of the same type, the most usual first', async () => {
    const { run } = await sampleWorkspace()
    const [one, other] = await run('character.list', {})
    if (!one || !other) throw new Error('the sample has too small a company')
    const voice = { name: 'Voice', value: 'low' }
    await run('character.edit', { characterId: one.id, ownFields: [voice] })
    await run('character.edit', {
      characterId: other.id,
      ownFields: [
        { name: 'Age', value: '30' },
        { name: 'voice', value: 'deep' },
      ],
    })
    expect(await run('cast.ownFieldNames', { type: 'character' })).toEqual(['Voice', 'Age'])
    expect(await run('cast.ownFieldNames', { type: 'npc' })).toEqual([])
  })

  it('are found, and go along with a copy', async () => {
    const sample = await sampleWorkspace()
    await sample.run('npc.edit', { npcId, ownFields: [{ name: 'Tell', value: 'chews cloves' }] })
    const found = await sample.run('search.find', { text: 'cloves' })
    expect(found.map(({ id }) => id)).toEqual([npcId])
    await sample.run('thing.duplicate', { noun: 'npc', id: npcId })
    const copies = await sample.run('search.find', { text: 'cloves' })
    expect(copies).toHaveLength(2)
  })

  it('stand in the history of a character for the game master, and for nobody else', async () => {
    const { run } = await sampleWorkspace()
    const [hale] = await run('character.list', {})
    if (!hale) throw new Error('the sample has no company')
    const ownFields = [{ name: 'Faith', value: 'in nobody' }]
    await run('character.edit', { characterId: hale.id, ownFields })
    for (const audience of ['gm', 'players', 'dispatch'] as const) {
      const history = await run('report.preview', { subject: 'character', id: hale.id, audience })
      expect(JSON.stringify(history).includes('in nobody')).toBe(audience === 'gm')
    }
  })

  it('refuse two of one name, and a change of one that is not there', async () => {
    const { call } = await sampleWorkspace()
    const twice = [
      { name: 'Debt', value: '1' },
      { name: 'debt', value: '2' },
    ]
    expect(await call('npc.edit', { npcId, ownFields: twice })).toMatchObject({
      error: { code: 'invalid' },
    })
    expect(
      await call('cast.changeOwnField', { member, field: { name: 'Debt', value: '1' } }),
    ).toMatchObject({ error: { code: 'refused', message: { key: 'refusal.gone' } } })
  })

  it('whatever is written in them stands there, and one undo takes it back', async () => {
    const sample = await sampleWorkspace()
    const text = (maxLength: number) =>
      fc.string({ minLength: 1, maxLength }).filter((typed) => typed.trim() !== '')
    const field = fc.record({ name: text(60), value: text(500) })
    const fields = fc.uniqueArray(field, {
      maxLength: 40,
      selector: ({ name }) => name.trim().toLowerCase(),
    })
    await fc.assert(
      fc.asyncProperty(fields, async (ownFields) => {
        const before = content(sample.workspace.file)
        await sample.run('npc.edit', { npcId, ownFields })
        expect(await fieldsOf(sample)).toEqual(
          ownFields.map(({ name, value }) => ({ name: name.trim(), value: value.trim() })),
        )
        await sample.run('history.undo', {})
        expect(content(sample.workspace.file)).toEqual(before)
      }),
      { numRuns: 30 },
    )
  })
})
