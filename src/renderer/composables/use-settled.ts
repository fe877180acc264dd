import { shallowRef, watch, type ShallowRef } from 'vue'
import { idle } from '../under-way'

/**
 * A value as it is once no command is under way and what the last key did is drawn: changed sooner, it would be
 * drawn alone, in a frame before the answer. It is looked at again with `news` as well, in their own frame.
 */
export function useSettled<Value>(
  value: () => Value,
  news?: () => unknown,
): Readonly<ShallowRef<Value>> {
  const settled = shallowRef(value())
  const lookAgain = () => (settled.value = value())
  watch(value, () => void idle().then(lookAgain))
  if (news) watch(news, lookAgain)
  return settled
}
