import { computed, ref } from 'vue'
import {
  joinedBy,
  keptMovement,
} from '../../../../../../rules/cold-iron/view/declaring/kept-movement'
import type {
  Declaration,
  DeclarationKind,
} from '../../../../../../rules/cold-iron/fight-model/declaration'
import type { Movement } from '../../../../../../rules/cold-iron/fight-model/movement'
import { movementIn } from '../../../../../../rules/cold-iron/turn/movement/reading'
import { usualMovement } from '../../../../../../rules/cold-iron/view/odds/prospects'
import { useWords } from '../../../../../composables/use-words'
import { describeDeclaration } from '../../describe'
import type { Fighter } from '../../fighter'
import { useShownFight } from '../../fight-context'
import { isUnderCover } from '../hidden-declarations'

type Moving = Exclude<Declaration, { kind: 'wait' }>

/** What is being declared, and for whom. */
interface Declaring {
  fighter: () => Fighter
  /** The kind that was chosen; null while none is. */
  kind: () => DeclarationKind | null
  /** What a movement would go with, as far as it is known; null for nothing. */
  base: () => Moving | null
}

/**
 * The movement of a declaration: the one that was declared before, as far as it goes with this, until another
 * is chosen; and what becomes of what was declared before.
 */
export function useDeclaredMovement({ fighter, kind, base }: Declaring) {
  const { snapshot, fighters } = useShownFight()
  const { t, say } = useWords()
  /** What was chosen here; undefined while nothing was. */
  const chosen = ref<Movement | null>()
  const kept = computed(() => {
    const declaration = base()
    return declaration && keptMovement(snapshot.value, fighter().id, declaration)
  })
  /** What it comes to: under cover nobody reads here what was kept. */
  const meant = () => (chosen.value === undefined ? kept.value : chosen.value)
  const movement = computed({
    get: () => (chosen.value === undefined && isUnderCover(fighter()) ? null : (meant() ?? null)),
    set: (value) => (chosen.value = value),
  })

  /** A movement that is declared alone, with what it goes with where there is something. */
  function joined(declaration: Declaration): Declaration {
    const at = meant()
    if (declaration.kind !== 'move' || !at) return declaration
    const { note } = declaration
    return joinedBy(snapshot.value, fighter().id, { ...at, ...(note && { note }) }) ?? declaration
  }

  /** A declaration with the movement that goes with it. */
  function moving(declaration: Declaration): Declaration {
    const at = meant()
    if (declaration.kind === 'wait' || !at) return declaration
    const whole = joined(declaration)
    return whole === declaration ? { ...declaration, movement: { ...at } } : whole
  }

  /** The usual movement with what somebody has declared already, or with nothing else. */
  function usual(): Movement | null {
    const { id, declaration } = fighter()
    const now = snapshot.value
    const beside =
      declaration && declaration.kind !== 'wait' ? usualMovement(now, id, declaration) : null
    return beside ?? usualMovement(now, id, { kind: 'move' })
  }

  /** What becomes of what was declared before, where that is not plain; empty for nothing. */
  const fate = computed(() => {
    const declared = fighter().declaration
    const now = kind()
    if (!declared || now === null || now === declared.kind) return ''
    const words = { declared: say(describeDeclaration(declared, fighter(), fighters.value)) }
    const at = meant()
    if (now === 'move') {
      const isJoined = at && joinedBy(snapshot.value, fighter().id, at)
      return t(isJoined ? 'fight.goesWith' : 'fight.takesPlace', words)
    }
    if (declared.kind !== 'move' || !at) return t('fight.takesPlace', words)
    const all = movementIn(declared)?.hexes ?? at.hexes
    if (at.hexes >= all || isUnderCover(fighter())) return ''
    return t('fight.movesLess', { count: at.hexes, all })
  })

  return { movement, moving, usual, fate }
}
