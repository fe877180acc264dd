import type { Mission } from '../../../mission/read'
import type { Report } from '../schema'
import type { ReportContext } from '../report-context'

/** To whom a dispatch goes: as the game master says, else who sent them, else the program's words. */
function addresseeOf({ material, words, scope }: ReportContext): string {
  const { letter, missions } = material
  if (letter.addressee !== '') return letter.addressee
  const client = scope === 'mission' ? (missions[0]?.client ?? '') : ''
  return client === '' ? words.t('letter.to') : client
}

/** A name as it is called to somebody: nobody is called “the” to their face. */
const called = (name: string) => name.replace(/^the\s+(?=\S)/i, '')

/** A name within a sentence. */
const within = (name: string) => name.replace(/^The(?=\s)/, 'the')

/** How a dispatch of a mission begins: whoever sent them is spoken to. */
function openingOf({ material, words, scope }: ReportContext, to: string): string {
  const { letter, missions } = material
  const [mission] = missions
  if (scope !== 'mission' || !mission) return ''
  const { client } = mission
  if (client === to && client !== '') {
    return words.t(`letter.voice.${letter.voice}.opening.reader`, { client: called(client) })
  }
  const of = client === '' ? 'nobody' : 'client'
  return words.t(`letter.voice.${letter.voice}.opening.${of}`, { client: within(client) })
}

/** The frame of a dispatch, in the voice that the game master picked; other reports have none. */
export function letterOf(context: ReportContext): Report['letter'] {
  const { material, words, audience } = context
  if (audience !== 'dispatch') return null
  const { sender, voice } = material.letter
  const to = addresseeOf(context)
  return {
    to,
    from: sender === '' ? words.t('letter.from', { campaign: material.campaign }) : sender,
    opening: openingOf(context, to),
    close: words.t(`letter.voice.${voice}.close`),
  }
}

/** How a mission ended, as the writer of a dispatch says it; nothing in other reports. */
export function letterTextOf(
  { material, words, audience }: ReportContext,
  { outcome, objectives }: Pick<Mission, 'outcome' | 'objectives'>,
): string {
  if (audience !== 'dispatch') return ''
  const isPartly = outcome === 'success' && objectives.some(({ state }) => state === 'missed')
  const ending = isPartly ? 'partly' : (outcome ?? 'open')
  return words.t(`letter.voice.${material.letter.voice}.outcome.${ending}`)
}
