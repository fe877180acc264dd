import { computed, ref } from 'vue'
import { parseDice } from '../../../shared/dice/dice-notation'
import { ruleSystem } from '../../../rules'
import { isOutOfFight } from '../../../rules/system/fight/bearing'
import { useRead } from '../../bridge'
import type { BlowLook } from '../../systems/system-panel'

/** Somebody who may have struck, and what their blow is rolled with. */
interface Striker {
  id: string
  name: string
  dice: string
  /** Whether nobody takes them for it unasked: one of the company, in its pay, or out of the fight. */
  isUnlikely: boolean
}

/** Stands for nobody who lies on the table. */
export const noStriker = ''

/**
 * Who may have struck a blow: those that what is owed is about, and those on the table; or the company. It is whom
 * somebody says, else the first that is owed for. The only foe on the table is offered, with their
 * dice, and named once those are rolled or somebody says so.
 */
export function useStrikers(about: {
  blow: () => BlowLook | undefined
  system: () => string
  /** Ids of those whom the move that is owed is about. */
  owedFor: () => readonly string[]
  isAsked: () => boolean
}) {
  const isAsked = () => about.isAsked() && about.blow() !== undefined
  const said = ref<string>()
  const { data: board } = useRead('sceneBoard.list', () =>
    isAsked() && !about.blow()?.isOfCompany ? {} : null,
  )
  const { data: company } = useRead('character.list', () =>
    isAsked() && about.blow()?.isOfCompany ? {} : null,
  )
  const { data: owedFor } = useRead('npc.byId', () => {
    const ids = about.owedFor()
    return isAsked() && ids.length > 0 ? { ids: [...ids] } : null
  })
  const strikers = computed(() => {
    const isOfCompany = about.blow()?.isOfCompany === true
    const people = isOfCompany
      ? (company.value ?? [])
      : [...(owedFor.value ?? []), ...(board.value ?? [])]
    const all = people.flatMap(({ id, name, sheets }): [string, Striker][] => {
      const sheet = sheets[about.system()]
      if (!sheet) return []
      const rules = ruleSystem(about.system())
      const isUnlikely =
        isOfCompany ||
        rules?.isHired?.(sheet) === true ||
        isOutOfFight(rules?.bearings?.('npc', sheet) ?? [])
      return [[id, { id, name, isUnlikely, dice: about.blow()?.dice(sheet) ?? '' }]]
    })
    return [...new Map(all).values()]
  })
  const usual = computed(
    () => strikers.value.find(({ id }) => about.owedFor().includes(id))?.id ?? noStriker,
  )
  const striker = computed({
    get: () => said.value ?? usual.value,
    set: (id) => (said.value = id),
  })
  /** Who struck, as far as is known: the only foe on the table, until somebody is said or nobody is. */
  const likely = computed(() => {
    if (said.value !== undefined || usual.value !== noStriker) return striker.value
    const [only, ...others] = strikers.value.filter(({ isUnlikely }) => !isUnlikely)
    return (others.length === 0 ? only?.id : undefined) ?? noStriker
  })
  /** What the blow is rolled with; null where that is not known, or written in another way. */
  const dice = computed(() => {
    const own = strikers.value.find(({ id }) => id === likely.value)?.dice ?? ''
    return parseDice(own) ? own : null
  })

  return { strikers, striker, likely, said, dice }
}
