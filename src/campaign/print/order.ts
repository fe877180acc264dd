import { z } from 'zod'
import { cardSizes, forms, mostPrinted, printedNouns, readers } from '../../shared/print/forms'
import { paperSchema } from '../report/kinds'
import { filledText } from '../../shared/bounded'

const thing = z.strictObject({ noun: z.enum(printedNouns), id: filledText(120) })
export type PrintedThing = z.infer<typeof thing>

/** What is printed: which things, as what, on which paper, for whom. */
export const orderSchema = z.strictObject({
  form: z.enum(forms),
  things: z.array(thing).min(1).max(mostPrinted),
  size: z.enum(cardSizes).default('poker'),
  paper: paperSchema.default('a4'),
  reader: z.enum(readers).default('gm'),
})
export type PrintOrder = z.output<typeof orderSchema>
