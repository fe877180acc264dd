import { askedFirst } from './asked-first'
import './styles/app.css'
import { followChanges, readAhead } from './bridge'
import { PiniaColada } from '@pinia/colada'
import { createPinia } from 'pinia'
import { createApp } from 'vue'
import App from './App.vue'
import { createViews, isPlayerWindow, warmViews } from './router'
import { usePreferences } from './stores/preferences'

const app = createApp(App)
const views = createViews()
app.use(createPinia())
app.use(PiniaColada, {})
app.use(views)
app.runWithContext(followChanges)

/**
 * What is known before anything is shown: how it looks, what is open, and what was asked first. No view is
 * built in vain, or without what it shows.
 */
const known = () =>
  app.runWithContext(() =>
    Promise.all([
      usePreferences().load(),
      readAhead('campaign.current', {}),
      ...askedFirst.map(({ name, input }) => readAhead(name, input)),
    ]),
  )

/** Shows the views once what they begin with is known. */
async function show(): Promise<void> {
  // Those questions are the game master's: the players' window may ask neither.
  await Promise.all([views.isReady(), ...(isPlayerWindow() ? [] : [known()])])
  app.mount('#app')
  if (!isPlayerWindow()) warmViews(views)
}

void show()
