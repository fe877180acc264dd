import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { visibilityOf } from '../../../src/campaign/report/visibility'
import { sampleWorkspace } from '../../support/workspace'
import { closeMission, missionId } from '../../support/mission'
import {
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

describe('IF-069: what the confidential reports said', () => {
  /** What players are handed of a mission that ended alike, whatever was said of Ysolt. */
  async function handed(ofYsolt: 1 | -1) {
    const { run, ...table } = await sampleWorkspace()
    await closeMission({ run, ...table }, ofYsolt)
    const { rolls } = await run('report.read', {
      ...{ subject: 'mission', id: missionId, audience: 'gm' },
    } as const)
    const texts: string[] = []
    for (const audience of ['players', 'dispatch'] as const) {
      const written = { subject: 'mission', id: missionId, audience } as const
      const report = await run('report.read', written)
      texts.push(JSON.stringify(report).replaceAll(/"(at|exportedAt)":"[^"]+"/g, ''))
    }
    return { modifiers: rolls.map(({ modifier }) => modifier), texts }
  }

  it('makes no difference to what players are handed, so that nobody can work it out', async () => {
    const [resented, praised] = [await handed(-1), await handed(1)]
    expect(resented.modifiers).not.toEqual(praised.modifiers)
    expect(resented.texts).toEqual(praised.texts)
    for (const text of resented.texts) expect(text).not.toMatch(/"(total|modifier)":\d/)
  })
})
