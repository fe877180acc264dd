import IconBan from '~icons/lucide/circle-slash'
import IconEye from '~icons/lucide/eye'
import IconEyeOff from '~icons/lucide/eye-off'
import IconFind from '~icons/lucide/list-filter'
import IconNext from '~icons/lucide/skip-forward'
import IconRepeat from '~icons/lucide/repeat'
import IconRepeatAll from '~icons/lucide/repeat-2'
import IconShieldHalf from '~icons/lucide/shield-half'
import IconUsers from '~icons/lucide/users'
import type { Keys } from '../../../../actions/keys'
import { useAction } from '../../../../actions/use-action'

/** What can be done while declarations are made, beside declaring for one. */
export interface DeclareHandle {
  nextOpen: () => void
  again: () => void
  againAll: () => void
  group: () => void
  engagement: () => void
  find: () => void
  override: () => void
  cover: () => void
  reveal: () => void
  can: Partial<Record<Verb, () => boolean>>
}

type Verb = keyof Omit<DeclareHandle, 'can'>

const verbs: readonly { verb: Verb; keys: Keys; icon: typeof IconEye }[] = [
  { verb: 'nextOpen', keys: 'u', icon: IconNext },
  { verb: 'again', keys: '=', icon: IconRepeat },
  { verb: 'againAll', keys: 'shift+plus', icon: IconRepeatAll },
  { verb: 'group', keys: 'b', icon: IconUsers },
  { verb: 'engagement', keys: 'e', icon: IconShieldHalf },
  { verb: 'find', keys: 't', icon: IconFind },
  { verb: 'override', keys: 'o', icon: IconBan },
  { verb: 'cover', keys: 'c', icon: IconEyeOff },
  { verb: 'reveal', keys: 'shift+c', icon: IconEye },
]

/** Registers them. */
export function useDeclareActions({ can, ...handlers }: DeclareHandle): void {
  for (const { verb, keys, icon } of verbs) {
    useAction({
      id: `fight.declaring.${verb}`,
      label: `action.fight.declaring.${verb}`,
      icon,
      keys,
      when: () => can[verb]?.() ?? true,
      run: handlers[verb],
    })
  }
}
