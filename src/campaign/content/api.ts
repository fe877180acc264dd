import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { operation, query } from '../define'
import type { Workspace } from '../workspace/workspace'
import { playRulesOf } from '../setting/play-rules'
import { systemsInPlay } from '../sheet/sheets'
import type { ContentPack } from './pack'
import { packsIn, pathOfPack } from './shelf'
import { countPack, takeIn } from './take-in'
import { filledText } from '../../shared/bounded'

const nothing = z.strictObject({})

/** What was read of a file that the user chose, until it is taken in or another is chosen. */
const chosen = new WeakMap<Workspace, ContentPack>()

function take(workspace: Workspace, pack: ContentPack): number {
  return workspace.carryOut(
    'content.take',
    () => phrase('history.content.take', { title: pack.title }),
    (write) => takeIn(write, pack),
  )
}

/** A pack that came with the program; refuses in words where it is not there. */
function packNamed({ host }: Workspace, name: string): Promise<ContentPack> {
  return host.beside.readPack(pathOfPack(host.contentFolder, name))
}

export const contentApi = {
  /** The packs that came with the program; those that a system in play calls its own come first. */
  'content.packs': operation({
    input: nothing,
    run: async (workspace) => {
      const own = workspace.file.read((read) =>
        systemsInPlay(read).flatMap(({ id }) => playRulesOf(read, id).contentPack ?? []),
      ).value
      const names = packsIn(workspace.host.contentFolder)
      const first = names.filter((name) => own.includes(name))
      const listed = (first.length > 0 ? first : names).map(async (name) => {
        const pack = await packNamed(workspace, name)
        const parts = workspace.file.read((read) => countPack(read, pack)).value
        return { name, title: pack.title, parts }
      })
      return Promise.all(listed)
    },
  }),

  /** Takes a pack into the campaign, in one step of its history. Answers how much came. */
  'content.take': operation({
    input: z.strictObject({ name: filledText(80) }),
    run: async (workspace, { name }) => take(workspace, await packNamed(workspace, name)),
  }),

  /** Reads a file that the user chooses and says what it would bring; null when called off. */
  'content.choose': operation({
    input: nothing,
    run: async (workspace) => {
      const path = await workspace.host.askOpenPath('json')
      if (path === undefined) return null
      const pack = await workspace.host.beside.readPack(path)
      chosen.set(workspace, pack)
      return {
        title: pack.title,
        parts: workspace.file.read((read) => countPack(read, pack)).value,
      }
    },
  }),

  /** Takes in what was chosen last. Answers how much came. */
  'content.takeChosen': operation({
    input: nothing,
    run: (workspace) => {
      const pack = chosen.get(workspace)
      return pack ? take(workspace, pack) : 0
    },
  }),

  /** Cards of one kind in their order, each with the title and the licence of where it is from. */
  'content.cards': query({
    input: z.strictObject({ kind: z.enum(['move', 'asset', 'foe', 'region']) }),
    run: (read, { kind }) => {
      const rows = read.all<{ card_id: string; name: string; text: string; marked: number }>(
        `SELECT content_ability.card_id, content_ability.name, content_ability.text,
                content_ability.marked
         FROM content_ability JOIN content_card ON content_card.id = content_ability.card_id
         WHERE content_card.kind = @kind ORDER BY content_ability.position`,
        { kind },
      )
      const abilities = Map.groupBy(rows, (row) => row.card_id)
      return read
        .all<{
          id: string
          name: string
          category: string
          text: string
          license: string
          source: string
        }>(
          `SELECT content_card.id, content_card.name, content_card.category, content_card.text,
                  content_source.license, content_source.title AS source
           FROM content_card JOIN content_source ON content_source.id = content_card.source_id
           WHERE content_card.kind = @kind ORDER BY content_card.position`,
          { kind },
        )
        .map((card) => ({ ...card, abilities: abilities.get(card.id) ?? [] }))
    },
  }),
}
