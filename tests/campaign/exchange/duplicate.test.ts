import { describe, expect, it } from 'vitest'
import { allOf, readThings } from '../../../src/campaign/exchange/collect'
import { thingNouns, type Entry, type Noun } from '../../../src/campaign/exchange/shape/shape'
import { content } from '../../support/dump'
import { webp } from '../../support/picture'
import { expectWholeSearch } from '../../support/search'
import { sampleWorkspace } from '../../support/workspace'

/** Without the ids, which are its own. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'id')
      .map(([name, within]) => [name, bare(within)]),
  )
}

async function table() {
  const made = await sampleWorkspace()
  const { run, workspace } = made
  await run('note.create', { title: 'A plan' })
  await run('picture.add', { name: 'Hill', data: webp() })
  await run('oracle.save', { name: 'Weather', dice: { count: 1, sides: 6 }, text: '1-6 Rain' })
  const said = { madeBy: 'player' as const, trigger: '', stat: '', strong: '', weak: '', miss: '' }
  await run('customMove.add', { frontId: null, move: { name: 'Pray', system: '', ...said } })
  const read = (noun: Noun, id: string): Entry =>
    workspace.file.read((file) => readThings(file, noun, [id])).value[0] ?? {}
  const first = (noun: Noun) => workspace.file.read((file) => allOf(file, noun)).value[0] ?? ''
  return { ...made, read, first }
}

describe('a duplicate', () => {
  it.each(thingNouns)(
    'of %s is another of it under the next name, and undone as one step',
    async (noun) => {
      const { run, workspace, read, first } = await table()
      const before = content(workspace.file)
      const id = first(noun)
      const made = await run('thing.duplicate', { noun, id })
      expect(made.id).not.toBe(id)
      const name = String(read(noun, id).name ?? read(noun, id).title)
      expect(made.name).toBe(`${name} 2`)
      const copy = bare(read(noun, made.id)) as Entry
      const original = bare(read(noun, id)) as Entry
      const nameField = copy.title === undefined ? 'name' : 'title'
      const named = { ...original, [nameField]: made.name, variantOf: id }
      // What became of it in play is not part of it.
      const played = {
        status: 'drafted',
        value: 0,
        outcome: null,
        participants: original.participants,
      }
      const fresh = Object.fromEntries(Object.entries(played).filter(([key]) => key in original))
      expect(copy).toEqual({ ...named, ...(noun === 'front' ? {} : fresh) })
      const { things } = await run('thing.compare', { noun, id })
      expect(things).toMatchObject([{ id: made.id, isSame: true }])
      expectWholeSearch(workspace.file)
      const again = await run('thing.duplicate', { noun, id: made.id })
      expect(again.name).toBe(`${name} 3`)
      await run('history.undo', {})
      await run('history.undo', {})
      expect(content(workspace.file)).toEqual(before)
    },
  )

  it('of a front begins with no portent come true and no stake answered', async () => {
    const { run, read } = await table()
    await run('front.tickPortent', {
      portentId: 'portent-bell-1',
      how: 'descriptive',
      cause: 'It rang.',
    } as never)
    const original = read('front', 'front-drowned-bell')
    expect(JSON.stringify(original)).toContain('It rang.')
    const made = await run('thing.duplicate', { noun: 'front', id: String(original.id) })
    expect(JSON.stringify(read('front', made.id))).not.toContain('It rang.')
  })

  it('of a fight that is fought can be fought again, with the same people', async () => {
    const { run, read, first } = await table()
    const id = first('encounter')
    await run('encounter.act', { encounterId: id, event: { type: 'fight.begin' } } as never)
    const made = await run('thing.duplicate', { noun: 'encounter', id })
    const labels = (of: string) =>
      (read('encounter', of).combatants as Entry[]).map(({ label, npc, character }) => [
        label,
        npc ?? character,
      ])
    expect(labels(made.id)).toEqual(labels(id))
    const fight = await run('encounter.fight', { encounterId: made.id })
    expect(fight.status).toBe('prepared')
    // Labels go on from the highest number, so that a label always means the same one.
    const [npc] = read('encounter', made.id).combatants as Entry[]
    expect(npc).toBeDefined()
    await run('encounter.act', { encounterId: made.id, event: { type: 'fight.begin' } } as never)
    expect((await run('encounter.fight', { encounterId: made.id })).status).toBe('running')
  })

  it('of an NPC is unhurt, with the whole of its group; the library keeps it so', async () => {
    const { run, read } = await table()
    const hurt = {
      'iron-fist': {
        harmSuffered: 3,
        status: 'out',
        armor: 1,
        bodies: { 2: { harmSuffered: 5, status: 'dead' }, 3: {} },
      },
      'dungeon-world': { hp: 1, maxHp: 6, count: 4, fallen: 2 },
    }
    const fresh = {
      'iron-fist': {
        harmSuffered: 0,
        status: 'active',
        armor: 1,
        bodies: { 2: { harmSuffered: 0, status: 'active' }, 3: { harmSuffered: 0 } },
      },
      'dungeon-world': { hp: 6, maxHp: 6, count: 4, fallen: 0 },
    }
    const { npcId: id } = await run('npc.create', { name: 'Wolf', sheets: hurt } as never)
    const made = await run('thing.duplicate', { noun: 'npc', id })
    expect(read('npc', made.id).sheets).toMatchObject(fresh)
    expect(read('npc', id).sheets).toMatchObject(hurt)

    await run('library.put', { things: [{ noun: 'npc', id }] })
    const offered = await run('library.choose', { things: [{ noun: 'npc', id }] })
    expect(offered.things.map(({ isSame }) => isSame)).toEqual([true])
    const decisions = [{ noun: 'npc', id, as: 'new' }] as never
    await run('import.take', { decisions, keepsPlay: false })
    const all = await run('npc.names', {})
    // The copy is “Wolf 2”.
    const taken = all.find(({ name }) => name === 'Wolf 3')
    expect(read('npc', taken?.id ?? '').sheets).toMatchObject(fresh)
  })

  it('of a character is as they are now', async () => {
    const { run, read } = await table()
    const sheets = { 'dungeon-world': { hp: 2, maxHp: 16, debilities: ['str'] } }
    const { characterId: id } = await run('character.create', { name: 'Yenna', sheets } as never)
    const made = await run('thing.duplicate', { noun: 'character', id })
    expect(read('character', made.id).sheets).toMatchObject(sheets)
  })

  it('of what is gone is refused in words', async () => {
    const { call } = await table()
    const reply = await call('thing.duplicate', { noun: 'npc', id: 'npc-none' })
    expect(reply).toMatchObject({ ok: false, error: { message: { key: 'refusal.gone' } } })
  })
})
