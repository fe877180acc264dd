/** Two soft notes, a fifth apart: hertz, and seconds after the first. */
const notes = [
  { pitch: 440, after: 0 },
  { pitch: 660, after: 0.18 },
]
/** Seconds in which a note dies away, and how loud it begins. */
const dying = 0.9
const loudness = 0.12

/** Rings a small bell, made here: nothing is played from a file. */
export function ring(): void {
  const sound = new AudioContext()
  for (const { pitch, after } of notes) {
    const [tone, volume] = [sound.createOscillator(), sound.createGain()]
    const start = sound.currentTime + after
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(loudness, start)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + dying)
    tone.connect(volume).connect(sound.destination)
    tone.start(start)
    tone.stop(start + dying)
  }
  setTimeout(() => void sound.close(), 2000)
}
