import { crc32, deflateSync } from 'node:zlib'

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [head, foot] = [Buffer.alloc(4), Buffer.alloc(4)]
  head.writeUInt32BE(data.length)
  foot.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, foot])
}

/** The head of a PNG that says that it is so wide and high. */
function head(width: number, height: number): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  // Eight bits of red, green, blue and what shines through.
  data.set([8, 6, 0, 0, 0], 8)
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', data)])
}

/** A PNG of a hill under a sky, transparent at its left edge, with a word of its maker in it. */
export function png(width: number, height: number): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 4))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const isHill = y > height * (0.7 - 0.3 * Math.sin((x / width) * Math.PI))
      const colour = isHill ? [60, 110, 70] : [90, 130, 200 - Math.floor((y / height) * 80)]
      rows.set([...colour, x < width / 20 ? 0 : 255], y * (1 + width * 4) + 1 + x * 4)
    }
  }
  return Buffer.concat([
    head(width, height),
    chunk('tEXt', Buffer.from('Author\0NOBODY-SHALL-KNOW', 'latin1')),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A small PNG that says it is as large as a house, with hardly a byte to show. */
export function hugePng(): Buffer {
  const data = chunk('IDAT', deflateSync(Buffer.alloc(100)))
  return Buffer.concat([head(60_000, 60_000), data, chunk('IEND', Buffer.alloc(0))])
}
