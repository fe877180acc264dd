import { isUsualName } from '../free-name'
import { words } from '../words'

/** What players hear a fight called; empty for one that nobody has named. */
export function nameForPlayers(name: string): string {
  return isUsualName(name, words.t('prep.newName')) ? '' : name
}
