import { useRouter } from 'vue-router'
import { campaignViews } from '../router'
import { usePreferences } from '../stores/preferences'

/** Goes from the list of campaigns into the open one: to the view the game master was in last. */
export function useEnterCampaign(): () => Promise<unknown> {
  const router = useRouter()
  const preferences = usePreferences()
  return () => {
    const last = campaignViews.find((view) => view === preferences.lastView)
    return router.push({ name: last ?? 'table' })
  }
}
