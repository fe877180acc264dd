import { describe, expect, it } from 'vitest'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'

const bell = { noun: 'front' as const, id: 'front-drowned-bell' }

/** A campaign with a front that lies on the shelf under other ids: it is called the same. */
async function table() {
  const made = await sampleWorkspace()
  const { run } = made
  await run('library.put', { things: [bell] })
  const { id, name } = await run('thing.duplicate', bell)
  const read = async () =>
    (await run('front.byId', { ids: [id] }))[0] ?? expect.fail(`no ${name} any more`)
  await run('front.remove', { frontId: bell.id })
  const { things } = await run('library.choose', { things: [bell] })
  const named = things.find((each) => each.id === bell.id) ?? expect.fail('not on the shelf')
  await run('front.edit', { frontId: id, name: named.name, description: 'Nearer.' })
  const [danger] = (await read()).dangers
  const portentId = danger?.portents[0]?.id ?? ''
  await run('front.tickPortent', { portentId, how: 'descriptive', cause: 'It rang.' })
  const [stake] = (await read()).stakes
  await run('front.answerStake', { stakeId: stake?.id ?? '', answer: 'Nobody did.' })
  /** Takes the front in as decided, and tracks about it as new; whoever is in it is here. */
  const take = async (as: 'replace' | 'leave') => {
    const offered = await run('library.choose', { things: [bell] })
    expect(offered.things).toContainEqual(expect.objectContaining({ ...bell, hereId: id }))
    const decisions = offered.things.map((each) => ({
      ...{ noun: each.noun, id: each.id },
      as: { front: as, track: 'new' }[String(each.noun)] ?? 'leave',
    }))
    await run('import.take', { decisions: decisions as never, keepsPlay: false })
  }
  return { ...made, read, take }
}

describe('what is written over by its name', () => {
  it('keeps its own parts, with what became of them in play', async () => {
    const { run, workspace, read, take } = await table()
    const was = await read()
    const before = content(workspace.file)
    await take('replace')
    const { description } = await read()
    expect(description).not.toBe('Nearer.')
    expect(await read()).toEqual({ ...was, description })
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it.each(['replace', 'leave'] as const)(
    'is what a track is about that comes with it: %s',
    async (as) => {
      const { run, read, take } = await table()
      await take(as)
      const ids = (await read()).dangers.map(({ id }) => id)
      const about = (await run('track.list', {})).flatMap((track) => track.about)
      const dangers = about.flatMap(({ type, id }) => (type === 'danger' ? [id] : []))
      expect(dangers.length).toBeGreaterThan(0)
      expect(ids).toEqual(expect.arrayContaining(dangers))
    },
  )
})
