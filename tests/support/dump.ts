import type { CampaignFile } from '../../src/campaign/file/campaign-file'

interface Named {
  name: string
}

/**
 * Everything a campaign holds, table by table in row order, the undo log as its statements:
 * the log's own row numbers are the only thing that may differ between equal files. What search keeps
 * follows from the rest and is left out (`tests/campaign/search` holds it against a fresh one).
 */
export function dump(file: CampaignFile): Record<string, unknown[]> {
  return file.read((read) => {
    const tables = read.all<Named>(
      `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'
       AND name NOT LIKE 'sqlite_%' AND name <> 'search_entry' ORDER BY name`,
    )
    const rows = tables.map(({ name }): [string, unknown[]] =>
      name === 'undo_log'
        ? [name, read.all('SELECT batch, changed_table, sql FROM undo_log ORDER BY batch, id')]
        : [name, read.all(`SELECT rowid AS row, * FROM "${name}" ORDER BY rowid`)],
    )
    return Object.fromEntries(rows)
  }).value
}

/** The same without history, and without drafts and what pictures show, which stay out of it: what undo must give back. */
export function content(file: CampaignFile): Record<string, unknown[]> {
  const history = ['batch', 'undo_log', 'journal', 'draft', 'picture_bytes']
  return Object.fromEntries(
    Object.entries(dump(file)).filter(([table]) => !history.includes(table)),
  )
}
