import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longestSide, mostBytes } from '../../../src/shared/pictures'
import { readWebp } from '../../../src/campaign/picture/webp'
import { canvas, chunk, frame, riff } from '../../support/picture'
import { content } from '../../support/dump'
import { sampleWorkspace } from '../../support/workspace'

const side = fc.integer({ min: 1, max: longestSide })
const alpha = chunk('ALPH', Buffer.from('alpha'))

describe('what is kept as a picture', () => {
  it('is a still WebP, plain or extended, of the size that its frame says', () => {
    fc.assert(
      fc.property(side, side, fc.boolean(), (width, height, isExtended) => {
        const before = isExtended ? [canvas(width, height, 0x10), alpha] : []
        expect(readWebp(riff(...before, frame(width, height)))).toEqual({ width, height })
      }),
    )
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['words', Buffer.from('this is no picture, whatever it is called')],
    ['a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['a script after the picture', Buffer.concat([riff(frame(4, 4)), Buffer.from('<script>')])],
    ['a picture that is cut off', riff(frame(4, 4)).subarray(0, -2)],
    ['one without a frame', riff(canvas(4, 4))],
    ['one that moves', riff(canvas(4, 4, 0x02), chunk('ANIM', Buffer.alloc(6)), frame(4, 4))],
    ['one that tells of its camera', riff(canvas(4, 4, 0x08), chunk('EXIF', alpha), frame(4, 4))],
    ['a tale behind it', riff(canvas(4, 4), frame(4, 4), chunk('XMP ', alpha))],
    ['two frames', riff(canvas(4, 4), frame(4, 4), frame(4, 4))],
    ['two sizes', riff(canvas(9, 9), frame(4, 4))],
    ['one too wide', riff(frame(longestSide + 1, 4))],
    ['one too large', riff(frame(4, 4, 'x'.repeat(mostBytes)))],
    ['a large profile', riff(canvas(4, 4, 0x20), chunk('ICCP', Buffer.alloc(9000)), frame(4, 4))],
  ])('is not %s', (_what, bytes) => {
    expect(readWebp(bytes)).toBeUndefined()
  })

  it('whatever is changed in its head, it is a size within the limits or nothing', () => {
    const whole = riff(canvas(20, 10, 0x10), alpha, frame(20, 10))
    const change = fc.tuple(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 }))
    const cut = fc.nat(whole.length)
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 6 }), cut, (changes, length) => {
        const bytes = Buffer.from(whole.subarray(0, length < 20 ? length : whole.length))
        for (const [at, value] of changes) if (at < bytes.length) bytes.writeUInt8(value, at)
        const size = readWebp(bytes)
        if (!size) return
        expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(longestSide)
        expect(Math.min(size.width, size.height)).toBeGreaterThan(0)
      }),
      { numRuns: 5000 },
    )
  })

  it('anything else is refused in words, and nothing is written', async () => {
    const { call, workspace } = await sampleWorkspace()
    const before = content(workspace.file)
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 64 }), async (bytes) => {
        const data = Buffer.from(bytes).toString('base64')
        const reply = await call('picture.add', { name: 'Bad', data })
        expect(reply.ok ? null : reply.error.message.key).toBe('refusal.noPicture')
      }),
      { numRuns: 50 },
    )
    expect(content(workspace.file)).toEqual(before)
    const { value } = workspace.file.read((read) => read.all('SELECT 1 FROM picture_bytes'))
    expect(value).toEqual([])
  })
})
