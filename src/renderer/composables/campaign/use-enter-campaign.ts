import { useRouter } from 'vue-router'

/** Goes from the list of campaigns into the open one. */
export function useEnterCampaign(): () => Promise<unknown> {
  const router = useRouter()
  return () => router.push({ name: 'table' })
}
