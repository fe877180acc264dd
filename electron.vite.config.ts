import { readFileSync } from 'node:fs'
import tailwind from '@tailwindcss/vite'
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'electron-vite'
import icons from 'unplugin-icons/vite'
import type { Plugin } from 'vite'

interface Locked {
  version?: string
  license?: string
  dev?: boolean
  optional?: boolean
}

/** Every package that the program is made of, by its own record: name, version and licence. */
function packages(): string[][] {
  const lock = readFileSync(new URL('package-lock.json', import.meta.url), 'utf8')
  const locked = Object.entries((JSON.parse(lock) as { packages: Record<string, Locked> }).packages)
  return locked
    .filter(([path, { dev, optional }]) => path !== '' && !dev && !optional)
    .map(([path, { version = '', license = '' }]) => [
      path.replace(/^.*node_modules\//, ''),
      version,
      license,
    ])
    .toSorted(([one = ''], [other = '']) => one.localeCompare(other))
}

/**
 * Signs beyond ASCII are escaped: one of them alone in a script makes twice as much of all of it, which is
 * read, hashed and kept in memory at every start.
 */
const charset = 'ascii'

/** Refuses a sign beyond ASCII that was left: what is written raw (`String.raw`) is not escaped. */
const oneByteASign: Plugin = {
  name: 'one-byte-a-sign',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      const [found] = /.{0,60}[^\0-\u007f].{0,60}/.exec(file.code) ?? []
      if (found) this.error(`A sign beyond ASCII is written raw in ${file.fileName}: ${found}`)
    }
  },
}

/** The letters that every screen begins with. */
const firstFonts = /\/(?:inter|alegreya)-latin-wght-normal-[\w-]+\.woff2$/

/**
 * The page is one script of the kind that is kept compiled with every function that was called until the
 * page stood there; of modules only what ran while they were loaded is kept. Its letters are fetched with
 * it: they would be asked for once words are laid out, which are then laid out again.
 */
const oneScript: Plugin = {
  name: 'one-script',
  apply: 'build',
  transformIndexHtml: (html, { bundle = {} }) => ({
    html: html.replace('type="module" crossorigin', 'defer'),
    tags: Object.keys(bundle)
      .filter((name) => firstFonts.test(name))
      .map((name) => ({
        tag: 'link',
        attrs: {
          rel: 'preload',
          href: `./${name}`,
          as: 'font',
          type: 'font/woff2',
          crossorigin: true,
        },
        injectTo: 'head' as const,
      })),
  }),
}

// The binding is the only module that cannot be bundled; the sandboxed preload may import nothing.
export default defineConfig({
  main: {
    plugins: [oneByteASign],
    build: {
      minify: true,
      target: 'node20.18',
      externalizeDeps: false,
      rollupOptions: {
        external: ['better-sqlite3'],
        // Scripts of this kind can be kept compiled; modules only by a Node that is newer than this one.
        output: {
          format: 'cjs',
          entryFileNames: '[name].cjs',
          chunkFileNames: '[name]-[hash].cjs',
          charset,
        },
      },
    },
    // Tables as text are read faster than as script.
    json: { stringify: true },
  },
  preload: {
    build: {
      target: 'node20.18',
      externalizeDeps: false,
      rollupOptions: { output: { format: 'cjs', entryFileNames: 'index.cjs', charset } },
    },
  },
  renderer: {
    plugins: [vue(), tailwind(), oneScript, oneByteASign, icons({ compiler: 'vue3' })],
    json: { stringify: true },
    build: {
      target: 'chrome130',
      minify: true,
      // Icons and fonts are files: the content policy allows no data URLs for scripts or fonts.
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rollupOptions: { output: { format: 'iife', codeSplitting: false, charset } },
    },
    experimental: {
      // What the script loads later is asked for by its whole path: it does not know its own place then.
      renderBuiltUrl: (name, { hostType }) => (hostType === 'js' ? `/${name}` : { relative: true }),
    },
    define: {
      __VUE_OPTIONS_API__: 'false',
      __PACKAGES__: JSON.stringify(packages()),
    },
  },
})
