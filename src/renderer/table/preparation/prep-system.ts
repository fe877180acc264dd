import { computed, inject, provide, type ComputedRef, type InjectionKey } from 'vue'

const systemKey: InjectionKey<ComputedRef<string>> = Symbol('rule system of the fight prepared')

/** Says which rule system the fight goes by whose preparation this component holds. */
export function providePrepSystem(system: ComputedRef<string>): void {
  provide(systemKey, system)
}

/** The id of the rule system of the fight that is prepared around this component. */
export function usePrepSystem(): ComputedRef<string> {
  return inject(
    systemKey,
    computed(() => ''),
  )
}
