// The least that Electron, SQLite and Vue can do together: what a launch is measured against.
const { join } = require('node:path')
const { app, BrowserWindow } = require('electron')
const Database = require('better-sqlite3')

const db = new Database(join(app.getPath('userData'), 'bare.db'))
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.exec('CREATE TABLE IF NOT EXISTS word (text TEXT)')
db.prepare('INSERT INTO word VALUES (?)').run('ready')

app.whenReady().then(() => {
  const window = new BrowserWindow({ width: 1440, height: 900 })
  const word = db.prepare('SELECT text FROM word').get().text
  window.loadFile(join(__dirname, 'index.html'), { query: { word } })
})
app.on('window-all-closed', () => app.quit())
