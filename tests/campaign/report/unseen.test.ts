import { describe, expect, it } from 'vitest'
import { readUnseen } from '../../../src/campaign/encounter/unseen'
import { readMaterial } from '../../../src/campaign/report/material/read'
import { adventurers, system } from '../../support/adventurers'
import { fighting } from '../../support/fight/fight'
import { bridgeFight } from '../../support/fight/short-fight'
import { missionId } from '../../support/mission'
import { sampleWorkspace } from '../../support/workspace'

type Table = Awaited<ReturnType<typeof sampleWorkspace>>

const [hob, nettle, wat] = ['combatant-raider-1', 'combatant-raider-2', 'combatant-raider-3']

const show = ({ run }: Table, id: string, shown = true) =>
  run('encounter.show', { encounterId: bridgeFight, combatantIds: [id], shown })

/** All that the report of the mission says to this audience. */
async function told({ run }: Table, audience: 'gm' | 'players' | 'dispatch') {
  const report = await run('report.read', { subject: 'mission', id: missionId, audience })
  return JSON.stringify(report)
}

type Blow = [by: string, to: string, points: number, multiple?: number]

/** Blows land, as the fight tells of them. */
function land({ workspace }: Table, blows: readonly Blow[]): void {
  workspace.file.command(
    'test.blows',
    () => ({ key: 'test' }),
    (write) => {
      for (const [by, to, points, multiple = 1] of blows) {
        const about = [to, by].map((id) => ({ type: 'combatant' as const, id, name: id }))
        const own = { points, fatigue: 0, absorbed: 0, multiple }
        const fact = { kind: 'blow.landed', secret: false, about, with: own }
        write.record(fact, { encounterId: bridgeFight, missionId })
      }
    },
  )
}

/** The sample's fight, in which Hob and Wat die and Nettle leaves. */
async function fought(shown: Partial<Record<'before' | 'within', (table: Table) => unknown>>) {
  const table = await sampleWorkspace()
  const { act } = fighting(table, bridgeFight)
  await shown.before?.(table)
  await act({ type: 'fight.begin' })
  await shown.within?.(table)
  for (const combatantId of [hob, wat]) {
    await act({ type: 'damage', combatantId, points: 60, kind: 'real' })
  }
  await act({ type: 'leave', combatantId: nettle })
  await act({ type: 'fight.end' })
  return table
}

it('players cannot name a foe who stayed hidden while others were shown; the game master can', async () => {
  const table = await fought({ within: (each) => show(each, hob) })
  for (const audience of ['players', 'dispatch'] as const) {
    const text = await told(table, audience)
    expect(text, audience).toContain('Hob')
    // Nor that there was anybody: what is about them alone is not told.
    expect(text, audience).not.toMatch(/Wat\b|Nettle|unseen/)
  }
  const own = await told(table, 'gm')
  expect(own).toMatch(/Wat\b/)
  expect(own).toContain('Nettle leaves the fight')
  expect(own).not.toContain('unseen')
})

it('they go by the alias that players know', async () => {
  const table = await fought({ within: (each) => show(each, hob) })
  await table.run('npc.setAlias', { npcId: 'npc-raider-3', alias: 'the grinning man' })
  const [someone, maro] = [
    { type: 'combatant' as const, id: wat, name: 'Wat' },
    { type: 'combatant' as const, id: 'combatant-maro', name: 'Maro' },
  ]
  const { value } = table.workspace.file.read((read) => {
    const { inFact } = readUnseen(read, bridgeFight)
    const fact = { kind: 'combatant.joined', secret: false } as const
    return [inFact({ ...fact, about: [someone, maro] }), inFact({ ...fact, about: [someone] })]
  })
  expect(value[0]?.about.map(({ name }) => name)).toEqual(['The grinning man', 'Maro'])
  expect(value[1]).toBeUndefined()
  expect(await told(table, 'players')).not.toMatch(/Wat\b/)
})

it('what they do to somebody whom players know is told of somebody', async () => {
  const table = await fought({
    async within(each) {
      await show(each, hob)
      land(each, [[nettle, 'combatant-maro', 1]])
    },
  })
  const report = await table.run('report.read', {
    ...{ subject: 'mission', id: missionId, audience: 'players' },
  })
  const [fight] = report.fights
  expect(fight?.story[0]).toMatch(/several foes, Hob among them/)
  expect(fight?.people.map(({ name }) => name)).not.toContain('Somebody not known by name')
  expect(JSON.stringify(fight)).not.toMatch(/two|three|unseen/)
})

it('how it ended is told of whoever had a part in it, also of those whom players never saw', async () => {
  const table = await fought({
    async within(each) {
      await show(each, hob)
      land(each, [[nettle, 'combatant-maro', 2]])
    },
  })
  const read = async () => {
    const report = await table.run('report.read', {
      ...{ subject: 'mission', id: missionId, audience: 'players' },
    })
    const [fight] = report.fights
    if (!fight) throw new Error('no fight')
    return fight
  }
  // Nettle left it unbeaten, whom players never saw.
  const hidden = await read()
  expect(hidden.story.at(-1)).toMatch(
    /not all of their foes|not yet beaten|before all of their foes/,
  )
  expect(hidden.fallen).toEqual([])

  await everybody(table, true)
  const known = await read()
  // Six of whom two died; nobody is hidden any more.
  expect(known.story[0]).toMatch(/six foes/)
  expect(known.story.at(-1)).toMatch(/four/)
})

it('of whoever merely lay in wait nobody learns that they were there', async () => {
  const table = await fought({ within: (each) => show(each, hob) })
  const { fights } = await table.run('report.read', {
    ...{ subject: 'mission', id: missionId, audience: 'players' },
  })
  expect(fights[0]?.story.at(-1)).not.toMatch(/not all of their foes|not yet beaten|others/)
})

it('CI-069: players read of a spell that one of their own lost, and of none that a foe did', async () => {
  const lose = ({ workspace: { file } }: Table, id: string, spell: string) =>
    file.command(
      'test.lost',
      () => ({ key: 'test' }),
      (write) => {
        const about = [{ type: 'combatant' as const, id, name: id }]
        const fact = { kind: 'spell.lost', secret: false, about, with: { spell } }
        write.record(fact, { encounterId: bridgeFight, missionId })
      },
    )
  const table = await fought({
    async within(each) {
      await show(each, hob)
      lose(each, 'combatant-maro', 'Ice')
      lose(each, hob, 'Sleep')
    },
  })
  expect(await told(table, 'gm')).toMatch(/lost Ice\..*lost Sleep\./)
  const text = await told(table, 'players')
  expect(text).toContain('lost Ice.')
  expect(text).not.toContain('Sleep')
})

it('who was shown in the fight is known, though hidden again', async () => {
  const table = await fought({
    before: (each) => show(each, nettle),
    async within(each) {
      await show(each, wat)
      await show(each, wat, false)
    },
  })
  const text = await told(table, 'players')
  expect(text).toMatch(/Wat\b/)
  expect(text).toContain('Nettle leaves the fight')
  expect(text).not.toContain('Hob')
})

it('who was shown and hidden again before it began was not seen', async () => {
  const table = await fought({
    async before(each) {
      await show(each, wat)
      await show(each, wat, false)
    },
    within: (each) => show(each, hob),
  })
  expect(await told(table, 'players')).not.toMatch(/Wat\b/)
})

const everybody = (table: Table, seen: boolean) =>
  table.run('report.sayAllSeen', { subject: 'mission', id: missionId, seen })

it('where no foe was ever shown they are secret, until the game master says that all were seen', async () => {
  const table = await fought({})
  const margin = () => table.run('report.unknown', { subject: 'mission', id: missionId })
  for (const audience of ['players', 'dispatch'] as const) {
    expect(await told(table, audience), audience).not.toMatch(/Hob\b|Wat\b|Nettle/)
  }
  expect(await told(table, 'players')).toContain('foe')
  expect(await margin()).toMatchObject({ isAllSeen: false })
  expect((await margin()).unknown.map(({ name }) => name)).toContain('Crooked Wat')

  await everybody(table, true)
  for (const audience of ['players', 'dispatch'] as const) {
    expect(await told(table, audience), audience).toMatch(/Wat\b/)
  }
  expect(await told(table, 'players')).toContain('Nettle leaves the fight')
  expect(await margin()).toMatchObject({ isAllSeen: true, unknown: [] })

  await everybody(table, false)
  expect(await told(table, 'players')).not.toMatch(/Hob\b|Wat\b|Nettle/)
  await table.run('history.undo', {})
  expect(await told(table, 'players')).toMatch(/Wat\b/)
})

it('is said of one evening and its fights: what is fought later is secret again', async () => {
  const table = await fought({ before: ({ run }) => run('session.start', {}) })
  await everybody(table, true)
  await table.run('session.end', {})
  await table.run('session.start', {})
  const { encounterId } = await table.run('encounter.create', { name: 'Later', missionId })
  const from = [{ type: 'new' as const, name: 'Gripe' }]
  const { combatantIds } = await table.run('encounter.addCombatants', {
    ...{ encounterId, from, quantity: 1, side: 'foe' },
  })
  const { act } = fighting(table, encounterId)
  await act({ type: 'fight.begin' })
  const [combatantId = ''] = combatantIds
  await act({ type: 'damage', combatantId, points: 60, kind: 'real' })
  await act({ type: 'fight.end' })
  const text = await told(table, 'players')
  expect(text).toMatch(/Wat\b/)
  expect(text).not.toContain('Gripe')
})

it('names them in no sentence that was written of them, whose own lines stay', async () => {
  const table = await fought({
    async within({ run }) {
      await run('note.jot', {
        text: 'The Wat swims away, and crooked wat’s purse floats.',
        forPlayers: true,
      })
      await run('note.jot', { text: '[[Orsel Wend]] pays for it.', forPlayers: true })
    },
  })
  const text = await told(table, 'players')
  expect(text).toContain('A foe swims away, and a foe’s purse floats.')
  expect(text).toContain('Wend pays for it')
  expect(await told(table, 'gm')).toContain('The Wat swims away')
})

it('a fight by the name that the game master gave it only once players were shown that', async () => {
  const table = await fought({ within: (each) => show(each, hob) })
  const name = 'Ambush at the toll bridge'
  for (const audience of ['players', 'dispatch'] as const) {
    expect(await told(table, audience)).not.toContain(name)
  }
  expect(await told(table, 'players')).toContain('"name":"The fight"')
  expect(await told(table, 'gm')).toContain(name)
  await table.run('encounter.showName', { encounterId: bridgeFight, shown: true })
  for (const audience of ['players', 'dispatch'] as const) {
    expect(await told(table, audience)).toContain(name)
  }
})

describe('an NPC on the table without turns', () => {
  /** Ysolt looks at two of those on the table, of whom the GM shows one, or none. */
  async function looked(shown: readonly ('wolf' | 'ogre')[]) {
    const { run, ysolt, ogre } = await adventurers()
    const { npcId: wolf } = await run('npc.create', {
      name: 'The wolf of the ford',
      sheets: { [system]: { hp: 12, maxHp: 12, armor: 1 } },
    })
    await run('session.start', {})
    for (const npcId of [ogre, wolf]) await run('sceneBoard.place', { whom: [{ npcId }] })
    for (const each of shown) {
      await run('sceneBoard.show', { npcId: each === 'wolf' ? wolf : ogre, shown: true })
    }
    const actor = { type: 'character' as const, id: ysolt }
    for (const id of [ogre, wolf]) {
      await run('move.confirm', {
        ...{ system, move: 'hackAndSlash', actor, target: { type: 'npc', id }, dice: [5, 5] },
        ...{ picks: ['clean'], answers: { damage: 6 } },
      })
    }
    const [session] = await run('session.list', {})
    const read = (audience: 'gm' | 'players') =>
      run('report.read', { subject: 'session', id: session?.id ?? '', audience })
    return { players: JSON.stringify(await read('players')), gm: JSON.stringify(await read('gm')) }
  }

  it('is not named to players where they stayed hidden beside others who were shown', async () => {
    const { players, gm } = await looked(['wolf'])
    expect(players).toMatch(/Hack and Slash \(somebody not known by name\)/)
    expect(players).toMatch(/Hack and Slash \(The wolf of the ford\)/)
    expect(players).not.toContain('ogre')
    expect(gm).toContain('The ogre of the ford')
  })

  it('is not named outside a fight either, whoever else was shown', async () => {
    /** A move on one who stands hidden on the table, as players read of that evening. */
    async function players(shows: (table: Table) => unknown): Promise<string> {
      const table = await sampleWorkspace()
      const { run } = table
      const { sessionId } = await run('session.start', {})
      await shows(table)
      await run('npc.edit', { npcId: 'npc-client', name: 'Ulfric Vane' })
      await run('sceneBoard.place', { whom: [{ npcId: 'npc-client' }] })
      await run('move.confirm', {
        ...{ system: 'iron-fist', move: 'manipulate', dice: [6, 6], typed: true, picks: ['two'] },
        ...{ actor: { type: 'character', id: 'character-maro' }, given: {} },
        target: { type: 'npc', id: 'npc-client' },
      })
      const wanted = { subject: 'session', id: sessionId, audience: 'players' } as const
      return JSON.stringify(await run('report.read', wanted))
    }
    for (const shows of [() => undefined, (table: Table) => show(table, hob)]) {
      const text = await players(shows)
      expect(text).not.toMatch(/Ulfric|Vane/)
      expect(text).toContain('somebody not known by name')
    }
  })

  it('is named where it was shown, and where nobody was it is secret', async () => {
    expect((await looked(['wolf', 'ogre'])).players).toMatch(
      /Hack and Slash \(The ogre of the ford\)/,
    )
    const { players, gm } = await looked([])
    expect(players).not.toMatch(/ogre|wolf/)
    expect(gm).toContain('The ogre of the ford')
  })
})

it('a report looks once through each fight for whom players never saw, and not for the game master', async () => {
  const table = await fought({ within: (each) => show(each, hob) })
  const { value } = table.workspace.file.read((read) =>
    (['players', 'gm'] as const).map((audience) => {
      let asked = 0
      const all: typeof read.all = (sql, bindings) => {
        if (sql.includes("kind IN ('fight.begun', 'combatant.shown', 'combatant.hidden')"))
          asked += 1
        return read.all(sql, bindings)
      }
      readMaterial({ ...read, all }, { subject: 'mission', id: missionId, audience })
      return asked
    }),
  )
  expect(value).toEqual([1, 0])
})

describe('what a foe who stayed hidden did', () => {
  const maro = 'combatant-maro'
  /** The fight as players and as the game master read of it, in which these blows landed and Hob alone was seen. */
  async function afterBlows(...blows: Blow[]) {
    const table = await fought({
      async within(each) {
        await show(each, hob)
        land(each, blows)
      },
    })
    const read = async (audience: 'gm' | 'players') => {
      const report = await table.run('report.read', { subject: 'mission', id: missionId, audience })
      const [fight] = report.fights
      if (!fight) throw new Error('no fight')
      return fight
    }
    return { players: await read('players'), gm: await read('gm') }
  }
  const figures = ({ people, course, charts }: Awaited<ReturnType<typeof afterBlows>>['gm']) => ({
    ...{ people, course, charts },
  })

  it('is in no figure that players can take apart: another foe’s share of it reads the same', async () => {
    const mixed = await afterBlows([hob, maro, 31], [wat, maro, 6], [maro, hob, 4])
    const alone = await afterBlows([hob, maro, 31], [hob, maro, 6], [maro, hob, 4])
    expect(figures(mixed.players)).toEqual(figures(alone.players))
    expect(mixed.players.people.find(({ name }) => name === 'Maro')).toMatchObject({ taken: 37 })
    expect(mixed.gm.people).not.toEqual(alone.gm.people)
  })

  it('to one whom nobody saw is in no sum of theirs', async () => {
    const among = await afterBlows([maro, hob, 4], [wat, nettle, 9])
    const without = await afterBlows([maro, hob, 4])
    expect(figures(among.players)).toEqual(figures(without.players))
    expect(figures(among.gm)).not.toEqual(figures(without.gm))
  })

  it('CI-120: is told with no figure, though it was the hardest; every great blow of those they saw is', async () => {
    const own = [2, 2, 3, 4, 2].map((multiple): Blow => [maro, hob, 1, multiple])
    const { players, gm } = await afterBlows([wat, maro, 23, 4], [hob, maro, 5, 2], ...own)
    const told = players.notable.filter((line) => line.startsWith('Damage times'))
    expect(told.map((line) => /times (\d): (\w+)/.exec(line)?.slice(1).join())).toEqual([
      '2,Hob',
      ...[2, 2, 3, 4, 2].map((multiple) => `${multiple},Maro`),
    ])
    expect(players.notable.join()).not.toMatch(/23|times 4: Wat/)
    expect(gm.notable.join()).toMatch(/times 4: Wat/)
  })
})
