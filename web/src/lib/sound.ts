/** Short sounds, synthesised so that nothing is loaded; silent until a person has used the page. */
import { settings } from './settings.svelte';

type Cue = 'place' | 'card' | 'turn' | 'win' | 'end' | 'refused';

interface Tone {
  /** Hertz. */
  pitch: number;
  /** Seconds from the start of the cue. */
  at: number;
  /** Seconds. */
  length: number;
  shape: OscillatorType;
  loud: number;
}

const tone = (pitch: number, at: number, length: number, shape: OscillatorType = 'sine', loud = 0.12): Tone => ({
  pitch,
  at,
  length,
  shape,
  loud,
});

const CUES: Record<Cue, Tone[]> = {
  // A piece of wood laid down.
  place: [tone(190, 0, 0.09, 'triangle', 0.22), tone(95, 0.01, 0.12, 'sine', 0.2)],
  // A card turned.
  card: [tone(1250, 0, 0.03, 'triangle', 0.05), tone(880, 0.035, 0.04, 'triangle', 0.05)],
  turn: [tone(523, 0, 0.14), tone(784, 0.12, 0.22)],
  win: [tone(523, 0, 0.16), tone(659, 0.13, 0.16), tone(784, 0.26, 0.16), tone(1047, 0.39, 0.4)],
  end: [tone(659, 0, 0.18), tone(523, 0.16, 0.3)],
  refused: [tone(196, 0, 0.14, 'square', 0.05), tone(165, 0.13, 0.2, 'square', 0.05)],
};

let context: AudioContext | undefined;

export function play(cue: Cue): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  afterDrawing(() => begin(cue));
}

/** Calls once the page has been drawn: opening the sound device takes longer than a frame. */
function afterDrawing(call: () => void): void {
  // A hidden page is not drawn.
  if (document.hidden) call();
  else requestAnimationFrame(() => setTimeout(call));
}

function begin(cue: Cue): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const one of CUES[cue]) sound(context, one);
}

function sound(audio: AudioContext, { pitch, at, length, shape, loud }: Tone): void {
  const start = audio.currentTime + at;
  const oscillator = new OscillatorNode(audio, { type: shape, frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length + 0.02);
}
