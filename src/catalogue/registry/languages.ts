/** Into which a programme may translate its texts: those that the portal itself can be read in. */
export const LANGUAGES = {
  ha: 'Hausa',
  ig: 'Igbo',
  pcm: 'Nigerian Pidgin',
  yo: 'Yoruba',
} as const;

export type LanguageCode = keyof typeof LANGUAGES;
