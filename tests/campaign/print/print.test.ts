import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { DocumentNode } from '../../../src/campaign/report/document/tree'
import { marker } from '../../support/secrets/secret-rows'
import { plantInRows, plantInSheets } from '../../support/secrets/secrets'
import { reportEvening } from '../../support/reports/report-evening'
import { sampleWorkspace } from '../../support/workspace'
import { cardSizes, forms, nounsOf, type Form } from '../../../src/shared/print/forms'

type Table = Awaited<ReturnType<typeof sampleWorkspace>>

const textOf = (node: DocumentNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join(' ')

const told = (nodes: readonly DocumentNode[]) => nodes.map(textOf).join(' ').replaceAll(/\s+/g, ' ')

/** Every element of a class, however deep. */
function ofClass(nodes: readonly DocumentNode[], name: string): DocumentNode[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const own = node.attributes?.class?.split(' ').includes(name) ? [node] : []
    return [...own, ...ofClass(node.children, name)]
  })
}

async function pages(table: Pick<Table, 'run'>, order: object) {
  const { nodes } = await table.run('print.preview', order as never)
  return nodes
}

const npc = (id: string) => ({ noun: 'npc', id })
const fight = { noun: 'encounter', id: 'encounter-toll-bridge' }

describe('cards', () => {
  it('hold the figures of every system in play, with boxes for the hit points', async () => {
    const table = await sampleWorkspace()
    const nodes = await pages(table, { form: 'cards', things: [npc('npc-raider-1')], size: 'a6' })
    const text = told(nodes)
    for (const words of [
      'Hob Sallow',
      'Cold Iron',
      'Iron Fist',
      'Attack 6',
      'Defence 7',
      'Hatchet',
    ])
      expect(text).toContain(words)
    expect(ofClass(ofClass(nodes, 'strip').slice(0, 1), 'box')).toHaveLength(10)
  })

  it('have a box for each hit point of each body, ten for progress, and no word on what is nothing', async () => {
    const table = await sampleWorkspace()
    const marked = (node: DocumentNode) => ofClass([node], 'cross').length
    const strips = async (sample: 'ninth-candle' | 'salt-road', noun: string, id: string) => {
      await table.run('file.openSample', { sample })
      const nodes = await pages(table, { form: 'cards', things: [{ noun, id }] })
      expect(told(nodes)).not.toMatch(/ 0 /)
      return ofClass(nodes, 'strip').map((node) => [ofClass([node], 'box').length, marked(node)])
    }
    // Six brothers of the ossuary with five hit points each; Bredda has lost three of her 25.
    expect(await strips('ninth-candle', 'npc', 'npc-bones')).toEqual(Array(6).fill([5, 0]))
    expect(await strips('ninth-candle', 'character', 'character-bredda')).toEqual([[25, 3]])
    expect(await strips('salt-road', 'npc', 'npc-rasp')).toEqual([[10, 0]])
    expect(await strips('salt-road', 'character', 'character-sunniva')).toEqual([
      [5, 1],
      [5, 0],
    ])
  })

  it('IS-037 IS-052 IS-147: a foe’s says what it deals and what harm marks, with the ticks of its fight', async () => {
    const table = await sampleWorkspace()
    await table.run('file.openSample', { sample: 'salt-road' })
    const foe = { from: 'new', name: 'Grey wolf', rank: 'dangerous' } as const
    const met = await table.run('foe.field', { system: 'ironsworn', foe, isFought: false })
    const { npcId, trackIds } = await table.run('foe.field', {
      ...{ system: 'ironsworn', foe: { from: 'new', name: 'Bog wyrm', rank: 'formidable' } },
    })
    await table.run('track.advance', { trackId: trackIds[0] ?? '', marks: 2 })
    const cardOf = async (id: string) => {
      const [node = ''] = ofClass(await pages(table, { form: 'cards', things: [npc(id)] }), 'card')
      return node
    }
    const wyrm = await cardOf(npcId)
    expect(told([wyrm])).toContain('Deals 3; 4 ticks for each point of harm')
    expect(ofClass([wyrm], 'cross')).toHaveLength(2)
    const wolf = await cardOf(met.npcId)
    expect(told([wolf])).toContain('Deals 2; 8 ticks for each point of harm')
    expect(ofClass([wolf], 'cross')).toHaveLength(0)
  })

  it('IF-109: an Iron Fist NPC’s says how each body stands beside its harm', async () => {
    const table = await sampleWorkspace()
    await table.run('act.perform', {
      ...{ system: 'iron-fist', act: 'adjustNpc', member: { type: 'npc', id: 'npc-raider-1' } },
      input: { harmSuffered: 4, status: 'panicked' },
    })
    const nodes = await pages(table, { form: 'cards', things: [npc('npc-raider-1')], size: 'a6' })
    const strip = ofClass(nodes, 'strip').find((node) => told([node]).includes('Harm Suffered'))
    expect(ofClass([strip ?? ''], 'cross')).toHaveLength(4)
    expect(told([strip ?? ''])).toContain('In a panic')
  })

  it('lie so many to a page as the paper holds, with marks to cut them by', async () => {
    const table = await sampleWorkspace()
    const all = await table.run('print.printable', {})
    const things = all.filter(({ noun }) => noun === 'npc').map(({ noun, id }) => ({ noun, id }))
    const most = { bridge: 9, poker: 9, a6: 4, index: 3 }
    for (const size of cardSizes) {
      const nodes = await pages(table, { form: 'cards', things, size, reader: 'players' })
      const perPage = nodes.map((page) => ofClass([page], 'card').length)
      expect(perPage[0]).toBe(most[size])
      expect(perPage.reduce((sum, each) => sum + each, 0)).toBe(things.length)
      expect(ofClass(nodes, 'marks')).toHaveLength(nodes.length)
    }
    const letter = await pages(table, { form: 'cards', things, size: 'a6', paper: 'letter' })
    expect(ofClass(letter.slice(0, 1), 'card')).toHaveLength(2)
  })

  it('name what somebody wears and carries without saying that it is a name', async () => {
    const table = await sampleWorkspace()
    const nodes = await pages(table, { form: 'cards', things: [npc('npc-raider-1')], size: 'a6' })
    expect(told(nodes)).not.toMatch(/\bName\b/)
  })

  it('go on with a second card where one is too small, and lose no word', async () => {
    const table = await sampleWorkspace()
    const description = Array.from({ length: 300 }, (_, at) => `word${at}`).join(' ')
    await table.run('npc.edit', { npcId: 'npc-raider-1', description })
    const nodes = await pages(table, { form: 'cards', things: [npc('npc-raider-1')] })
    expect(ofClass(nodes, 'card').length).toBeGreaterThan(2)
    expect(told(nodes)).toContain('word299')
    expect(told(nodes).match(/word\d+/g)).toHaveLength(300)
  })
})

describe('a fight on paper', () => {
  it('has everybody with their figures, a box for each hit point and one for each turn', async () => {
    const table = await sampleWorkspace()
    const nodes = await pages(table, { form: 'fights', things: [fight] })
    const fighters = ofClass(nodes, 'fighter')
    const { combatants } = await table.run('encounter.preparation', { encounterId: fight.id })
    expect(fighters).toHaveLength(combatants.length)
    for (const [at, node] of fighters.entries()) {
      expect(ofClass([node], 'turn')).toHaveLength(8)
      expect(ofClass([node], 'box').length).toBeGreaterThan(0)
      expect(
        combatants.some(({ label }) => textOf(node).startsWith(label)),
        `${at}`,
      ).toBe(true)
    }
    const joss = fighters.find((node) => textOf(node).startsWith('Boulder Joss'))
    expect(ofClass([joss ?? ''], 'box')).toHaveLength(28)
  })

  it('has the weapons: what they do, how long they are, and what armour they go through', async () => {
    const table = await sampleWorkspace()
    const nodes = await pages(table, { form: 'fights', things: [fight] })
    const joss = ofClass(nodes, 'fighter').find((node) => textOf(node).startsWith('Boulder Joss'))
    const text = told([joss ?? ''])
    expect(text).toMatch(/Dice \d*d\d+ · .*Reach (Short|Normal|Long)/i)
    expect(text).not.toMatch(/Bonus 0|Through armour 0/)
  })

  it('has those who are still to come: how many, in which group, with their figures', async () => {
    const table = await sampleWorkspace()
    const row = {
      kind: 'reinforcement',
      side: 'foe',
      quantity: 3,
      turn: 3,
      group: 'Boats',
    } as const
    await table.run('encounter.addRow', {
      encounterId: fight.id,
      row: { ...row, npcId: 'npc-raider-1' },
    })
    const nodes = await pages(table, { form: 'fights', things: [fight] })
    expect(told(nodes)).toContain('Turn 3 3 × Hob Sallow: Boats')
    const [coming, ...others] = ofClass(nodes, 'fighter').filter((node) =>
      textOf(node).startsWith('3 × Hob Sallow'),
    )
    expect(others).toEqual([])
    expect(told([coming ?? ''])).toContain('Hatchet')
    // Three of ten hit points each.
    expect(ofClass([coming ?? ''], 'strip')).toHaveLength(3)
    expect(ofClass([coming ?? ''], 'box')).toHaveLength(30)
  })

  it('is offered once it is over where it is asked for, as it was prepared', async () => {
    const table = await sampleWorkspace()
    for (const type of ['fight.begin', 'fight.end']) {
      await table.run('encounter.act', { encounterId: fight.id, event: { type } })
    }
    const offered = async (asked?: string) =>
      (await table.run('print.printable', asked ? { asked } : {})).filter(
        ({ noun, id }) => noun === 'encounter' && id === fight.id,
      )
    expect(await offered()).toEqual([])
    expect(await offered(fight.id)).toMatchObject([
      { name: 'Ambush at the toll bridge, as it was prepared', forPlayers: false },
    ])
    const nodes = await pages(table, { form: 'fights', things: [fight] })
    expect(ofClass(nodes, 'fighter').length).toBeGreaterThan(0)
  })
})

describe('fields of the game master’s own', () => {
  it('stand on cards and sheets that the game master keeps, and on none for players', async () => {
    const table = await sampleWorkspace()
    const [hale] = await table.run('character.list', {})
    if (!hale) throw new Error('the sample has no company')
    const ownFields = [{ name: 'Faith', value: 'in nobody' }]
    await table.run('character.edit', { characterId: hale.id, ownFields })
    const things = [{ noun: 'character', id: hale.id }]
    for (const form of ['cards', 'sheets']) {
      expect(told(await pages(table, { form, things }))).toContain('Faith in nobody')
      expect(told(await pages(table, { form, things, reader: 'players' }))).not.toContain('Faith')
    }
  })
})

describe('for players', () => {
  it('the card of an NPC is a name with what they know of them, and nothing else', async () => {
    const table = await sampleWorkspace()
    await table.run('npc.edit', { npcId: 'npc-raider-1', known: 'sells caps that are not theirs' })
    const order = { form: 'cards', things: [npc('npc-raider-1')], size: 'a6' } as const
    const theirs = told(await pages(table, { ...order, reader: 'players' }))
    expect(theirs).toContain('sells caps that are not theirs')
    expect(theirs).not.toContain('Thin, quick')
    expect(told(await pages(table, order))).toContain('Players know')
  })

  it('no print holds what is secret, whatever is ticked', async () => {
    const table = await reportEvening()
    const dice = { count: 1, sides: 6 }
    await table.run('oracle.save', { name: 'Roads', dice, text: '1-6 A bridge is out' })
    plantInRows(table, ['track.name', 'track_rung.name', 'oracle_table.name'])
    plantInSheets(table)
    const all = await table.run('print.printable', {})
    let printed = 0
    for (const form of forms) {
      const things = all
        .filter(({ noun }) => nounsOf[form].includes(noun))
        .map(({ noun, id }) => ({ noun, id }))
      if (things.length === 0) continue
      const reply = await table.call('print.preview', { form, things, reader: 'players' } as never)
      expect(JSON.stringify(reply)).not.toContain(marker)
      printed += Number(reply.ok)
      const own = await table.call('print.preview', { form, things, reader: 'gm' } as never)
      // The game master reads them: a leak would be seen. A hand-out is the players' for anybody.
      const isOpen = form === 'handouts'
      expect([form, JSON.stringify(own).includes(marker)]).toEqual([form, !isOpen])
    }
    expect(printed).toBeGreaterThan(2)
  })

  it('nothing of the game master’s own is printed at all', async () => {
    const table = await sampleWorkspace()
    for (const [form, thing] of [
      ['fights', fight],
      ['fights', npc('npc-raider-1')],
      ['fronts', { noun: 'front', id: 'front-drowned-bell' }],
      ['fronts', { noun: 'track', id: 'track-river' }],
    ] as const) {
      const order = { form, things: [thing], reader: 'players' }
      const reply = await table.call('print.preview', order as never)
      expect(reply).toMatchObject({
        ok: false,
        error: { message: { key: 'refusal.nothingToPrint' } },
      })
    }
  })
})

describe('other sheets', () => {
  const first = async (table: Table, form: Form, noun: string) => {
    const all = await table.run('print.printable', {})
    const things = all.filter((each) => each.noun === noun).map(({ id }) => ({ noun, id }))
    return pages(table, { form, things })
  }

  it('a front has a box for each portent, a clock its segments', async () => {
    const table = await sampleWorkspace()
    const front = await first(table, 'fronts', 'front')
    const [{ dangers } = { dangers: [] }] = await table.run('front.byId', {
      ids: ['front-drowned-bell'],
    } as never)
    const portents = dangers.flatMap((each) => each.portents)
    expect(ofClass(front, 'box')).toHaveLength(portents.length)
    for (const { text } of portents) expect(told(front)).toContain(text)
    expect(ofClass(await first(table, 'fronts', 'track'), 'clock').length).toBeGreaterThan(0)
  })

  it('a character’s sheet of each system has a page of its own, an NPC’s follow each other', async () => {
    const table = await sampleWorkspace()
    const things = [npc('npc-raider-1')]
    const ofNpc = await pages(table, { form: 'sheets', things })
    expect(ofNpc).toHaveLength(1)
    expect(ofClass(ofNpc, 'sheet')).toHaveLength(2)
    const [first] = await table.run('character.list', {})
    const character = [{ noun: 'character', id: first?.id }]
    expect(await pages(table, { form: 'sheets', things: character })).toHaveLength(2)
  })

  it('a blank sheet has the fields and none of their figures', async () => {
    const table = await sampleWorkspace()
    const nodes = await first(table, 'sheets', 'system')
    expect(nodes).toHaveLength(2)
    expect(ofClass(nodes, 'field').length).toBeGreaterThan(20)
    expect(ofClass(nodes, 'field').map(textOf).join('')).not.toMatch(/\d/)
  })

  it('a hand-out has the players’ part alone, under its title where it has no heading of its own', async () => {
    const table = await sampleWorkspace()
    const { noteId } = (await table.run('note.create', {
      title: 'Trap door',
      body: '# A letter\n\nCome *tonight*.\n\n:::gm\nIt is a trap.\n:::\n',
    } as never)) as { noteId: string }
    const nodes = await pages(table, { form: 'handouts', things: [{ noun: 'note', id: noteId }] })
    expect(told(nodes).trim()).toBe('A letter Come tonight .')
    const plain = await table.run('note.create', { title: 'A summons', body: 'Come *tonight*.' })
    const things = [{ noun: 'note', id: plain.noteId }]
    const headed = await pages(table, { form: 'handouts', things })
    expect(told(headed).trim()).toBe('A summons Come tonight .')
  })

  it('are saved as one page that runs nothing, whatever things are called', async () => {
    const table = await sampleWorkspace()
    const name = `<script>alert(1)</script>"&'</style>`
    await table.run('npc.edit', { npcId: 'npc-raider-1', name })
    table.answers.saveTo = join(table.folder, 'cards.pdf')
    const path = await table.run('print.export', {
      form: 'cards',
      things: [npc('npc-raider-1')],
    } as never)
    const html = readFileSync(path ?? '', 'utf8')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toContain('<script')
    expect(html).toContain('.prints .card')
    expect(html).toContain('font-src data:')
  })

  it('a gone thing is refused in words', async () => {
    const table = await sampleWorkspace()
    const reply = await table.call('print.preview', {
      form: 'cards',
      things: [npc('nobody')],
    } as never)
    expect(reply).toMatchObject({ ok: false, error: { message: { key: 'refusal.gone' } } })
  })
})
