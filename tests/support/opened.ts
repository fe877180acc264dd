import { CampaignFile, type Clock } from '../../src/campaign/file/campaign-file'

/** A campaign that was opened and then copied, as the workspace does both. */
export async function openAndCopy(path: string, clock: Clock): Promise<CampaignFile> {
  const file = await CampaignFile.open(path, clock)
  await file.backUp()
  return file
}
