/**
 * `npm run dev`: the real app, whose pages change while it runs and which starts anew when main
 * does. Arguments after `--` go to the app: the path of a campaign.
 */
import { onSomeDisplay, sandboxFlags } from './display.ts'
import { prepare } from './prepare.ts'
import { packageCommand, show } from './run.ts'
import { main } from './say.ts'

await main(async () => {
  const { executable } = await prepare()
  const sandbox = (await sandboxFlags()).length > 0 ? ['--noSandbox'] : []
  const args = ['dev', '--watch', ...sandbox, '--', ...process.argv.slice(2)]
  const command = onSomeDisplay(packageCommand('electron-vite', args))
  return (await show(...command, { env: { ELECTRON_EXEC_PATH: executable } })) === 0
})
