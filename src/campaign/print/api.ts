import { z } from 'zod'
import { campaignName } from '../campaign-name'
import { operation, query } from '../define'
import type { Read } from '../file/handles'
import { imagesOf } from '../picture/bytes'
import { picturesOf } from '../report/document/tree'
import { fileName } from '../workspace/file-name'
import { saveFile } from '../workspace/save'
import { words } from '../words'
import { readPrintable } from './offered'
import { orderSchema, type PrintOrder } from './order'
import { pagesOf } from './pages'
import { textUpTo } from '../../shared/bounded'

/** What a print of these is called: by the campaign, and what it is. */
function titleOf(read: Read, { form }: PrintOrder): string {
  return words.t('print.named', { name: campaignName(read), form: words.t(`print.form.${form}`) })
}

export const printApi = {
  /** Everything in play that can be printed, and the fight with the id that is asked for. */
  'print.printable': query({
    input: z.strictObject({ asked: textUpTo(120).optional() }),
    run: readPrintable,
  }),

  /** The pages as they will be printed. */
  'print.preview': query({
    input: orderSchema,
    run: (read, order) => ({ ...order, nodes: pagesOf(read, order) }),
  }),

  /** Saves the pages as a PDF where the game master says; answers the path, or null when called off. */
  'print.export': operation({
    input: orderSchema,
    run: async (workspace, order) => {
      const { host, file } = workspace
      const { title, nodes, images } = file.read((read) => {
        const pages = pagesOf(read, order)
        return {
          title: titleOf(read, order),
          nodes: pages,
          images: imagesOf(read, picturesOf(pages)),
        }
      }).value
      const path = await host.askSavePath({ name: fileName(title), extension: 'pdf' })
      if (path === undefined) return null
      // The letters of a page are large: they are loaded when one is made.
      const [{ asHtml }, { css }] = await Promise.all([
        import('../report/document/html'),
        import('./look'),
      ])
      const { paper } = order
      const html = asHtml(title, nodes, { css, look: 'prints', paper, images })
      const isCards = order.form === 'cards'
      saveFile(path, [file.path], await host.printPdf({ html, paper, hasFooter: !isCards }))
      return path
    },
  }),
}
