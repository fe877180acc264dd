import { defineStore } from 'pinia'
import { ref } from 'vue'
import { printedNouns, usualForm, type Form } from '../../shared/print/forms'
import { keyOf } from './print'

/** What is to be printed: the dialog for it, and what is ticked there. */
export const usePrinting = defineStore('printing', () => {
  const isOpen = ref(false)
  const form = ref<Form>('cards')
  /** Id of the one thing it was opened for, if any. */
  const asked = ref<string>()
  const ticked = ref<ReadonlySet<string>>(new Set())

  function open(): void {
    asked.value = undefined
    isOpen.value = true
  }

  /** Opens it with one thing ticked. */
  function openWith({ noun: given, id }: { noun: string; id: string }): void {
    const noun = printedNouns.find((each) => each === given)
    if (!noun) return
    form.value = usualForm[noun]
    ticked.value = new Set([keyOf({ noun, id })])
    open()
    asked.value = id
  }

  return { isOpen, form, asked, ticked, open, openWith }
})
