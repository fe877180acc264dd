const { contextBridge, ipcRenderer } = require('electron')

contextBridge.exposeInMainWorld('floor', { change: () => ipcRenderer.invoke('change') })
