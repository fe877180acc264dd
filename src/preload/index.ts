import { contextBridge, ipcRenderer } from 'electron'
import type { Bridge } from '../campaign/api'

/** The door between a page and the program. Everything behind it is checked in main. */
const bridge: Bridge = {
  call: (name, input) => ipcRenderer.invoke('call', name, input),
  onChanged: (listener) => {
    ipcRenderer.on('changed', (_event, change: Parameters<typeof listener>[0]) => listener(change))
  },
}

contextBridge.exposeInMainWorld('ironTable', bridge)
