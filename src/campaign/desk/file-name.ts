/** A name as the name of a file: no separators, and nothing that a file system refuses. */
export function fileName(name: string): string {
  const plain = name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '-').replace(/^\.+/, '-')
  return plain.slice(0, 120).trim()
}
