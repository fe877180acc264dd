import { phrase, type Phrase } from '../../shared/phrase'
import { mostSourceBytes, mostSourcePixels } from '../../shared/pictures'
import type { Answer } from './picture.worker'
import reader from './picture.worker?worker&url'

/** Milliseconds after which nobody waits for a file that is not read. */
const patience = 30_000

/** Reads a picture beside the page, and lets go of the reader whatever became of it. */
function readBeside(file: File): Promise<Answer> {
  const worker = new Worker(reader, { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const giveUp = () => resolve({ unread: 'Broken' })
  const waiting = setTimeout(giveUp, patience)
  worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data)
  worker.onerror = giveUp
  worker.postMessage(file)
  return promise.finally(() => {
    clearTimeout(waiting)
    worker.terminate()
  })
}

async function base64Of(picture: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.onload = () => resolve(String(reader.result))
  reader.onerror = () => reject(reader.error ?? new Error('unreadable'))
  reader.readAsDataURL(picture)
  const address = await promise
  return address.slice(address.indexOf(',') + 1)
}

/** The name of a file without its ending; nothing for one that every pasted picture has. */
export function nameOfFile({ name }: Pick<File, 'name'>): string {
  const bare = name.replace(/\.[a-z]{3,4}$/i, '').trim()
  return bare === 'image' ? '' : bare.slice(0, 110)
}

/** A file as a picture in base64, as a campaign takes it; else why not, in words. */
export async function readFile(file: File): Promise<{ data: string } | { refusal: Phrase }> {
  const name = file.name.slice(0, 120)
  const megabytes = mostSourceBytes / 1024 ** 2
  if (file.size > mostSourceBytes) {
    return { refusal: phrase('refusal.pictureTooLarge', { name, size: megabytes }) }
  }
  const answer = await readBeside(file)
  if ('picture' in answer) return { data: await base64Of(answer.picture) }
  const pixels = mostSourcePixels / 1_000_000
  switch (answer.unread) {
    case 'Type':
      return { refusal: phrase('refusal.pictureType', { name }) }
    case 'TooWide':
      return { refusal: phrase('refusal.pictureTooWide', { name, pixels }) }
    case 'Broken':
      return { refusal: phrase('refusal.pictureBroken', { name }) }
  }
}
