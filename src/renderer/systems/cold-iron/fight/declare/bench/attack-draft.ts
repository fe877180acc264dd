import { computed, reactive } from 'vue'
import type { Declaration, Option } from '../../../../../../rules/cold-iron/fight-model/declaration'
import type { CoverId } from '../../../../../../rules/cold-iron/fight-model/charts/cover'
import { optionChoices } from '../../../../../../rules/cold-iron/view/odds/prospects'

export type Attacking = Extract<Declaration, { kind: 'attack' }>

/** What an attack can be besides an attack: each is on or off. */
export const attackFlags = [
  'behind',
  'attackShield',
  'spearSet',
  'secondRank',
  'intoMelee',
  'safeShot',
] as const
export type AttackFlag = (typeof attackFlags)[number]

/** What hides the target of a shot, and by how much. */
export interface ChosenCover {
  id: CoverId
  defence: number
}

/** An attack while it is being put together, its first targets before its last; what is known of it before. */
export function useAttackDraft(known: {
  desperation: boolean
  range: number | null
  /** Whether how far it goes changes what a weapon does. */
  isRanged: (weapon: number) => boolean
}) {
  const draft = reactive({
    weapon: 0,
    option: null as Option | null,
    flags: [] as AttackFlag[],
    /** Hexes of a shot; null where the range is left to the game master. */
    range: known.range,
    cover: null as ChosenCover | null,
    desperation: known.desperation,
    targets: [] as string[],
  })

  const swings = computed(
    () => optionChoices.find(({ option }) => option === draft.option)?.swings ?? 1,
  )

  /** The attack as it would be declared with these targets, one for each swing. */
  function attackAt([targetId = '', ...alsoAt]: readonly string[]): Attacking {
    const { weapon, option, flags, range, cover, desperation } = draft
    return {
      kind: 'attack',
      targetId,
      weapon,
      ...(alsoAt.length > 0 && { alsoAt }),
      ...(option && { option }),
      ...Object.fromEntries(flags.map((flag) => [flag, true])),
      ...(range !== null && known.isRanged(weapon) && { range }),
      ...(cover && { cover: { ...cover } }),
      ...(desperation && { desperation: true }),
    }
  }

  /** Takes one more target; answers the attack once each swing has one, null before. */
  function aim(id: string): ((who: string) => Attacking) | null {
    if (draft.targets.includes(id)) {
      draft.targets = draft.targets.filter((each) => each !== id)
      return null
    }
    const targets = [...draft.targets, id]
    if (targets.length < swings.value) {
      draft.targets = targets
      return null
    }
    draft.targets = []
    const attack = attackAt(targets)
    return () => attack
  }

  return { draft, swings, attackAt, aim }
}
export type AttackDraft = ReturnType<typeof useAttackDraft>['draft']
