import { z } from 'zod'
import { phrase } from '../../shared/phrase'
import { sights } from '../../shared/sight'
import { command, query } from '../define'
import { pageInput } from '../search/page'
import { memberFields, createMember, editMember } from '../sheet/members'
import { refOf } from '../sheet/land'
import { aliasOf, revealNpc, setAlias, setSight, showByName } from './known'
import { isUnmet } from './unknown'
import { groupLabel, joinNpc, readGroup, splitNpc } from './group'
import { readReadyMade, takeReadyMade } from './ready-made'
import { countNpcs, readNpcNames, readNpcPage, readNpcs } from './read'
import { filledText, idSchema as id, line, textUpTo, whole } from '../../shared/bounded'

const system = filledText(40)

/** As many as a line of the history names. */
const mostNamed = 3

export const npcApi = {
  /**
   * A page of everyone whom the game master plays, in their order, those out of play last, with
   * their sheets by system id: of all, or of those that hold the words typed.
   */
  'npc.list': query({
    input: pageInput,
    run: readNpcPage,
  }),

  /** The names of those in play, of all or of a system's people: what a name is chosen from. */
  'npc.names': query({
    input: z.strictObject({ system: textUpTo(40).optional() }),
    run: (read, { system }) => readNpcNames(read, system),
  }),

  /** These NPCs, in play or not, with their sheets by system id. */
  'npc.byId': query({
    input: z.strictObject({ ids: z.array(id).max(500) }),
    run: (read, { ids }) => readNpcs(read, ids),
  }),

  /** How many NPCs are in play, and how many of them have a sheet of each system. */
  'npc.count': query({ input: z.strictObject({}), run: countNpcs }),

  /** A new NPC, with what is given of its sheets; the rest is blank. Answers its id. */
  'npc.create': command({
    input: z.strictObject({
      name: memberFields.name,
      description: memberFields.description.default(''),
      known: memberFields.known.default(''),
      secret: memberFields.secret.default(''),
      ownFields: memberFields.ownFields.default([]),
      sheets: memberFields.sheets.default({}),
      archetypes: memberFields.archetypes.default({}),
    }),
    label: (_read, { name }) => phrase('history.npc.create', { name }),
    run: (write, { sheets, archetypes, ...texts }) => ({
      npcId: createMember(write, 'npc', texts, sheets, { archetypes }),
    }),
  }),

  /** The people and creatures that the systems in play have ready, by name, with their figures. */
  'npc.readyMade': query({ input: z.strictObject({}), run: readReadyMade }),

  /** Puts some of them into the cast, all in one step. Answers their ids. */
  'npc.takeReadyMade': command({
    input: z.strictObject({ names: z.array(memberFields.name).min(1).max(200) }),
    label: (_read, { names }) => {
      const named = names.slice(0, mostNamed).join(', ')
      return phrase('history.npc.takeReadyMade', {
        count: names.length,
        names: names.length > mostNamed ? `${named}, …` : named,
      })
    },
    run: (write, { names }) => takeReadyMade(write, names),
  }),

  /** Changes what is given: texts, and parts of sheets by system. */
  'npc.edit': command({
    input: z.strictObject({
      npcId: id,
      name: memberFields.name.optional(),
      description: memberFields.description.optional(),
      known: memberFields.known.optional(),
      secret: memberFields.secret.optional(),
      ownFields: memberFields.ownFields.optional(),
      sheets: memberFields.sheets.default({}),
    }),
    label: (read, { npcId }) =>
      phrase('history.npc.edit', { name: refOf(read, 'npc', npcId).name }),
    run: (write, { npcId, sheets, ...texts }) => editMember(write, 'npc', npcId, texts, sheets),
  }),

  /**
   * Gives an NPC the name that players know them by until they are revealed; wherever players read, it
   * stands in place of theirs. Refused where it tells who they are.
   */
  'npc.setAlias': command({
    input: z.strictObject({ npcId: id, alias: line(80) }),
    label: (read, { npcId, alias }) =>
      phrase('history.npc.setAlias', { name: refOf(read, 'npc', npcId).name, alias }),
    run: (write, { npcId, alias }) => setAlias(write, npcId, alias),
  }),

  /**
   * Tells players who it is whom they know by an alias: from now on they read the name everywhere. Of those
   * who took part unseen in this session, or in those that are said, they read that as well.
   */
  'npc.reveal': command({
    input: z.strictObject({
      npcIds: z.array(id).min(1).max(200),
      sessionIds: z.array(id).max(1000).optional(),
    }),
    label: (read, { npcIds: [npcId = '', ...others] }) => {
      if (others.length > 0) return phrase('history.npc.uncoverAll', { count: others.length + 1 })
      const { name } = refOf(read, 'npc', npcId)
      const alias = aliasOf(read, npcId)
      return alias === ''
        ? phrase('history.npc.uncover', { name })
        : phrase('history.npc.reveal', { name, alias })
    },
    run: (write, { npcIds, sessionIds }) => {
      for (const npcId of npcIds) revealNpc(write, npcId, sessionIds)
    },
  }),

  /** Lets players know the name of an NPC who is shown to them by it, whether or not anything was done yet. */
  'npc.showByName': command({
    input: z.strictObject({ npcId: id }),
    label: (read, { npcId }) =>
      phrase('history.npc.uncover', { name: refOf(read, 'npc', npcId).name }),
    run: (write, { npcId }) => showByName(write, npcId),
  }),

  /** Whether players would read nothing of an NPC in what happens now: nobody has shown them, or let them know of them, yet. */
  'npc.isUnmet': query({
    input: z.strictObject({ npcId: id }),
    run: (read, { npcId }) => ({ npcId, isUnmet: isUnmet(read, npcId) }),
  }),

  /** How much players see of an NPC in a fight; null for as much as of their side. */
  'npc.setSight': command({
    input: z.strictObject({ npcId: id, sight: z.enum(sights).nullable() }),
    label: (read, { npcId }) =>
      phrase('history.npc.setSight', { name: refOf(read, 'npc', npcId).name }),
    run: (write, { npcId, sight }) => setSight(write, npcId, sight),
  }),

  /** How many of an NPC's entry stand by a system, and with whom it could be one entry. */
  'npc.group': query({
    input: z.strictObject({ npcId: id, system }),
    run: (read, { npcId, system: of }) => readGroup(read, npcId, of),
  }),

  /** So many of a group go their own way. Answers the id of the NPC that they are now. */
  'npc.split': command({
    input: z.strictObject({ npcId: id, system, count: whole(1, 99) }),
    label: groupLabel('history.npc.split'),
    run: (write, { npcId, system: of, count }) => splitNpc(write, npcId, of, count),
  }),

  /** Puts another group of the same sort together with an NPC. */
  'npc.join': command({
    input: z.strictObject({ npcId: id, otherId: id, system }),
    label: groupLabel('history.npc.join'),
    run: (write, { npcId, otherId, system: of }) => joinNpc(write, npcId, otherId, of),
  }),
}
