import { createRouter, createWebHashHistory, type RouteRecordRaw, type Router } from 'vue-router'

/** The views a game master works in while a campaign is open, in the order of their tabs. */
export const campaignViews = [
  'table',
  'cast',
  'fronts',
  'missions',
  'sessions',
  'notes',
  'tools',
] as const
export type CampaignView = (typeof campaignViews)[number]

const playerPath = '/player'

const gmRoutes: RouteRecordRaw[] = [
  { path: '/', name: 'home', component: () => import('./shell/home/HomeView.vue') },
  { path: '/table', name: 'table', component: () => import('./table/TableView.vue') },
  { path: '/cast', name: 'cast', component: () => import('./cast/CastView.vue') },
  { path: '/fronts', name: 'fronts', component: () => import('./fronts/FrontsView.vue') },
  {
    path: '/missions',
    name: 'missions',
    component: () => import('./missions/MissionsView.vue'),
  },
  { path: '/notes', name: 'notes', component: () => import('./notes/NotesView.vue') },
  {
    path: '/sessions',
    name: 'sessions',
    component: () => import('./sessions/SessionsView.vue'),
  },
  {
    path: '/tools/:toolId?',
    name: 'tools',
    props: true,
    component: () => import('./tools/ToolsView.vue'),
  },
  {
    path: '/report/:subject(mission|session|character|recap|saga|chronicle|board)/:subjectId?',
    name: 'report',
    props: true,
    component: () => import('./reports/ReportView.vue'),
  },
  { path: '/:unknown(.*)', redirect: '/' },
]

/** The players' window knows no other view, whatever stands in its address. */
const playerRoutes: RouteRecordRaw[] = [
  { path: playerPath, name: 'player', component: () => import('./players/window/PlayerView.vue') },
  { path: '/:unknown(.*)', redirect: playerPath },
]

/** Whether this window is the one turned to the players. Main says so, never the address. */
export function isPlayerWindow(): boolean {
  return window.ironTable.role === 'player'
}

/** Loads every view while nobody waits, so that going to one never keeps the next key waiting. */
export function warmViews(router: Router): void {
  requestIdleCallback(() => {
    for (const { components } of router.getRoutes()) {
      const load = components?.default
      if (typeof load === 'function') void (load as () => Promise<unknown>)()
    }
  })
}

/** The views of a window; the hash keeps the place through a reload. */
export function createViews(): Router {
  const routes = isPlayerWindow() ? playerRoutes : gmRoutes
  return createRouter({ history: createWebHashHistory(), routes })
}
