/** Where Node's own header files are, which a native module is compiled against. */
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The prefix whose `include/node` holds the headers, or null where there are none. Any Node's will
 * do: the stable part of its interface is all that is used, and it looks the same in every version.
 * The Node that npm runs on comes first, since most installations of Node bring their headers.
 */
export function nodeHeaders(): string | null {
  const node = process.env['npm_node_execpath'] ?? process.execPath
  const prefixes = [dirname(dirname(realpathSync(node))), '/usr', '/usr/local']
  const holds = (prefix: string): boolean => existsSync(join(prefix, 'include/node/node_api.h'))
  return prefixes.find(holds) ?? null
}
