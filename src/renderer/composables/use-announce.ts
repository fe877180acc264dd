import { useAnnouncements } from '../stores/announcements'

/** Tells a screen reader what has changed without moving the focus. */
export function useAnnounce() {
  const announcements = useAnnouncements()
  return { announce: (words: string) => announcements.say(words) }
}
