// The least that a key of a fight can cost: it asks main once, which writes a row and answers sixty.
const { join } = require('node:path')
const { app, BrowserWindow, ipcMain } = require('electron')
const Database = require('better-sqlite3')

const db = new Database(join(app.getPath('userData'), 'floor.db'))
db.pragma('journal_mode = WAL')
db.pragma('synchronous = FULL')
db.exec('CREATE TABLE IF NOT EXISTS fighter (id INTEGER PRIMARY KEY, points INTEGER)')
const add = db.prepare('INSERT OR IGNORE INTO fighter VALUES (?, 0)')
for (let id = 1; id <= 60; id++) add.run(id)
const change = db.prepare('UPDATE fighter SET points = points + 1')
const read = db.prepare('SELECT id, points FROM fighter')

ipcMain.handle('change', () => {
  db.transaction(() => change.run()).immediate()
  return read.all()
})

app.whenReady().then(() => {
  const window = new BrowserWindow({
    width: 1440,
    height: 900,
    webPreferences: { preload: join(__dirname, 'preload.cjs') },
  })
  window.loadFile(join(__dirname, 'index.html'))
})
app.on('window-all-closed', () => app.quit())
