import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { call } from '../story/campaign'
import { cardOf } from '../story/move'
import { openOath } from '../story/oath'
import { toBoard } from '../story/quest'
import { openRoad } from '../story/road'

test('Ctrl+K finds a move by its name and begins it; the end of a session names who was unseen', async ({
  table,
  folder,
}) => {
  test.setTimeout(180_000)
  const { page } = table
  // Of the campaign that is left for another nothing takes the other's moves along.
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  await openRoad(table, folder)
  const palette = page.getByRole('dialog', { name: 'Actions' })
  const options = palette.getByRole('option')
  await cardOf(page, 'Ysolt').locator('[data-name]').focus()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('hack and slash')
  await expect(options.first()).toContainText('Hack and Slash')
  await picture(table, 'palette-move')
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Hack and Slash' })).toBeVisible()
  // Whoever has the focus makes it, so that the dice are wanted first.
  await expect(page.locator('.move-dialog')).toContainText('Ysolt')
  await expect(page.getByRole('textbox', { name: 'Dice of Hack and Slash' })).toBeFocused()
  await page.keyboard.press('Escape')

  const sheets = { 'dungeon-world': { hp: 12, maxHp: 12, armor: 1 } }
  const made = async (name: string) =>
    ((await call(page, 'npc.create', { name, sheets })) as { npcId: string }).npcId
  const wight = await made('The barrow wight')
  const sexton = await made('A drowned sexton')
  const seen = await made('Walking corpses')
  await call(page, 'session.start', {})
  await call(page, 'sceneBoard.place', { whom: [wight, sexton, seen].map((npcId) => ({ npcId })) })
  await call(page, 'sceneBoard.show', { npcId: seen, shown: true })
  const cast = (await call(page, 'character.list', {})) as { id: string; name: string }[]
  const who = cast.find(({ name }) => name === 'Ysolt')
  for (const id of [wight, sexton]) {
    await call(page, 'move.confirm', {
      ...{ system: 'dungeon-world', move: 'hackAndSlash', dice: [5, 5], typed: true, given: {} },
      ...{ actor: { type: 'character', id: who?.id ?? '' }, target: { type: 'npc', id } },
      ...{ picks: ['clean'], answers: { damage: 6 } },
    })
  }
  for (const [typed, first] of [
    ['end session', 'End the session'],
    ['scene', 'Next scene'],
  ] as const) {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(typed)
    await expect(options.first()).toContainText(first)
    await page.keyboard.press('Escape')
  }
  await page.keyboard.press('Control+Shift+S')
  const ending = page.getByRole('dialog', { name: 'End session 1' })
  await expect(ending).toContainText('2 who took part, unknown to the players')
  expect(await inEveryTheme(page)).toEqual(clean)
  await picture(table, 'session-end-unknown')
  await ending
    .getByRole('button', { name: 'Let the players know of The barrow wight' })
    .press('Enter')
  await expect(ending).toContainText('One who took part, unknown to the players')
  await expect(ending).not.toContainText('wight')
  // Whoever goes on by keys is on the next one, and never on what lets players know of all.
  const next = ending.getByRole('button', { name: 'Let the players know of A drowned sexton' })
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(ending).not.toContainText('unknown to the players')
  const summary = ending.getByRole('textbox')
  await expect(summary).toBeFocused()
  for (let step = 0; step < 2; step++) await call(page, 'history.undo', {})
  await ending.getByRole('button', { name: 'Let the players know of all 2' }).press('Enter')
  await expect(ending).not.toContainText('unknown to the players')
  await expect(summary).toBeFocused()
})

test('what is done under two names is found once: a vow that is chosen, and the oracle', async ({
  table,
  folder,
}) => {
  const { page } = table
  await openOath(table, folder)
  const options = page.getByRole('dialog', { name: 'Actions' }).getByRole('option')
  const found = async (typed: string, like: RegExp) => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(typed)
    await expect(options.filter({ hasText: like })).toHaveCount(1)
    const words = await options.filter({ hasText: like }).innerText()
    await page.keyboard.press('Escape')
    return words
  }
  for (const typed of ['ask the oracle', 'ask an oracle']) {
    expect(await found(typed, /ask (an|the) oracle/i)).toContain('Ask an oracle')
  }
  expect(await found('fulfil', /fulfil/i)).toBe('Fulfill Your Vow')
  // Whatever else is called so as well comes behind the move of that name.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('undertake')
  await expect(options.first()).toContainText('Undertake a Journey')
  await page.keyboard.press('Escape')
  const rank = { kind: 'progress', purpose: 'vow', rank: 'dangerous' }
  await call(page, 'track.create', { name: 'Find the lost bell', system: 'ironsworn', ...rank })
  await toBoard(page, /Find the lost bell/)
  for (const typed of ['fulfil', 'fulfill your vow']) {
    expect(await found(typed, /fulfil/i)).toContain('Fulfil the vow')
  }
})
