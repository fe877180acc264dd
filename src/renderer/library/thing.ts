import IconAppointment from '~icons/lucide/calendar-check'
import IconCalendar from '~icons/lucide/calendar-days'
import IconPicture from '~icons/lucide/image'
import IconTable from '~icons/lucide/table-2'
import type { Component } from 'vue'
import type { InputOf } from '../../campaign/api'
import type { Brought } from './field-words'
import { typeIcons } from '../shell/search/type-icons'

/** A thing of the campaign that can be copied, kept and given away. */
export type Thing = InputOf<'thing.duplicate'> & {
  name: string
  /** Whether it is out of play; left out where nothing of its kind ever is. */
  isAway?: boolean
  /** Whether it cannot be removed any more. */
  isFixed?: boolean
}
export type Noun = Thing['noun']

/** The icon beside what is of a noun. */
export function iconOf(noun: Brought): Component {
  if (noun === 'calendar') return IconCalendar
  if (noun === 'appointment') return IconAppointment
  if (noun === 'picture') return IconPicture
  if (noun === 'custom_move') return typeIcons.customMove
  return noun === 'oracle_table' ? IconTable : typeIcons[noun]
}
