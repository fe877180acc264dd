import type { Component } from 'vue'
import IconSecret from '~icons/lucide/eye-off'
import IconOpen from '~icons/lucide/eye'
import IconKnown from '~icons/lucide/tag'
import type { Visibility } from './track'

/** The mark that stands beside the word of who sees a track. */
export const visibilityIcons: Record<Visibility, Component> = {
  secret: IconSecret,
  known: IconKnown,
  open: IconOpen,
}
