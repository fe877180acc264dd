import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { electronPath, expect, test, type Table } from '../app'
import { clean, inEveryTheme } from '../axe'
import { readPdf } from '../pdf'
import { inEverySize, picture } from '../picture'

const root = join(import.meta.dirname, '../../..')
const secrets = /Drowned Bell|complain to the Magister|Portent|painted price|cultist/

/** Plays a little through the same path as any panel: an objective, a portent, two notes. */
async function play(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const run = async (name: string, input: unknown) => {
      const reply = await window.ironTable.call(name, input)
      if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply.error)}`)
      return reply.value
    }
    await run('mission.setObjective', { objectiveId: 'objective-bridge', state: 'reached' })
    const fronts = (await run('front.inPlay', {})) as {
      dangers: { portents: { id: string }[] }[]
    }[]
    const portentId = fronts[0]?.dangers[0]?.portents[0]?.id
    await run('front.tickPortent', { portentId, how: 'descriptive', cause: 'Nobody watched' })
    await run('note.jot', { text: 'The ferryman was kind', forPlayers: true })
    await run('note.jot', { text: 'The ferryman is the cultist' })
  })
}

async function openReport({ page }: Table): Promise<void> {
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Missions' }).waitFor()
  await play(page)
  await page.getByRole('link', { name: 'Missions' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Bring back the toll' })).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.getByRole('heading', { level: 1, name: 'Bring back the toll' })).toBeVisible()
}

/** The system's own dialogs are answered in their place; everything behind them is real. */
async function answerDialogs({ app }: Table, path: string): Promise<void> {
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [filePath] })
  }, path)
}

test('a report is read, worded anew, and saved for every reader in every format', async ({
  table,
  folder,
}) => {
  test.setTimeout(300_000)
  const { page } = table
  await openReport(table)
  const paper = page.getByRole('article')
  const radio = (name: string) => page.getByRole('radio', { name, exact: true })

  await test.step('a report opens as players may read it, and its button says so', async () => {
    await expect(radio('Players')).toBeChecked()
    await expect(page.getByRole('button', { name: 'Save the players’ version' })).toBeVisible()
    await expect(paper).toContainText('The ferryman was kind')
    expect(await paper.innerText()).not.toMatch(secrets)
    await picture(table, 'report-players')
  })

  await test.step('the game master reads everything, by one key', async () => {
    await page.keyboard.press('a')
    await expect(radio('GM')).toBeChecked()
    await expect(page.getByRole('button', { name: 'Save your own version' })).toBeVisible()
    await expect(paper).toContainText('A portent of')
    await expect(paper).toContainText('complain to the Magister')
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'report-gm')
  })

  await test.step('lines are worded anew and left out by keys, and the paper follows', async () => {
    await radio('Players').press('Space')
    await expect(paper).not.toContainText('A portent of')
    await page.keyboard.press('l')
    const lines = page.getByRole('region', { name: 'Lines of the report' })
    const line = (text: string) => lines.getByRole('button', { name: `Edit: ${text}` })
    await line('The ferryman was kind.').press('Enter')
    await expect(page.getByRole('textbox', { name: 'The line in your words' })).toBeFocused()
    await page.keyboard.type('The ferryman asked for nothing.')
    await page.keyboard.press('Enter')
    await expect(line('The ferryman asked for nothing.')).toBeFocused()
    await expect(lines.getByRole('listitem').filter({ hasText: 'Your words' })).toHaveCount(1)
    await line('Reached: Open Oxbow Bridge').press('Delete')
    await expect(lines.getByRole('listitem').filter({ hasText: 'Left out' })).toHaveCount(1)
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'report-lines')
    await page.keyboard.press('l')
    await expect(paper).toContainText('The ferryman asked for nothing.')
    await expect(paper).not.toContainText('The ferryman was kind')
    const bridge = paper.getByText('Reached: Open Oxbow Bridge')
    await expect(bridge.filter({ hasNotText: 'Objectives' })).toHaveCount(1)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(paper).toContainText('The ferryman was kind')
  })

  await test.step('a dispatch is a letter in the story, to whom the table says', async () => {
    await radio('In-story letter').press('Space')
    await expect(paper).toContainText('To Orsel Wend')
    expect(await paper.innerText()).not.toMatch(secrets)
    await page.getByRole('button', { name: 'Writer and reader of the letter' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'The letter' })
    await dialog.getByRole('textbox', { name: 'To whom' }).fill('Magister Ulm of Kest')
    await dialog.getByRole('textbox', { name: 'From whom' }).fill('Ysolt')
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'report-letter')
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toBeHidden()
    await expect(paper).toContainText('To Magister Ulm of Kest')
    await picture(table, 'report-dispatch')
  })

  await test.step('the wording is edited beside what it makes', async () => {
    await page.keyboard.press('a')
    await page.getByRole('button', { name: 'Edit the wording' }).press('Enter')
    const field = page.getByRole('textbox', { name: 'Template' })
    await expect(field).toBeFocused()
    await page.keyboard.press('Control+Home')
    await page.keyboard.type('# Told by the fire\n\n{{nobody}}\n\n')
    await expect(paper.getByRole('heading', { name: 'Told by the fire' })).toBeVisible()
    await expect(page.getByText('There is no name “nobody”')).toBeVisible()
    await page.keyboard.type('{{#missions')
    await expect(page.getByText(/Error, Line \d+/)).toBeVisible()
    await expect(paper.getByRole('heading', { name: 'Told by the fire' })).toBeVisible()
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'report-wording')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(/Line \d+ of the wording cannot be read/)).toBeVisible()
    await page.keyboard.press('Shift+Home')
    await page.keyboard.press('Backspace')
    await expect(page.getByText(/^Error/)).toBeHidden()
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Changes that are not kept yet')).toBeHidden()
    await page.keyboard.type('half a thought')
    await page.keyboard.press('Escape')
    const question = page.getByRole('dialog', { name: 'Something here is not finished' })
    await question.getByRole('button', { name: 'Throw it away' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Edit the wording' })).toBeFocused()
    await expect(page.getByText('This campaign’s own wording')).toBeVisible()
  })

  await test.step('undo brings the built-in wording back', async () => {
    await page.keyboard.press('Control+z')
    await expect(paper.getByRole('heading', { name: 'Told by the fire' })).toBeHidden()
    await expect(page.getByText('This campaign’s own wording')).toBeHidden()
  })

  await test.step('one key saves one file', async () => {
    const path = join(folder, 'one.html')
    await answerDialogs(table, path)
    await radio('Web page').press('Space')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(`Saved as ${path}`)).toBeVisible()
    const html = readFileSync(path, 'utf8')
    expect(html).toMatch(/^<!doctype html>/)
    expect(html).not.toMatch(/<script|https?:\/\/|src=/)
    await picture(table, 'report-saved')
  })

  await test.step('all twelve are saved in a folder, and no secret reaches players', async () => {
    const path = join(folder, 'all')
    mkdirSync(path)
    await answerDialogs(table, path)
    await page.getByRole('button', { name: 'Save all in a folder' }).press('Enter')
    await expect(page.getByText(`12 files saved in ${path}`)).toBeVisible({ timeout: 90_000 })
    const files = readdirSync(path)
    expect(files).toHaveLength(12)
    for (const name of files.filter((file) => !file.includes('(GM)'))) {
      const file = join(path, name)
      const text = name.endsWith('.pdf')
        ? (await readPdf(file)).pages.map((each) => each.text).join('\n')
        : readFileSync(file, 'utf8')
      expect(text, name).not.toMatch(secrets)
      expect(text, name).toContain('Bring back the toll')
    }
    const gm = await readPdf(join(path, 'Bring back the toll (GM).pdf'))
    expect(gm.isTagged).toBe(true)
    expect(gm.title).toBe('Bring back the toll')
    expect(gm.outline).toContain('Bring back the toll')
    expect(gm.pages.length).toBeGreaterThan(1)
    for (const [index, { text, width, height }] of gm.pages.entries()) {
      expect([width, height]).toEqual([596, 843])
      expect(text.replaceAll(' ', '')).toContain(`${index + 1}/${gm.pages.length}`)
    }
    await picture(table, 'report-all')
  })

  await test.step('a character has a history, and a session must first be held', async () => {
    await radio('Character').press('Space')
    await page.getByRole('combobox', { name: 'Which one' }).selectOption('Maro')
    await expect(paper.getByRole('heading', { level: 1, name: 'Maro' })).toBeVisible()
    await picture(table, 'report-character')
    await radio('Session').press('Space')
    await expect(page.getByText('No session has been held yet')).toBeVisible()
    await picture(table, 'report-none')
  })
})

/**
 * What the browser inside says before any code of ours runs, where a machine has no system bus at all, as
 * few but containers have.
 */
const noBus = /^\[\S+ERROR:bus\.cc\S+\] Failed to connect to the bus: .*\n/gm

/** Runs the program as a batch would, with a screen or without one. */
function command(folder: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(
    electronPath(),
    ['--no-sandbox', `--user-data-dir=${join(folder, 'batch')}`, root, ...args],
    // The runner of the tests asks for colours, and Node says so where somebody wants none.
    {
      encoding: 'utf8',
      timeout: 60_000,
      env: { ...process.env, FORCE_COLOR: undefined, ...env },
    },
  )
  return { status, stdout, stderr: stderr.replace(noBus, '') }
}

test('the command line writes reports, also while the campaign is open', async ({
  table,
  folder,
}) => {
  test.setTimeout(240_000)
  await openReport(table)
  const campaigns = join(folder, 'campaigns')
  const campaign = join(
    campaigns,
    readdirSync(campaigns).find((name) => name.endsWith('.irontable')) ?? '',
  )
  const out = (format: string) => join(folder, `out.${format}`)
  const order = (format: string, ...more: string[]) => [
    ...['--export-report', 'bring back the toll', '--format', format, '--out', out(format)],
    ...more,
    campaign,
  ]

  const help = command(folder, ['--help'])
  expect(help).toMatchObject({ status: 0, stderr: '' })
  expect(help.stdout).toMatch(/^Iron Table, the offline dashboard/)
  expect(help.stdout).toContain('Use: iron-table [CAMPAIGN.irontable]')
  expect(help.stdout).toContain('--export-report NAME')

  // The program alone speaks, and nothing of the browser inside.
  const written = {
    ...{ status: 0, stdout: '' },
    stderr: expect.stringMatching(/^.*seems to be open meanwhile.*\n$/),
  }
  expect(command(folder, order('md', '--audience', 'players'))).toEqual(written)
  expect(readFileSync(out('md'), 'utf8')).toContain('The ferryman was kind')
  expect(readFileSync(out('md'), 'utf8')).not.toMatch(secrets)

  expect(command(folder, order('pdf', '--paper', 'letter'))).toEqual(written)
  const pdf = await readPdf(out('pdf'))
  expect(pdf.isTagged).toBe(true)
  expect(pdf.pages[0]).toMatchObject({ width: 612, height: 792 })

  const screenless = { DISPLAY: undefined, WAYLAND_DISPLAY: undefined }
  expect(command(folder, order('json', '--audience', 'dispatch'), screenless)).toEqual(written)
  const report = JSON.parse(readFileSync(out('json'), 'utf8')) as Record<string, unknown>
  expect(report).toMatchObject({ format: 'iron-table.report', version: 1, audience: 'dispatch' })

  const unknown = command(folder, order('html', '--colour', 'red'))
  expect(unknown.status).toBe(1)
  expect(unknown.stderr).toContain('There is no option --colour.')
  expect(unknown.stderr).toContain('Use: iron-table --export-report')
  expect(existsSync(out('html'))).toBe(false)
  const missing = command(folder, ['--export-report', 'x', '--format', 'md', campaign])
  expect(missing.status).toBe(1)
  expect(missing.stderr).toContain('--out is missing.')
  const nobody = command(folder, [
    ...['--export-report', 'x', '--format', 'md', '--out', out('x')],
    campaign,
  ])
  expect(nobody.status).toBe(1)
  expect(nobody.stderr).toContain('Nothing here is called “x”')
})

test('beside a report for players stands of whom they know nothing, and they are let know there', async ({
  table,
}, info) => {
  const { page } = table
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Missions' }).waitFor()
  const sessionId = await page.evaluate(async () => {
    const run = async (name: string, input: unknown) => {
      const reply = await window.ironTable.call(name, input)
      if (!reply.ok) throw new Error(`${name}: ${JSON.stringify(reply.error)}`)
      return reply.value as Record<string, string>
    }
    const { sessionId: id } = await run('session.start', {})
    const whom = await Promise.all(
      ['Mother Loach', 'Sergeant Brill', 'The clerk'].map((name) =>
        run('npc.create', { name, sheets: { 'iron-fist': {} } }),
      ),
    )
    const ids = whom.map(({ npcId }) => npcId)
    for (const npcId of ids.slice(0, 2)) await run('sceneBoard.place', { whom: [{ npcId }] })
    await run('sceneBoard.show', { npcId: ids[1], shown: true })
    for (const npcId of ids) {
      await run('move.confirm', {
        ...{ system: 'iron-fist', move: 'manipulate', dice: [6, 6], typed: true, picks: ['two'] },
        ...{ actor: { type: 'character', id: 'character-maro' }, given: {} },
        target: { type: 'npc', id: npcId },
      })
    }
    return id
  })
  await page.evaluate((id) => (location.hash = `#/report/session/${id ?? ''}`), sessionId)
  const choices = page.getByRole('region', { name: 'Report', exact: true })
  const paper = page.getByRole('article')
  await expect(choices).toContainText(
    '2 took part unknown to the players, so none is named here: Mother Loach and The clerk.',
  )
  await expect(paper).not.toContainText(/Mother Loach|The clerk/)
  const everybody = choices.getByRole('checkbox', {
    name: 'The players saw everybody who fought here',
  })
  await expect(everybody).not.toBeChecked()
  expect(await inEveryTheme(page)).toEqual(clean)
  await inEverySize(table, (width) =>
    page.screenshot({ path: info.outputPath(`unknown-${width}.png`) }),
  )
  await page.keyboard.press('e')
  await expect(everybody).toBeChecked()
  await expect(choices).not.toContainText('unknown to the players')
  await expect(paper).toContainText(/Mother Loach[^]*The clerk/)
  await everybody.press('Space')
  await expect(paper).not.toContainText('Mother Loach')
  await choices
    .getByRole('button', { name: 'Let the players know of Mother Loach and The clerk' })
    .click()
  await expect(choices).not.toContainText('Mother Loach')
  await expect(paper).toContainText('Mother Loach')
})
