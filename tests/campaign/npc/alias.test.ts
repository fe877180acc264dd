import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ApiName } from '../../../src/campaign/api'
import { api } from '../../support/api'
import { answer } from '../../../src/campaign/workspace/answer'
import { formatSchema } from '../../../src/campaign/report/kinds'
import { bridgeFight } from '../../support/fight/short-fight'
import { missionId } from '../../support/mission'
import { byHand, reportEvening, sessionId } from '../../support/reports/report-evening'
import { sampleWorkspace } from '../../support/workspace'

type Table = Awaited<ReturnType<typeof sampleWorkspace>>

const playerNames = (Object.keys(api) as ApiName[]).filter((name) =>
  api[name].windows.includes('player'),
)
const chief = 'npc-chief'
const nameOf = async ({ run }: Table, id: string) =>
  (await run('npc.byId', { ids: [id] }))[0]?.name ?? ''

/** Everything that a player's window may ask, as it answers now. */
async function seenBy({ workspace }: Table): Promise<string> {
  const answers = await Promise.all(
    playerNames.map((name) => answer(workspace, 'player', name, {} as never)),
  )
  return JSON.stringify(answers)
}

/** Every document of the evening for an audience, in every format that is text. */
async function documents(table: Table, audience: 'gm' | 'players' | 'dispatch'): Promise<string> {
  const { run, answers, folder } = table
  const texts: string[] = []
  for (const format of formatSchema.options) {
    for (const [subject, id] of [
      ['session', sessionId],
      ['mission', missionId],
      ['character', 'character-maro'],
    ] as const) {
      answers.saveTo = join(folder, `evening.${format}`)
      const path = await run('report.export', { subject, id, audience, format })
      // When it was written is another matter each time.
      texts.push(readFileSync(path ?? '', 'utf8').replace(/"exportedAt": "[^"]*"/, ''))
    }
  }
  return texts.join('\n')
}

const refused = (key: string) => ({ ok: false, error: { message: { key } } })

describe('an alias', () => {
  it('stands in every document for players in place of the name, until the NPC is revealed', async () => {
    const table = await reportEvening()
    const { run } = table
    const { npcId } = await run('npc.create', { name: 'Ulric Thornwald' } as never)
    byHand(table, (write) => {
      write.run(
        `UPDATE combatant SET npc_id = @npcId, label = 'Ulric Thornwald 2' WHERE id = 'combatant-raider-3'`,
        { npcId },
      )
      const about = [
        { type: 'combatant' as const, id: 'combatant-raider-3', name: 'Ulric Thornwald 2' },
      ]
      write.record(
        { kind: 'combatant.joined', secret: false, about, with: { turn: 1 } },
        { encounterId: bridgeFight, missionId },
      )
    })
    await run('mission.edit', {
      missionId,
      client: 'Ulric Thornwald',
      brief: 'See ULRIC **Thornwald** at dusk. Thornwald pays.',
    } as never)
    await run('report.editTemplate', {
      ...{ subject: 'session', audience: 'players' },
      body: '{{title}} with Ulric Thornwald\n\n{{#timeline}}{{#scenes}}{{#events}}{{text}}\n\n{{/events}}{{/scenes}}{{/timeline}}',
    })
    const known = await documents(table, 'players')
    expect(known.match(/Thornwald/g)?.length).toBeGreaterThan(10)

    await run('npc.setAlias', { npcId, alias: 'the hooded man' })
    for (const audience of ['players', 'dispatch'] as const) {
      const told = await documents(table, audience)
      expect(told, audience).not.toMatch(/ulric|thornwald/i)
      expect(told, audience).toMatch(/hooded man/i)
    }
    expect(await documents(table, 'players')).toContain('The hooded man 2')
    expect(await documents(table, 'gm')).toContain('Ulric Thornwald')

    await run('npc.reveal', { npcIds: [npcId] })
    const after = await documents(table, 'players')
    expect(after).toContain('Now it is known: the hooded man is Ulric Thornwald.')
    expect(after.replaceAll('the hooded man is', '')).not.toMatch(/hooded/i)
    // Known by another name again, nobody learns that the one was the other.
    await run('npc.setAlias', { npcId, alias: 'the ferryman' })
    expect(await documents(table, 'players')).not.toMatch(/ulric|thornwald|hooded/i)
    await run('history.undo', {})
    await run('history.undo', {})
    expect(await documents(table, 'players')).not.toMatch(/ulric|thornwald/i)
    await run('history.undo', {})
    expect(await documents(table, 'players')).toBe(known)
  })

  it('goes for every name that somebody had, whatever their label in a fight', async () => {
    const table = await sampleWorkspace()
    const { run } = table
    await run('encounter.act', { encounterId: bridgeFight, event: { type: 'fight.begin' } })
    const { combatants } = await run('encounter.preparation', { encounterId: bridgeFight })
    const foe = combatants.find(({ template }) => template?.type === 'npc')
    const npcId = foe?.template?.id ?? ''
    const was = await nameOf(table, npcId)
    await run('encounter.show', {
      encounterId: bridgeFight,
      combatantIds: combatants.filter(({ side }) => side === 'foe').map(({ id }) => id),
      shown: true,
    })
    await run('npc.edit', { npcId, name: 'Morwen Oakheart' })
    await run('track.create', {
      ...{ kind: 'clock', size: 4, name: 'Oakheart gathers riders', visibility: 'open' },
    } as never)
    const { noteId } = await run('note.create', {
      title: 'A letter',
      body: `From [[Morwen Oakheart]], once ${was}. ![Morwen Oakheart](picture:none)`,
    } as never)
    await run('npc.setAlias', { npcId, alias: 'the hooded man' })
    for (const kind of ['moment', 'handout'] as const) {
      await run('playerView.show', {
        stage: { kind, ...(kind === 'handout' ? { noteId } : {}) } as never,
      })
      const seen = await seenBy(table)
      expect(seen).not.toMatch(/morwen|oakheart|npc-|combatant-/i)
      expect(seen.toLowerCase()).not.toContain(was.toLowerCase())
      expect(seen).toMatch(/hooded man/i)
    }
    const printed = await run('print.preview', {
      ...{ form: 'handouts', things: [{ noun: 'note', id: noteId }], reader: 'players' },
    } as never)
    expect(JSON.stringify(printed.nodes)).not.toMatch(/morwen|oakheart/i)
    const card = await run('print.preview', {
      ...{ form: 'cards', things: [{ noun: 'npc', id: npcId }], reader: 'players' },
    } as never)
    expect(JSON.stringify(card.nodes)).toContain('The hooded man')
    expect(JSON.stringify(card.nodes)).not.toMatch(/morwen|oakheart/i)
    await run('npc.reveal', { npcIds: [npcId] })
    expect(await seenBy(table)).toMatch(/Morwen Oakheart/)
  })

  it('goes for several of one name', async () => {
    const table = await sampleWorkspace()
    const { run } = table
    const { npcId } = await run('npc.create', { name: 'Marsh Goblin' } as never)
    await run('track.create', {
      ...{ kind: 'clock', size: 4, visibility: 'open' },
      name: 'Marsh Goblins at the ford, GOBLINS all over',
    } as never)
    await run('npc.setAlias', { npcId, alias: 'mud imp' })
    await run('playerView.show', { stage: { kind: 'moment' } as never })
    const seen = await seenBy(table)
    expect(seen).not.toMatch(/goblin/i)
    expect(seen).toContain('Mud imps at the ford, mud imps all over')
  })

  it('may not tell who it is, nor name another who has one', async () => {
    const table = await sampleWorkspace()
    const { run, call } = table
    const make = async (name: string) => (await run('npc.create', { name } as never)).npcId
    const [one, other] = [await make('Ulric Thornwald'), await make('Berengar Holt')]
    expect(await call('npc.setAlias', { npcId: one, alias: 'Ulric the Red' })).toMatchObject(
      refused('refusal.aliasTells'),
    )
    expect(await call('npc.reveal', { npcIds: [one] })).toMatchObject(refused('refusal.noAlias'))
    await run('npc.setAlias', { npcId: one, alias: 'friend of Holt' })
    // It names the other only once that one has an alias.
    await run('npc.setAlias', { npcId: other, alias: 'the ferryman' })
    await run('mission.edit', { missionId, client: 'Ulric Thornwald' } as never)
    await run('playerView.show', { stage: { kind: 'mission' } })
    const seen = await seenBy(table)
    expect(seen).not.toMatch(/ulric|thornwald|berengar|holt/i)
    expect(seen).toContain('Somebody')
    expect(await call('npc.setAlias', { npcId: one, alias: 'cousin of BERENGAR' })).toMatchObject(
      refused('refusal.aliasTells'),
    )
  })

  it('is told in the journal to the game master, and once it is over to everybody who it was', async () => {
    const { run, workspace } = await sampleWorkspace()
    const last = () =>
      JSON.parse(
        workspace.file.read((read) =>
          read.get<{ fact: string }>('SELECT fact FROM live_fact ORDER BY id DESC LIMIT 1'),
        ).value?.fact ?? '',
      ) as object
    const told = { about: [{ id: chief }], with: { alias: 'the hooded man' } }
    await run('npc.setAlias', { npcId: chief, alias: 'the hooded man' })
    expect(last()).toMatchObject({ kind: 'npc.aliased', secret: true, ...told })
    await run('npc.reveal', { npcIds: [chief] })
    expect(last()).toMatchObject({ kind: 'npc.revealed', secret: false, ...told })
  })
})

describe('how much players see of an NPC', () => {
  it('is what is said of them, else what is said of their side', async () => {
    const table = await sampleWorkspace()
    const { run } = table
    await run('encounter.act', { encounterId: bridgeFight, event: { type: 'fight.begin' } })
    const { combatants } = await run('encounter.preparation', { encounterId: bridgeFight })
    const foe = combatants.find(({ template }) => template?.type === 'npc')
    const npcId = foe?.template?.id ?? ''
    await run('encounter.show', {
      ...{ encounterId: bridgeFight, combatantIds: [foe?.id ?? ''], shown: true },
    })
    const seen = async () => {
      const people = (await run('playerView.fight', {}))?.people ?? []
      const { look, points } = people.find(({ side }) => side === 'foe') ?? {}
      return { look, points }
    }
    expect(await seen()).toEqual({ look: 'unhurt', points: null })
    await run('npc.setSight', { npcId, sight: 'nothing' })
    expect(await seen()).toEqual({ look: null, points: null })
    await run('npc.setSight', { npcId, sight: 'bar' })
    expect(await seen()).toEqual({ look: 'unhurt', points: { now: 8, most: 8, isBar: true } })
    await run('npc.setSight', { npcId, sight: 'figures' })
    expect((await seen()).points).not.toHaveProperty('isBar')
    await run('npc.setSight', { npcId, sight: null })
    expect(await seen()).toEqual({ look: 'unhurt', points: null })
    await run('history.undo', {})
    expect((await seen()).points).not.toBeNull()
  })
})
