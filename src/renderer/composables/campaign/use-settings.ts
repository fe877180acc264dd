import { computed, type ComputedRef } from 'vue'
import type { SystemRulings } from '../../../rules/system/settings'
import { useRead } from '../../bridge'

const asPublished: SystemRulings = { settings: {}, charts: {} }

/** How this campaign reads a system's rules, by the system's own `settingsIn`; as published until it is known. */
export function useSettings<Settings>(
  system: string,
  settingsIn: (rulings: SystemRulings) => Settings,
): ComputedRef<Settings> {
  const { data: rulings } = useRead('setting.rulings', () => ({ system }))
  return computed(() => settingsIn(rulings.value ?? asPublished))
}
