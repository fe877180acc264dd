import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { headlessWorkspace } from '../headless'

/*
 * Opens the sample campaign in a folder and plays a note. Killed like by a power switch right before
 * the nth change of the file system; without a number it says how many there are.
 */
const [dataFolder = '', sampleFolder = '', killAt = 'never'] = process.argv.slice(2)

let changes = 0
function dying<Work extends (...args: never[]) => unknown>(work: Work): Work {
  return ((...args: Parameters<Work>) => {
    if (`${++changes}` === killAt) process.kill(process.pid, 'SIGKILL')
    return work(...args)
  }) as Work
}
fs.openSync = dying(fs.openSync)
fs.fsyncSync = dying(fs.fsyncSync)
fs.renameSync = dying(fs.renameSync)
fs.rmSync = dying(fs.rmSync)
fs.writeFileSync = dying(fs.writeFileSync)
fs.mkdirSync = dying(fs.mkdirSync)
syncBuiltinESMExports()

const { call } = headlessWorkspace(dataFolder, {
  sampleFolder,
  contentFolder: dataFolder,
  clock: () => new Date().toISOString(),
})
const opened = await call('file.openSample', {})
const changesOfOpening = changes
const replies = [opened, await call('note.jot', { text: 'Kept' }), await call('file.close', {})]
process.stdout.write(JSON.stringify({ replies, changesOfOpening }))
