import type fc from 'fast-check'
import type { ApiName } from '../../../src/campaign/api'
import { api } from '../../support/api'
import { Refusal, type Reply } from '../../../src/shared/reply'
import { CampaignIds } from './campaign-ids'
import type { Chance } from './chance'
import { errands } from './errands'
import { guides } from '../guides'
import type { Table } from '../guides/scene'
import { fromSchema } from './inputs'

/** Every command there is. */
export const commandNames = (Object.keys(api) as ApiName[]).filter(
  (name) => api[name].kind === 'command',
)

const nounOf = (name: ApiName) => name.split('.')[0] ?? ''
const nouns = [...new Set(commandNames.map(nounOf))]

/** What one step of a walk tried, and what came of it. */
export interface Tried {
  name: ApiName
  input: unknown
  reply: Reply<unknown>
  /** Whether it was accepted and left something behind. */
  hasChanged: boolean
  /** Milliseconds from the call to its answer. */
  took: number
}

/** Walks through a campaign by chance: any command, with an input that the campaign gives sense to. */
export class Walker {
  readonly table: Table
  readonly #chance: Chance
  readonly #ids: CampaignIds
  /** Nouns that this walk comes back to, so that one command finds what another has left. */
  readonly #themes: readonly string[]
  readonly #sought: readonly ApiName[]
  /** What the walk has set out to do before it strolls on. */
  #errand: ApiName[] = []
  readonly #inputs = new Map<ApiName, fc.Arbitrary<unknown>>()

  /** A walk that comes back to what is sought; to any three nouns where nothing is. */
  constructor(table: Table, chance: Chance, ...sought: readonly ApiName[]) {
    this.table = table
    this.#chance = chance
    this.#ids = new CampaignIds(() => table.workspace.file)
    this.#sought = sought
    this.#themes = sought.length > 0 ? sought.map(nounOf) : chance.some(nouns, 3)
  }

  /** Tries one command. */
  async step(): Promise<Tried> {
    const name = this.#anyName()
    const input = await this.inputFor(name)
    const before = this.table.changes.length
    const from = performance.now()
    const reply = await this.table.call(name, input as never)
    const took = performance.now() - from
    // Drafts stay out of history: nobody is told that one was kept.
    const hasChanged = reply.ok && (this.table.changes.length > before || nounOf(name) === 'draft')
    return { name, input, reply, hasChanged, took }
  }

  /** Every id that the campaign holds. */
  ids(): readonly string[] {
    return this.#ids.at('any')
  }

  /** An input for a call, as a guide makes it or as its schema allows. */
  async inputFor(name: ApiName): Promise<unknown> {
    const drawn = this.#chance.draw(this.#schemaOf(name)) as Record<string, unknown>
    const guide = guides[name]
    if (!guide || this.#chance.oneIn(12)) return drawn
    try {
      const { table } = this
      return await guide({ table, chance: this.#chance, ids: this.#ids, drawn })
    } catch (error) {
      // Where the rules will not even answer the guide, the command will say why not.
      if (error instanceof Refusal) return drawn
      throw error
    }
  }

  #schemaOf(name: ApiName): fc.Arbitrary<unknown> {
    const known = this.#inputs.get(name)
    if (known) return known
    const made = fromSchema(api[name].input, name, this.#ids)
    this.#inputs.set(name, made)
    return made
  }

  #anyName(): ApiName {
    const chance = this.#chance
    if (this.#errand.length === 0 && chance.oneIn(15))
      this.#errand = [...(chance.of(errands) ?? [])]
    const next = this.#errand.shift()
    if (next) return next
    const sought = chance.oneIn(3) ? chance.of(this.#sought) : undefined
    if (sought) return sought
    const near = commandNames.filter((name) => this.#themes.includes(nounOf(name)))
    return chance.of(chance.oneIn(3) ? commandNames : near) ?? 'note.jot'
  }
}
