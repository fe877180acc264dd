import { defineStore } from 'pinia'
import { ref } from 'vue'
import { behindLine } from './behind-line'
import type { Keys } from './keys'

/**
 * What has the focus: dice, something that goes on with what is typed after them, a text that takes
 * keys by itself, a line that is closed once it is sent and often wanted again, or nothing of the kind.
 */
export type Place = 'dice' | 'typedOn' | 'text' | 'line' | 'other'

/** Whether what is typed goes into words. */
const isWords = (place: Place) => place === 'text' || place === 'line'

/** A key as it was pressed. */
export interface PressedKey {
  keys: Keys
  /** When, in milliseconds. */
  at: number
  /** How it is given on when its turn comes. */
  event: KeyboardEvent
}

interface Waiting extends PressedKey {
  /** Whether it was typed for dice. */
  isForDice: boolean
}

interface Burst {
  last: number
  /** Whether its last key was Enter: whoever waits then for as long as a look takes has seen what is asked. */
  isEntered: boolean
  /** Whether one of its keys was refused: then so are those that follow. */
  isRefused: boolean
  /** Whether that was an Enter on dice that were seen. */
  isEarly: boolean
  /** Whether it answers dice: then it answers nothing else. */
  isForDice: boolean
  /** When the last Enter before these was pressed. */
  enteredAt: number
  /** The keys typed for dice since the last Enter. */
  segment: Keys[]
  /** Whether these were typed before anybody could see what is asked. */
  isAhead: boolean
  /** Whether nobody took the last key, a letter: then the Enter that ends the word is not taken either. */
  isWord: boolean
  /** Whether a digit of it chose something that leads on: who types on may have meant dice with it. */
  isChosen: boolean
}

/** A digit that chose something, and what that says of itself. */
interface Chosen {
  digit: Keys
  label: string
}

/** Keys that follow each other faster, in milliseconds, are one burst: nobody has read anything. */
const pause = 700
/** After an Enter who waits so long has looked at what it led to. */
const lookPause = 300
/** After an Enter that came before the last of its dice, who waits so long goes on with them. */
const shortPause = 200
/** Who waits so long after something was held back has read why, and types what is meant. */
const readPause = 3000

/** What the browser does itself, and cannot be done later in its place. */
const native = /^((shift\+)?(tab|home|end|pageup|pagedown)|escape|mod\+(shift\+)?[acvxy])$/

/** Whether a key may answer dice; a space parts them, and presses whatever else has the focus. */
function mayAnswer(keys: Keys, place: Place): boolean {
  return /^(\d|enter)$/.test(keys) || (place === 'dice' && /^(space|backspace)$/.test(keys))
}

function freshBurst(last: number): Burst {
  return {
    last,
    isEntered: false,
    isRefused: false,
    isEarly: false,
    isForDice: false,
    enteredAt: -Infinity,
    segment: [],
    isAhead: false,
    isWord: false,
    isChosen: false,
  }
}

/**
 * Keys typed faster than their questions come. While a command is under way they wait, and are then
 * given on in their order to what is asked by then. What is typed for dice goes to dice, or to what
 * is asked about them; everything else is refused aloud, and the rest of the burst with it.
 */
export const useTypeAhead = defineStore('typeAhead', () => {
  /** The keys that were refused last, until another burst begins. */
  const notTaken = ref<Keys[]>([])
  /** What a digit of the same burst has chosen: it stands, though the rest was refused. */
  const chosen = ref<Chosen>()
  /** Whether a digit that is pressed now would be refused where it chooses: no such key is shown so long. */
  const isGuarded = ref(false)
  let guard: ReturnType<typeof setTimeout> | undefined
  let burst = freshBurst(-Infinity)
  let waiting: Waiting[] = []
  let isPlaying = false
  /** Until when digits are taken for the dice of what has not come: it was asked about first. */
  let heldBackUntil = -Infinity
  const isTypedOn = behindLine()

  /** How long after its last key a burst is over. */
  const pauseOf = ({ isEarly, isEntered }: Burst) => {
    if (isEarly) return shortPause
    return isEntered ? lookPause : pause
  }

  /** Says of keys that answer dice, or were refused, until when they are one burst. */
  function watchOver(): void {
    clearTimeout(guard)
    isGuarded.value = burst.isForDice || burst.isRefused || burst.isChosen
    if (isGuarded.value) guard = setTimeout(() => (isGuarded.value = false), pauseOf(burst))
  }

  /** Refuses what waits, and what follows in the same burst. */
  function refuse(gone: Keys[] = []): void {
    notTaken.value = [...notTaken.value, ...gone, ...waiting.map(({ keys }) => keys)]
    waiting = []
    burst.isRefused = true
    watchOver()
  }

  /**
   * Refuses the key that a field was given. Answers whether the field shall let go of what it has
   * taken since the last Enter: it was typed before anybody saw the field.
   */
  function takeBack(): boolean {
    // Whoever has been at it for as long as a pause has seen it while typing.
    const isUnseen = burst.isAhead && burst.last - burst.enteredAt < pause
    burst.isEarly = !isUnseen && burst.segment.at(-1) === 'enter'
    refuse(isUnseen ? burst.segment : [])
    return isUnseen
  }

  /** Whether the key that is met begins a burst: whoever pressed it has seen what is asked. */
  const isSeen = () => !burst.isAhead && burst.segment.length <= 1

  /** What was typed is taken as it stands; what follows was typed for what comes next. */
  function accept(): void {
    burst = { ...burst, segment: [], isAhead: true }
  }

  /**
   * A digit chose something, and the focus goes on to what is asked next. Digits right behind it may belong to a
   * roll that was typed blindly, with that digit as its first die: they are no answer to what comes.
   */
  function choose(digit: Keys, label: string): void {
    chosen.value = { digit, label }
    burst.isChosen = true
    watchOver()
  }

  /** What is asked has only just come, however slowly: keys that follow at once were typed before it was seen. */
  function come(at = performance.now()): void {
    burst.last = Math.max(burst.last, at)
  }

  /**
   * What was pressed to go on has asked something instead: dice that are typed at once were for what comes after
   * it, and choose nobody here.
   */
  function holdBack(at = performance.now()): void {
    heldBackUntil = at + readPause
  }

  function begin(): void {
    burst = freshBurst(burst.last)
    watchOver()
  }

  /** Somebody has gone elsewhere on purpose: what is typed there is for it. */
  function goElsewhere(): void {
    heldBackUntil = -Infinity
    begin()
  }

  /** Whether a key pressed then follows what was read, and begins a burst of its own. */
  const isAnew = (at: number) => at - burst.last > pauseOf(burst)

  /** Begins a burst where the last one is over by then. */
  function beginAnew(at: number): void {
    if (!isAnew(at)) return
    begin()
    notTaken.value = []
    chosen.value = undefined
  }

  /** Whether a key may go on to what has the focus. */
  function admit({ keys, isForDice }: Waiting, place: Place): boolean {
    const endsWord = burst.isWord && keys === 'enter' && place === 'dice'
    const followsChoice = burst.isChosen && /^(\d|space)$/.test(keys)
    // Whoever types words does not type dice.
    burst.isChosen &&= followsChoice || keys === 'enter'
    burst.isWord = false
    if (endsWord || followsChoice) {
      refuse([keys])
      return false
    }
    if (!isForDice) {
      burst = { ...burst, segment: [], isAhead: false }
      return true
    }
    if (burst.segment.at(-1) === 'enter') accept()
    const isAnswer = place === 'dice' || (place === 'typedOn' && mayAnswer(keys, place))
    if (burst.isAhead && !isAnswer) refuse([keys])
    else burst.segment = burst.segment.concat(keys)
    return !burst.isRefused
  }

  /**
   * Whether a key goes with one that was refused, or is a digit for dice that have not come; what is pressed
   * behind such a digit is no more for them.
   */
  function isRefused({ keys, at }: PressedKey, place: Place): boolean {
    const isBlind = at < heldBackUntil && place !== 'dice' && /^\d$/.test(keys)
    heldBackUntil = -Infinity
    return !isWords(place) && (burst.isRefused || isBlind)
  }

  /** Meets a key that is pressed; answers whether it goes on now. `isUnderWay` is a command. */
  function meet(key: PressedKey, place: Place, isUnderWay: boolean): boolean {
    const { keys, at } = key
    const isHeld = isPlaying || (isUnderWay && !isWords(place))
    const isNoDeed = isTypedOn(key, place)
    if (!isHeld) beginAnew(at)
    if (burst.isEntered) burst.enteredAt = burst.last
    burst = { ...burst, last: at, isEntered: keys === 'enter' }
    if (keys === 'escape' && waiting.length > 0) refuse()
    // Whoever takes something back has seen what stands there.
    if (keys === 'backspace') burst.isRefused = false
    if (native.test(keys)) {
      goElsewhere()
      return true
    }
    if (isNoDeed || isRefused(key, place)) {
      refuse([keys])
      return false
    }
    const isAnswer = mayAnswer(keys, place)
    burst.isForDice = isAnswer && (burst.isForDice || place === 'dice')
    watchOver()
    const met = { ...key, isForDice: burst.isForDice }
    if (!isHeld) return admit(met, place)
    waiting = waiting.concat(met)
    return false
  }

  /**
   * Gives on what waits, key by key, each as soon as nothing is under way. `give` answers whether
   * anybody took it.
   */
  async function play(
    idle: () => Promise<void>,
    focus: () => Place,
    give: (event: KeyboardEvent) => boolean,
  ): Promise<void> {
    if (isPlaying) return
    isPlaying = true
    while (waiting.length > 0) {
      await idle()
      const [key] = waiting
      waiting = waiting.slice(1)
      if (!key) continue
      // Nobody saw what it would come to.
      if (key.isForDice && burst.segment.length === 0) accept()
      burst.enteredAt = burst.last
      const place = focus()
      if (!admit(key, place) || give(key.event)) continue
      if (mayAnswer(key.keys, place)) refuse([key.keys])
      else {
        notTaken.value = [...notTaken.value, key.keys]
        burst.isWord = true
      }
    }
    isPlaying = false
  }

  return {
    ...{ notTaken, chosen, isGuarded, refuse, takeBack, isSeen, accept, come },
    ...{ choose, holdBack, goElsewhere, meet, play },
  }
})
