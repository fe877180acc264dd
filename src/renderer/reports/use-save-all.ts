import { ref } from 'vue'
import { useRun } from '../bridge'
import { audiences, formats, type Paper, type Subject } from './report'

/** How far the saving of all files is; `count` is how many there will be. */
export interface Progress {
  folder: string
  done: number
  count: number
  /** How it stands: under way, all saved, or stopped by a failure that the banner tells. */
  state: 'saving' | 'saved' | 'stopped'
}

/** Saves a report in every format for every audience, file by file, in a folder the user chooses. */
export function useSaveAll() {
  const { run, refusal } = useRun()
  const progress = ref<Progress | null>(null)

  async function saveAll(subject: Subject, id: string, paper: Paper): Promise<void> {
    const folder = await run('report.chooseFolder', {})
    if (!folder) return
    const files = audiences.flatMap((audience) => formats.map((format) => ({ audience, format })))
    progress.value = { folder, done: 0, count: files.length, state: 'saving' }
    for (const [index, file] of files.entries()) {
      const path = await run('report.exportInto', { subject, id, paper, folder, ...file })
      const done = path ? index + 1 : index
      const state = path ? 'saving' : 'stopped'
      progress.value = { folder, done, count: files.length, state }
      if (!path) return
    }
    progress.value = { folder, done: files.length, count: files.length, state: 'saved' }
  }

  return { saveAll, progress, refusal }
}
