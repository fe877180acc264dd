import { onScopeDispose, ref, type Ref } from 'vue'

/** Milliseconds between two looks at the clock. */
const pace = 20_000

/** What the clock says, in milliseconds since 1970, as exactly as whole minutes need. */
export function useNow(): Ref<number> {
  const now = ref(Date.now())
  const ticking = setInterval(() => (now.value = Date.now()), pace)
  onScopeDispose(() => clearInterval(ticking))
  return now
}
