import { imageSize } from 'image-size'
import { keptType, longestSide, mostBytes, mostSourcePixels } from '../../shared/pictures'

/** Why a file is no picture that is taken: the end of `refusal.picture…`. */
export type Unread = 'Type' | 'Broken' | 'TooWide'
/** What came of a file: the picture as it is kept, or why there is none. */
export type Answer = { picture: Blob } | { unread: Unread }

/** What files are read, by the bytes they begin with; what a file calls itself is not asked. */
const beginnings = [
  { type: 'image/png', begins: /^\x89PNG\r\n\x1a\n/ },
  { type: 'image/jpeg', begins: /^\xff\xd8\xff/ },
  { type: 'image/webp', begins: /^RIFF[^]{4}WEBP/ },
]

/** How well it looks, from one that is hardly seen to be smaller to what always has room. */
const qualities = [0.9, 0.8, 0.6, 0.4, 0.2]

function typeOf(bytes: Uint8Array): string | undefined {
  const beginning = String.fromCharCode(...bytes.subarray(0, 12))
  return beginnings.find(({ begins }) => begins.test(beginning))?.type
}

/** Draws it anew within the limits: of what else the file said, nothing is left. */
async function redraw(bitmap: ImageBitmap): Promise<Blob | undefined> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [bitmap.width, bitmap.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  )
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1)
  const drawing = canvas.getContext('2d')
  if (!drawing) return undefined
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  for (const quality of qualities) {
    const picture = await canvas.convertToBlob({ type: keptType, quality })
    if (picture.size <= mostBytes) return picture
  }
  return undefined
}

async function read(file: Blob): Promise<Answer> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = typeOf(bytes)
  if (type === undefined) return { unread: 'Type' }
  try {
    // Before anything is decoded: a small file may say that it is as large as a house.
    const { width, height } = imageSize(bytes)
    if (width * height > mostSourcePixels) return { unread: 'TooWide' }
    const bitmap = await createImageBitmap(new Blob([bytes], { type }))
    const picture = await redraw(bitmap)
    bitmap.close()
    return picture ? { picture } : { unread: 'Broken' }
  } catch {
    return { unread: 'Broken' }
  }
}

self.onmessage = async ({ data }: MessageEvent<Blob>) => {
  self.postMessage(await read(data))
}
