import { z } from 'zod'
import { playerQuery } from '../define'

export const tableViewApi = {
  /** What players may see at any time: the campaign's name and the phase. */
  'playerView.now': playerQuery({
    input: z.strictObject({}),
    run: (read) => {
      const campaign = read.get<{ name: string }>('SELECT name FROM campaign')
      const play = read.get<{ phase: string }>('SELECT phase FROM play')
      return {
        campaign: campaign?.name ?? '',
        phase: play?.phase ?? '',
      }
    },
  }),
}
