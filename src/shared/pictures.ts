/** The longest side of a picture in a campaign, in pixels; larger ones are made as small as that. */
export const longestSide = 2048
/** Bytes of a file that a picture is taken from. */
export const mostSourceBytes = 20 * 1024 * 1024
/** Pixels of it: so many are decoded at the most. */
export const mostSourcePixels = 50_000_000
/** Bytes of a picture as a campaign keeps it. */
export const mostBytes = 4 * 1024 * 1024
/** Letters that the same bytes take in base64. */
export const mostBase64 = Math.ceil(mostBytes / 3) * 4
/** Pictures in one campaign. */
export const mostPictures = 500

/** What a campaign keeps pictures as, whatever they came as. */
export const keptType = 'image/webp'

/** A picture in a text: `![what it shows](picture:id)`. */
const picturePattern = /!\[([^[\]\n]{0,200})\]\(picture:([\w-]{1,64})\)/
const allPictures = new RegExp(picturePattern, 'g')
const pictureHere = new RegExp(picturePattern, 'y')

/** A picture as a text names it. */
export interface NamedPicture {
  /** What it shows, for those who cannot see it. */
  name: string
  id: string
}

/** Writes a picture into a text; its name loses what would end it. */
export function writePicture({ name, id }: NamedPicture): string {
  return `![${name.replaceAll(/[[\]\n]/g, '').slice(0, 200)}](picture:${id})`
}

/** The ids of the pictures in a text. */
export function picturesIn(text: string): string[] {
  return [...text.matchAll(allPictures)].map(([, , id = '']) => id)
}

/** The text with something else in place of each picture. */
export function replacePictures(text: string, instead: (picture: NamedPicture) => string): string {
  return text.replaceAll(allPictures, (_all, name: string, id: string) => instead({ name, id }))
}

/** The picture that is written at a place of a text, and how long that is; undefined for none. */
export function pictureAt(
  text: string,
  at: number,
): (NamedPicture & { length: number }) | undefined {
  pictureHere.lastIndex = at
  const [whole, name, id] = pictureHere.exec(text) ?? []
  if (whole === undefined || name === undefined || id === undefined) return undefined
  return { name, id, length: whole.length }
}
