import { onScopeDispose, readonly, ref, type Ref } from 'vue'

/** Whether the window has no height to spare for more than one line below its view, as `short:` in styles. */
export function useShortWindow(): Readonly<Ref<boolean>> {
  const query = window.matchMedia('(height < 48rem)')
  const isShort = ref(query.matches)
  const follow = () => (isShort.value = query.matches)
  query.addEventListener('change', follow)
  onScopeDispose(() => query.removeEventListener('change', follow))
  return readonly(isShort)
}
