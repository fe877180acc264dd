import { onMounted, watch, type Ref } from 'vue'
import { afterPaint } from '../../../composables/after-paint'

/**
 * Brings what is worked on into sight when it comes up, whatever list was scrolled to choose it: from
 * its beginning where it is higher than its column. `says`: what it is shown for anew, whenever that comes.
 */
export function useInSight(
  part: Readonly<Ref<HTMLElement | null>>,
  says: () => unknown = () => null,
): void {
  function show(): void {
    const here = part.value
    const isHigher = here && here.offsetHeight > (here.closest('.work')?.clientHeight ?? Infinity)
    here?.scrollIntoView({ block: isHigher ? 'start' : 'nearest' })
  }
  onMounted(() => afterPaint(show))
  watch(says, (now) => now && afterPaint(show))
}
