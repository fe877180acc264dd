import IconFootprints from '~icons/lucide/footprints'
import IconGrab from '~icons/lucide/grab'
import IconHourglass from '~icons/lucide/hourglass'
import IconShield from '~icons/lucide/shield'
import IconSparkles from '~icons/lucide/sparkles'
import IconSword from '~icons/lucide/sword'
import { computed, type Component } from 'vue'
import type {
  Declaration,
  DeclarationKind,
} from '../../../../../../rules/cold-iron/fight-model/declaration'
import { declaredIn, type Moment } from '../../../../../../rules/cold-iron/fight-model/steps'
import type { MovementKind } from '../../../../../../rules/cold-iron/fight-model/movement'
import type { Phrase } from '../../../../../../shared/phrase'
import { useShownFight } from '../../fight-context'
import type { Fighter } from '../../fighter'
import type { Attacking } from './attack-draft'

/** What else a kind of declaration needs before it can be sent. */
export type Need = 'nothing' | 'target' | 'words' | 'spell'

/** One kind of declaration as a button. */
export interface DeclareKind {
  kind: DeclarationKind
  icon: Component
  needs: Need
}

/** The kinds of declaration in the order of their steps. */
export const declareKinds: readonly DeclareKind[] = [
  { kind: 'fullDefence', icon: IconShield, needs: 'nothing' },
  { kind: 'spell', icon: IconSparkles, needs: 'spell' },
  { kind: 'move', icon: IconFootprints, needs: 'words' },
  { kind: 'handToHand', icon: IconGrab, needs: 'target' },
  { kind: 'attack', icon: IconSword, needs: 'target' },
  { kind: 'wait', icon: IconHourglass, needs: 'nothing' },
]

export function needOf(kind: DeclarationKind | null): Need {
  return declareKinds.find((each) => each.kind === kind)?.needs ?? 'nothing'
}

/** Ways that are aimed at somebody: only who that is says whether they can be gone. */
const aimedWays: readonly MovementKind[] = ['follow', 'swap', 'through', 'force']

/** Whether a way wants somebody to be named. */
export function wantsSomeone(way: MovementKind | undefined): boolean {
  return way !== undefined && aimedWays.includes(way)
}

/** The kind a movement goes with before one is chosen; null where a step has none of its own. */
export function kindOfStep(step: Moment): DeclarationKind | null {
  if (step === 'fullDefence') return 'fullDefence'
  return step === 'movement' ? 'move' : null
}

/**
 * What a movement would go with, as far as it is known: the attack as it is being put together, or
 * anything of the kind; null for nothing, and for who waits.
 */
export function basisOf(
  kind: DeclarationKind | null,
  attack: Attacking,
  targetId: string,
): Exclude<Declaration, { kind: 'wait' }> | null {
  switch (kind) {
    case 'attack':
      return attack
    case 'handToHand':
      return { kind, targetId }
    case 'spell':
      return { kind, name: kind }
    case 'move':
    case 'fullDefence':
      return { kind }
    case 'wait':
    case null:
      return null
  }
}

/** Declarations of a kind, at each target and with each weapon, to ask the rules whether it is open. */
function samplesOf(
  kind: DeclarationKind,
  { combatant }: Fighter,
  targets: readonly string[],
): Declaration[] {
  // One without a weapon is told so by the rules.
  const weapons = [0, ...combatant.sheet.weapons.keys()]
  switch (kind) {
    case 'spell':
      return [{ kind, name: kind }]
    case 'handToHand':
      return targets.map((targetId) => ({ kind, targetId }))
    case 'attack':
      return targets.flatMap((targetId) => weapons.map((weapon) => ({ kind, targetId, weapon })))
    case 'fullDefence':
    case 'move':
    case 'wait':
      return [{ kind }]
  }
}

/**
 * Which kinds can be declared: by the one who declares, at anybody and with any weapon, and by somebody at
 * all in this step. With the game master’s word more can.
 */
export function useKinds(fighter: () => Fighter, isOverriding: () => boolean) {
  const { board, fighters, foresee } = useShownFight()

  /** Why nothing of a kind can be declared at these; null where something can. */
  function refusalOf(
    kind: DeclarationKind,
    who: Fighter,
    targets: readonly string[],
  ): Phrase | null {
    let first: Phrase | null = null
    for (const declaration of samplesOf(kind, who, targets)) {
      const event = { type: 'declare', combatantId: who.id, declaration } as const
      const why = foresee({ ...event, ...(isOverriding() && { override: true as const }) })
      if (!why) return null
      first ??= why
    }
    return first
  }

  /** Everybody one can be at, foes first; they themselves, for what the rules say of nobody else. */
  function targetsOf(who: Fighter): string[] {
    const there = fighters.value.filter(({ id, isGone }) => id !== who.id && !isGone)
    const foes = there.filter(({ side }) => side !== who.side)
    return [...new Set([...foes, ...there, who].map(({ id }) => id))]
  }

  const isDue = (kind: DeclarationKind) => declaredIn[kind] === board.value.stepId

  const closed = computed(() => {
    const all = targetsOf(fighter())
    // Out of its step a kind is closed whoever it is at: that is asked once, for there may be hundreds.
    return new Map(
      declareKinds.map(({ kind }) => [
        kind,
        refusalOf(kind, fighter(), isDue(kind) || isOverriding() ? all : all.slice(0, 1)),
      ]),
    )
  })
  const closedBy = (kind: DeclarationKind) => closed.value.get(kind) ?? null

  /**
   * Whether anybody can declare a kind; each is asked about one target alone, for there may be hundreds. Full
   * defence is an answer after its step, and theirs alone whom somebody goes for (CI-026).
   */
  const isOffered = (kind: DeclarationKind) =>
    closedBy(kind) === null ||
    ((kind !== 'fullDefence' || isDue(kind)) &&
      fighters.value.some((who) => {
        const one = fighters.value.find(({ id, isGone }) => id !== who.id && !isGone) ?? who
        return refusalOf(kind, who, [one.id]) === null
      }))
  /** The others have had their time, or wait for it. */
  const offered = computed(() => declareKinds.filter(({ kind }) => isOffered(kind)))
  return { closedBy, offered }
}
