import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { InputOf } from '../../campaign/api'

/** Somebody or something a track can be about, as commands point at one. */
export type AboutRef = InputOf<'track.about'>['about']

/** What one looks at of the tracks, from whatever view they are asked for. */
export const useTracksDrawer = defineStore('tracksDrawer', () => {
  const isOpen = ref(false)
  const isAsking = ref(false)
  /** Id of the track that is looked at; empty for the first. */
  const chosenId = ref('')
  /** Whom or what the track that is being made is about. */
  const about = shallowRef<(AboutRef & { name: string }) | null>(null)
  /** The last step that was taken, so that it can be seen what a press has changed. */
  const last = shallowRef<{ trackId: string; from: number; to: number } | null>(null)

  /** Opens the list of tracks, at one of them. */
  function show(trackId = chosenId.value): void {
    chosenId.value = trackId
    isOpen.value = true
  }

  /** Asks for a new track in one line; it may be about somebody from the start. */
  function ask(whom: (AboutRef & { name: string }) | null = null): void {
    about.value = whom
    isAsking.value = true
  }

  return { isOpen, isAsking, chosenId, about, last, show, ask }
})
