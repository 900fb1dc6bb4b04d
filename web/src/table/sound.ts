/** Short sounds made on the spot; nothing is loaded and nothing loops. Off until asked for. */
export const SOUNDS = ['card', 'paper', 'coin', 'bell', 'thump', 'tick', 'dread', 'refuse'] as const;
export type Sound = (typeof SOUNDS)[number];

interface Voice {
  /** hertz at the beginning and the end; 0: noise */
  from: number;
  to: number;
  seconds: number;
  loud: number;
  wave?: OscillatorType;
  /** of the noise's filter */
  filter?: number;
}

const VOICES: Record<Sound, readonly Voice[]> = {
  card: [{ from: 0, to: 0, seconds: 0.09, loud: 0.25, filter: 1800 }],
  paper: [{ from: 0, to: 0, seconds: 0.18, loud: 0.16, filter: 4200 }],
  coin: [
    { from: 2100, to: 2000, seconds: 0.12, loud: 0.12 },
    { from: 3150, to: 3100, seconds: 0.2, loud: 0.08 },
  ],
  bell: [
    { from: 880, to: 878, seconds: 0.9, loud: 0.14 },
    { from: 1318, to: 1316, seconds: 0.7, loud: 0.07 },
  ],
  thump: [{ from: 120, to: 52, seconds: 0.16, loud: 0.4 }],
  tick: [{ from: 1500, to: 1200, seconds: 0.03, loud: 0.1, wave: 'square' }],
  dread: [{ from: 98, to: 82, seconds: 0.9, loud: 0.2, wave: 'sawtooth' }],
  refuse: [{ from: 180, to: 140, seconds: 0.14, loud: 0.14, wave: 'triangle' }],
};

let context: AudioContext | undefined;

function speak(audio: AudioContext, voice: Voice) {
  const end = audio.currentTime + voice.seconds;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(voice.loud, audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(audio.destination);
  if (voice.from > 0) {
    const tone = audio.createOscillator();
    tone.type = voice.wave ?? 'sine';
    tone.frequency.setValueAtTime(voice.from, audio.currentTime);
    tone.frequency.exponentialRampToValueAtTime(voice.to, end);
    tone.connect(gain);
    tone.start();
    tone.stop(end);
    return;
  }
  const length = Math.ceil(audio.sampleRate * voice.seconds);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = Math.random() * 2 - 1;
  const noise = audio.createBufferSource();
  noise.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = voice.filter ?? 2000;
  noise.connect(filter);
  filter.connect(gain);
  noise.start();
}

/** Plays one sound; silent where the browser has no audio or has not been touched yet. */
export function play(sound: Sound) {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  void context.resume();
  for (const voice of VOICES[sound]) speak(context, voice);
}
