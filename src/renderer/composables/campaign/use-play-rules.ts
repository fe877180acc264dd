import { computed, toValue, type ComputedRef, type MaybeRefOrGetter } from 'vue'
import { ruleSystem } from '../../../rules'
import { playRules, type PlayRules } from '../../../rules/system/system'
import { useRead } from '../../bridge'

/**
 * What the campaign plays by, as it reads this system: the same that the commands will ask.
 * Null without a system, and until the campaign's settings are known.
 */
export function usePlayRules(
  systemId: MaybeRefOrGetter<string | undefined>,
): ComputedRef<PlayRules | null> {
  const system = computed(() => ruleSystem(toValue(systemId) ?? ''))
  const { data: rulings } = useRead('setting.rulings', () =>
    system.value?.settings ? { system: system.value.id } : null,
  )
  return computed(() => {
    if (!system.value) return null
    if (!system.value.settings) return system.value
    // Until the next answer is there, the last one stands: of another system it says nothing.
    const own = rulings.value?.system === system.value.id ? rulings.value : null
    return own && playRules(system.value, own)
  })
}

const nothing: PlayRules = { moves: {} }

/** What a system is played by; nothing can be done before the campaign's settings are known. */
export function usePlay(system: () => string): ComputedRef<PlayRules> {
  const rules = usePlayRules(system)
  return computed(() => rules.value ?? nothing)
}
