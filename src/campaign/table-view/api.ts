import { z } from 'zod'
import { tableQuery } from '../define'

interface FightRow {
  name: string
  status: string
}

export const tableViewApi = {
  /** What players may see: the campaign's name, the phase, and the fight that runs. */
  'tableView.now': tableQuery({
    input: z.strictObject({}),
    run: (read) => {
      const campaign = read.get<{ name: string }>('SELECT name FROM campaign')
      const play = read.get<{ phase: string }>('SELECT phase FROM play')
      const fight = read.get<FightRow>(
        `SELECT name, status FROM encounter WHERE status = 'running' ORDER BY position LIMIT 1`,
      )
      return {
        campaign: campaign?.name ?? '',
        phase: play?.phase ?? '',
        fight: fight ? { name: fight.name } : null,
      }
    },
  }),
}
