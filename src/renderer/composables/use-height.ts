import { onMounted, onUnmounted, ref, type Ref, type ShallowRef } from 'vue'

/** The height of an element in rem, so that it follows the size of the text; endless until measured. */
export function useHeight(
  element: Readonly<ShallowRef<HTMLElement | null>>,
): Readonly<Ref<number>> {
  const height = ref(Infinity)
  const observer = new ResizeObserver(([entry]) => {
    const rem = parseFloat(getComputedStyle(document.documentElement).fontSize)
    if (entry) height.value = entry.contentRect.height / rem
  })
  onMounted(() => element.value && observer.observe(element.value))
  onUnmounted(() => observer.disconnect())
  return height
}
