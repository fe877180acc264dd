import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collectAll } from '../../../src/campaign/exchange/collect'
import type { Things } from '../../../src/campaign/exchange/document'
import { readGiven, readPastedRows } from '../../../src/campaign/exchange/file'
import type { Given } from '../../../src/campaign/exchange/given'
import { sheetFields, targetsOf } from '../../../src/campaign/exchange/spreadsheet/columns'
import { asSpreadsheet } from '../../../src/campaign/exchange/spreadsheet/write'
import { ruleSystems } from '../../../src/rules'
import { Refusal } from '../../../src/shared/reply'
import { words } from '../../../src/campaign/words'
import { content } from '../../support/dump'
import { temporaryFolder } from '../../support/folder'
import { sampleWorkspace } from '../../support/workspace'

const fixture = (name: string) => join(import.meta.dirname, '../../fixtures/prep', name)
const people = (text: string, systems: string[] = []) =>
  readPastedRows({ text, kind: 'people', title: 'x' }, systems)
const table = (text: string) => readPastedRows({ text, kind: 'table', title: 'Omens' }, [])
const told = ({ leftOver }: Given) => leftOver.map(({ at, what }) => `${at}: ${words.say(what)}`)
/** Tables with their dice and their rows as `from-to text`. */
const tables = ({ things }: Given) =>
  (things.oracle_table ?? []).map(({ name, diceCount, diceSides, rows }) => [
    name,
    `${String(diceCount)}d${String(diceSides)}`,
    ...(rows as { from: number; to: number; text: string }[]).map(
      ({ from, to, text }) => `${from}-${to} ${text}`,
    ),
  ])

function refusal(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    if (error instanceof Refusal) return error.words.key
    throw error
  }
  return 'none'
}

describe('people out of a spreadsheet', () => {
  it('come by the names of their columns, a column of no field is one of the game master’s own, and what has no place is told', () => {
    const given = readGiven(fixture('people.csv'), ['dungeon-world'])
    expect(given.things.npc).toMatchObject([
      {
        name: 'Ottokar Vane',
        description: 'Keeps the ferry; and\na grudge',
        secret: 'Sold the bell',
        sheets: { 'dungeon-world': { hp: 12, armor: 2 } },
        ownFields: [{ name: 'Shoe size', value: '44' }],
      },
      { name: 'Brid', sheets: { 'dungeon-world': { armor: 0 } } },
    ])
    expect(told(given)).toEqual([
      'Row 3: Hit points: “six” finds no place there.',
      'Row 4: It lacks what it cannot be without, and stays out.',
    ])
  })

  it('IF-108 are previewed with the columns that a sheet takes, and with what it is where no column says so', () => {
    const readAs = (text: string) => {
      const given = people(text, ['iron-fist'])
      return { said: given.readAs && words.say(given.readAs), given }
    }
    const unknown = readAs('Name\tTemper\nBrid\tcalm')
    expect(unknown.said).toMatch(/^Read as people, without sheets\. Fields of your own: Temper\./)
    expect(unknown.said).toContain(
      'Columns that a sheet of Iron Fist takes: Sort of foe, Harm Suffered,',
    )
    const armed = readAs('Name\tArmor\nBrid\t1')
    expect(armed.said).toContain('Where no column says so: Sort of foe: Minion')
    expect(armed.given.things.npc).toMatchObject([{ sheets: { 'iron-fist': { kind: 'minion' } } }])
    // A column of that name says it, in the sheet’s words.
    const sorted = readAs('Name\tKind\nBrid\tMonster\nCade\trelevant')
    expect(sorted.said).not.toContain('Sort of foe: ')
    expect(sorted.given.things.npc).toMatchObject([
      { sheets: { 'iron-fist': { kind: 'monster' } } },
      { sheets: { 'iron-fist': { kind: 'relevant' } } },
    ])
  })

  it('go out with the fields of the game master’s own, and come back with them', () => {
    const { things } = people('Name\tFaith\tfaith!\nBrid\tin nobody\tin many', ['iron-fist'])
    const again = people(asSpreadsheet('people', things), ['iron-fist'])
    expect(again.things.npc).toMatchObject([
      { name: 'Brid', ownFields: [{ name: 'Faith', value: 'in nobody' }] },
    ])
  })

  it('find the system that knows the most of the columns, or that a column names', () => {
    const text = 'name\tarmor\tHP\tInstinct\tIron Fist: Kind\nBrid\t1\t3\tTo mend\tMonster'
    const { things } = people(text, ['iron-fist', 'dungeon-world'])
    expect(things.npc).toMatchObject([
      {
        sheets: {
          'dungeon-world': { hp: 3, armor: 1, instinct: 'To mend' },
          'iron-fist': { kind: 'monster' },
        },
      },
    ])
  })

  it('know figures by what a card of the system calls them', () => {
    const { things } = people(
      'Name\tPoints\tAttack\tMissile attack\tDefence\tDodge\tMana\tMovement\nBrid\t9\t8\t7\t6\t5\t4\t3',
      ['cold-iron'],
    )
    expect(things.npc).toMatchObject([
      { sheets: { 'cold-iron': { pt: 9, h: 8, hm: 7, d: 6, db: 5, mpMax: 4, maFull: 3 } } },
    ])
    expect(things.npc?.[0]).not.toHaveProperty('ownFields.0')
    const { things: sworn } = people('Name,Player,Edge,Experience\nNettle,Ada,3,2', ['ironsworn'])
    expect(sworn.character).toMatchObject([
      { sheets: { ironsworn: { stats: { edge: 3 }, xpEarned: 2 } } },
    ])
  })

  it('find every field of a sheet by each of its names with the name of its game before it', () => {
    const lost = (['npc', 'character'] as const).flatMap((type) => {
      const columns = ruleSystems.flatMap((system) =>
        sheetFields(system, type).flatMap(({ path, label }) => {
          const also = system.fields?.[path.join('.')]?.also
          const names = [label, ...(also === undefined ? [] : words.t(also).split(','))]
          const title = words.say(system.title)
          return names.flatMap((name) => [`${title} ${name.trim()}`, `${title}: ${name.trim()}`])
        }),
      )
      expect(columns.length).toBeGreaterThan(100)
      const targets = targetsOf(columns, type, ruleSystems)
      return targets.flatMap((target) => (target?.is === 'own' ? [target.name] : []))
    })
    expect(lost).toEqual([])
    const given = people('Name\tCold Iron Points\tCold Iron: Attack\nBrid\t9\t8', ['cold-iron'])
    expect(given.things.npc).toMatchObject([{ sheets: { 'cold-iron': { pt: 9, h: 8 } } }])
    expect(given.things.npc?.[0]).not.toHaveProperty('ownFields.0')
  })

  it('whom a player is named of is a character', () => {
    const { things } = people('Name,Player\nNettle,Ada\nHob,')
    expect(things.character).toMatchObject([{ name: 'Nettle', player: 'Ada' }])
    expect(things.npc).toMatchObject([{ name: 'Hob' }])
  })

  it('come however the file was saved', () => {
    const text = 'Name,Description\r\nBríd,“Nets”\r\n'
    const files = {
      bom: Buffer.from(`\uFEFF${text}`),
      utf16: Buffer.from(`\uFEFF${text}`, 'utf16le'),
      utf16be: Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
      old: Buffer.from('Name,Description\r\nBr\xedd,\x93Nets\x94\r\n', 'latin1'),
      sep: Buffer.from(`sep=,\r\n${text}`),
      mac: Buffer.from(text.replaceAll('\r\n', '\r')),
    }
    const folder = temporaryFolder()
    for (const [name, bytes] of Object.entries(files)) {
      const path = join(folder, `${name}.csv`)
      writeFileSync(path, bytes)
      expect(readGiven(path, []).things.npc, name).toMatchObject([
        { name: 'Bríd', description: '“Nets”' },
      ])
    }
  })

  it('are refused in words where the first line names no column, or quotes stay open', () => {
    expect(refusal(() => people('Hob,A raider\nBrid,A mender'))).toBe('refusal.noNameColumn')
    expect(refusal(() => people('Name,Description\nHob,"never closed\n'))).toBe(
      'refusal.openQuotes',
    )
    expect(refusal(() => people(' \n\t\n'))).toBe('refusal.noRows')
    expect(refusal(() => people(`Name\n${'Hob\n'.repeat(20_001)}`))).toBe('refusal.tooManyRows')
    expect(people('Name\tDescription\n"Red" Sonya\tA sword').things.npc).toMatchObject([
      { name: '"Red" Sonya' },
    ])
  })

  it('are read or refused in words, whatever is pasted', () => {
    const cell = fc.oneof(
      fc.constantFrom('Name', 'HP', '1-3', 'd6', '"', ',', '\t', '\n', '=1+1', '__proto__', '00'),
      fc.string({ maxLength: 8 }),
    )
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 30 }), fc.boolean(), (cells, isPeople) => {
        const text = `${isPeople ? 'Name,' : ''}${cells.join(',')}`
        const kind = isPeople ? 'people' : 'table'
        const read = () => readPastedRows({ text, kind, title: 'x' }, ['cold-iron', 'iron-fist'])
        expect(refusal(read)).toMatch(/^(none|refusal\.\w+)$/)
      }),
      { numRuns: 300 },
    )
  })
})

describe('tables to roll on out of a spreadsheet', () => {
  it('come from what is rolled and what comes of it, with the dice that make it', () => {
    expect(tables(table('1-3\tA dog\n4–6\tSalt'))).toEqual([
      ['Omens', '1d6', '1-3 A dog', '4-6 Salt'],
    ])
    expect(tables(table('2d6,Result\n2-6,Low\n7-12,High'))).toEqual([
      ['Omens', '2d6', '2-6 Low', '7-12 High'],
    ])
    expect(tables(table('1,50,Low\n51,00,High'))).toEqual([
      ['Omens', '1d100', '1-50 Low', '51-100 High'],
    ])
    expect(tables(table('Fog\nRain\nSnow'))).toEqual([
      ['Omens', '1d3', '1-1 Fog', '2-2 Rain', '3-3 Snow'],
    ])
  })

  it('are several where several columns say what comes, or rows name their table', () => {
    expect(tables(table('d4,Who,Where\n1-2,A monk,The mill\n3-4,A bear,The weir'))).toEqual([
      ['Who', '1d4', '1-2 A monk', '3-4 A bear'],
      ['Where', '1d4', '1-2 The mill', '3-4 The weir'],
    ])
    const named = readGiven(fixture('tables.csv'), [])
    expect(tables(named)).toEqual([
      ['Omens', '1d6', '1-3 A dog that will not bark', '4-6 Salt, spilled'],
      ['Weather', '1d2', '1-1 Fog', '2-2 See [[Omens]]'],
    ])
    expect(told(named)).toEqual([])
  })

  it('with holes come all the same, and the hole is told', () => {
    expect(told(table('1,Fog\n3,Snow\nsoon,Rain'))).toEqual([
      expect.stringMatching(/^Row 3: /),
      expect.stringMatching(/^Row 2: /),
    ])
  })
})

describe('rows that are pasted', () => {
  it('are previewed, come in one step, and one undo takes them out', async () => {
    const { run, workspace } = await sampleWorkspace()
    const before = content(workspace.file)
    const offer = await run('import.paste', {
      text: 'Name\tDescription\nHob Sallow\tanother\nWilla Thorn\tKeeps bees',
      kind: 'people',
      title: '',
    })
    expect(offer).toMatchObject({ title: 'the pasted table', isPlayed: false, leftOverCount: 0 })
    expect(offer.things.map(({ name, hereId }) => [name, hereId !== null])).toEqual([
      ['Hob Sallow', true],
      ['Willa Thorn', false],
    ])
    const decisions = offer.things.map(({ noun, id }) => ({ noun, id, as: 'new' as const }))
    await run('import.take', { decisions, keepsPlay: false })
    const names = (await run('npc.names', {})).map(({ name }) => name)
    expect(names).toContain('Willa Thorn')
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })
})

describe('a place that a row names', () => {
  it('ties whoever stands there to it: to the one of the campaign, or to a new one of that name', async () => {
    const { run, workspace } = await sampleWorkspace()
    const { placeId } = await run('place.create', {
      name: 'The Salt Gate',
      description: 'Damp.',
      secret: '',
    })
    const before = content(workspace.file)
    const offer = await run('import.paste', {
      text: [
        'Name\tLocation\tPlayer',
        'Willa Thorn\tthe salt gate',
        'Cade\tNorth Mill',
        'Edda\tNorth mill\tAda',
        'Finn\t',
      ].join('\n'),
      kind: 'people',
      title: '',
    })
    expect(offer.readAs && words.say(offer.readAs)).toContain('“stays at”')
    // What is here already is no matter of the import.
    const places = offer.things.filter(({ noun }) => noun === 'place')
    expect(places).toMatchObject([{ name: 'North Mill', hereId: null }])
    const decisions = offer.things.map(({ noun, id }) => ({ noun, id, as: 'new' as const }))
    await run('import.take', { decisions, keepsPlay: false })
    const ties = (await run('tie.list', { of: null })).map(({ from, relation, to }) =>
      [from.name, relation, to.name].join(' '),
    )
    expect(ties.toSorted()).toEqual([
      'Cade stays at North Mill',
      'Edda stays at North Mill',
      'Willa Thorn stays at The Salt Gate',
    ])
    const { place } = workspace.file.read(collectAll).value
    expect(place?.find(({ id }) => id === placeId)).toMatchObject({ description: 'Damp.' })
    await run('history.undo', {})
    expect(content(workspace.file)).toEqual(before)
  })

  it('ties nobody where the place is left out', async () => {
    const { run } = await sampleWorkspace()
    const text = 'Name\tPlace\nCade\tNorth Mill'
    const { things } = await run('import.paste', { text, kind: 'people', title: '' })
    const decisions = things.flatMap(({ noun, id }) =>
      noun === 'place' ? [] : [{ noun, id, as: 'new' as const }],
    )
    await run('import.take', { decisions, keepsPlay: false })
    expect(await run('tie.list', { of: null })).toEqual([])
  })
})

describe('people and tables saved for a spreadsheet', () => {
  it('are the same people with the same sheets when they come in again', async () => {
    const { run, answers, folder, workspace } = await sampleWorkspace()
    answers.saveTo = join(folder, 'people.csv')
    const saved = await run('export.spreadsheet', { kind: 'people' })
    const given = readGiven(
      answers.saveTo,
      ruleSystems.map(({ id }) => id),
    )
    expect(told(given)).toEqual([])
    const { value: things } = workspace.file.read(collectAll)
    const plain = (all: Things, noun: 'character' | 'npc') =>
      (all[noun] ?? []).map(({ name, description, secret, player, sheets }) => ({
        name,
        description,
        secret,
        player,
        sheets,
      }))
    expect(saved?.count).toBe((things.character?.length ?? 0) + (things.npc?.length ?? 0))
    expect(plain(given.things, 'character')).toEqual(plain(things, 'character'))
    expect(plain(given.things, 'npc')).toEqual(plain(things, 'npc'))
  })

  it('are the same tables, and nothing in them would be worked out', async () => {
    const { run, call, answers, folder } = await sampleWorkspace()
    answers.saveTo = join(folder, 'tables.csv')
    const rows = '1-2 =HYPERLINK("x")\n3-4 Salt, spilled\n5-6 "Quoted"'
    const dice = { count: 1, sides: 6 }
    await run('oracle.save', { name: 'Odd omens', dice, text: rows })
    await run('export.spreadsheet', { kind: 'table' })
    expect(readFileSync(answers.saveTo, 'utf8')).toContain(`"'=HYPERLINK(""x"")"`)
    const offer = await run('import.choose', {})
    expect(offer?.things.find(({ name }) => name === 'Odd omens')).toMatchObject({ isSame: true })
    await run('npc.create', { name: '=1+1' } as never)
    expect(await call('export.spreadsheet', { kind: 'people' })).toMatchObject({ ok: true })
  })
})
