import { onMounted, onUnmounted, ref, type Ref, type ShallowRef } from 'vue'

/** Follows the height of an element, in pixels; endless until measured. */
function useMeasured(
  element: Readonly<ShallowRef<HTMLElement | null>>,
  unit: () => number,
): Readonly<Ref<number>> {
  const height = ref(Infinity)
  const observer = new ResizeObserver(([entry]) => {
    if (entry) height.value = entry.contentRect.height / unit()
  })
  onMounted(() => element.value && observer.observe(element.value))
  onUnmounted(() => observer.disconnect())
  return height
}

/** The height of an element in rem, so that it follows the size of the text; endless until measured. */
export function useHeight(
  element: Readonly<ShallowRef<HTMLElement | null>>,
): Readonly<Ref<number>> {
  return useMeasured(element, () => parseFloat(getComputedStyle(document.documentElement).fontSize))
}

/** The height of an element in pixels, for what is drawn as large as that; endless until measured. */
export function usePixelHeight(
  element: Readonly<ShallowRef<HTMLElement | null>>,
): Readonly<Ref<number>> {
  return useMeasured(element, () => 1)
}
