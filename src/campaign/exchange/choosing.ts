import { phrase, type Phrase } from '../../shared/phrase'
import { refuse } from '../../shared/reply'
import type { Workspace } from '../workspace/workspace'
import type { Things } from './document'
import { shown, type Given, type LeftOver } from './given'
import { looseTies } from './loose-ties'
import { meanPlacesHere } from './named-places'
import { keyOf } from './place'
import { preview, type Preview } from './preview'

/** What was chosen to be taken into the campaign, until it is or another is chosen. */
const chosen = new WeakMap<Workspace, Given>()

/** As much of what found no place as is shown. */
const mostLeftOver = 300

/** Says where days that come would be called otherwise here, unless their calendar comes as well. */
function otherDates(title: string, { appointment = [], mission = [] }: Things, all: Preview[]) {
  const isOther = all.some(
    ({ noun, isSame, isUnused, differences }) =>
      noun === 'calendar' &&
      !isSame &&
      !isUnused &&
      differences.some(({ field }) => ['months', 'firstYear', 'era'].includes(field)),
  )
  const isDated = appointment.length > 0 || mission.some(({ deadlineDay }) => deadlineDay !== null)
  return isOther && isDated ? [{ at: shown(title), what: phrase('library.leftOver.calendar') }] : []
}

/** What would come into the campaign, before any of it does. */
export interface Offer {
  title: string
  things: (Preview & {
    /** The other thing of this campaign that it is compared with, where it is one. */
    from: string | null
  })[]
  isPlayed: boolean
  readAs: Phrase | null
  leftOver: LeftOver[]
  /** How much there is of it in all. */
  leftOverCount: number
}

/** Keeps what was chosen, and says what it would bring. */
export function choose(workspace: Workspace, given: Given): Offer {
  const { meant, previews, loose } = workspace.file.read((read) => {
    const meant = meanPlacesHere(read, given)
    return {
      meant,
      previews: preview(read, meant.things, meant.isPlayed),
      loose: looseTies(read, meant.things),
    }
  }).value
  chosen.set(workspace, meant)
  const { title, things, isPlayed, readAs = null, kin } = meant
  const leftOver = [...given.leftOver, ...loose, ...otherDates(title, things, previews)]
  return {
    title,
    things: previews.map((each) => ({
      ...each,
      from: kin?.get(keyOf(each.noun, each.id)) ?? null,
    })),
    isPlayed,
    readAs,
    leftOver: leftOver.slice(0, mostLeftOver),
    leftOverCount: leftOver.length,
  }
}

/** What was chosen last; a refusal in words where nothing was. */
export function chosenLast(workspace: Workspace): Given {
  return chosen.get(workspace) ?? refuse('refusal.gone')
}
