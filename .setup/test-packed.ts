/** `npm run test:packed`: packs the program, and tests what comes out of its archive, as it is shipped. */
import { onSomeDisplay } from './display.ts'
import { pack } from './pack.ts'
import { playwright, show } from './run.ts'
import { SetupError, main } from './say.ts'

await main(async () => {
  const archive = await pack()
  if (archive === null) throw new SetupError('The packed program is tested on Linux only, so far.')
  const args = ['-c', 'tests/e2e/packed/playwright.packed.config.ts', ...process.argv.slice(2)]
  const env = { IRON_TABLE_ARCHIVE: archive }
  return (await show(...onSomeDisplay(playwright(args)), { env })) === 0
})
