import { useRead } from '../bridge'

/** The newest facts of the campaign, newest first: all who show some share this one question. */
export const useRecentFacts = () => useRead('journal.recent', () => ({ limit: 20 }))
