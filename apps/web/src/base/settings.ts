import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { detectLanguage, type Language } from './texts/language.ts';

export type Theme = 'auto' | 'light' | 'dark';
/** Animation speeds; 0 skips animations. */
export const SPEEDS = [0.5, 1, 2, 4, 0] as const;
export type Speed = (typeof SPEEDS)[number];

interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly sound: boolean;
  readonly speed: Speed;
  /** Submits a move as soon as it is chosen, without confirmation. */
  readonly atOnce: boolean;
  readonly nickname: string;
  /** Plays the only legal move of a turn without asking. */
  readonly playsOnlyMove: boolean;
  /** The person has answered the table's offer to send choices at once. */
  readonly isAtOnceAnswered: boolean;
  /** A coach stands beside races against bots. */
  readonly coach: boolean;
}

interface SettingsStore extends Settings {
  readonly change: (settings: Partial<Settings>) => void;
}

/** The person's settings, kept in localStorage. */
export const useSettings = create<SettingsStore>()(
  persist(
    (set) => ({
      language: detectLanguage(typeof navigator === 'undefined' ? [] : navigator.languages),
      theme: 'auto',
      sound: false,
      speed: 1,
      atOnce: false,
      nickname: '',
      playsOnlyMove: true,
      isAtOnceAnswered: false,
      coach: false,
      change: (settings) => set(settings),
    }),
    { name: 'paddock-settings', version: 1 },
  ),
);
