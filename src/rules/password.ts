import { isLonger, isShorter } from './text/characters.ts';

export const PASSWORD_RULES: readonly { readonly isMet: (password: string) => boolean; readonly words: string }[] = [
  { isMet: (password) => !isShorter(password, 8) && !isLonger(password, 30), words: '8 to 30 characters' },
  { isMet: (password) => /\d/.test(password), words: 'a digit' },
  { isMet: (password) => /\p{Ll}/u.test(password), words: 'a lowercase letter' },
  { isMet: (password) => /\p{Lu}/u.test(password), words: 'an uppercase letter' },
  { isMet: (password) => /[^\p{L}\p{M}\d\s]/u.test(password), words: 'a special character' },
];

export function passwordMistake(password: string): string | null {
  if (password === '') return 'please input your password';
  const lacking = PASSWORD_RULES.find(({ isMet }) => !isMet(password));
  return lacking ? `your password must have ${lacking.words}` : null;
}

export const newPasswordMistakes = ({
  password,
  repeated,
}: {
  readonly password: string;
  readonly repeated: string;
}) => ({
  password: passwordMistake(password),
  repeated: repeated === password ? null : 'the two passwords differ',
});
