import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { OutputOf } from '../../campaign/api'

/** A picture of the campaign, without what it shows. */
export type Picture = OutputOf<'picture.list'>[number]

/** The pictures of the campaign on the screen: to be looked through, or for one to be chosen. */
export const useAlbum = defineStore('album', () => {
  const isOpen = ref(false)
  const wanted = shallowRef<((picture: Picture | null) => void) | null>(null)

  function answer(picture: Picture | null): void {
    wanted.value?.(picture)
    wanted.value = null
    isOpen.value = false
  }

  function open(): void {
    answer(null)
    isOpen.value = true
  }

  /** Asks for a picture; null when the dialog is closed. */
  function choose(): Promise<Picture | null> {
    open()
    return new Promise((resolve) => (wanted.value = resolve))
  }

  return { isOpen, wanted, open, choose, answer }
})
