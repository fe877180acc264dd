import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { ApiName } from '../../src/campaign/api'
import { api, noCommand } from '../support/api'
import type { Write } from '../../src/campaign/file/handles'
import { setAlias, setSight } from '../../src/campaign/npc/known'
import { stageSchema, type Stage } from '../../src/campaign/player-view/stage'
import { pagesOf } from '../../src/campaign/print/pages'
import { orderSchema } from '../../src/campaign/print/order'
import { scopes, subjectSchema, wholeCampaign } from '../../src/campaign/report/kinds'
import { readMaterial } from '../../src/campaign/report/material/read'
import { reduceReport } from '../../src/campaign/report/model/reduce'
import { readWording } from '../../src/campaign/report/template/api'
import { renderTemplate } from '../../src/campaign/report/template/render'
import { editMember } from '../../src/campaign/sheet/members'
import { words } from '../../src/campaign/words'
import { writePreferences } from '../../src/campaign/workspace/preferences'
import { Refusal } from '../../src/shared/reply'
import { sights } from '../../src/shared/sight'
import { rounds, seed, tellAttempted } from '../support/fight/rounds'
import { bridgeFight } from '../support/fight/short-fight'
import { missionId } from '../support/mission'
import {
  characterId,
  reportEvening,
  sessionId,
  type ReportTable,
} from '../support/reports/report-evening'
import { Chance } from './support/chance'
import { Tally } from './support/tally'

const campaigns = rounds({ short: 40, whole: 1_000, alone: 10_000 })

const playerNames = (Object.keys(api) as ApiName[]).filter((name) =>
  api[name].windows.includes('player'),
)
const cast = ['npc-chief', 'npc-client', 'npc-magister', 'npc-ferrywoman'] as const
/** What a report of each scope may be of. */
const ids = {
  session: sessionId,
  mission: missionId,
  character: characterId,
  campaign: wholeCampaign,
}
const aliases = ['the hooded man', 'a voice in the fog', 'the woman with the bell', 'number four']

/** A campaign that has been played, with a fight in which everybody stands who is renamed later. */
async function playedCampaign(): Promise<ReportTable & { ford: string; noteId: string }> {
  const table = await reportEvening()
  const { run } = table
  for (const npcId of cast) {
    const sheets = { 'cold-iron': { h: 6, d: 5, pt: 12 }, 'iron-fist': { harmSuffered: 1 } }
    await run('npc.edit', { npcId, sheets } as never)
  }
  const { encounterId } = await run('encounter.create', { name: 'At the ford' })
  const put = (type: 'npc' | 'character', id: string, side: 'party' | 'foe', quantity = 1) =>
    run('encounter.addCombatants', { encounterId, from: [{ type, id }], side, quantity } as never)
  await put('character', 'character-brannoch', 'party')
  await put('npc', 'npc-chief', 'foe', 3)
  for (const id of cast.slice(1)) await put('npc', id, 'foe')
  await run('encounter.act', { encounterId, event: { type: 'fight.begin' } })
  const { combatants } = await run('encounter.preparation', { encounterId })
  await run('encounter.show', {
    ...{ encounterId, combatantIds: combatants.map(({ id }) => id), shown: true },
  })
  const { noteId } = await run('note.create', { title: 'A letter', body: 'x' } as never)
  await run('scene.begin', { name: 'At the ford' } as never).catch(() => undefined)
  return { ...table, ford: encounterId, noteId }
}

const syllables = 'ka ru ul ørn zé thwa ld mor wen xi ßa jy qo'.split(' ')
const joints = [' ', ' ', ' ', '-', ' of ', '’s ', ' (', '. ']

/** A name that no text of the campaign holds; of the same make where the chance is, whichever it is. */
function nameOf(shape: readonly string[], own: Chance, mark: string): string {
  const word = () => {
    const text = Array.from({ length: own.between(2, 4) }, () => own.of(syllables) ?? '').join('')
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}${mark}`
  }
  return shape.reduce(
    (text, joint) => `${text}${joint}${word()}${joint === ' (' ? ')' : ''}`,
    word(),
  )
}

interface Person {
  id: string
  /** What they are called now, and were before. */
  names: string[]
  alias: string
  sight: (typeof sights)[number] | null
}

/** Who is who in a small campaign: all of it by its seed, the names by another one. */
function peopleOf(round: number, spelling: number): Person[] {
  const chance = new Chance(seed * 7919 + round)
  return cast.map((id, at) => {
    const own = new Chance(seed * 104_729 + round * 31 + spelling * 7 + at)
    const shape = () => Array.from({ length: chance.between(0, 2) }, () => chance.of(joints) ?? ' ')
    const count = chance.between(1, 3)
    const names = Array.from({ length: count }, (_, nth) =>
      // No two names share a word: what is found of one is of nobody else.
      nameOf(shape(), own, `${'bcdf'[at]}${'ghj'[nth]}${'vw'[spelling]}z`),
    )
    return {
      ...{ id, names, alias: aliases[at] ?? '' },
      sight: chance.of([null, null, ...sights]) ?? null,
    }
  })
}

const firstWord = (name: string) => name.split(/[ (.’-]/)[0] ?? name
const spelt = [
  (name: string) => name,
  (name: string) => name.toUpperCase(),
  (name: string) => name.toLowerCase(),
  (name: string) => `**${name}**`,
  (name: string) => name.replaceAll(' ', '\n'),
  (name: string) => `${name}’s`,
  (name: string) => `“${name}”, or ${firstWord(name)}`,
  (name: string) => `some ${firstWord(name).toLowerCase()}, so they say`,
]

/** Writes a small campaign: everybody has other names, and texts of every kind tell of them. */
function write(
  campaign: Write,
  { ford, noteId }: { ford: string; noteId: string },
  people: readonly Person[],
  chance: Chance,
): void {
  const run = (sql: string, bindings: Record<string, string | number | null>) =>
    campaign.run(sql, bindings)
  const anyName = () => {
    const named = (chance.of(people) ?? people[0])?.names ?? []
    return (chance.of(spelt) ?? String)(chance.of(named) ?? '')
  }
  const sentence = () => `${anyName()} met ${anyName()} at the ford. Then ${anyName()} left.`
  for (const { id, names } of people) {
    for (const name of names) editMember(campaign, 'npc', id, { name }, {})
    const rows = campaign.all<{ id: string }>('SELECT id FROM combatant WHERE npc_id = @id', { id })
    for (const [at, row] of rows.entries()) {
      const label = `${names.at(-1) ?? ''}${rows.length > 1 ? ` ${at + 1}` : ''}`
      run('UPDATE combatant SET label = @label WHERE id = @id', { id: row.id, label })
    }
  }
  run('UPDATE mission SET name = @n, client = @c, brief = @b, reward = @b', {
    ...{ n: `For ${anyName()}`, c: anyName(), b: `${sentence()}\n\n${sentence()}` },
  })
  run('UPDATE objective SET text = @text', { text: `Find ${anyName()}` })
  // It has ended, so that it is told as the last one.
  run('UPDATE session SET name = @name, ended_at = started_at', {
    name: `The night of ${anyName()}`,
  })
  run('UPDATE encounter SET name = @name', { name: `Fight with ${anyName()}` })
  run('UPDATE scene SET name = @name', { name: `At the house of ${anyName()}` })
  run('UPDATE milestone SET deed = @deed', { deed: `Spoke to ${anyName()}` })
  run('UPDATE mission_reward SET source = @source', { source: anyName() })
  run('INSERT OR REPLACE INTO report_letter (id, addressee, sender) VALUES (1, @a, @a)', {
    a: anyName(),
  })
  run('UPDATE note SET title = @t, body = @b WHERE id = @noteId', {
    ...{ noteId, t: anyName() },
    b: `From [[npc:${chance.of(cast) ?? ''}|x]]: ${sentence()} ![${anyName()}](picture:none)`,
  })
  run(
    `INSERT OR REPLACE INTO report_template (template, audience, body) VALUES ('session', 'players', @body)`,
    {
      body: `{{title}}, and ${sentence()} {{#timeline}}{{#scenes}}{{#events}}{{text}}\n{{/events}}{{/scenes}}{{/timeline}}`,
    },
  )
  const track = (
    id: string,
    kind: string,
    size: number,
    value: number,
    sight: string,
    name: string,
  ) =>
    run(
      `INSERT INTO track (id, position, name, kind, size, value, visibility, sight)
       VALUES (@id, 90, @name, @kind, @size, @value, 'open', @sight)`,
      { id, kind, size, value, sight, name },
    )
  track('t-1', 'clock', 4, 1, 'figures', `Wrath of ${anyName()}`)
  // Figures that stand nowhere else: of a pool in a bar or a word nobody reads them.
  track('t-2', 'points', 97, chance.between(60, 96), chance.of(['word', 'bar']) ?? 'bar', 'Nerve')
  run(`INSERT INTO track_about (track_id, type, entity_id) VALUES ('t-2', 'npc', @id)`, {
    id: chance.of(cast) ?? '',
  })
  const about = people.map(({ id, names }) => ({
    type: 'npc' as const,
    id,
    name: names.at(-1) ?? '',
  }))
  const place = { sessionId, missionId, encounterId: bridgeFight } as never
  for (const ref of about.slice(0, chance.between(1, 4))) {
    const { id } = ref
    const bearer = { type: 'npc' as const, id, name: ref.name }
    campaign.record(
      { kind: 'combatant.joined', secret: false, about: [bearer], with: { turn: 1 } },
      place,
    )
    campaign.record(
      {
        ...{ kind: 'move.made', secret: false, about: [bearer], from: sentence() },
        cause: { key: 'report.said', with: { value: sentence() } },
        dice: { faces: [3, 4], typed: true },
        // A band would be told in a way that follows from when it was.
        chosen: [{ key: 'report.said', with: { value: sentence() } }],
        with: { total: 7, band: 'told' },
      },
      place,
    )
  }
  for (const [at, { id, names, alias, sight }] of people.entries()) {
    setAlias(campaign, id, alias)
    setSight(campaign, id, sight)
    run('INSERT INTO scene_presence (npc_id, position) VALUES (@id, @at)', { id, at })
    const who = { type: 'npc' as const, id, name: names.at(-1) ?? '' }
    campaign.record({ kind: 'sceneBoard.shown', secret: true, about: [who] })
  }
  expect(ford).not.toBe('')
}

const stages: Stage[] = [
  ...(['moment', 'scene', 'move', 'recap', 'curtain'] as const).map((kind) => ({ kind })),
  { kind: 'mission', missionId },
]

/** When something was written down is another matter each time. */
const withoutClock = (text: string) =>
  text.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|"time":"[\d:]+"|\b\d\d:\d\d\b/g, '')

/** Every question of players under a stage, and what they are handed: one report, one print. */
function askedBy(
  read: Write,
  { noteId }: { noteId: string },
  dataFolder: string,
  chance: Chance,
): Map<string, string> {
  const told = new Map<string, string>()
  const openFile = { read: <Value>(ask: (from: Write) => Value) => ({ value: ask(read) }) }
  const handout = stageSchema.parse({ kind: 'handout', noteId })
  for (const stage of [...stages, handout]) {
    // What stands on no stage answers the same whatever that is: once is enough.
    const names = stage.kind === 'moment' ? playerNames : (['playerView.stage'] as const)
    for (const name of names) {
      const definition = api[name]
      const input = name === 'playerView.picture' ? { pictureId: 'none' } : {}
      const from =
        definition.kind === 'operation' ? { openFile, stage, host: { dataFolder } } : read
      const answer = definition.run(from as never, input as never, noCommand)
      told.set(`${stage.kind} ${name}`, JSON.stringify(answer))
    }
  }
  const subject = chance.of(subjectSchema.options) ?? 'session'
  const id = ids[scopes[subject]]
  const audience = chance.of(['players', 'players', 'dispatch'] as const) ?? 'players'
  const material = readMaterial(read, { subject, id, audience })
  const report = reduceReport(material, words, '2026-01-01T00:00:00Z')
  const body = readWording(read, subject, audience)
  told.set(`${audience} ${subject}`, withoutClock(JSON.stringify(report)))
  told.set(`${audience} ${subject} in words`, withoutClock(renderTemplate(body, report)))
  const prints = [
    { form: 'cards', things: cast.map((npc) => ({ noun: 'npc', id: npc })) },
    { form: 'handouts', things: [{ noun: 'note', id: noteId }] },
    { form: 'fights', things: ['t-1', 't-2'].map((track) => ({ noun: 'track', id: track })) },
  ]
  const order = orderSchema.parse({ ...chance.of(prints), reader: 'players' })
  told.set(`print of ${order.form}`, JSON.stringify(pagesOf(read, order)))
  // With its turns at an end, the same people stand against them without any.
  read.run(`UPDATE encounter SET status = 'over'`)
  const from = { openFile, stage: stages[0], host: { dataFolder } } as never
  const sides = api['playerView.fight'].run(from, {}, noCommand)
  told.set('sides playerView.fight', JSON.stringify(sides))
  return told
}

/** Fails where two answers are not the same, with where they part. */
function differMustNot(what: string, one: string, other: string): void {
  if (one === other) return
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60)
  throw new Error(`${what} follows from a name: …${around(one)}… or …${around(other)}…`)
}

/** Thrown once all is asked: nothing of a small campaign stays. */
class Asked extends Error {}

interface Seen {
  label: string
  look: string | null
  points: object | null
}

/** Fails where somebody is seen otherwise than the level says that is said of them. */
function levelsMustHold(fight: string, people: readonly Person[]): void {
  const { people: seen } = JSON.parse(fight) as { people: Seen[] }
  for (const { alias, sight } of people) {
    const label = alias.charAt(0).toUpperCase() + alias.slice(1)
    const own = seen.filter((each) => each.label.startsWith(label))
    if (own.length === 0) throw new Error(`nobody is called ${label}`)
    for (const { look, points } of own) {
      if (sight === null) continue
      const told =
        points === null
          ? look === null
            ? 'nothing'
            : 'word'
          : 'isBar' in points
            ? 'bar'
            : 'figures'
      if (told !== sight) throw new Error(`${label} is seen by ${told}, not ${sight}`)
    }
  }
}

it('no small campaign tells players a name that they do not know, nor anything that follows from it', async () => {
  const table = await playedCampaign()
  const tally = new Tally('aliases')
  const folders = sights.map((foe, at) => {
    const folder = join(table.folder, `sight-${at}`)
    mkdirSync(folder)
    writePreferences(folder, { sight: { party: 'word', foe } })
    return folder
  })
  let [asked, told] = [0, 0]
  /** What stood on each stage, curtains aside. */
  const shown = new Set<string>()
  /** A campaign of this round, in one of two spellings of its names, asked and gone again. */
  const ask = (round: number, spelling: number) => {
    const people = peopleOf(round, spelling)
    const chance = new Chance(seed * 15_485_863 + round)
    let answers = new Map<string, string>()
    try {
      table.workspace.file.command(
        'test.campaign',
        () => ({ key: 'test' }),
        (campaign) => {
          write(campaign, table, people, chance)
          answers = askedBy(campaign, table, chance.of(folders) ?? '', chance)
          throw new Asked()
        },
      )
    } catch (error) {
      if (error instanceof Refusal) throw new Error(JSON.stringify(error), { cause: error })
      if (!(error instanceof Asked)) throw error
    }
    return { people, answers }
  }
  for (let round = 0; round < campaigns; round++) {
    await tally.attempt(`campaign ${round}`, () => {
      const [one, other] = [ask(round, 0), ask(round, 1)]
      for (const [what, text] of one.answers) {
        asked++
        if (text !== '{"kind":"curtain"}') shown.add(what)
        if (aliases.some((alias) => text.toLowerCase().includes(alias))) told++
        const low = text.toLowerCase()
        for (const name of one.people.flatMap(({ names }) => names)) {
          const word = name
            .toLowerCase()
            .split(/[^\p{L}]+/u)
            .find((each) => each.length > 4 && low.includes(each))
          if (word !== undefined)
            throw new Error(
              `${what}: ${word} in …${text.slice(Math.max(0, low.indexOf(word) - 150), low.indexOf(word) + 80)}…`,
            )
        }
        // Whatever they are called, players read the same to the letter: nothing can be worked out.
        differMustNot(what, text, other.answers.get(what) ?? '')
        if (!what.endsWith('playerView.fight') && /\b(?:now|value)":(?:[6-9]\d)\b/.test(text)) {
          throw new Error(`${what} tells a figure of a pool`)
        }
      }
      levelsMustHold(one.answers.get('moment playerView.fight') ?? '', one.people)
      levelsMustHold(one.answers.get('sides playerView.fight') ?? '', one.people)
      return Promise.resolve()
    })
  }
  tellAttempted({ ...tally.line({ asked, told }), rounds: campaigns })
  // The aliases stand nearly everywhere: what is looked for is there to be found.
  expect(tally.failures()).toEqual([])
  expect(told).toBeGreaterThan(campaigns * 4)
  for (const stage of [...stages, { kind: 'handout' }]) {
    if (stage.kind !== 'curtain') expect(shown).toContain(`${stage.kind} playerView.stage`)
  }
})
