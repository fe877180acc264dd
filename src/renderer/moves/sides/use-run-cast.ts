import { computed, ref, type Ref, type ShallowRef } from 'vue'
import { ruleSystem } from '../../../rules'
import type { RunContext } from '../../../rules/moves/runner/inputs'
import { isOut, presentFoes, type MoveTable } from './people'
import { isCastFor, withInputs, type RunStart, type Side } from '../run/run-draft'

/**
 * Who takes part in a move on its way: who was named, and whom the sheets know where nobody has said so.
 * `source` is what its figures are taken from, which is open again with other people.
 */
export function useRunCast(
  table: () => MoveTable,
  start: RunStart,
  { draft, source }: { draft: ShallowRef<RunContext>; source: Ref<string> },
) {
  /** Whether it is settled who it was; nobody is an answer, too. */
  const isActorChosen = ref(start.actor !== undefined)
  /** Whether somebody has said on whom it is; nobody is an answer, too. */
  const isTargetChosen = ref(start.target !== undefined)
  /** Whether somebody has said which ally it is; nobody of the cast is an answer, too. */
  const isAllyChosen = ref(start.ally !== undefined)
  /** Whether somebody has said whom the actor stands before; nobody is an answer, too. */
  const isWardChosen = ref(start.ward !== undefined)

  const person = (key: string | null) => table().people.find((each) => each.key === key)
  const move = computed(() => table().moves[draft.value.move ?? ''])
  const actor = computed(() => person(draft.value.actor))
  const target = computed(() => person(draft.value.target))
  const ally = computed(() => person(draft.value.ally))
  /** Whom the actor stands before: as said, else as their sheet has it. */
  const ward = computed(() => {
    const { actor: by, target: on, ward: said } = draft.value
    if (isWardChosen.value || !actor.value) return person(said)
    const others = table().people.filter(({ key }) => key !== by && key !== on)
    const names = others.map(({ name }) => name)
    const meant = move.value?.standsBefore?.(actor.value.sheet, names)
    return others.find(({ name }) => name === meant)
  })
  const isCast = computed(
    () =>
      move.value !== undefined &&
      isActorChosen.value &&
      isCastFor(move.value, draft.value, target.value?.type),
  )
  /** Whether everybody is there but who it was. */
  const isCastBesides = computed(() => {
    if (isActorChosen.value || !move.value) return false
    const { needs = [], ...others } = move.value
    const besides = { ...others, needs: needs.filter((side) => side !== 'actor') }
    return isCastFor(besides, draft.value, target.value?.type)
  })
  const foes = computed(() => {
    const { people, present, system } = table()
    const rules = ruleSystem(system)
    return presentFoes(people, present).filter(
      (foe) => !rules?.isHired?.(foe.sheet) && !isOut(rules, foe),
    )
  })
  /** Whether there is anybody it may be on: a foe on the table, or anybody else where it is made on a person. */
  const isAnybodyThere = computed(() => {
    const others = move.value?.isOnSomebody ? table().people : []
    return foes.value.length > 0 || others.some(({ key }) => key !== draft.value.actor)
  })
  /** Whether it is done to somebody, and nobody has said to whom: that is gone to before the dice. */
  const seeksTarget = computed(
    () =>
      move.value?.seeksTarget === true &&
      isActorChosen.value &&
      !isTargetChosen.value &&
      isAnybodyThere.value,
  )

  /** The characters who may gain by it beside whoever makes it, of the company or named already. */
  const allies = computed(() => {
    const { people, hasLeft } = table()
    const { actor: by, ally: named } = draft.value
    return people.filter(
      ({ key, type, sheet }) =>
        type === 'character' && key !== by && (key === named || !hasLeft?.(sheet)),
    )
  })
  /** Whether another character gains by it, and nobody has said which. */
  const seeksAlly = computed(
    () => move.value?.seeksAlly === true && isActorChosen.value && !isAllyChosen.value,
  )

  function cast(side: Side, key: string | null): void {
    if (side === 'actor') isActorChosen.value = true
    if (side === 'target') isTargetChosen.value = true
    if (side === 'ally') isAllyChosen.value = true
    if (side === 'ward') isWardChosen.value = true
    source.value = ''
    const { target: on } = draft.value
    const isNow = (other: string | null) => side === 'actor' && key !== null && other === key
    const kept = withInputs(draft.value, { swap: undefined })
    if (isNow(draft.value.ally)) {
      kept.ally = null
      isAllyChosen.value = false
    }
    draft.value = { ...kept, [side]: key, ...(isNow(on) ? { target: null } : {}) }
  }

  /** The only foe on the table is the one that is meant, until somebody says else. */
  function seekTarget(): void {
    const [foe, ...others] = foes.value
    if (seeksTarget.value && foe && others.length === 0) cast('target', foe.key)
  }

  /** The only other character is the one who gains, until somebody says else. */
  function seekAlly(): void {
    const [ally, ...others] = allies.value
    if (seeksAlly.value && ally && others.length === 0) cast('ally', ally.key)
  }

  return {
    person,
    move,
    actor,
    target,
    ally,
    ward,
    chosen: { isActorChosen, isTargetChosen, isAllyChosen, isWardChosen },
    isCast,
    isCastBesides,
    seeksTarget,
    seeksAlly,
    allies,
    cast,
    seekTarget,
    seekAlly,
  }
}

/** Who takes part in a move on its way, as the rest of it asks for them. */
export type RunCast = ReturnType<typeof useRunCast>
