import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  testIgnore: ['demo/**', 'packed/**'],
  outputDir: '../../test-results/e2e',
  workers: 2,
  // A machine that builds for everybody stalls at times. Who needed another run is named at the end.
  retries: process.env.CI ? 2 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
})
