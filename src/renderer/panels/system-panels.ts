import { coldIronPanel } from './cold-iron/cold-iron-panel'
import { dungeonWorldPanel } from './dungeon-world/dungeon-world-panel'
import { ironFistPanel } from './iron-fist/iron-fist-panel'
import { ironswornPanel } from './ironsworn/ironsworn-panel'
import type { SystemPanel } from './system-panel'

const panels: Record<string, SystemPanel> = {
  'cold-iron': coldIronPanel,
  'iron-fist': ironFistPanel,
  'dungeon-world': dungeonWorldPanel,
  ironsworn: ironswornPanel,
}

/** How this system's sheets look; undefined for one that has no look of its own. */
export function systemPanel(systemId: string): SystemPanel | undefined {
  return panels[systemId]
}
