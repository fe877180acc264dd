import { useRouter } from 'vue-router'
import { useLeftForTour } from '../../stores/left-for-tour'

/**
 * Goes from the list of campaigns into the open one; by its file, back to where one stood in it when it
 * was left for a tour.
 */
export function useEnterCampaign(): (path?: string) => Promise<unknown> {
  const router = useRouter()
  const tour = useLeftForTour()
  return (path) => {
    if (path === undefined || path !== tour.left?.path) return router.push({ name: 'table' })
    const { at } = tour.left
    tour.left = undefined
    return router.push(at)
  }
}
