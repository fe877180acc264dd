import type { Case, Step } from './case'
import type { Course } from './making'
import { characterShown, leadOf, shown, trackShown, type Seen } from './shown'
import { playStep } from './steps'
import { tableOf, type Table } from './table'

/** Expectations for which the program has no figure, and why. */
export const notShown: Readonly<Record<string, string>> = {
  diceAfterReroll: 'dice thrown again are typed as they lie in the end; the first throw is nowhere',
  'next.enter_the_fray': 'a price in words: which move the GM has in mind is not written down',
}

type Expected = Case['expect']

/** The tracks that are open, by the names of the case. */
async function openIn({ tracks, allTracks }: Table): Promise<string[]> {
  const open = new Set(
    (await allTracks()).filter(({ state }) => state === 'open').map(({ id }) => id),
  )
  return [...tracks].filter(([, id]) => open.has(id)).map(([name]) => name)
}

/** Moves that follow, with those that only the GM knows of. */
function withUnshown(next: unknown, wanted: unknown): unknown {
  if (!Array.isArray(next) || !Array.isArray(wanted)) return next
  return [...next, ...wanted.filter((move) => Object.hasOwn(notShown, `next.${move}`))]
}

/** What the program shows of one expectation: the same keys, with its own figures. */
function shownStep(seen: Seen, wanted: Expected['steps'][number]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(wanted).map(([key, value]) => {
      if (Object.hasOwn(notShown, key)) return [key, value]
      const read = shown[key]
      if (!read) throw new Error(`nothing shows ${key}`)
      const figure = read(seen, value)
      return [key, key === 'next' ? withUnshown(figure, value) : figure]
    }),
  )
}

async function playOne(course: Course, step: Step, wanted: Expected['steps'][number]) {
  const { table, given } = course
  const [before, known] = [await table.sheets(), new Set((await table.queue()).map(({ id }) => id))]
  course.sheets = before
  course.open = await openIn(table)
  const played = await playStep(course, step)
  const left = (await table.queue()).filter(({ id }) => !known.has(id))
  const [sheets, party, tracks] = [
    await table.sheets(),
    await table.party(),
    await table.allTracks(),
  ]
  return shownStep({ step, played, given, table, before, sheets, party, tracks, left }, wanted)
}

async function shownAtEnd(table: Table, wanted: Expected['final']) {
  const [sheets, party, tracks] = [
    await table.sheets(),
    await table.party(),
    await table.allTracks(),
  ]
  const fighting = Object.entries(sheets).filter(([, { initiative }]) => initiative !== 'none')
  const trackOf = (name: string) => {
    const found = tracks.find(({ id }) => id === table.trackId(name))
    return found && trackShown(found)
  }
  const people = Object.entries(wanted.characters).map(([name, own]) => {
    const sheet = sheets[name]
    return [name, sheet ? characterShown(sheet, own) : undefined]
  })
  const { supply, unprepared } = party
  return {
    ...{ characters: Object.fromEntries(people), supply, unprepared },
    tracks: Object.fromEntries(Object.keys(wanted.tracks).map((name) => [name, trackOf(name)])),
    ...(wanted.initiative
      ? { initiative: Object.fromEntries(fighting.map(([name, own]) => [name, leadOf(own)])) }
      : {}),
    ...(wanted.tideUsed
      ? { tideUsed: Object.fromEntries(fighting.map(([name, { tideUsed }]) => [name, tideUsed])) }
      : {}),
  }
}

const rollsOnTable = ({ tableRoll, tableRolls }: Step) =>
  tableRoll !== undefined || tableRolls.length > 0

/** Plays a case through a campaign file; answers what the program shows of every expectation. */
export async function play({
  given,
  steps,
  expect: { steps: wanted, final },
}: Pick<Case, 'given' | 'steps' | 'expect'>) {
  const table = await tableOf(given, steps.some(rollsOnTable))
  const course: Course = { table, given, steps, sheets: {}, open: [] }
  const seen: Record<string, unknown>[] = []
  for (const [at, step] of steps.entries()) {
    seen.push(await playOne(course, step, wanted[at] ?? {}))
  }
  return { steps: seen, final: await shownAtEnd(table, final) }
}
