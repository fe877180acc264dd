import { contextBridge, ipcRenderer, webFrame } from 'electron'
import type { Bridge } from '../campaign/api'
import type { Reply } from '../shared/reply'

/** The door between a page and the program. Everything behind it is checked in main. */
const bridge: Bridge = {
  // Main names the role when it opens the window; a page that was told nothing is a stranger's.
  role: process.argv.includes('--window-role=gm') ? 'gm' : 'player',
  call: async (name, input, drawn) => {
    const [reply] = await bridge.callAll([{ name, input, drawn }])
    return reply as Reply<unknown>
  },
  callAll: (calls) => ipcRenderer.invoke('call', calls),
  onChanged: (listener) => {
    ipcRenderer.on('changed', (_event, change: Parameters<typeof listener>[0]) => listener(change))
  },
}

// Where nobody waits for the page, what it needed to get there may go.
ipcRenderer.on('rest', () => webFrame.clearCache())

contextBridge.exposeInMainWorld('ironTable', bridge)
