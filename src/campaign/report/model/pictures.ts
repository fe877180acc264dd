import { writePicture } from '../../../shared/pictures'
import { proseOf } from './prose'
import type { ReportContext } from './report-context'
import type { Report } from './schema'

/**
 * The face of somebody of the company, as Markdown; none where they have none, or it is gone. Players know
 * each other's faces; what the picture is called is the game master's own, and the name stands beside it:
 * it says nothing of its own. A letter has no pictures.
 */
export function portraitOf(
  { audience, material, pictures }: ReportContext,
  pictureId: string | null,
): string {
  const isKept = material.pictures.some(({ id }) => id === pictureId)
  if (audience === 'dispatch' || pictureId === null || !isKept) return ''
  pictures.add(pictureId)
  return writePicture({ name: '', id: pictureId })
}

/**
 * What was handed out, in order: of each note what players may read, under its title. Where that part has a
 * heading of its own, the title is the game master's alone. A letter encloses nothing.
 */
export function handoutsOf(context: ReportContext): Report['handouts'] {
  const { audience, material } = context
  if (audience === 'dispatch') return []
  return material.handouts
    .map(({ title, heading, body }) => ({
      title: audience === 'gm' ? title : heading,
      body: proseOf(context, body),
    }))
    .filter(({ body }) => body.length > 0)
}

/** The pictures that were asked for and are kept; asked when all texts are made. */
export function picturesOf({ audience, material, pictures }: ReportContext): Report['pictures'] {
  if (audience === 'dispatch') return []
  return material.pictures
    .filter(({ id }) => pictures.has(id))
    .map(({ id, hash, width, height }) => ({ id, hash, width, height }))
}
