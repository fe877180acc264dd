import type { Locator } from '@playwright/test'
import { expect, type Table } from '../app'
import { beginAgainst, newCampaign } from './campaign'
import { closeStep, stepHeading } from './fight'

const system = 'cold-iron'
/** What a sheet says of somebody who can cast. */
export const magic = { aml: 8, pml: 4, mpMax: 40, talAdj: 1, sr: 10 }

/**
 * A campaign in which Tamsin, a witch who knows these spells, stands against a hexer, in the step in
 * which spells begin: answers the bench on which she declares.
 */
export async function beginCircle(
  table: Table,
  folder: string,
  { spells, witch = magic, hexer = {} }: { spells: object[]; witch?: object; hexer?: object },
): Promise<Locator> {
  const { page } = table
  const [tamsin = ''] = await newCampaign(table, folder, {
    ...{ name: 'The circle', system },
    party: [{ name: 'Tamsin', player: 'Ada', sheet: { ...witch, spells } }],
  })
  await beginAgainst(page, 'In the circle', [tamsin], { name: 'Hexer', system, sheet: hexer })
  await expect(stepHeading(page, '1 Full defence')).toBeVisible()
  await closeStep(page, '2 Spells begun')
  await page
    .getByRole('button', { name: /^Tamsin / })
    .first()
    .press('Enter')
  return page.getByRole('region', { name: 'Tamsin declares' })
}
