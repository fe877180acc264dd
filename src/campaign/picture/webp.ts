import { longestSide, mostBytes } from '../../shared/pictures'

interface Chunk {
  name: string
  data: Buffer
}

/** Width and height in pixels. */
export interface Size {
  width: number
  height: number
}

/** Bytes of a colour profile at the most; that of what the screen shows has some hundreds. */
const mostProfile = 4096

/** The chunks of a RIFF file of the kind WebP, from its first byte to its last; undefined for any other. */
function chunksOf(bytes: Buffer): Chunk[] | undefined {
  const isWebp =
    bytes.length >= 20 &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.readUInt32LE(4) === bytes.length - 8 &&
    bytes.toString('latin1', 8, 12) === 'WEBP'
  if (!isWebp) return undefined
  const chunks: Chunk[] = []
  let at = 12
  while (at < bytes.length) {
    if (at + 8 > bytes.length) return undefined
    const size = bytes.readUInt32LE(at + 4)
    const end = at + 8 + size
    if (end > bytes.length) return undefined
    chunks.push({ name: bytes.toString('latin1', at, at + 4), data: bytes.subarray(at + 8, end) })
    // What is odd has a byte behind it.
    at = end + (size % 2)
  }
  return at === bytes.length ? chunks : undefined
}

/** The size that the head of a frame says, compressed with loss or without; undefined for what is none. */
function frameSize({ name, data }: Chunk): Size | undefined {
  if (name === 'VP8 ' && data.length >= 10) {
    const isKeyFrame = (data.readUInt8(0) & 1) === 0 && data.readUIntBE(3, 3) === 0x9d012a
    if (!isKeyFrame) return undefined
    return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
  }
  if (name === 'VP8L' && data.length >= 5 && data.readUInt8(0) === 0x2f) {
    const bits = data.readUInt32LE(1)
    const isKnown = bits >>> 29 === 0
    return isKnown
      ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
      : undefined
  }
  return undefined
}

/** The size that stands before an extended file: transparent, perhaps with a profile; nothing else. */
function canvasSize({ data }: Chunk): Size | undefined {
  const mayHave = 0b0011_0000
  if (data.length !== 10 || (data.readUInt8(0) & ~mayHave) !== 0) return undefined
  return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 }
}

const isWithin = ({ width, height }: Size) =>
  width >= 1 && height >= 1 && width <= longestSide && height <= longestSide

/** Whether what stands before a frame is a canvas of its size, a small profile and what shines through. */
function isBefore([canvas, ...parts]: readonly Chunk[], size: Size): boolean {
  const stated = canvas?.name === 'VP8X' ? canvasSize(canvas) : undefined
  const isOrdered = /^(?:ICCP )?(?:ALPH )?$/.test(parts.map(({ name }) => `${name} `).join(''))
  const isSmall = parts.every(({ name, data }) => name !== 'ICCP' || data.length <= mostProfile)
  return isOrdered && isSmall && stated?.width === size.width && stated.height === size.height
}

/**
 * The size of a picture as a campaign keeps it: one still WebP within the limits, with nothing in it
 * that tells of camera, place or author. Undefined for anything else, whatever it calls itself.
 */
export function readWebp(bytes: Buffer): Size | undefined {
  const chunks = bytes.length <= mostBytes ? chunksOf(bytes) : undefined
  const frame = chunks?.pop()
  const size = frame && frameSize(frame)
  if (!chunks || !size || !isWithin(size)) return undefined
  return chunks.length === 0 || isBefore(chunks, size) ? size : undefined
}
