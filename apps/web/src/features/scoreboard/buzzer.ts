const mutedKey = "scoreboard-muted";

export const buzzerIsMuted = (): boolean => localStorage.getItem(mutedKey) === "yes";
export const muteBuzzer = (isMuted: boolean): void =>
  localStorage.setItem(mutedKey, isMuted ? "yes" : "no");

/** A second of the hall's buzzer, made by the browser: no file that could be missing offline. */
export function soundBuzzer(): void {
  if (buzzerIsMuted() || typeof AudioContext === "undefined") return;
  const audio = new AudioContext();
  const tone = new OscillatorNode(audio, { type: "square", frequency: 220 });
  const volume = new GainNode(audio, { gain: 0.4 });
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + 1);
  tone.onended = () => void audio.close();
}
