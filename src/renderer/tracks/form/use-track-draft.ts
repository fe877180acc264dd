import { computed, reactive, toRefs } from 'vue'
import type { InputOf } from '../../../campaign/api'
import {
  poolReturns,
  readThresholds,
  thresholdLines,
  type PoolReturn,
} from '../../../rules/tracks/pool'
import { ranks } from '../../../rules/tracks/progress'
import { sizesOf, trackKinds, type TrackKind } from '../../../rules/tracks/track'
import { poolSights, type PoolSight } from '../../../shared/sight'
import { useWords } from '../../composables/use-words'
import { visibilities, type NewTrack, type Track, type Visibility } from '../track'
import { visibilityIcons } from '../visibility-icons'
import { useDraft } from '../../composables/use-draft'

const evenOdds = 50

/** A track while it is written; every kind keeps what was written for it. */
interface TrackDraft {
  name: string
  kind: TrackKind
  size: number
  /** Of points: where they start, when they come back to it, and what they mean, one figure a line. */
  start: number
  returns: PoolReturn
  thresholds: string
  sight: PoolSight
  /** One a line, from the foot up. */
  rungs: string
  rank: (typeof ranks)[number] | 'none'
  visibility: Visibility
  hasOdds: boolean
  odds: number
  note: string
}

const blank: TrackDraft = {
  name: '',
  kind: 'clock',
  size: 6,
  start: 0,
  returns: 'never',
  thresholds: '',
  sight: 'figures',
  rungs: '',
  rank: 'dangerous',
  note: '',
  visibility: 'secret',
  hasOdds: false,
  odds: evenOdds,
}

/** Points that somebody has: whole, until something is spent. */
const blankPoints: Partial<TrackDraft> = { kind: 'points', start: blank.size }

function draftOf(track: Track): TrackDraft {
  const { name, kind, size, start, returns, rungs, rank, visibility, sight, odds, note } = track
  return {
    name,
    kind,
    size,
    start,
    returns,
    thresholds: thresholdLines(track.thresholds),
    visibility,
    sight,
    note,
    rungs: rungs.join('\n'),
    rank: rank ?? 'none',
    hasOdds: odds !== null,
    odds: odds ?? evenOdds,
  }
}

/**
 * The form of a track: what stands in it, what can be chosen, and what it comes to. `points`: it is a
 * new pool of somebody.
 */
export function useTrackDraft(track?: Track, only?: 'points') {
  const { t } = useWords()
  const begun = only ? { ...blank, ...blankPoints } : { ...blank }
  const texts = reactive(track ? draftOf(track) : begun)
  const draft = useDraft(`track:${track?.id ?? only ?? 'new'}`, toRefs(texts))
  const pool = computed(() => {
    const { size, start, returns, sight } = texts
    const thresholds = readThresholds(texts.thresholds)
    const fits = start <= size && thresholds?.every(({ at }) => at <= size)
    return thresholds && fits ? { start, returns, thresholds, sight } : null
  })
  const rungs = computed(() =>
    texts.rungs
      .split('\n')
      .map((rung) => rung.trim())
      .filter((rung) => rung !== ''),
  )
  const isWhole = computed(() => {
    const { min, max } = sizesOf[texts.kind]
    const size = texts.kind === 'ladder' ? rungs.value.length : texts.size
    if (texts.kind === 'points' && !pool.value) return false
    return texts.name.trim() !== '' && (texts.kind === 'progress' || (size >= min && size <= max))
  })
  const rank = () => (texts.rank === 'none' ? null : texts.rank)
  const common = () => ({
    name: texts.name.trim(),
    note: texts.note.trim(),
    visibility: texts.visibility,
    odds: texts.hasOdds ? texts.odds : null,
  })

  function created(): NewTrack {
    const { kind, size } = texts
    if (kind === 'ladder') return { ...common(), kind, rungs: rungs.value }
    if (kind === 'progress') return { ...common(), kind, rank: rank() }
    if (kind === 'points') return { ...common(), kind, size, ...pool.value }
    return { ...common(), kind, size }
  }

  function edited({ id, kind }: Track): InputOf<'track.edit'> {
    const edit = { trackId: id, ...common() }
    if (kind === 'ladder') return { ...edit, rungs: rungs.value }
    if (kind === 'progress') return { ...edit, rank: rank() }
    return { ...edit, size: texts.size, ...(kind === 'points' ? pool.value : {}) }
  }

  const choices = {
    kinds: trackKinds.map((value) => ({ value, label: t(`tracks.kind.${value}`) })),
    ranks: [...ranks, 'none' as const].map((value) => ({
      value,
      label: t(`tracks.rank.${value}`),
    })),
    returns: poolReturns.map((value) => ({ value, label: t(`tracks.returns.${value}`) })),
    sights: poolSights.map((value) => ({ value, label: t(`seen.pool.${value}`) })),
    visibilities: visibilities.map((value) => ({
      value,
      label: t(`tracks.visibility.${value}`),
      icon: visibilityIcons[value],
    })),
  }

  return { draft, texts, choices, isWhole, created, edited }
}
