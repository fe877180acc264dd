import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { visibilityOf } from '../../../src/campaign/report/visibility'
import { landEffects } from '../../../src/campaign/sheet/land'
import { missionId } from '../../support/mission'
import {
  byHand,
  characterId,
  reportEvening,
  sessionId,
  type ReportTable,
} from '../../support/reports/report-evening'
import { factKinds } from '../../support/catalogue'
import { marker } from '../../support/secrets/secret-rows'
import { plantFacts, plantInRows } from '../../support/secrets/secrets'

const kinds = factKinds.filter((kind) => !kind.startsWith('letter.'))

const subjects = [
  ['mission', missionId],
  ['session', sessionId],
  ['character', characterId],
  ['recap', sessionId],
  ['saga', characterId],
  ['chronicle', 'campaign'],
  ['board', 'campaign'],
] as const

async function everyFile(
  { run, answers, folder }: ReportTable,
  audience: 'gm' | 'players' | 'dispatch',
) {
  const files: Record<string, string> = {}
  for (const [subject, id] of subjects) {
    for (const format of ['md', 'html', 'pdf', 'json'] as const) {
      answers.saveTo = join(folder, `${subject}.${audience}.${format}`)
      const path = await run('report.export', { subject, id, audience, format })
      files[`${subject}.${audience}.${format}`] = readFileSync(path ?? '', 'utf8')
    }
  }
  return files
}

/** Every place of the file and every fact that could tell a secret, with a secret in it. */
async function eveningOfSecrets() {
  const table = await reportEvening()
  plantFacts(table, kinds, true)
  const gmKinds = kinds.filter((kind) => visibilityOf(kind) === 'gm')
  plantFacts(table, [...gmKinds, 'gossip.heard'], false)
  return { table, planted: plantInRows(table) }
}

describe('what is not for players', () => {
  it('is planted in every table that holds secrets', async () => {
    const { planted } = await eveningOfSecrets()
    for (const place of [
      ...['mission.secret', 'npc.secret', 'character.secret', 'place.secret', 'front.name'],
      ...['danger.name', 'danger.impulse', 'portent.text', 'stake.question', 'session.summary'],
      ...['scene.name', 'note.body', 'track.name', 'mission_reward.source', 'appointment.name'],
      ...['custom_move.trigger_text', 'mission_cast.note', 'encounter.description'],
    ]) {
      expect(planted).toContain(place)
    }
  })

  it('stands in no file for players and in no dispatch, whatever the format', async () => {
    const { table } = await eveningOfSecrets()
    for (const audience of ['players', 'dispatch'] as const) {
      for (const [name, text] of Object.entries(await everyFile(table, audience))) {
        expect(text.match(new RegExp(`${marker}[^"<\\n]*`, 'g')) ?? [], name).toEqual([])
      }
    }
  })

  it('does stand in the files of the game master, so that a leak would be seen', async () => {
    const { table } = await eveningOfSecrets()
    const files = Object.values(await everyFile(table, 'gm')).join('\n')
    for (const place of ['mission.secret', 'front.name', 'session.summary', 'scene.name']) {
      expect(files).toContain(`${marker} ${place}`.replaceAll('_', String.raw`\_`))
    }
    expect(files).toContain(`${marker} fact portent.cameTrue`)
  })

  it('cannot be had by any wording: a template sees what its reader may read', async () => {
    const { table } = await eveningOfSecrets()
    const { run } = table
    const { names } = await run('report.template', { subject: 'mission', audience: 'players' })
    // Every name there is, as a section of every other, three deep, escaped and not.
    const tops = names.filter((name) => !name.includes('.'))
    const parts = [...new Set(names.map((name) => name.slice(name.lastIndexOf('.') + 1)))]
    const inner = parts.map((part) => `{{{${part}}}}{{#${part}}}{{.}}{{/${part}}}`).join(' ')
    const middle = parts.map((part) => `{{#${part}}}${inner}{{/${part}}}`).join(' ')
    for (const audience of ['players', 'dispatch'] as const) {
      for (const top of tops) {
        const body = `{{#${top}}}${middle.slice(0, 45_000 - 100)}{{/${top}}}`
        const wanted = { subject: 'mission' as const, id: missionId, audience }
        const whole =
          body.length < 50_000 && middle.length < 44_900 ? body : `{{#${top}}}${inner}{{/${top}}}`
        const { nodes } = await run('report.preview', { ...wanted, body: whole })
        expect(JSON.stringify(nodes), top).not.toContain(marker)
      }
    }
  })

  it('IF-064 holds no vote: neither who reported, nor the terms of a modifier', async () => {
    const table = await reportEvening()
    for (const audience of ['players', 'dispatch'] as const) {
      const told = await table.run('report.read', { subject: 'mission', id: missionId, audience })
      expect(told.votes).toEqual([])
      expect(told.rolls.flatMap(({ terms }) => terms)).toEqual([])
      expect(JSON.stringify(told)).not.toMatch(/IF-06|companion/i)
    }
    const gm = await table.run('report.read', { subject: 'mission', id: missionId, audience: 'gm' })
    expect(gm.votes).toHaveLength(4)
    expect(gm.rolls[0]?.terms.map(({ rule }) => rule)).toContain('IF-064')
  })
})

/** What players are handed of the sample's evening in every report, its mission closed as is said. */
async function handed(closing: Parameters<typeof reportEvening>[0], goesOn = false) {
  const table = await reportEvening(closing)
  const { run } = table
  if (goesOn) await earnAgain(table)
  const { rolls } = await run('report.read', {
    ...{ subject: 'mission', id: missionId, audience: 'gm' },
  } as const)
  const texts: Record<string, string> = {}
  for (const [subject, id] of subjects) {
    for (const audience of ['players', 'dispatch'] as const) {
      const wanted = { subject, id, audience } as const
      const report = await run('report.read', wanted)
      const { nodes } = await run('report.preview', wanted)
      const told = JSON.stringify([report, nodes]).replaceAll(/"(at|time|exportedAt)":"[^"]*"/g, '')
      texts[`${subject} ${audience}`] = told
    }
  }
  return { rolls, texts }
}

describe('IF-069: what the confidential reports said', () => {
  it('makes no difference to what players are handed, so that nobody can work it out', async () => {
    const [resented, praised] = [await handed({ ofYsolt: -1 }), await handed({ ofYsolt: 1 })]
    const modifiers = ({ rolls }: typeof praised) => rolls.map(({ modifier }) => modifier)
    expect(modifiers(resented)).not.toEqual(modifiers(praised))
    expect(resented.texts).toEqual(praised.texts)
    for (const text of Object.values(resented.texts)) expect(text).toContain('"rolls":[]')
  })
})

/** Maro earns a point of experience for something else that evening, however many they have. */
async function earnAgain(table: ReportTable) {
  const { run } = table
  const maro = (await run('character.list', {})).find(({ id }) => id === 'character-maro')
  const from = Number((maro?.sheets['iron-fist'] as { xp?: number } | undefined)?.xp)
  byHand(table, (write) =>
    landEffects(
      write,
      {
        ...{ member: { type: 'character', id: 'character-maro' }, system: 'iron-fist' },
        ...{ sheet: maro?.sheets['iron-fist'] ?? {}, cause: { key: 'ironFist.lie.title' } },
        effects: [{ on: 'actor', field: 'xp', from, to: from + 1, rule: 'IF-041' }],
      },
      { missionId },
    ),
  )
}

describe('IF-071: who heard what the others reported', () => {
  it('is in no report for players, nor to be worked out from what they are told', async () => {
    const [heard, not] = [await handed({ ofMaro: 'learn' }), await handed({ ofMaro: 'xp' })]
    const picks = ({ rolls }: typeof heard) => rolls.map(({ chosen }) => chosen)
    expect(picks(heard)).not.toEqual(picks(not))
    expect(heard.texts).toEqual(not.texts)
  })

  it('is not to be worked out from a figure that something else changed as well', async () => {
    const [heard, not] = [
      await handed({ ofMaro: 'learn' }, true),
      await handed({ ofMaro: 'xp' }, true),
    ]
    expect(heard.texts['session players']).toContain('XP')
    expect(heard.texts).toEqual(not.texts)
  })
})
