import { join } from 'node:path'
import { CampaignFile } from '../../../src/campaign/file/campaign-file'
import { phrase } from '../../../src/shared/phrase'

/* Plays 1,000 steps and shortens their history to the last 100, until it is killed. */
const [folder = ''] = process.argv.slice(2)
const clock = () => new Date().toISOString()
const file = CampaignFile.create(join(folder, 'test.irontable'), clock, (write) => {
  write.run(`INSERT INTO campaign (id, name, created_at) VALUES (1, 'Test', @now)`, {
    now: write.now,
  })
  write.run(`INSERT INTO place (id, position, name) VALUES ('a', 0, '')`)
})
let last = 0
for (let step = 0; step < 1000; step++) {
  const { changed } = file.command(
    'test',
    () => phrase('test'),
    (write) => {
      write.run('UPDATE place SET name = @step', { step: `${step} ${'word '.repeat(100)}` })
      write.record({ kind: 'note.written', secret: false, about: [], with: { text: `${step}` } })
    },
  )
  last = changed?.batch ?? last
}
process.stdout.write('played\n')
await file.prune(last - 100, () => undefined)
setInterval(() => undefined, 1000)
