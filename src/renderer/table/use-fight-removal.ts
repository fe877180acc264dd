import { useRun } from '../bridge'
import { useDialog } from '../composables/use-dialog'
import { useWords } from '../composables/use-words'

/** Removes a fight that has not begun, once it is meant; answers whether it is gone. */
export function useFightRemoval() {
  const { t } = useWords()
  const { confirm } = useDialog()
  const { carryOut, refusal } = useRun()

  async function remove({ id, name }: { id: string; name: string }): Promise<boolean> {
    const isMeant = await confirm({
      title: t('prep.removeTitle', { name }),
      text: t('prep.removeText'),
      yes: t('action.thing.remove'),
      danger: true,
    })
    return isMeant && carryOut('encounter.remove', { encounterId: id })
  }

  return { remove, refusal }
}
