import { impulseWords, typeWords } from '../../rules/fronts/danger-words'
import { readFronts } from '../front/read'
import { gmMoveKeys } from '../../rules/fronts/danger-types'
import { refuse } from '../../shared/reply'
import type { Read } from '../file/handles'
import type { DocumentElement } from '../report/document/tree'
import { readRungs, trackById, type TrackRow } from '../track/read'
import { words } from '../words'
import { box, boxRow, clockFace, progressBoxes } from './boxes'
import { el, paragraphs } from './element'
import type { PrintOrder } from './order'

type Front = ReturnType<typeof readFronts>[number]

const listed = (title: string, items: readonly (DocumentElement | string)[]): DocumentElement[] =>
  items.length > 0
    ? [
        el('h4', words.t(title)),
        el(
          'ul',
          items.map((each) => el('li', each)),
        ),
      ]
    : []

function danger(each: Front['dangers'][number]): DocumentElement {
  const impulse = impulseWords(each, words)
  const portents = each.portents.map(({ text, done_how: how, done_cause: cause }) =>
    el('li', box(how !== null), ` ${text}`, cause === null ? [] : [el('em', ` (${cause})`)]),
  )
  return el(
    'section.part',
    el('h3', each.name, ' ', el('span.group', typeWords(each, words))),
    impulse === '' ? [] : [el('p', el('strong', words.t('fronts.impulse')), ` ${impulse}`)],
    portents.length > 0 ? [el('h4', words.t('fronts.portents')), el('ul.ticked', portents)] : [],
    each.doom === '' ? [] : [el('p', el('strong', words.t('fronts.doom')), ` ${each.doom}`)],
    listed(
      'print.moves',
      gmMoveKeys(each).map((key) => words.t(key)),
    ),
    listed('print.cast', each.cast.map(castLine)),
  )
}

const castLine = ({ name, note }: { name: string; note: string }) =>
  note === '' ? name : `${name}: ${note}`

/** A front as a sheet: its dangers with boxes for their portents, and room for the answers. */
export function frontSheet(read: Read, frontId: string): DocumentElement {
  const front = readFronts(read, [frontId])[0] ?? refuse('refusal.gone')
  const stakes = front.stakes.map(({ question, answer }) =>
    el('div.stake', el('p', question), answer ? [el('p', el('em', answer))] : [el('div.rule')]),
  )
  const moves = front.customMoves.map((move) => {
    const told = [move.trigger_text, move.strong, move.weak, move.miss]
    return el('span', el('strong', move.name), ` ${told.filter((each) => each !== '').join(' · ')}`)
  })
  return el(
    'section.flow',
    el('h1', front.name),
    el('p.under', words.t(`fronts.kind.${front.kind}`)),
    paragraphs(front.description),
    front.dangers.map(danger),
    stakes.length > 0 ? [el('h3', words.t('fronts.stakes')), ...stakes] : [],
    listed('print.cast', front.cast.map(castLine)),
    listed('print.ownMoves', moves),
    paragraphs(front.notes),
  )
}

function face({ kind, size, value }: TrackRow): DocumentElement[] {
  if (kind === 'clock') return [clockFace(size, value)]
  if (kind === 'points') return [boxRow(size, value)]
  return kind === 'progress' ? [progressBoxes(value)] : []
}

/** The rungs of a ladder from the top down, the one that is reached ticked with those below it. */
function rungs(read: Read, { id, kind, value }: TrackRow): DocumentElement[] {
  if (kind !== 'ladder') return []
  const names = readRungs(read).filter(({ track_id: track }) => track === id)
  const rows = names.map(({ name }, at) => el('li', box(at < value), ` ${name}`))
  return [el('ul.ticked', rows.toReversed())]
}

/** A clock or any other track as this reader may know it; nothing where that is nothing at all. */
export function trackCard(
  read: Read,
  trackId: string,
  reader: PrintOrder['reader'],
): DocumentElement[] {
  const track = trackById(read, trackId)
  const isGm = reader === 'gm'
  if (!isGm && track.visibility === 'secret') return []
  const name = el('h3', track.name)
  // Of a pool in a bar or a word, paper tells the word: the next figure would tell the rest.
  if (!isGm && (track.visibility === 'known' || track.sight !== 'figures')) {
    const means = track.visibility === 'open' && track.means !== null ? el('p', track.means) : []
    return [el('div.track', name, means)]
  }
  const rank = track.rank === null ? [] : [el('p.under', words.t(`tracks.rank.${track.rank}`))]
  const note = isGm ? paragraphs(track.note) : []
  return [el('div.track', name, rank, face(track), rungs(read, track), note)]
}
