import { expect, test } from 'vitest';
import { amountInWords } from './amountInWords.ts';

test.each([
  [1_000_000, 'Ten Thousand Naira Only'],
  [1_000_050, 'Ten Thousand Naira And Fifty Kobo Only'],
  [100, 'One Naira Only'],
  [50, 'Fifty Kobo Only'],
  [0, 'Zero Naira Only'],
  [1_205_000_00, 'One Million Two Hundred Five Thousand Naira Only'],
  [
    999_999_999_999_99,
    'Nine Hundred Ninety Nine Billion Nine Hundred Ninety Nine Million Nine Hundred Ninety Nine Thousand Nine Hundred Ninety Nine Naira And Ninety Nine Kobo Only',
  ],
])('%d kobo', (kobo, words) => expect(amountInWords(kobo)).toBe(words));
