import { search } from '../../../src/rules/cold-iron/alertness/search'
import { placesRoundLarge } from '../../../src/rules/cold-iron/melee/dodge'
import { mostAttackers } from '../../../src/rules/cold-iron/melee/formation'
import { sum, term } from '../../../src/shared/term'
import { names, one, type Case, type Figures, type Step } from './case'

/** A step of a case with what was played of it. */
type Done = Figures & { step: Step }

/** What the steps of a case come to together, as far as it asks for it. */
export function summary({ steps }: Case, played: Map<number, Figures>): Figures {
  const done = steps.map((step): Done => ({ ...played.get(step.n), step }))
  return {
    ...marching(done),
    ...meeting(done.filter(({ step }) => step.do === 'alertness')),
    ...searching(done),
    ...spelling(done.filter(({ step }) => step.do === 'castTiming')),
    caughtInBadSpot: done.some((each) => each['caughtInBadSpot'] === true),
    fightingTurn1: fighting(done),
    horsePlaces: horse(false),
    horsePlacesWithRiderAsWall: horse(true),
    maxEngagers: {
      open: mostAttackers('openGround'),
      wall: mostAttackers('backToWall'),
      corner: mostAttackers('corner'),
      line: mostAttackers('line'),
      lineEnd: mostAttackers('lineEnd'),
      backToBack: mostAttackers('backToBack'),
      ringInOneHex: mostAttackers('circleInHex'),
      looseRing: mostAttackers('looseCircle'),
      bigRing: mostAttackers('circle'),
    },
  }
}

/** What the first march of a case leaves, and one of class B on somebody who blinks; half a day under a pack. */
function marching(done: readonly Done[]): Figures {
  const march = done.find(({ step }) => step.do === 'march')
  const hard = done.find(({ step, ...each }) => step.do === 'march' && each['class'] === 'B')
  const packs = done.filter(({ step }) => step.do === 'encumbrance' && step['add'] !== undefined)
  return {
    afterFirstMarch: march?.['left'],
    classBWhileAlreadyBlinking: hard?.['whileBlinking'],
    rows: done.filter(({ step }) => step.do === 'damageDice').map(({ average }) => average),
    ...Object.fromEntries(
      packs.map(({ step, noon, evening }) => [
        `${one(step.by)}WithExtra${Number(step['add'])}`,
        { noonFatigue: noon, eveningFatigue: evening },
      ]),
    ),
  }
}

/** The best of all checks: the longest warning, and then the highest (CI-037). */
function meeting(checks: readonly Done[]): Figures {
  const spotted = checks.filter(({ success }) => success === true)
  const [best] = [...(spotted.length > 0 ? spotted : checks)].sort(
    (one, other) =>
      Number(other['turns']) - Number(one['turns']) ||
      Number(other['total']) - Number(one['total']),
  )
  const day = checks.filter(({ step }) => step['time'] === 'day')
  return {
    ...{ dc: best?.['dc'], best: best?.['total'], success: best?.['success'] },
    ...{ turns: best?.['turns'], hexes: best?.['hexes'], seenBy: best?.step.by },
    dayBest: Math.max(...day.map(({ total }) => Number(total))),
    dayTurns: Math.max(...day.map(({ turns }) => Number(turns))),
    killersNoticedBy: spotted
      .filter(({ step }) => step['encounter'] === 'killers')
      .flatMap(({ step }) => names(step.by)),
  }
}

/** Two searches of two people each: a trap, and then a secret door (CI-058). */
function searching(done: readonly Done[]): Figures {
  const totals = done.filter(({ step }) => step.do === 'search').map(({ total }) => Number(total))
  if (totals.length < 4) return {}
  const checks = totals.map((total) => sum([term({ key: 'total' }, total, 'CI-058')]))
  const aims = { meantToBeFound: false }
  const trap = search(checks.slice(0, 2), { target: 'furnitureTrap', dc: 25, ...aims })
  const door = search(checks.slice(2), { target: 'secretDoor', dc: 30, ...aims })
  return { trapFoundDc25: trap?.found, best: trap?.best.total, secretDoorDc30: door?.found }
}

/** Spells by when they complete: before missiles, later in the turn, in the next one (CI-018). */
function spelling(done: readonly Done[]): Figures {
  const levels = (fits: (each: Done) => boolean) =>
    done.filter(fits).map(({ step }) => step['spellLevel'])
  const now = ({ completesTurn, step }: Done) => completesTurn === step['startedTurn']
  return {
    beforeMissiles: levels((each) => now(each) && Number(each['completesStep']) < 8),
    afterMissilesSameTurn: levels((each) => now(each) && Number(each['completesStep']) > 8),
    secondTurn: levels((each) => !now(each)),
    afterHtH: levels(({ completesStep }) => Number(completesStep) > 13),
  }
}

/** Those on their feet when the alarm is given in the watch of the first question, or at once after it. */
function fighting(done: readonly Done[]): string[] {
  const watch = done.find(({ step }) => step.do === 'whoIsAwake')
  const woken = done.filter(({ step, turns }) => step.do === 'wakeRoll' && turns === 0)
  const awake = Array.isArray(watch?.['awake']) ? watch['awake'].map(String) : []
  return [...awake, ...woken.flatMap(({ step }) => names(step.by))].sort()
}

function horse(asWall: boolean): Figures {
  const { front, behind } = placesRoundLarge(asWall)
  return { front, rear: behind }
}
