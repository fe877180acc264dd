/** Published text with its links to other records as plain emphasis: they lead nowhere here. */
export function readable(text: string): string {
  return text.replace(/\[([^\]]+)\]\(id:[^)]*\)/g, '**$1**')
}
