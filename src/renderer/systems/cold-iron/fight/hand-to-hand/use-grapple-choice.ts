import { computed, ref, shallowRef, watch, type ComputedRef } from 'vue'
import type { Manner } from '../../../../../rules/cold-iron/fight-model/hand-to-hand'
import type { FightNow } from '../use-fight'
import type { Choice } from './grapple-deeds'
import { companions, daggerOf, foesOf, gripsOf, inHandOf, type Grappler } from './grapplers'

const manners: readonly Manner[] = ['ground', 'standing', 'knockDown']

/**
 * What is chosen of a grappler's deed: with whom, at whom, with what, and how. `mayStrike` says whether a weapon
 * is at hand: what lies on the ground or hangs at the belt is passed over.
 */
export function useGrappleChoice(
  grappler: () => Grappler,
  now: () => FightNow,
  mayStrike: (weapon: number | null) => boolean,
) {
  const alone = ref(false)
  const aim = ref(0)
  const grip = ref(0)
  const manner = ref<Manner>('ground')
  const held = shallowRef<readonly string[]>([])

  const all = computed(() => companions(grappler(), now()))
  const who = computed(() => (alone.value ? [grappler().id] : all.value))
  const foes = computed(() => foesOf(grappler()))
  /** Anyone, each one of them, then anyone but each. */
  const aims = computed(() => [
    { targetId: null, but: false },
    ...foes.value.map((targetId) => ({ targetId, but: false })),
    ...(foes.value.length > 1 ? foes.value.map((targetId) => ({ targetId, but: true })) : []),
  ])
  const inHand = computed(() => inHandOf(grappler()))
  const grips = computed(() => gripsOf(now(), grappler().id, inHand.value).filter(mayStrike))
  // Whoever has drawn a blade means to use it, whatever they struck with before.
  watch(inHand, () => (grip.value = 0))
  const dagger = computed(() => daggerOf(now(), grappler().id))
  const choice: ComputedRef<Choice> = computed(() => {
    const { targetId, but } = aims.value[aim.value] ?? { targetId: null, but: false }
    const weapon = grips.value[grip.value] ?? null
    const stuck = held.value.filter((id) => who.value.includes(id))
    return { who: who.value, targetId, but, weapon, manner: manner.value, held: stuck }
  })

  function turnTarget(by: 1 | -1): void {
    const count = aims.value.length
    aim.value = (aim.value + by + count) % count
  }

  function turnGrip(): void {
    grip.value = (grip.value + 1) % Math.max(1, grips.value.length)
  }

  function turnManner(): void {
    manner.value = manners[(manners.indexOf(manner.value) + 1) % manners.length] ?? 'ground'
  }

  function toggleAlone(): void {
    alone.value = !alone.value
  }

  function toggleHeld(id: string): void {
    held.value = held.value.includes(id)
      ? held.value.filter((each) => each !== id)
      : [...held.value, id]
  }

  return { choice, all, grips, dagger, turnTarget, turnGrip, turnManner, toggleAlone, toggleHeld }
}
