import { foldText } from '../text/foldText.ts';

/** Of a name, in small letters without marks: 'EZE-NWOSU, Chidi' has three. */
export const nameWords = (name: string): readonly string[] => foldText(name).match(/[\p{L}\p{N}]+/gu) ?? [];

const inOneOrder = (words: readonly string[]): string => words.toSorted().join(' ');

/** Whether both say the same words, in whatever order. */
export const isSameName = (one: string, other: string): boolean =>
  inOneOrder(nameWords(one)) === inOneOrder(nameWords(other));

/** 'MUSA BELLO' beside 'BELLO MUSA': the same words, and another one first. */
export const isTurnedRound = (written: string, listed: string): boolean =>
  isSameName(written, listed) && nameWords(written)[0] !== nameWords(listed)[0];
