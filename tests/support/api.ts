import { api as first, laterRooms, type Api } from '../../src/campaign/api'

const later = await Promise.all(Object.values(laterRooms).map((load) => load()))

/** Every command, query and operation there is, those that the program loads later among them. */
export const api = Object.assign({ ...first }, ...later) as Api

/** Finds no command: for operations of players, none of which does one again. */
export const noCommand = () => Promise.resolve(undefined)
