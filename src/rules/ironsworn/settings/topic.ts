import { topicsUnder } from '../../system/setting-topic'

/** Settings that belong together, with this system's words. */
export const topic = topicsUnder('ironsworn')
