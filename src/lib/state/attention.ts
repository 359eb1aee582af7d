/** Calls a person back whose turn it is while the app is out of sight. */

let audio: AudioContext | null = null;

/** Browsers let a page sound only if it was made ready by a tap or a key. */
export function allowSound(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume().catch(() => {});
  } catch {
    // No sound here.
  }
}

/** A stroke of the ship's bell: partials and decay, in seconds and hertz. */
const BELL = [
  { hertz: 784, gain: 0.22, seconds: 1.4 },
  { hertz: 1570, gain: 0.1, seconds: 0.9 },
  { hertz: 2360, gain: 0.05, seconds: 0.5 },
] as const;

function ring(context: AudioContext): void {
  const now = context.currentTime;
  for (const { hertz, gain, seconds } of BELL) {
    const tone = new OscillatorNode(context, { frequency: hertz });
    const volume = new GainNode(context, { gain });
    volume.gain.setValueAtTime(gain, now);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
    tone.connect(volume).connect(context.destination);
    tone.start(now);
    tone.stop(now + seconds);
  }
}

/** Rings and vibrates, as far as wanted and possible. */
export function call({ sound, vibration }: { readonly sound: boolean; readonly vibration: boolean }): void {
  if (sound && audio) ring(audio);
  if (vibration && 'vibrate' in navigator) navigator.vibrate([120, 80, 120]);
}
