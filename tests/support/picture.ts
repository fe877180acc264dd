/** A chunk of a WebP file. */
export function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

/** A WebP file of these chunks. */
export function riff(...chunks: readonly Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks])
  const head = Buffer.alloc(8)
  head.write('RIFF', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

/** The frame of a lossless picture of this size; `salt` tells one from another. */
export function frame(width: number, height: number, salt = ''): Buffer {
  const data = Buffer.alloc(5)
  data.writeUInt8(0x2f)
  data.writeUInt32LE((width - 1) | ((height - 1) << 14), 1)
  return chunk('VP8L', Buffer.concat([data, Buffer.from(salt.padEnd(8, ' '))]))
}

/** What stands before an extended picture. */
export function canvas(width: number, height: number, flags = 0): Buffer {
  const data = Buffer.alloc(10)
  data.writeUInt8(flags)
  data.writeUIntLE(width - 1, 4, 3)
  data.writeUIntLE(height - 1, 7, 3)
  return chunk('VP8X', data)
}

/** A picture as a page hands it in, as far as a campaign looks into it. */
export function webp(width = 40, height = 30, salt = ''): string {
  return riff(frame(width, height, salt)).toString('base64')
}
