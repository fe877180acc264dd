import './styles/app.css'
import { followChanges } from './bridge'
import { PiniaColada } from '@pinia/colada'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { createWords } from './i18n'
import { createViews, isPlayerWindow, warmViews } from './router'
import { usePreferences } from './stores/preferences'

const app = createApp(App)
const views = createViews()
app.use(createPinia())
app.use(PiniaColada, {})
app.use(createWords())
app.use(views)
app.runWithContext(followChanges)

// Preferences belong to the game master's window; the players' one may not ask for them.
if (!isPlayerWindow()) await usePreferences().load()
await views.isReady()
app.mount('#app')
if (!isPlayerWindow()) warmViews(views)
