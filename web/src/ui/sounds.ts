/**
 * Synthesized sounds: wood for dice and dominoes, a low bell for your turn. Nothing is downloaded, and nothing is
 * created before first use.
 */

export type Sound = 'tumble' | 'lay' | 'take' | 'turn' | 'end';

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const at = context.currentTime + 0.01;
  switch (sound) {
    case 'tumble':
      [0, 0.13, 0.24].forEach((delay, i) => knock(context!, at + delay, 210 + 40 * i, 0.22));
      break;
    case 'lay':
      knock(context, at, 330, 0.3);
      break;
    case 'take':
      knock(context, at, 140, 0.4);
      knock(context, at + 0.07, 260, 0.25);
      break;
    case 'turn':
      bell(context, at, 294);
      break;
    case 'end':
      bell(context, at, 294);
      bell(context, at + 0.28, 220);
      break;
  }
}

/** A die on wood: a very short burst of noise through a narrow filter. */
function knock(on: AudioContext, at: number, pitch: number, loud: number): void {
  const length = Math.round(on.sampleRate * 0.06);
  const buffer = on.createBuffer(1, length, on.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * Math.exp((-9 * i) / length);
  const source = on.createBufferSource();
  source.buffer = buffer;
  const filter = on.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch * 3;
  filter.Q.value = 4;
  const gain = on.createGain();
  gain.gain.value = loud * 2.2;
  source.connect(filter).connect(gain).connect(on.destination);
  source.start(at);
}

function bell(on: AudioContext, at: number, pitch: number): void {
  for (const [times, loud] of [[1, 0.12], [2.76, 0.03]] as const) {
    const tone = on.createOscillator();
    const gain = on.createGain();
    tone.frequency.value = pitch * times;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud, at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + 1.1);
    tone.connect(gain).connect(on.destination);
    tone.start(at);
    tone.stop(at + 1.2);
  }
}
