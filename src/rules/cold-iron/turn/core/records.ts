import { phrase } from '../../../../shared/phrase'
import { beginFight, endFight } from './begin-end'
import { closeStep } from './closing'
import type { CourseEvent } from './events'
import type { EventRecords } from './record'
import { refuseBeginning, refuseClosing, refuseEnd } from './refuse-course'

export const courseRecords: EventRecords<CourseEvent> = {
  'fight.begin': {
    when: 'ready',
    refuse: refuseBeginning,
    change: beginFight,
    label: () => phrase('coldIron.history.fight.begin', {}),
  },
  'step.close': {
    when: 'inStep',
    refuse: refuseClosing,
    change: (fight, _event, step) => closeStep(fight, step),
    label: () => phrase('coldIron.history.step.close', {}),
  },
  'fight.end': {
    when: 'inStep',
    refuse: refuseEnd,
    change: endFight,
    label: () => phrase('coldIron.history.fight.end', {}),
  },
}
