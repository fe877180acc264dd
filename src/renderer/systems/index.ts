import { coldIronPanel } from './cold-iron/cold-iron-panel'
import { dungeonWorldPanel } from './dungeon-world/dungeon-world-panel'
import { ironFistPanel } from './iron-fist/iron-fist-panel'
import { ironswornPanel } from './ironsworn/ironsworn-panel'
import type { SystemPanel } from './system-panel'

/** What each rule system brings to the screen, by its id: the one place here that names them. */
const panels: Record<string, SystemPanel> = {
  'cold-iron': coldIronPanel,
  'iron-fist': ironFistPanel,
  'dungeon-world': dungeonWorldPanel,
  ironsworn: ironswornPanel,
}

/** Every system's id with what it brings. */
export const systemPanels: readonly (readonly [string, SystemPanel])[] = Object.entries(panels)

/** What this system brings to the screen; undefined for one that brings nothing of its own. */
export function systemPanel(systemId: string): SystemPanel | undefined {
  return panels[systemId]
}
