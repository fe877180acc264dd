import { computed, ref } from 'vue'
import { changesSaid, readChanges } from '../../../../../rules/cold-iron/spells/changes'
import { saidOfSpell } from '../../../../../rules/cold-iron/spells/said'
import { isInVain, savesAsked, type SpellItem } from '../../../../../rules/cold-iron/view/board'
import type { FightEvent } from '../../../../../rules/cold-iron/turn/events'
import { readEffect } from '../../../../../rules/effects/read-effect'
import { isSameName } from '../../../../../shared/spelling'
import { useDraft } from '../../../../composables/use-draft'
import { useWords } from '../../../../composables/use-words'
import { effectWords } from '../../../../effects/effect-words'
import { useShownFight } from '../fight-context'
import { changesWords, lentNames } from './lent-words'
import { spanSaid } from './spell-form'
import { useTakenBack } from './use-taken-back'

/** What is said of a spell that works: on whom, what it does to them, and what of it lasts. */
export function useSpellEffect(item: () => SpellItem) {
  const { now, fighters, fighterOf, snapshot } = useShownFight()
  const { t, say } = useWords()
  const { cast } = item()
  const saved = () =>
    item()
      .cast.saves.filter(({ success }) => success)
      .map(({ targetId }) => targetId)
  /** Those who did not save, until somebody says otherwise. */
  const targets = ref(cast.targets.filter((id) => !saved().includes(id)))
  /** The saves that were known when they were chosen. */
  const savesSeen = ref(cast.saves.length)
  /** The spell on the caster's sheet, if it stands there. */
  const known = fighterOf(cast.casterId)?.combatant.sheet.spells.find(({ name }) =>
    isSameName(name, cast.name),
  )
  /** What its words say, or its name where there are none, until somebody says otherwise. */
  const said = saidOfSpell(known?.does || cast.name)
  const kind = ref(said.kind)
  const points = ref(0)
  const stuns = ref(said.stuns)
  const sleeps = ref(said.sleeps)
  const knocksOut = ref(false)
  const energy = ref<'none' | 'own' | 'other'>('none')
  const empathic = ref(false)
  const names = lentNames(t)
  const lasts = ref('')
  const changes = ref('')
  const fields = {
    targets,
    kind,
    points,
    stuns,
    sleeps,
    knocksOut,
    energy,
    empathic,
    lasts,
    changes,
  }

  /** How long it lasts, and the figures it changes while it does, as the caster's sheet says. */
  function sayLasting(): void {
    lasts.value = spanSaid(known?.lasts ?? '')
    changes.value = lasts.value && changesWords(changesSaid(known?.does ?? '', names), t)
  }

  if (!cast.effects.some((each) => each.lasts)) sayLasting()

  const form = `spellEffect:${now.value.encounterId}:${cast.id}`
  const draft = useDraft(form, fields, { stays: true, besides: { savesSeen } })
  draft.name(() => t('fight.spell.effectDraft', { spell: cast.name }))
  const savedSince = cast.saves.slice(savesSeen.value).filter(({ success }) => success)
  targets.value = targets.value.filter((id) => !savedSince.some((each) => each.targetId === id))
  savesSeen.value = cast.saves.length
  const count = () => item().cast.effects.length
  /** What comes with the spell is done to them unless somebody says otherwise. */
  function sayTicks(): void {
    stuns.value ||= said.stuns
    sleeps.value ||= said.sleeps
  }

  function begin(): void {
    kind.value = said.kind
    sayTicks()
    sayLasting()
  }

  const { remember } = useTakenBack(form, fields, { count, begin, sayAgain: sayTicks, clear })
  /** What comes with the spell and was taken off, by the key that would tick anything else. */
  const takenOff = computed(() =>
    cast.effects.length > 0 || count() > 0
      ? []
      : (['stuns', 'sleeps'] as const).filter((flag) => said[flag] && !fields[flag].value),
  )

  /** Somebody it is aimed at wears what stops energy (CI-204). */
  const meetsLeather = computed(
    () =>
      kind.value === 'real' &&
      fighters.value.some(
        ({ id, combatant }) =>
          targets.value.includes(id) && combatant.sheet.armor.dragon !== 'none',
      ),
  )
  /** The dying whom this healing does nothing for (CI-063). */
  const unhelped = computed(() => {
    const heals = { kind: kind.value, empathic: empathic.value }
    return fighters.value
      .filter(({ id, combatant }) => targets.value.includes(id) && isInVain(combatant, heals))
      .map(({ id }) => id)
  })
  const read = computed(() => readChanges(changes.value, names))
  const changesProblem = computed(() => ('key' in read.value ? say(read.value) : undefined))
  /** What changes figures lasts until somebody ends it, where nothing says how long. */
  const lasting = computed(() =>
    spanSaid(lasts.value) === '' && changes.value.trim() === ''
      ? null
      : readEffect(
          `${cast.name} ${spanSaid(lasts.value)}`,
          effectWords(t),
          fighters.value.map(({ label }) => label),
        ),
  )
  const lastsProblem = computed(() =>
    lasting.value && 'key' in lasting.value ? say(lasting.value) : undefined,
  )
  const doesHarm = computed(
    () => points.value > 0 || stuns.value || sleeps.value || knocksOut.value,
  )
  /** Those named only now, who save before anything is done to them. */
  const unsaved = computed(() => savesAsked(snapshot.value.context, item().cast, targets.value))
  const isReady = computed(
    () =>
      unsaved.value.length > 0 ||
      (targets.value.length > 0 &&
        lastsProblem.value === undefined &&
        changesProblem.value === undefined &&
        (doesHarm.value || lasting.value !== null)),
  )
  /** What lasts of it as it is read; null where nothing does. */
  const laid = computed(() => (lasting.value && !('key' in lasting.value) ? lasting.value : null))

  /** All of it on all of them. */
  function events(): FightEvent[] {
    const effect = laid.value
    const changed = 'key' in read.value ? [] : read.value
    return targets.value.map((targetId): FightEvent => ({
      ...{ type: 'spell.effect', castId: cast.id, targetId },
      ...{ kind: kind.value, points: points.value, stuns: stuns.value, knocksOut: knocksOut.value },
      ...(sleeps.value && { sleeps: true }),
      ...(meetsLeather.value && energy.value !== 'none' ? { energy: energy.value } : {}),
      ...(kind.value === 'heal' && empathic.value ? { empathic: true } : {}),
      ...(effect && {
        lasts: {
          ...{ words: effect.words, end: effect.end, tick: effect.tick },
          ...(changed.length > 0 && { changes: changed }),
        },
      }),
    }))
  }

  /** Empties what has been set; the people stay. */
  function clear(): void {
    points.value = 0
    for (const flag of [stuns, sleeps, knocksOut]) flag.value = false
    for (const typed of [lasts, changes]) typed.value = ''
    draft.settle()
  }

  return {
    ...fields,
    ...{
      known,
      takenOff,
      unhelped,
      meetsLeather,
      lastsProblem,
      changesProblem,
      unsaved,
      isReady,
      laid,
    },
    ...{ events, clear, remember },
  }
}
