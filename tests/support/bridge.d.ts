import type { Bridge } from '../../src/campaign/api'

declare global {
  interface Window {
    ironTable: Bridge
  }
}
