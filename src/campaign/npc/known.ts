import { refuse } from '../../shared/reply'
import type { Sight } from '../../shared/sight'
import type { Read, Write } from '../file/handles'
import { refOf } from '../sheet/land'
import { readAliases } from './aliases'

/** What players call an NPC; empty where they know the name. */
export function aliasOf(read: Read, npcId: string): string {
  const row = read.get<{ alias: string }>('SELECT alias FROM npc WHERE id = @npcId', { npcId })
  return row?.alias ?? ''
}

/** Gives an NPC an alias, or another one. Refused in words where anybody could tell who it is. */
export function setAlias(write: Write, npcId: string, alias: string): void {
  const who = refOf(write, 'npc', npcId)
  const before = aliasOf(write, npcId)
  if (before === alias) return
  write.run('UPDATE npc SET alias = @alias WHERE id = @npcId', { npcId, alias })
  if (readAliases(write).inText(alias) !== alias) {
    refuse('refusal.aliasTells', { name: who.name, alias })
  }
  write.record({ kind: 'npc.aliased', secret: true, about: [who], with: { alias } })
}

/** Players learn who it is; what they called them stays in the log. */
export function revealNpc(write: Write, npcId: string): void {
  const who = refOf(write, 'npc', npcId)
  const alias = aliasOf(write, npcId)
  if (alias === '') refuse('refusal.noAlias', { name: who.name })
  write.run(`UPDATE npc SET alias = '' WHERE id = @npcId`, { npcId })
  write.record({ kind: 'npc.revealed', secret: false, about: [who], with: { alias } })
}

/** Sets how much players see of an NPC in a fight. */
export function setSight(write: Write, npcId: string, sight: Sight | null): void {
  const who = refOf(write, 'npc', npcId)
  write.run('UPDATE npc SET sight = @sight WHERE id = @npcId', { npcId, sight })
  write.record({
    kind: 'npc.seen',
    secret: true,
    about: [who],
    with: { level: `@stage.level.${sight ?? 'side'}` },
  })
}
