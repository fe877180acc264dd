/** Most lines that news may have: whoever wants to play reads no more. */
export const mostLines = 5

/** What stands under a heading, up to the next one of its rank; nothing where there is no such heading. */
function under(heading: string, text: string): string | undefined {
  const rank = heading.split(' ', 1)[0] ?? ''
  return text.split(new RegExp(`^(?=${rank} )`, 'm')).find((section) => section.startsWith(heading))
}

/**
 * What a version brought, in the few lines that the changelog says “In short”. The version that is being
 * made stands there without a number yet.
 */
export function newsIn(changelog: string, version: string): readonly string[] {
  const own = under(`## [${version}]`, changelog) ?? under('## [Unreleased]', changelog) ?? ''
  const short = under('### In short', own) ?? ''
  return [...short.matchAll(/^- (.+)$/gm)].flatMap(([, line]) => line ?? []).slice(0, mostLines)
}
