import { onScopeDispose, watch } from 'vue'
import { useRoute } from 'vue-router'
import { useActions } from '../actions/registry'
import { onCarriedOut } from '../bridge'
import type { Stop } from './tour'

/** Calls `done` when what a stop waits for has been done, however: by a key, a button or the palette. */
export function useAwaited(stop: () => Stop | undefined, done: () => void): void {
  const route = useRoute()
  const actions = useActions()
  const isAwaited = (kind: string, what: unknown) =>
    Object.entries(stop()?.awaits ?? {}).some(([key, value]) => key === kind && value === what)
  onScopeDispose(actions.onRun((id) => isAwaited('action', id) && done()))
  onScopeDispose(onCarriedOut((name) => isAwaited('command', name) && done()))
  watch(
    () => [stop()?.id, route.name],
    ([, view]) => isAwaited('view', view) && done(),
    { immediate: true },
  )
}
