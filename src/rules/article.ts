/** Written with a vowel and spoken with a consonant, and the other way round. */
const AS_CONSONANT = /^(uni|use|utme|euro|one)/i;
const AS_VOWEL = /^(hour|honour|heir|hnd|nce)/i;

/** 'a faculty', 'an exam venue', 'a unit', 'an hour'. */
export const withArticle = (noun: string): string => `${isVowel(noun) ? 'an' : 'a'} ${noun}`;

const isVowel = (noun: string): boolean => AS_VOWEL.test(noun) || (/^[aeiou]/i.test(noun) && !AS_CONSONANT.test(noun));
