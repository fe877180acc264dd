import { computed, reactive, toRefs } from 'vue'
import type { InputOf } from '../../../campaign/api'
import { ranks } from '../../../rules/tracks/progress'
import { sizesOf, trackKinds, type TrackKind } from '../../../rules/tracks/track'
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
  rungs: '',
  rank: 'dangerous',
  note: '',
  visibility: 'secret',
  hasOdds: false,
  odds: evenOdds,
}

function draftOf({ name, kind, size, rungs, rank, visibility, odds, note }: Track): TrackDraft {
  return {
    name,
    kind,
    size,
    visibility,
    note,
    rungs: rungs.join('\n'),
    rank: rank ?? 'none',
    hasOdds: odds !== null,
    odds: odds ?? evenOdds,
  }
}

/** The form of a track: what stands in it, what can be chosen, and what it comes to. */
export function useTrackDraft(track?: Track) {
  const { t } = useWords()
  const texts = reactive(track ? draftOf(track) : { ...blank })
  const draft = useDraft(`track:${track?.id ?? 'new'}`, toRefs(texts))
  const rungs = computed(() =>
    texts.rungs
      .split('\n')
      .map((rung) => rung.trim())
      .filter((rung) => rung !== ''),
  )
  const isWhole = computed(() => {
    const { min, max } = sizesOf[texts.kind]
    const size = texts.kind === 'ladder' ? rungs.value.length : texts.size
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
    return { ...common(), kind, size }
  }

  function edited({ id, kind }: Track): InputOf<'track.edit'> {
    const edit = { trackId: id, ...common() }
    if (kind === 'ladder') return { ...edit, rungs: rungs.value }
    return kind === 'progress' ? { ...edit, rank: rank() } : { ...edit, size: texts.size }
  }

  const choices = {
    kinds: trackKinds.map((value) => ({ value, label: t(`tracks.kind.${value}`) })),
    ranks: [...ranks, 'none' as const].map((value) => ({
      value,
      label: t(`tracks.rank.${value}`),
    })),
    visibilities: visibilities.map((value) => ({
      value,
      label: t(`tracks.visibility.${value}`),
      icon: visibilityIcons[value],
    })),
  }

  return { draft, texts, choices, isWhole, created, edited }
}
