import { coldIronTools } from './cold-iron/tools/cold-iron-tools'
import type { Tool } from './tool/tool'

/** The tools each rule system brings, by its id. The only place here that names the systems. */
export const toolPanels: Readonly<Record<string, readonly Tool[]>> = {
  'cold-iron': coldIronTools,
}
