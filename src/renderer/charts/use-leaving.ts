import { ref, type Ref } from 'vue'
import { useDialog } from '../composables/use-dialog'
import { useWords } from '../composables/use-words'

/** A dialog in which something is written: it is left with changes only when the GM says so. */
export function useLeaving(open: Ref<boolean>, title: string) {
  const { t } = useWords()
  const { confirm } = useDialog()
  const isChanged = ref(false)

  async function show(isOpen: boolean): Promise<void> {
    const leave = () =>
      confirm({ title: t(title), text: t('chart.leave.text'), yes: t('chart.leave.yes') })
    if (!isOpen && isChanged.value && !(await leave())) return
    isChanged.value = false
    open.value = isOpen
  }

  return { isChanged, show }
}
