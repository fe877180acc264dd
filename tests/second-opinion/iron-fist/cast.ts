import type { Given, GivenCharacter } from './case'
import { system } from './words'
import type { CastMember, Run } from '../campaign'

function sheetFrom(own: GivenCharacter) {
  const { steel, edge, charm, shadow, brains, health, spirit, equipment, ad, xp } = own
  return {
    stats: { steel, edge, charm, shadow, brains },
    counters: { health, spirit, equipment },
    counterMax: { health: own.healthMax, spirit: 3, equipment: 3 },
    ...{ advantageDie: ad, xp, gearHolds: own.gearHolds, conditions: own.conditions },
    ...{ debilities: own.debilities, dying: own.dying },
    rest: { shortUsed: own.restUsed.short, sleepUsed: own.restUsed.sleep },
    gear: {
      weapons: own.weapons.map((weaponId) => ({ weaponId })),
      armors: own.armor.map(({ id: armorId, inUse }) => ({ armorId, inUse })),
      mount: own.mount,
    },
  }
}

/** Everybody of a case with their sheets, by name, and how its campaign reads the rules. */
export async function seat(
  run: Run,
  { characters, npcs, settings }: Given,
): Promise<Map<string, CastMember>> {
  const members = new Map<string, CastMember>()
  for (const own of characters) {
    const sheets = { [system]: sheetFrom(own) }
    const { characterId } = await run('character.create', { name: own.id, sheets })
    members.set(own.id, { type: 'character', id: characterId })
  }
  for (const { id: name, hs: harmSuffered, ...own } of npcs) {
    const sheets = { [system]: { ...own, harmSuffered } }
    members.set(name, { type: 'npc', id: (await run('npc.create', { name, sheets })).npcId })
  }
  for (const [key, value] of Object.entries(settings)) {
    await run('setting.set', { system, key, value })
  }
  return members
}
