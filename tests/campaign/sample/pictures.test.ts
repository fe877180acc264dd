import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSample, sampleNames } from '../../../src/campaign/sample/source'
import { sampleFolder, testWorkspace } from '../../support/workspace'

/** Bytes of one at the most: a sample is opened in no time, and lies in every copy of the program. */
const mostBytes = 60_000

describe.each(sampleNames)('the pictures of the sample %s', (sample) => {
  const folder = join(sampleFolder, sample, 'pictures')
  const bare = (ending: string) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(ending))
      .map((name) => name.slice(0, -ending.length))
      .sort()
  const pictures = (readSample(sampleFolder, sample).things.picture ?? []) as {
    id: string
    name: string
    data: string
  }[]

  it('are small, and each is drawn from a source of its size that needs nothing else', () => {
    expect(bare('.webp')).toEqual(bare('.svg'))
    expect(pictures).toHaveLength(bare('.webp').length)
    for (const name of bare('.svg')) {
      const source = readFileSync(join(folder, `${name}.svg`), 'utf8')
      expect(source).toMatch(/<title>.+<\/title>/)
      expect(source).not.toMatch(/<script|<image|<foreignObject|href="(?!#)|url\((?!#)|@import/)
      expect(readFileSync(join(folder, `${name}.webp`)).length).toBeLessThan(mostBytes)
    }
  })

  it('come in by the door of everybody’s pictures, and each is seen somewhere', async () => {
    const { run } = testWorkspace()
    await run('file.openSample', { sample })
    const kept = await run('picture.list', {})
    const sizes = bare('.svg').map((name) => {
      const source = readFileSync(join(folder, `${name}.svg`), 'utf8')
      const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(source) ?? []
      return `${String(width)} × ${String(height)}`
    })
    expect(kept.map(({ width, height }) => `${String(width)} × ${String(height)}`).sort()).toEqual(
      sizes.sort(),
    )
    for (const { id, name, data } of pictures) {
      expect(await run('picture.uses', { pictureId: id }), name).not.toEqual([])
      const same = { pictureId: id, name, isNew: false }
      expect(await run('picture.add', { name: 'Again', data })).toEqual(same)
      await run('picture.remove', { pictureId: id })
      expect(await run('picture.add', { name, data })).toMatchObject({ name, isNew: true })
    }
  })
})
