import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, startTable, test } from '../app'
import { Hands } from '../story/hands'

/** What the browser inside writes down of everything it does with a network. */
interface NetworkLog {
  constants: { logEventTypes: Record<string, number> }
  events: { type: number; params?: Record<string, unknown> }[]
}

/** Names that were looked for, sockets that were opened, and addresses that were asked for. */
function asked(path: string): string[] {
  const { constants, events } = JSON.parse(readFileSync(path, 'utf8')) as NetworkLog
  const names = new Map(Object.entries(constants.logEventTypes).map(([name, type]) => [type, name]))
  return events.flatMap(({ type, params = {} }) => {
    const name = names.get(type) ?? ''
    const isAsking =
      /^(HOST_RESOLVER_MANAGER_REQUEST|DNS_TRANSACTION|TCP_CONNECT|UDP_CONNECT|SOCKET_CONNECT|CORS_REQUEST)$/
    return isAsking.test(name) ? [`${name} ${JSON.stringify(params)}`] : []
  })
}

test('the program asks nothing of any network, neither at its first start nor while it prints', async ({
  folder,
}) => {
  test.setTimeout(120_000)
  const log = join(folder, 'network.json')
  const to = join(folder, 'cards.pdf')
  const { app, page } = await startTable(folder, [`--log-net-log=${log}`])
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
  }, to)
  await page.getByRole('button', { name: 'Open the sample campaign' }).click()
  await page.getByRole('link', { name: 'Table' }).waitFor()
  const hands = new Hands(page)
  await hands.press('Control+p')
  await hands.tabTo('Hob Sallow')
  await hands.press('Space')
  await hands.press('Control+Enter')
  const dialog = page.getByRole('dialog', { name: 'Print prep' })
  await expect(dialog.getByText(`Saved as ${to}`)).toBeVisible({ timeout: 60_000 })
  await app.close()
  expect(asked(log)).toEqual([])
})
