import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../app'
import { clean, inEveryTheme } from '../axe'
import { picture } from '../picture'
import { openFray } from '../story/fray'
import { Hands } from '../story/hands'

const hills = {
  ...{ _id: 'hills', datasworn_version: '0.1.0', type: 'ruleset', title: 'The Hills' },
  ...{ authors: [{ name: 'Us' }], license: 'https://example.org/own' },
  moves: {
    hills: {
      name: 'Hill moves',
      contents: {
        climb: { _id: 'hills/climb', name: 'Climb the Fell', text: '**When you climb**, go.' },
      },
    },
  },
  npcs: {
    hills: {
      name: 'Folk',
      contents: {
        hob: { _id: 'hills/hob', name: 'Hill hob', rank: 4, features: ['Small', 'Sly'] },
      },
    },
  },
  atlas: {
    hills: {
      name: 'Lands',
      contents: { fen: { _id: 'hills/fen', name: 'The Grey Fen', summary: 'Wet and wide.' } },
    },
  },
}

test('IS-204 IS-205 moves, foes and regions of a file stand where the game’s own stand, by keys', async ({
  table,
  folder,
}) => {
  test.setTimeout(240_000)
  const { page, app } = table
  const hands = new Hands(page)
  const path = join(folder, 'hills.json')
  writeFileSync(path, JSON.stringify(hills))
  await openFray(table, folder)
  await app.evaluate(({ dialog }, file) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [file] })
  }, path)
  await page.evaluate(async () => {
    const { call } = window.ironTable
    await call('content.choose', {})
    await call('content.takeChosen', {})
  })

  await test.step('a move is read, and not played', async () => {
    await hands.press('m')
    const find = page.getByLabel(/^Which move/).first()
    await expect(find).toBeFocused()
    await hands.type('fell')
    await expect(page.getByRole('option')).toHaveText([/Climb the Fell.*from The Hills/s])
    await hands.press('Enter')
    await expect(page.getByRole('article').filter({ hasText: 'When you climb' })).toBeVisible()
    expect(await inEveryTheme(page)).toEqual(clean)
    await picture(table, 'taken-in-move')
    await hands.press('Escape')
  })

  await test.step('a foe comes to the fight with its rank', async () => {
    await hands.press('f')
    const dialog = page.getByRole('dialog', { name: 'Foes for the fight' })
    await expect(dialog.getByRole('combobox', { name: /Find a foe/ })).toBeFocused()
    await hands.type('hill hob')
    await expect(dialog.getByRole('option').first()).toContainText('from The Hills')
    await picture(table, 'taken-in-foe')
    expect(await inEveryTheme(page)).toEqual(clean)
    await hands.press('Enter')
    await expect(page.getByRole('article', { name: 'Hill hob' })).toContainText('Extreme')
  })

  await test.step('a region becomes a place', async () => {
    await page.getByRole('link', { name: 'Cast' }).click()
    await page
      .getByRole('button', { name: 'The Grey Fen, from The Hills: make a place of it' })
      .press('Enter')
    const dialog = page.getByRole('dialog', { name: 'New place' })
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('The Grey Fen')
    await picture(table, 'taken-in-region')
    expect(await inEveryTheme(page)).toEqual(clean)
    await hands.press('Control+Enter')
    await expect(page.getByRole('region', { name: 'The Grey Fen' })).toContainText('Wet and wide.')
    await expect(page.getByRole('button', { name: /make a place of it/ })).toHaveCount(0)
  })
})
