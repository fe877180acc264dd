import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { documentOf, type Things } from '../exchange/document'
import { nouns } from '../exchange/shape/shape'
import { lists } from '../exchange/shape/shapes'
import { textUpTo } from '../../shared/bounded'

const campaignSchema = z.strictObject({
  name: z.string(),
  description: textUpTo(4000),
  systems: z.array(z.string()),
})

/** The sample campaigns, by the names of their folders; the first is the one to begin with. */
export const sampleNames = [
  'lantern-company',
  'salt-road',
  'ninth-candle',
  'glass-orchard',
] as const
export type SampleName = (typeof sampleNames)[number]

/** A picture as the source of a sample names it: what a document has as data lies beside it as a file. */
const picturesSchema = z.array(
  z.strictObject({ id: z.string(), name: z.string(), file: z.string().regex(/^[a-z-]+\.webp$/) }),
)

/** A command that was carried out in the past of a sample: when, which, and with what. */
const pastSchema = z.array(
  z.strictObject({
    at: z.iso.datetime(),
    do: z.string(),
    with: z.record(z.string(), z.unknown()),
  }),
)
export type Past = z.output<typeof pastSchema>

/**
 * A sample campaign: what it is called and plays by, everything in it, and what was played in it before
 * it is opened.
 */
export interface Sample {
  campaign: z.output<typeof campaignSchema>
  things: Things
  past: Past
}

/** What a sample campaign is called and plays by. */
export function readSampleHead(samples: string, sample: SampleName): Sample['campaign'] {
  return campaignSchema.parse(
    JSON.parse(readFileSync(join(samples, sample, 'campaign.json'), 'utf8')),
  )
}

/** The list of a sample's pictures, each with what it shows. */
function withData(folder: string, pictures: unknown): object[] {
  return picturesSchema.parse(pictures).map(({ file, ...picture }) => ({
    ...picture,
    data: readFileSync(join(folder, 'pictures', file)).toString('base64'),
  }))
}

/**
 * Reads the readable source of a sample campaign: a file for the campaign, one for each list of a
 * document, its pictures in a folder of their own, and one for its past where it has any. Throws where
 * one is malformed.
 */
export function readSample(samples: string, sample: SampleName): Sample {
  const folder = join(samples, sample)
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
  const campaign = readSampleHead(samples, sample)
  const there = nouns
    .map((noun) => lists[noun])
    .filter((name) => existsSync(join(folder, `${name}.json`)))
  const said = Object.fromEntries(
    there.map((name) => [name, name === lists.picture ? withData(folder, read(name)) : read(name)]),
  )
  const past = existsSync(join(folder, 'past.json')) ? pastSchema.parse(read('past')) : []
  return { campaign, things: documentOf(campaign.name, said), past }
}
