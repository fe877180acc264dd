/** Bytes of a name, where file systems take 255 in all: an ending and a number still find room. */
const mostBytes = 200

/** The beginning of a text, in whole letters of so many bytes together at most. */
function beginning(text: string, most: number): string {
  let bytes = 0
  const letters = [...text]
  const end = letters.findIndex((letter) => (bytes += Buffer.byteLength(letter)) > most)
  return end < 0 ? text : letters.slice(0, end).join('')
}

/** A name as the name of a file: no separators, nothing that a file system refuses, not too long. */
export function fileName(name: string): string {
  const plain = name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '-').replace(/^\.+/, '-')
  return beginning(plain, mostBytes).trim()
}
