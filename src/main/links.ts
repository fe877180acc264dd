/** Web pages that the program may open in the user's browser, after asking. */
const allowed = new Set(['creativecommons.org', 'www.ironswornrpg.com'])

/** Whether an address may be handed to the system: any other kind than a web page may start a program. */
export function mayOpen(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' && allowed.has(hostname)
}
