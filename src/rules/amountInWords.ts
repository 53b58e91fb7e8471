import { ToWords } from 'to-words/en-NG';

const toWords = new ToWords();

/** 1000050 kobo as 'Ten Thousand Naira And Fifty Kobo Only', up to 999 billion naira. */
export function amountInWords(kobo: number): string {
  return toWords.convert(kobo / 100, { currency: true, ignoreZeroCurrency: kobo > 0 });
}
