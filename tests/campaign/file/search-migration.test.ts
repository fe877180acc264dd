import Database from 'better-sqlite3'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { migrate, migrations } from '../../../src/campaign/file/migrate'
import { temporaryFolder } from '../../support/folder'

describe('a campaign from before there was search', () => {
  it('is found in whole: what lay there before, without what was undone', () => {
    const db = new Database(join(temporaryFolder(), 'old.irontable'))
    migrate(
      db,
      migrations.filter(({ version }) => version < 13),
    )
    const fact = (text: string) => JSON.stringify({ with: { text } })
    db.exec(`
      INSERT INTO npc (id, position, name, secret) VALUES ('a', 0, 'Old Wend', 'rang the bell');
      INSERT INTO batch (id, command, label, at, state) VALUES
        (1, 'note.jot', '{}', '', 'done'), (2, 'note.jot', '{}', '', 'undone');
      INSERT INTO journal (batch, at, kind, secret, fact) VALUES
        (1, '', 'note.written', 1, '${fact('a bell far off')}'),
        (2, '', 'note.written', 1, '${fact('a bell near by')}');
    `)
    migrate(db)
    const found = db
      .prepare<[], { type: string; body: string }>(
        `SELECT type, search_entry.body FROM search_index
         JOIN search_entry ON search_entry.id = search_index.rowid
         WHERE search_index MATCH 'bell' ORDER BY type`,
      )
      .all()
    db.close()
    expect(found).toEqual([
      { type: 'jot', body: 'a bell far off' },
      { type: 'npc', body: '\nrang the bell' },
    ])
  })
})
